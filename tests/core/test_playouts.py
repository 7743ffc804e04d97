"""Many games at once."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np
import pytest

import stockpot
from stockpot.core import warm
from stockpot.core.playouts import CHUNK, final_states
from stockpot.core.rule import COMPILED

GAMES = 2 * CHUNK + 7 if COMPILED else 12


def test_one_row_a_game() -> None:
    played = stockpot.playouts("soup", players=4, games=GAMES, seed=1)
    assert played.outcomes.shape == played.scores.shape == (GAMES, 4)
    assert played.decisions.shape == (GAMES,)
    assert played.unsound == 0
    assert played.outcomes.sum(axis=1) == pytest.approx(np.ones(GAMES))
    assert ((played.outcomes > 0) == (played.scores == played.scores.max(axis=1, keepdims=True))).all()
    assert (played.decisions > 20).all()


def test_results_do_not_depend_on_the_number_of_cores() -> None:
    one, two, every = (stockpot.playouts("soup", 3, GAMES, seed="x", cores=cores) for cores in (1, 2, 0))
    for other in (two, every):
        assert (one.outcomes == other.outcomes).all()
        assert (one.scores == other.scores).all()
        assert (one.decisions == other.decisions).all()


def test_a_longer_series_begins_like_a_shorter_one() -> None:
    short, long = (stockpot.playouts("soup", 2, games, seed=4) for games in (5, 9))
    assert (short.scores == long.scores[:5]).all()


def test_seeds_options_and_policies_matter() -> None:
    def scores(**changed: Any) -> list[Any]:
        return stockpot.playouts("soup", 4, 6, **changed).scores.tolist()

    kinds = [scores(seed=seed) for seed in (1, "1", 2)]
    kinds += [scores(seed=1, policy="thumb"), scores(seed=1, options={"full_pot": 20})]
    assert all(kinds.count(kind) == 1 for kind in kinds)
    assert scores(seed=1, policy="thumb") == scores(seed=1, policy="thumb")


def test_rules_of_thumb_collect_more_points_than_chance() -> None:
    thumb = stockpot.playouts("soup", 4, 20, seed=3, policy="thumb")
    chance = stockpot.playouts("soup", 4, 20, seed=3)
    assert thumb.unsound == 0
    assert thumb.scores.sum() > chance.scores.sum()


def test_no_games_are_no_rows() -> None:
    played = stockpot.playouts("soup", 4, 0)
    assert played.outcomes.shape == (0, 4)
    assert played.unsound == 0


@pytest.mark.parametrize("cores", [1, 2])
def test_progress_is_told(cores: int) -> None:
    done, lock = [], threading.Lock()

    def progress(games: int) -> None:
        with lock:
            done.append(games)

    stockpot.playouts("soup", 2, GAMES, cores=cores, progress=progress)
    assert sum(done) == GAMES


def test_final_states_are_those_of_the_playouts() -> None:
    states = final_states("soup", 3, 4, seed=8)
    size = stockpot.game("soup").state.n_bytes
    scores = stockpot.playouts("soup", 3, 4, seed=8).scores.tolist()
    assert len(states) == 4 * size
    for i, expected in enumerate(scores):
        state: Any = stockpot.game("soup").state.from_bytes(states[i * size : (i + 1) * size])
        assert state.points.tolist()[:3] == expected


@pytest.mark.parametrize(
    ("changed", "error", "message"),
    [
        ({"name": "stew"}, stockpot.UnknownGame, "There is no game 'stew'"),
        ({"players": 6}, stockpot.BadPlayers, "soup is for 2 to 5 players, not 6"),
        ({"players": "4"}, stockpot.BadPlayers, "not '4'"),
        ({"options": {"salt": 1}}, stockpot.BadOption, "There is no option 'salt'"),
        ({"options": [("salt", 1)]}, stockpot.BadOption, "Options are given as a mapping"),
        ({"games": -1}, ValueError, "games is a whole number from 0, not -1"),
        ({"games": 2.5}, ValueError, "games is a whole number from 0, not 2.5"),
        ({"cores": -1}, ValueError, "cores is a whole number from 0, not -1"),
        ({"cores": True}, ValueError, "cores is a whole number from 0, not True"),
        ({"policy": "expert"}, ValueError, "policy is random or thumb, not 'expert'"),
        ({"seed": 1.5}, ValueError, "A seed is a number or a text"),
        ({"seed": None}, ValueError, "A seed is a number or a text"),
    ],
)
def test_bad_input_is_refused(changed: dict[str, Any], error: type[Exception], message: str) -> None:
    with pytest.raises(error, match=message):
        stockpot.playouts(**{"name": "soup", "players": 4, "games": 1} | changed)


def test_warming_up_compiles_rules_tables_and_simulation() -> None:
    work = [*warm.steps("soup"), warm.simulation_step("soup")]
    tables = ["soup: tables"] if COMPILED else []
    assert [title for title, _ in work] == ["soup: rules", *tables, "soup: simulation"]
    for _, step in work:
        step()
