"""Fun, as far as it can be measured: each figure is what its definition says, on games small enough to count by hand."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest

import stockpot
from stockpot.core.engine import MAX_LEGAL
from stockpot.core.rule import COMPILED
from stockpot.core.study import CHANCE, CHOICES, LEADERS, OWING, Measure, Watched
from stockpot.lab import fun
from stockpot.lab.extremes import extremes
from stockpot.lab.observer import MOVE_WIDTH
from stockpot.lab.parts import Part, Plan, play_part, tallies_of
from stockpot.lab.skill import decisiveness
from stockpot.lab.tally import tally
from stockpot.lab.watch import Series, watch

FEW = {"soup": 20, "sapotage": 20, "ursuppe": 10, "pantry": 20, "sapone": 10}
if not COMPILED:
    FEW = dict.fromkeys(FEW, 1)


def told(moves: list[dict[int, int]], shares: list[float]) -> Watched:
    """One game with two players, as the observer would have written it."""
    rows = np.zeros((len(moves), MOVE_WIDTH), np.int16)
    for row, numbers in zip(rows, moves, strict=True):
        for column, number in numbers.items():
            row[column] = number
    nothing: Any = np.zeros(0, np.int64)
    return Watched(
        2, [], np.array([shares]), np.array([[0, 0]], np.int32), np.array([len(moves)]), rows, np.zeros(len(moves), np.int64),
        np.zeros((0, 6), np.int16), nothing, nothing, nothing,
    )  # fmt: skip


def value(measures: Any, name: str) -> float:
    found: Measure = next(each for each in measures if each.name == name)
    counts = np.ones_like(found.sums) if found.counts is None else found.counts
    return float(np.sum(found.sums) / np.sum(counts))


def chances(first: int) -> dict[int, int]:
    return {CHANCE: first, CHANCE + 1: 1000 - first}


def test_drama_is_how_far_the_winner_was_behind() -> None:
    comeback = told([chances(500), chances(820), chances(320)], [0.0, 1.0])
    assert value(fun.study(comeback), "drama") == pytest.approx(math.sqrt(0.64) / 3, abs=1e-6)
    assert value(fun.study(comeback), "comeback") == pytest.approx(0.64, abs=1e-6)
    safe = told([chances(500), chances(820), chances(900)], [1.0, 0.0])
    assert value(fun.study(safe), "drama") == 0


def test_surprise_is_how_far_chances_move_and_ends_with_the_result() -> None:
    seen = told([chances(500), chances(800)], [0.0, 1.0])
    assert value(fun.study(seen), "surprise") == pytest.approx(math.sqrt(2) * (0.3 + 0.8), abs=1e-6)


def test_a_game_is_open_where_all_chances_are_alike() -> None:
    assert value(fun.study(told([chances(500)], [1.0, 0.0])), "uncertainty") == pytest.approx(1)
    assert value(fun.study(told([chances(1000)], [1.0, 0.0])), "uncertainty") == pytest.approx(0)


def test_who_is_ahead_at_half_of_the_game_is_the_runaway_leader() -> None:
    behind = [chances(500) | {LEADERS: 0b10}] * 5
    ahead = [chances(500) | {LEADERS: 0b01}] * 5
    assert value(fun.study(told(behind + ahead, [1.0, 0.0])), "runaway") == 1
    assert value(fun.study(told(behind + ahead, [0.0, 1.0])), "runaway") == 0


def test_only_who_is_waited_for_takes_time() -> None:
    both, alone = chances(500) | {OWING: 0b11, CHOICES: 4}, chances(500) | {OWING: 0b01, CHOICES: 4}
    forced = chances(500) | {OWING: 0b01, CHOICES: 1}
    assert value(fun.study(told([both, alone, forced], [1.0, 0.0]), 9.0), "minutes") == pytest.approx(2 * 9 / 60)


@pytest.mark.parametrize("name", list(FEW))
def test_one_of_the_actions_tried_is_the_one_that_was_taken(name: str) -> None:
    """The game goes on from the same chance: so one of its ends is the end that it had."""
    players = stockpot.game(name).players[0]
    series = Series(name, players, {}, "stakes")
    seen = watch(series, 0, FEW[name])
    for game in range(seen.games):
        moves = seen.moves_of(game)
        open_to = np.flatnonzero(moves[:, CHOICES] > 1)
        at = int(open_to[len(open_to) // 2 if COMPILED else -1])
        ends = fun.ends_of(series, game, at, MAX_LEGAL)
        assert len(ends) == moves[at, CHOICES]
        winners = sum(1 << seat for seat in range(players) if seen.shares[game, seat] > 0)
        assert [winners, *seen.scores[game].tolist()] in ends[:, : 1 + players].tolist()


def test_stakes_agree_with_each_other() -> None:
    """Who can win or not win by a decision turns the winner by it; a dead decision turns nothing."""
    series = Series("soup", 3, {}, "stakes")
    seen = watch(series, 3, 60)
    found = {measure.name: measure for measure in fun.stakes(series, 3, seen)}
    dead, turning, own, made = (found[name].sums for name in ("dead_decisions", "turning", "agency", "kingmaking"))
    asked = found["turning"].counts
    assert np.flatnonzero(asked).tolist() == list(range(7, 60, fun.EVERY))
    assert (turning + dead <= asked).all()
    assert (own <= turning).all()
    assert (own + made <= turning).all()
    assert 0 < turning.sum() < asked.sum()


def test_every_game_is_asked_for_its_fun() -> None:
    for name in FEW:
        players = stockpot.game(name).players[0]
        found = tallies_of(play_part(Part(Plan(name, players, ({},), 2, "x"), 0)))
        assert {"drama", "surprise", "runaway", "minutes", "dead_decisions", "kingmaking"} <= found.keys()
        assert {each.meta["tells"] for each in found.values()} == {"", "taken", "wins"}, name


def test_options_that_stand_out_are_named() -> None:
    games = 400
    taken = np.ones((games, 4)) * [1.0, 1.2, 0.01, 0.9]
    wins = np.zeros((games, 4))
    wins[:, 1] = 0.6
    wins[: games // 4] = [1.0, 0.6, 0.01, 0.9]
    rows = ("plain", "strong", "forgotten", "other")
    found = extremes(
        tally([
            Measure("often", "Often", taken, rows=rows, tells="taken"),
            Measure("wins", "Wins", wins, taken, rows=rows, unit="%", tells="wins"),
        ])
    )  # fmt: skip
    assert [(one.verdict, one.name) for one in found] == [("dominant", "strong"), ("dead", "forgotten")]
    assert extremes(tally([Measure("often", "Often", taken, rows=rows)])) == []


def test_skill_decides_between_nothing_and_all() -> None:
    assert decisiveness(0.25, 0.25) == 0
    assert decisiveness(1.0, 0.25) == 1
    assert decisiveness(0.625, 0.25) == 0.5
