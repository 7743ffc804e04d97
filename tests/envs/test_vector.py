"""Many tables at once are the same tables as one by one."""

from __future__ import annotations

import numpy as np
import pytest

import stockpot
from stockpot.core import engine
from stockpot.core.random import derive, seed_argument, seed_word
from stockpot.core.rule import COMPILED
from stockpot.envs import VectorTable
from stockpot.envs.common import BOUND, action_mask, features, rewards
from tests.support.processes import python
from tests.support.settings import PRINTED, Setting

FEWEST = [next(setting for setting in PRINTED if setting.game == name) for name in stockpot.game_names()]
every_game = pytest.mark.parametrize("setting", FEWEST, ids=str)


@every_game
def test_a_row_tells_what_a_table_tells(setting: Setting) -> None:
    """Seat, mask, observation and reward of each row are those of a `Table` on which the same moves are played."""
    tables = VectorTable(setting.game, setting.players, tables=3, seed=5)
    beside = [tables.table(i) for i in range(3)]
    for _ in range(400 if COMPILED else 260):
        for i, table in enumerate(beside):
            seat = int(tables.seats[i])
            assert seat == table.to_act[0]
            assert (tables.masks[i] == action_mask(table, seat)).all()
            assert (tables.observations[i] == features(table, seat)).all()
            assert np.abs(tables.observations[i]).max() <= BOUND
        actions, seats = tables.random_actions(), tables.seats.copy()
        tables.step(actions)
        for i, table in enumerate(beside):
            table.play(int(seats[i]), int(actions[i]))
            assert bool(tables.over[i]) == table.over
            assert tables.rewards[i] == pytest.approx(rewards(table))
            if table.over:
                assert tuple(tables.scores[i]) == table.scores
                beside[i] = tables.table(i)


@every_game
def test_estimates_are_those_of_the_game(setting: Setting) -> None:
    tables = VectorTable(setting.game, setting.players, tables=3, seed=6)
    for _ in range(40):
        tables.step(tables.thumb_actions())
    for i, estimate in enumerate(tables.estimates()):
        assert estimate == pytest.approx(tables.table(i).outcome, abs=1e-6)
        assert estimate.sum() == pytest.approx(1, abs=1e-5)


@every_game
def test_the_number_of_threads_changes_nothing(setting: Setting) -> None:
    one, three = (VectorTable(setting.game, setting.players, tables=900, seed=2, cores=cores) for cores in (1, 3))
    for _ in range(150):
        actions = one.random_actions()
        assert (actions == three.random_actions()).all()
        one.step(actions)
        three.step(actions)
        for name in ("seats", "masks", "observations", "rewards", "scores", "over", "numbers"):
            assert (getattr(one, name) == getattr(three, name)).all(), name


def test_a_table_goes_on_with_the_next_game_of_the_series_when_one_ends() -> None:
    tables = VectorTable("soup", players=3, tables=4, seed=9)
    ended = np.zeros(4, int)
    for _ in range(450):
        tables.step(tables.random_actions())
        ended += tables.over
        assert (tables.numbers == np.arange(4) + 4 * ended).all()
        over = tables.over.astype(bool)
        assert tables.rewards.sum(axis=1) == pytest.approx(np.zeros(4), abs=1e-6)
        assert (tables.rewards[over].max(axis=1) > 0).all()
        assert not tables.rewards[~over].any()
    assert ended.min() >= 2


def test_games_of_a_series_are_those_of_playouts() -> None:
    """Game 6 of a series is dealt from the same word, however it is played."""
    tables = VectorTable("soup", players=4, tables=7, seed=3)
    word = derive(seed_argument(seed_word(3)), 6)
    fresh = stockpot.game("soup").state()
    engine.begin(fresh.handle, 4, stockpot.game("soup").encode_options(4, {}), word, seed_argument(0))
    assert tables.table(6).state == fresh


def test_reset_begins_the_same_series_again() -> None:
    tables = VectorTable("soup", players=4, tables=5, seed=3)
    first = [tables.random_actions()]
    for _ in range(5):
        tables.step(first[-1])
        first.append(tables.random_actions())
    tables.reset(seed=3)
    for actions in first[:-1]:
        assert (tables.random_actions() == actions).all()
        tables.step(actions)
    tables.reset(seed=4)
    assert (tables.random_actions() != first[0]).any()


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    tables = VectorTable("soup", players=4, tables=5, seed=3)
    actions = tables.thumb_actions()
    before = [tables.table(i).state for i in range(5)]
    actions[3] = 0  # a card, while recipes are chosen
    with pytest.raises(stockpot.IllegalMove, match="recipe"):
        tables.step(actions)
    actions[3] = 99
    with pytest.raises(stockpot.UnknownMove):
        tables.step(actions)
    with pytest.raises(ValueError, match="one action for each of 5"):
        tables.step(actions[:4])
    assert [tables.table(i).state for i in range(5)] == before


def test_rules_of_thumb_beat_chance() -> None:
    """Seat 0 plays by rules of thumb, the others at random."""
    tables = VectorTable("soup", players=4, tables=300, seed=1, observations=False)
    won: list[float] = []
    while len(won) < 300:
        tables.step(np.where(tables.seats == 0, tables.thumb_actions(), tables.random_actions()))
        won += tables.rewards[tables.over == 1, 0].tolist()
    assert np.mean(won) > 0.2


def test_observations_may_be_left_out() -> None:
    tables = VectorTable("soup", players=4, tables=5, seed=3, observations=False)
    tables.step(tables.random_actions())
    assert tables.observations.shape == (0, stockpot.game("soup").n_features)


def test_options_reach_the_tables() -> None:
    tables = VectorTable("soup", players=2, tables=2, seed=3, options={"open_recipes": True})
    assert tables.table(0).options == {"open_recipes": True}
    with pytest.raises(stockpot.BadOption):
        VectorTable("soup", players=2, tables=2, options={"nonsense": 1})


@pytest.mark.parametrize(("tables", "cores"), [(0, 1), (1, -1)])
def test_there_must_be_tables(tables: int, cores: int) -> None:
    with pytest.raises(ValueError, match="must be tables and cores"):
        VectorTable("soup", players=2, tables=tables, cores=cores)


PROGRAM = """
import hashlib
from stockpot.envs import VectorTable
tables = VectorTable("soup", players=3, tables=2, seed=4)
digest = hashlib.blake2b()
for _ in range(60):
    tables.step(tables.random_actions())
    for array in (tables.seats, tables.masks, tables.observations, tables.rewards, tables.scores, tables.over):
        digest.update(array.tobytes())
print(digest.hexdigest())
"""


def test_interpreted_tables_are_the_same() -> None:
    assert python(PROGRAM, NUMBA_DISABLE_JIT="0") == python(PROGRAM, NUMBA_DISABLE_JIT="1")
