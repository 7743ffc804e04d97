"""Studies: watched games, their sums and intervals, two variants on the same seeds, going on where one was stopped."""

from __future__ import annotations

import json
import math
from pathlib import Path

import numpy as np
import pytest

import stockpot
from stockpot.core import engine
from stockpot.core.random import seed_argument
from stockpot.core.study import CHOICES, LEADERS, SEAT, Measure, Watched, seats_from
from stockpot.core.trail import rows
from stockpot.lab import parts
from stockpot.lab.common_measures import distribution
from stockpot.lab.parts import Part, Plan, play_part, play_parts, tallies_of
from stockpot.lab.tally import Tally, tally
from stockpot.lab.watch import Notebook, Series, watch, watch_one
from stockpot.lab.watch_bots import watch_bots

FEW = {"soup": 40, "sapotage": 20, "ursuppe": 10, "pantry": 40, "sapone": 6}
each_game = pytest.mark.parametrize("name", list(FEW))


def players_of(name: str) -> int:
    return stockpot.game(name).players[1]


def silent(_: int) -> None:
    pass


# --------------------------------------------------------------------------------------------------------------- watched


@each_game
@pytest.mark.parametrize("policy", ["thumb", "random"])
def test_watched_games_are_those_of_playouts(name: str, policy: str) -> None:
    games, players = FEW[name], players_of(name)
    seen = watch(Series(name, players, {}, 7, parts.POLICIES[policy]), 0, games)
    played = stockpot.playouts(name, players, games, seed=7, policy=policy)
    assert (seen.scores == played.scores).all()
    assert (seen.decisions == played.decisions).all()
    assert (seen.shares == played.outcomes).all()


@each_game
def test_bots_are_watched_as_they_play(name: str) -> None:
    """What is written down of a game between bots is that game: its events, its points, its last state."""
    players = stockpot.game(name).players[0]
    lineup = ("random", *["thumb"] * (players - 1))
    series = Series(name, players, {}, "bots", lineup=lineup)
    seen = watch_bots(series, 1, 1)
    assert series.seated(1) == ("thumb", "random", *["thumb"] * (players - 2))
    table = stockpot.Table(name, players, "bots/1")
    seated = [stockpot.bot(name, level, seed=f"bots/1/1/{seat}") for seat, level in enumerate(series.seated(1))]
    while not table.over:
        seat = table.to_act[0]
        table.play(seat, seated[seat].choose(table, seat))
    assert seen.decisions.tolist() == [len(table.moves)]
    assert seen.scores.tolist() == [list(table.scores)]
    assert seen.shares.tolist() == [list(table.outcome)]
    assert seen.states[-1:].tobytes() == table.state.to_bytes()
    assert seen.moves[:, SEAT].tolist() == [seat for seat, _, _ in table.moves]
    assert [tuple(row) for row in seen.events.tolist()] == [row for move in table.history for row in move.events]


def test_all_that_happens_is_seen() -> None:
    """The same game played to its end with a trail: the same events, the same last state, the same leader."""
    series = Series("soup", 4, {}, 3)
    seen = watch(series, 5, 1)
    state, trail = series.game.state(), np.zeros((4000, series.game.row_width), np.int16)
    engine.begin(state.handle, 4, series.numbers, series.seed_of(5), seed_argument(0))
    assert seen.states[:1].tobytes() == state.to_bytes()
    engine.play_thumb(state, trail, 10_000)
    assert [tuple(row) for row in seen.events.tolist()] == rows(trail)
    assert seen.states[-1:].tobytes() == state.to_bytes()
    assert len(seen.states) == 6
    assert seen.moves[:, CHOICES].min() >= 1
    assert set(seen.moves[:, SEAT].tolist()) == {0, 1, 2, 3}
    last = seen.states[4]["points"][:4]
    leaders = sum(1 << seat for seat in range(4) if last[seat] == last.max())
    assert seen.moves[-1, LEADERS] == leaders


def test_a_game_too_long_for_its_notebook_is_written_into_a_larger_one() -> None:
    series = Series("soup", 3, {}, 1)
    small = Notebook(series.game, moves=5, events=9, stages=2)
    whole, again = (watch_one(series, 0, book) for book in (Notebook(series.game), small))
    for one, other in zip(whole, again, strict=True):
        assert np.array_equal(one, other)


def test_places_are_counted_from_a_seat() -> None:
    shares = np.array([[1, 2, 3], [4, 5, 6]])
    assert seats_from(np.array([0, 2]), 3, shares).tolist() == [[1, 2, 3], [6, 4, 5]]


# ------------------------------------------------------------------------------------------------------------- intervals


def a_measure(sums: list[float], counts: list[float] | None = None) -> Measure:
    return Measure("m", "M", np.array(sums), None if counts is None else np.array(counts))


def test_the_interval_of_a_mean_is_the_usual_one() -> None:
    values = [1.0, 2.0, 4.0, 7.0]
    figure = Tally.of(a_measure(values)).figure()
    assert figure is not None
    assert figure.value == 3.5
    assert figure.wide == pytest.approx(1.96 * np.std(values, ddof=1) / math.sqrt(4))


def test_what_happens_often_in_one_game_counts_as_one_game() -> None:
    """A hundred happenings in a game that are all alike say no more than one."""
    once = Tally.of(a_measure([1, 0, 1, 1], [1, 1, 1, 1])).figure()
    often = Tally.of(a_measure([100, 0, 100, 100], [100, 100, 100, 100])).figure()
    assert once is not None
    assert often is not None
    assert often.value == once.value
    assert often.wide == pytest.approx(once.wide)


def test_one_game_alone_says_nothing_of_the_next() -> None:
    """Lone players change places from game to game, and all their places together count as one."""
    alone = Tally.of(Measure("m", "M", np.array([1]), np.array([4]), unit="%")).figure()
    assert alone is not None
    assert (alone.value, alone.low, alone.high) == (0.25, 0.0, 1.0)


def test_what_never_happened_may_still_happen() -> None:
    """The rule of three; and no interval of a share leaves 0 to 100 %."""
    never = Tally.of(Measure("m", "M", np.zeros(300), unit="%")).figure()
    rarely = Tally.of(Measure("m", "M", np.array([1] + [0] * 99), unit="%")).figure()
    assert never is not None
    assert rarely is not None
    assert (never.low, never.high) == (0, 0.01)
    assert rarely.low == 0
    assert rarely.value - rarely.wide < 0


def test_intervals_hold_what_they_promise() -> None:
    """Of 400 studies of a ratio with a known value, about 95 of 100 have it in their interval."""
    chance = np.random.default_rng(5)
    inside = 0
    for _ in range(400):
        counts = chance.integers(0, 6, 200)
        figure = Tally.of(Measure("m", "M", chance.binomial(counts, 0.3), counts)).figure()
        assert figure is not None
        inside += figure.low <= 0.3 <= figure.high
    assert 0.92 <= inside / 400 <= 0.98


def test_parts_add_up_to_the_whole() -> None:
    values = np.random.default_rng(1).integers(0, 9, (30, 2))
    whole = tally([distribution("d", "D", values, "")])["d"]
    some, others = (tally([distribution("d", "D", part, "")])["d"] for part in (values[:11], values[11:]))
    joined = some.plus(others)
    assert joined.games == 30
    for row, column in whole.labels:
        one, other = whole.figure(row, column), joined.figure(row, column)
        assert one is not None
        assert other is not None
        assert (one.value, one.count) == pytest.approx((other.value, other.count))
        assert one.wide == pytest.approx(other.wide)


def test_what_the_seeds_do_to_both_cancels_out_of_the_difference() -> None:
    chance = np.random.default_rng(2)
    luck = chance.normal(0, 10, 100)
    pair = Tally.of(a_measure(list(luck)), a_measure(list(luck + 1)))
    difference, alone = pair.difference(), pair.figure()
    assert difference is not None
    assert alone is not None
    assert difference.value == pytest.approx(1)
    assert difference.wide == pytest.approx(0, abs=1e-6)
    assert alone.wide > 1


def test_a_figure_that_one_variant_lacks_has_no_difference() -> None:
    old = Measure("m", "M", np.ones((3, 2)), rows=("leek", "onion"))
    new = Measure("m", "M", np.ones((3, 2)), rows=("leek", "garlic"))
    found = Tally.of(old, new)
    assert found.rows == ["leek", "onion", "garlic"]
    assert found.difference("leek") is not None
    assert found.difference("garlic") is None
    assert found.figure("garlic") is None
    assert found.figure("garlic", variant=1) is not None


# ----------------------------------------------------------------------------------------------------------------- parts


def test_a_study_that_was_stopped_goes_on_and_ends_in_the_same_file(tmp_path: Path) -> None:
    plan = Plan("soup", 3, ({},), 2500, "x")
    whole, stopped = tmp_path / "whole.parts", tmp_path / "stopped.parts"
    ticks: list[int] = []
    one = play_parts(plan, whole, 2, ticks.append)
    assert ticks == [1000, 1000, 500]
    lines = whole.read_text().splitlines(keepends=True)
    stopped.write_text("".join(lines[:2]) + lines[2][:1000])  # it died in the middle of the second part
    other = play_parts(plan, stopped, 1, silent)
    assert stopped.read_bytes() == whole.read_bytes()
    assert {name: found.as_json() for name, found in one.items()} == {name: f.as_json() for name, f in other.items()}


def test_a_study_can_be_made_longer(tmp_path: Path) -> None:
    file, long = tmp_path / "short.parts", tmp_path / "long.parts"
    play_parts(Plan("soup", 3, ({},), 1200, "x"), file, 1, silent)
    play_parts(Plan("soup", 3, ({},), 2000, "x"), file, 1, silent)
    play_parts(Plan("soup", 3, ({},), 2000, "x"), long, 1, silent)
    assert file.read_bytes() == long.read_bytes()


def test_parts_of_another_study_are_put_aside(tmp_path: Path) -> None:
    file, aside = tmp_path / "a.parts", tmp_path / "a.parts.old"
    play_parts(Plan("soup", 3, ({},), 20, "x"), file, 1, silent)
    for other in (Plan("soup", 3, ({},), 20, "y"), Plan("soup", 3, ({"full_pot": 12},), 20, "x")):
        before = file.read_text(encoding="utf-8")
        play_parts(other, file, 1, silent)
        assert aside.read_text(encoding="utf-8") == before
        assert file.read_text(encoding="utf-8").partition("\n")[0] == json.dumps(other.identity)


def test_a_plan_says_what_is_wrong_with_it() -> None:
    with pytest.raises(ValueError, match="There is no bot"):
        Plan("soup", 3, ({},), 10, "x", "chef")
    with pytest.raises(ValueError, match="at least two games"):
        Plan("soup", 3, ({},), 1, "x")
    with pytest.raises(stockpot.BadOption):
        Plan("soup", 3, ({}, {"full_pot": "large"}), 10, "x")


def test_a_game_without_questions_of_its_own_is_asked_the_general_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game from another package may lack the room `lab`."""
    monkeypatch.setattr(stockpot.game("soup").state, "__module__", "stockpot.bots.state")
    found = tallies_of(play_part(Part(Plan("soup", 3, ({},), 20, "x"), 0)))
    assert "seats" in found
    assert "pots" not in found


def test_lone_players_never_play_a_game_twice() -> None:
    plan = Plan("soup", 3, ({},), 2500, "x")
    asked: list[tuple[int, int]] = []

    def note(series: Series, first: int, games: int) -> Watched:
        if series.thumbs == 1:
            asked.append((first, first + games))
        return watch(series, first, games)

    for part in plan.parts:
        play_part(part, note)
    assert asked == [(0, 33), (33, 66), (66, 82)]


def test_the_same_rules_twice_do_not_differ() -> None:
    entry = play_part(Part(Plan("soup", 3, ({}, {}), 60, "x"), 0))
    for found in tallies_of(entry).values():
        for row, column in found.labels:
            difference = found.difference(row, column)
            assert difference is None or difference.value == 0
            assert difference is None or difference.wide == pytest.approx(0, abs=1e-6)


def test_a_study_of_bots_is_the_same_by_processes_and_tells_the_kinds_apart(tmp_path: Path) -> None:
    plan = Plan("soup", 3, ({}, {"full_pot": 12}), 12, "x", "novice,random,random")
    files = [tmp_path / name for name in ("one", "two")]
    found = [play_parts(plan, file, cores, silent) for file, cores in zip(files, (1, 2), strict=True)]
    assert files[0].read_bytes() == files[1].read_bytes()
    novice, chance = (found[0]["players"].figure(level) for level in ("novice", "random"))
    assert novice
    assert chance
    assert novice.value > chance.value
    assert novice.count == 12
    assert chance.count == 24


def test_a_changed_rule_shows() -> None:
    """With a pot that is full at 14 fewer pots are taken, and the interval says so."""
    found = tallies_of(play_part(Part(Plan("soup", 3, ({}, {"full_pot": 14}), 100, "x"), 0)))
    difference = found["pots"].difference()
    assert difference is not None
    assert difference.high < 0


def test_parts_are_plain_json() -> None:
    entry = play_part(Part(Plan("pantry", 2, ({},), 10, "x"), 0))
    assert json.loads(json.dumps(entry)) == json.loads(json.dumps(entry, allow_nan=False))
