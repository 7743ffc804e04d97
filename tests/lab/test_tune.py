"""`stockpot tune`: what is aimed at and varied is read as it is meant, a search finds what there is to find, and goes on."""

from __future__ import annotations

import csv
import io
import math
import sys
from pathlib import Path
from typing import Any

import pytest

import stockpot
from stockpot.cli import main
from stockpot.core.errors import BadOption
from stockpot.lab import parts, sweep, sweep_points, tune, tune_page
from stockpot.lab.parts import Plan
from stockpot.lab.targets import Target, read_target
from tests.lab.test_report import stands_alone

SOUP = stockpot.game("soup").options


def search(*targets: str, vary: str = "full_pot=8..14", games: int = 40, most: int = 60) -> tune.Search:
    axes = sweep_points.varied(SOUP, [vary], {})
    return tune.Search(Plan("soup", 3, ({},), games, "x"), tuple(axes), tuple(map(read_target, targets)), most)


def played(plan: Plan, some: list[sweep_points.Point]) -> sweep.Sweep:
    return sweep.play(plan, some, None, 1, lambda _: None)


def silent(_: int) -> None:
    pass


# --------------------------------------------------------------------------------------------------------------- reading


@pytest.mark.parametrize(
    ("text", "target"),
    [
        ("seat spread < 1%", Target("", "spread", "within", -math.inf, 0.01)),
        ("runaway > 30 %", Target("", "runaway", "within", 0.3, math.inf)),
        ("length 25..35", Target("", "decisions", "within", 25, 35)),
        ("lead changes 1.5 .. 2", Target("", "lead_changes", "within", 1.5, 2)),
        ("more drama", Target("", "drama", "more")),
        ("less minutes", Target("", "minutes", "less")),
    ],
)
def test_a_target_is_read_as_it_is_said(text: str, target: Target) -> None:
    assert read_target(text) == Target(text, target.figure, target.aim, target.low, target.high)


@pytest.mark.parametrize("text", ["drama", "", "spread <", "length 35..25", "best drama"])
def test_what_is_no_target_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"target|begins"):
        read_target(text)


def test_the_loss_is_how_far_a_figure_is_from_its_target() -> None:
    within = read_target("length 25..35")
    assert [within.loss(value) for value in (20, 25, 30, 35, 36.5)] == [5, 0, 0, 0, 1.5]
    assert read_target("more drama").loss(2) < read_target("more drama").loss(1)
    assert read_target("less drama").loss(1) < read_target("less drama").loss(2)


def test_an_option_named_alone_is_varied_around_its_value() -> None:
    (pot,) = sweep_points.varied(SOUP, ["full_pot"], {})
    assert (pot.values[0], pot.values[-1], pot.ordered) == (5, 15, True)
    (open_recipes,) = sweep_points.varied(SOUP, ["open_recipes"], {})
    assert (open_recipes.values, open_recipes.ordered) == ((False, True), False)
    assert [axis.name for axis in sweep_points.varied(SOUP, ["hand_sizes"], {})] == [
        f"hand_sizes[{i}]" for i in range(4)
    ]
    (cards,) = sweep_points.varied(stockpot.game("sapotage").options, ["ingredient_cards"], {})
    assert "ingredient_cards: Strawberry twice" in cards.labels
    assert cards.home({}) == 0


@pytest.mark.parametrize("texts", [["nothing"], ["full_pot=8"], ["full_pot", "full_pot=8..9"], ["hand_sizes[9]"]])
def test_what_cannot_be_varied_is_refused(texts: list[str]) -> None:
    with pytest.raises(BadOption):
        sweep_points.varied(SOUP, texts, {})


# ------------------------------------------------------------------------------------------------------------- searching


def test_a_search_finds_the_pot_that_is_taken_least_often_and_it_holds_on_fresh_seeds() -> None:
    """The fuller a pot must be, the fewer are taken: so of all sizes the largest is the best."""
    asked = search("less pots")
    tries = tune.run(asked, None, played, silent)
    assert tries[0].point.label == "as they are"
    assert len(tries) == 7
    tuned = tune.confirm(asked, tries, played, "random", 6)
    best = tuned.findings[0]
    assert best.tried.point.options == {"full_pot": 14}
    assert tuned.holds(best)
    assert best.fresh[0].difference.high < 0
    assert best.stronger[0].base.count == 6
    front = {one.point.label for one in tries if one.front}
    assert {"as they are", "full_pot = 14"} <= front
    assert "full_pot = 8" not in front
    html = tune_page.page(tuned, "stockpot tune soup")
    stands_alone(html)
    assert "full_pot = 14 – holds" in html
    assert "by stronger players (random)" in html
    assert len(list(tune_page.rows(tuned))) == len(tries)


def test_a_target_that_is_reached_stays_reached() -> None:
    reached = search("stages 5..5")
    tuned = tune.confirm(reached, tune.run(reached, None, played, silent), played, "", 0)
    assert tuned.findings == []  # nothing is better than to change nothing


def test_points_whose_options_conflict_are_left_out() -> None:
    asked = search("less pots", vary="hand_sizes[1]=16..19")
    assert asked.point({"hand_sizes[1]": 1})
    assert asked.point({"hand_sizes[1]": 2}) is None  # three players cannot have 18 cards each
    assert {one.point.label for one in tune.run(asked, None, played, silent)} == {
        "hand_sizes[1] = 16",
        "hand_sizes[1] = 17",
    }


def test_a_figure_that_there_is_not_is_named() -> None:
    with pytest.raises(ValueError, match=r"no figure 'joy'; there are spread, .*drama"):
        tune.run(search("more joy"), None, played, silent)


def test_a_search_that_was_stopped_goes_on_and_ends_alike(tmp_path: Path) -> None:
    two_ways = sweep_points.varied(SOUP, ["full_pot=6..16", "water_points=0..9"], {})
    plan = Plan("soup", 3, ({},), 4, "x")
    asked = tune.Search(plan, tuple(two_ways), (read_target("more drama"), read_target("less pots")), 20)
    whole = tune.run(asked, tmp_path / "whole.journal", played, silent)
    assert len(whole) >= 20
    file, batches = tmp_path / "stopped.journal", 0

    def stopped(plan: Plan, some: list[sweep_points.Point]) -> sweep.Sweep:
        nonlocal batches
        batches += 1
        if batches == 2:
            raise KeyboardInterrupt
        return played(plan, some)

    with pytest.raises(KeyboardInterrupt):
        tune.run(asked, file, stopped, silent)
    again = tune.run(asked, file, played, silent)
    assert [(one.point, one.figures, one.front) for one in again] == [
        (one.point, one.figures, one.front) for one in whole
    ]
    counted: list[int] = []
    tune.run(asked, file, played, counted.append)
    assert counted == [len(whole)]  # nothing is played once more


def test_a_search_stops_when_nothing_gets_better() -> None:
    point = sweep_points.Point("p", {})
    flat = [tune.Try(i, point, (1.0,), (0.5,), 0.0) for i in range(60)]
    assert tune.settled(flat)
    assert not tune.settled(flat[: tune.PATIENCE * tune.BATCH])
    assert not tune.settled([*flat, tune.Try(60, point, (0.9,), (0.4,), 0.0)])


# --------------------------------------------------------------------------------------------------------------- command


def command(monkeypatch: pytest.MonkeyPatch, *arguments: str) -> int:
    monkeypatch.setattr(sys, "argv", ["stockpot", "tune", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    return int(left.value.code or 0)


def test_the_command_tells_what_holds_and_writes_page_and_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pots.html"
    arguments = (
        "soup", "--players", "3", "--target", "less pots", "--vary", "full_pot=10,14", "--games", "30", "--points", "2",
        "--stronger-games", "0", "--output", str(file),
    )  # fmt: skip
    assert command(monkeypatch, *arguments) == 0
    told = capsys.readouterr().out
    assert "full_pot = 14" in told
    assert "holds" in told
    rows = list(csv.DictReader(io.StringIO(file.with_suffix(".csv").read_text(encoding="utf-8"))))
    assert {row["point"] for row in rows} == {"as they are", "full_pot = 14"}
    assert file.with_suffix(".journal").exists()

    def nothing(*_: Any) -> None:
        raise AssertionError("played once more")

    monkeypatch.setattr(parts, "play_part", nothing)
    assert command(monkeypatch, *arguments) == 0  # goes on where it was: at its end
    assert capsys.readouterr().out == told


def test_a_search_without_aims_is_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(monkeypatch, "soup", "--vary", "full_pot") == 2
    assert "--target" in capsys.readouterr().err
