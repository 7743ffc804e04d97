"""Many tables at once are the same tables as one by one."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest

import stockpot
from stockpot.core import engine
from stockpot.core.random import derive, seed_argument, seed_word
from stockpot.core.rule import COMPILED
from stockpot.core.trail import NO_TRAIL
from stockpot.envs import VectorTable
from stockpot.envs.common import BOUND, action_mask, features, rewards
from stockpot.envs.gpu.device import available
from stockpot.testing.settings import Setting
from tests.support.processes import python
from tests.support.settings import PRINTED

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


SHOWN = ("seats", "masks", "observations", "final_observations", "rewards", "scores", "over", "numbers")


def same(one: VectorTable, other: VectorTable) -> None:
    """All that is shown of two batches, byte for byte."""
    for name in SHOWN:
        assert getattr(one, name).tobytes() == getattr(other, name).tobytes(), name


@every_game
def test_final_observations_are_what_each_seat_sees_at_the_end(setting: Setting) -> None:
    tables = VectorTable(setting.game, setting.players, tables=4, seed=5, finals=True, stagger=True)
    shape = (4, setting.players, tables.game.n_features)
    assert tables.final_observations.shape == shape
    ended = 0
    while ended < 2:
        beside = [tables.table(i) for i in range(4)]
        actions, seats = tables.random_actions(), tables.seats.copy()
        tables.step(actions)
        for i in np.flatnonzero(tables.over):
            beside[i].play(int(seats[i]), int(actions[i]))
            for seat in range(setting.players):
                assert (tables.final_observations[i, seat] == features(beside[i], seat)).all()
            ended += 1
    assert VectorTable(setting.game, setting.players, tables=1).final_observations.shape == (0, *shape[1:])


@every_game
def test_a_staggered_start_lies_anywhere_in_the_game(setting: Setting) -> None:
    """A table begins on the way that random players take through its game, and the batch in all parts of it."""
    start, tables = (
        VectorTable(setting.game, setting.players, 40, seed=8, stagger=stagger) for stagger in (False, True)
    )
    assert (tables.numbers == np.arange(40)).all()
    assert not tables.over.any()
    whole = stockpot.playouts(setting.game, setting.players, 40, seed=8).decisions
    out = engine.legal_buffer()
    shares = []
    for i in range(40):
        state, wanted, decisions = start.table(i).state, tables.table(i).state, 0
        while state != wanted:
            assert engine.play_random(state, out, NO_TRAIL, 1) == 1
            decisions += 1
        assert decisions < whole[i]
        shares.append(decisions / whole[i])
    assert min(shares) < 0.25
    assert max(shares) > 0.75
    assert 0.3 < np.mean(shares) < 0.7


def test_a_staggered_batch_ends_games_at_any_time() -> None:
    """Begun together, games of much the same length also end together."""
    ends: dict[bool, list[int]] = {}
    for stagger in (False, True):
        tables = VectorTable("soup", players=4, tables=256, seed=1, observations=False, stagger=stagger)
        counts = []
        for _ in range(6):
            ended = 0
            for _ in range(32):
                tables.step(tables.random_actions())
                ended += int(tables.over.sum())
            counts.append(ended)
        ends[stagger] = counts
    assert min(ends[False]) == 0
    assert min(ends[True]) > 10


@every_game
def test_tables_that_are_not_dealt_anew_stand_still_with_everything_allowed(setting: Setting) -> None:
    tables = VectorTable(setting.game, setting.players, tables=4, seed=5, autoreset=False, stagger=True)
    first_over: dict[int, Any] = {}
    while not tables.over.all():
        for i in np.flatnonzero(tables.over):
            assert (tables.masks[i] == 1).all()
            shown = [getattr(tables, name)[i].tobytes() for name in SHOWN if name != "final_observations"]
            assert first_over.setdefault(int(i), shown) == shown
        tables.step(tables.random_actions())
    assert (tables.numbers == np.arange(4)).all()
    assert tables.rewards.sum(axis=1) == pytest.approx(np.zeros(4), abs=1e-6)
    assert (tables.rewards.max(axis=1) > 0).all()
    for i in range(4):
        table = tables.table(i)
        assert table.over
        assert tables.rewards[i] == pytest.approx(rewards(table))
        assert (tables.observations[i] == features(table, int(tables.seats[i]))).all()
    before = tables.save()
    tables.step(tables.thumb_actions())
    assert tables.save().states == before.states


@every_game
def test_a_batch_is_saved_and_goes_on(setting: Setting) -> None:
    """Restored, copied and pickled tables do what the others do: the series goes on, and so does chance."""
    given: Any = (setting.game, setting.players, 5, "a seed")
    tables = VectorTable(*given, finals=True, stagger=True)
    for _ in range(50):
        tables.step(tables.random_actions())
    saved = tables.save()
    again = VectorTable(*given[:3], seed=99, finals=True)
    again.restore(pickle.loads(pickle.dumps(saved)))
    others = [again, copy.deepcopy(tables), pickle.loads(pickle.dumps(tables))]
    for _ in range(150):
        actions = tables.random_actions()
        tables.step(actions)
        for other in others:
            assert (other.random_actions() == actions).all()
            other.step(actions)
            same(tables, other)
    again.restore(saved)
    again.reset()
    unstaggered = VectorTable(*given, finals=True)
    assert again.save().states == unstaggered.save().states, "the seed came along"


def test_what_is_restored_must_fit() -> None:
    saved = VectorTable("soup", players=4, tables=5, seed=3).save()
    for other in (
        VectorTable("soup", players=3, tables=5), VectorTable("soup", players=4, tables=6),
        VectorTable("soup", players=4, tables=5, options={"open_recipes": True}),
    ):  # fmt: skip
        before = other.save()
        with pytest.raises(ValueError, match="These are tables of"):
            other.restore(saved)
        assert other.save().states == before.states
    with pytest.raises(ValueError, match="final observations"):
        VectorTable("soup", players=4, tables=5, finals=True).restore(saved)


def test_a_batch_says_what_it_is() -> None:
    assert repr(VectorTable("soup", players=4, tables=5)) == "VectorTable('soup', players=4, tables=5, seed=0)"
    given = (
        "VectorTable('soup', players=2, tables=5, seed='x', options={'open_recipes': True}, stagger=True, finals=True)"
    )
    assert repr(eval(given)) == given


@pytest.mark.skipif(available(), reason="there is a GPU here")
def test_without_a_gpu_one_is_told_so() -> None:
    with pytest.raises(ValueError, match="no GPU to play on"):
        VectorTable("soup", players=2, tables=2, device="cuda")


def test_a_device_that_nobody_knows_is_refused() -> None:
    with pytest.raises(ValueError, match="device is cpu or cuda, not 'tpu'"):
        VectorTable("soup", players=2, tables=2, device="tpu")


def test_arrays_are_handed_over_without_a_copy() -> None:
    tables = VectorTable("soup", players=4, tables=5, seed=3)
    for name in SHOWN[:3]:
        assert np.from_dlpack(getattr(tables, name)).ctypes.data == getattr(tables, name).ctypes.data


@every_game
def test_all_observations_are_what_every_seat_sees(setting: Setting) -> None:
    tables = VectorTable(setting.game, setting.players, tables=3, seed=5)
    seen = tables.all_observations()
    for _ in range(30):
        tables.step(tables.thumb_actions())
        assert tables.all_observations(seen) is seen
        for i in range(3):
            table = tables.table(i)
            assert all((seen[i, seat] == features(table, seat)).all() for seat in range(setting.players))
            assert (seen[i, tables.seats[i]] == tables.observations[i]).all()


def test_answers_can_be_written_where_earlier_ones_were() -> None:
    tables, beside = (VectorTable("soup", 4, tables=20, seed=5) for _ in range(2))
    for ask in ("random_actions", "thumb_actions", "estimates"):
        room = getattr(tables, ask)()
        getattr(beside, ask)()
        assert getattr(tables, ask)(room) is room
        assert room.tobytes() == getattr(beside, ask)().tobytes()


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
    tables.reset()
    for actions in first[:-1]:
        assert (tables.random_actions() == actions).all()
        tables.step(actions)
    tables.reset(seed=4)
    assert (tables.random_actions() != first[0]).any()
    tables.reset()
    assert (tables.random_actions() != first[0]).any(), "the seed that was given last is its own"
    tables.reset(seed=3)
    assert (tables.random_actions() == first[0]).all()


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    tables = VectorTable("soup", players=4, tables=5, seed=3)
    actions = tables.thumb_actions()
    before = [tables.table(i).state for i in range(5)]
    actions[3] = 0  # a card, while recipes are chosen
    with pytest.raises(stockpot.IllegalMove, match="recipe") as refused:
        tables.step(actions)
    assert refused.value.__notes__ == [f"That was action 0 at table 3, where seat {tables.seats[3]} decides."]
    actions[3] = 99
    with pytest.raises(stockpot.UnknownMove):
        tables.step(actions)
    with pytest.raises(ValueError, match="one action for each of 5"):
        tables.step(actions[:4])
    for kind in (np.float64, np.float32, np.bool_, np.complex64):
        with pytest.raises(TypeError, match=f"whole numbers, not {np.dtype(kind).name}"):
            tables.step(tables.thumb_actions().astype(kind))
    with pytest.raises(stockpot.UnknownMove):
        tables.step(tables.thumb_actions() + 2**32)
    assert [tables.table(i).state for i in range(5)] == before


def test_any_whole_numbers_are_actions() -> None:
    here, beside = (VectorTable("soup", players=4, tables=5, seed=3) for _ in range(2))
    for kind in (np.int8, np.uint8, np.int32, np.uint64, list):
        actions = here.thumb_actions()
        here.step(actions)
        beside.step(actions.tolist() if kind is list else actions.astype(kind))
        same(here, beside)


def test_on_trust_a_table_with_an_illegal_action_stands_still() -> None:
    tables, beside = (VectorTable("soup", players=4, tables=5, seed=3, check=check) for check in (False, True))
    for _ in range(40):
        actions = tables.thumb_actions()
        beside.step(actions)
        for wrong in (-1, 99):
            tables.step(np.full(5, wrong))
        tables.step(actions)
        same(tables, beside)


@every_game
def test_asking_for_actions_changes_no_table(setting: Setting) -> None:
    """Rules of thumb that cast lots have lots of their own."""
    tables = VectorTable(setting.game, setting.players, tables=20, seed=6, stagger=True)
    before = tables.save()
    tables.thumb_actions(), tables.random_actions()
    assert tables.save().states == before.states
    assert tables.save().chance != before.chance


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


@pytest.mark.parametrize(
    ("tables", "cores", "match"),
    [(0, 1, "at least one table, not 0"), (1, -1, "a number of threads, or 0 for all, not -1")],
)
def test_there_must_be_tables(tables: int, cores: int, match: str) -> None:
    with pytest.raises(ValueError, match=match):
        VectorTable("soup", players=2, tables=tables, cores=cores)
    with pytest.raises(IndexError, match="There are the tables 0 to 1, not 2"):
        VectorTable("soup", players=2, tables=2).table(2)


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
