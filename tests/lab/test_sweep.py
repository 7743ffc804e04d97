"""Sweeps: which points are tried, each beside the rules as they are, and which differences are called real."""

from __future__ import annotations

import csv
import io
import random
from pathlib import Path

import pytest

import stockpot
from stockpot.cli.sweep import tell
from stockpot.core.errors import BadOption
from stockpot.core.game import game_names
from stockpot.lab import sweep, sweep_points
from stockpot.lab.discoveries import p_value, q_values
from stockpot.lab.lists import CardChange, card_changes
from stockpot.lab.parts import Plan, play_parts
from stockpot.lab.tally import Figure
from tests.lab.test_report import lab, stands_alone

SOUP = stockpot.game("soup").options


def labels(found: list[sweep_points.Point]) -> list[str]:
    return [point.label for point in found]


def played(games: int, *sweeps: str, file: Path | None = None) -> sweep.Sweep:
    tried = sweep_points.grid(SOUP, sweeps, {})
    return sweep.play(Plan("soup", 3, ({},), games, "x"), tried, file, 1, lambda _: None)


# ---------------------------------------------------------------------------------------------------------------- points


def test_a_sweep_tries_every_value_and_a_grid_every_combination() -> None:
    assert labels(sweep_points.grid(SOUP, ["full_pot=8..12..2"], {})) == [
        "full_pot = 8",
        "full_pot = 10",
        "full_pot = 12",
    ]
    both = sweep_points.grid(SOUP, ["full_pot=9,11", "open_recipes=on,off"], {"start_points": 7})
    assert labels(both)[:2] == ["full_pot = 9, open_recipes = on", "full_pot = 9, open_recipes = off"]
    assert both[-1].options == {"start_points": 7, "full_pot": 11, "open_recipes": False}


def test_one_place_of_a_row_of_numbers_is_swept() -> None:
    (found,) = sweep_points.grid(SOUP, ["hand_sizes[2]=11"], {})
    assert found.label == "hand_sizes[2] = 11"
    assert found.options == {"hand_sizes": [13, 13, 11, 10]}


def test_one_number_of_a_card_is_swept() -> None:
    both = sweep_points.grid(SOUP, ["cards[bug 3].value=2..3", "cards[bug 10].copies=2"], {})
    assert labels(both) == [
        "cards[bug 3].value = 2, cards[bug 10].copies = 2", "cards[bug 3].value = 3, cards[bug 10].copies = 2",
    ]  # fmt: skip
    assert card_changes(stockpot.game("soup"), {}, both[0].options) == {
        "cards": [
            CardChange("changed", "bug 3", (("value", "3", "2"),)),
            CardChange("changed", "bug 10", (("copies", "1", "2"),)),
        ]
    }


def test_every_number_of_every_card_is_changed_by_one() -> None:
    found = labels(sweep_points.sensitivity(SOUP, {}, ["cards"]))
    assert {"cards[bug 3].copies = 1", "cards[bug 10].copies = 2", "cards[trash 5].value = 6"} <= set(found)
    assert len(found) == 23 + 2 * 6 + 2 * 23 + 6  # copies: 23 cards have two, 6 have one; values: 6 cards count nothing


def test_a_column_of_cards_is_varied() -> None:
    axes = sweep_points.varied(SOUP, ["recipe_cards.gain"], {})
    assert (len(axes), axes[0].name, axes[0].values) == (5, "recipe_cards[bug soup].gain", (0, 1, 2))
    assert axes[0].home({}) == 1
    assert axes[0].home(axes[0].set({}, 2)) == 2
    with pytest.raises(BadOption):
        sweep_points.varied(SOUP, ["full_pot.gain"], {})


@pytest.mark.parametrize(
    "texts", [["full_pot"], ["full_pot="], ["nothing=1..2"], ["full_pot=8..9", "full_pot=10"], ["full_pot=8..900"],
              ["hand_sizes[4]=1"], ["hand_sizes[a]=1"], ["hand_sizes[2].value=1"], ["full_pot[0]=1"],
              ["cards[bug 6].value=1"], ["cards[bug 3].price=1"], ["cards[bug 3]=1"], ["cards[bug 3].copies=3"],
              ["full_pot=a,b"], ["full_pot=9..8"],
              ["full_pot=8..27", "water_points=0..20", "start_points=0..20"]],
)  # fmt: skip
def test_a_sweep_that_cannot_be_played_is_refused(texts: list[str]) -> None:
    with pytest.raises(BadOption):
        sweep_points.grid(SOUP, texts, {})


def test_sensitivity_is_the_smallest_change_of_each_option() -> None:
    found = labels(sweep_points.sensitivity(SOUP, {"full_pot": 12}))
    assert {"full_pot = 11", "full_pot = 13", "open_recipes = on", "hand_sizes[0] = 12"} <= set(found)
    assert "full_pot = 12" not in found
    only = sweep_points.sensitivity(SOUP, {}, ["water_points"])
    assert labels(only) == ["water_points = 4", "water_points = 6"]


@pytest.mark.parametrize("name", game_names())
def test_every_smallest_change_can_be_played(name: str) -> None:
    game = stockpot.game(name)
    for option in game.options:
        for _, value in option.nearby(option.default):
            numbers = game.options.encode({option.name: value})
            assert numbers != game.options.encode({})


def test_changes_that_do_not_go_together_are_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No seat 4 deals at a table of three."""
    file = tmp_path / "dealer.html"
    arguments = ("--games", "4", "--players", "3", "--sensitivity", "--only", "first_dealer", "--output", str(file))
    assert lab(monkeypatch, "soup", *arguments) == 0
    assert "3 changes" in capsys.readouterr().out
    assert sweep_points.playable(stockpot.game("soup"), 5, {"first_dealer": "4"})


def test_cards_are_doubled_left_out_and_worth_more_or_less() -> None:
    found = labels(sweep_points.sensitivity(stockpot.game("sapotage").options, {}, ["ingredient_cards"]))
    assert {
        "ingredient_cards: Strawberry twice", "ingredient_cards: Strawberry left out", "ingredient_cards: Gold Leaf -1"
    } <= set(found)  # fmt: skip


# --------------------------------------------------------------------------------------------------------------- figures


def test_every_point_is_compared_with_the_rules_as_they_are_on_the_same_seeds() -> None:
    many = played(60, "full_pot=10,14")
    alone = play_parts(Plan("soup", 3, ({}, {"full_pot": 14}), 60, "x"), None, 1, lambda _: None)
    for name, tally in many.measures(2):
        assert tally.difference(*tally.labels[0]) == alone[name].difference(*tally.labels[0])
    same = [change for change in many.changes if change.point == "full_pot = 10"]
    assert same
    assert all(change.difference == 0 and not change.real for change in same)


def test_a_sweep_that_was_stopped_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "x.parts"
    whole = played(1100, "full_pot=12", file=file)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join(lines[:2]) + lines[2][:30])
    assert played(1100, "full_pot=12", file=file).changes == whole.changes


def test_of_what_chance_does_few_are_called_real() -> None:
    chance = random.Random(3)
    by_chance = [Figure(chance.gauss(0, 1), 1.96, 100) for _ in range(1000)]
    found = q_values([p_value(figure) for figure in [*by_chance, *(Figure(9.0, 1.96, 100) for _ in range(20))]])
    assert all(q < 1e-9 for q in found[1000:])
    assert sum(q <= 0.05 for q in found[:1000]) <= 4
    assert sum(p_value(figure) <= 0.05 for figure in by_chance) > 30


def test_q_values_are_those_of_benjamini_and_hochberg() -> None:
    assert q_values([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.04 * 4 / 3, 0.04 * 4 / 3, 0.5])
    assert q_values([]) == []
    assert p_value(Figure(1.96, 1.96, 1)) == pytest.approx(0.05, abs=1e-3)
    assert p_value(Figure(0.0, 0.0, 1)) == 1.0


# --------------------------------------------------------------------------------------------------------------- command


def test_the_command_tells_what_matters_and_writes_page_and_rows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "pots.html"
    assert lab(monkeypatch, "soup", "--games", "100", "--sweep", "full_pot=8,14", "--output", str(file)) == 0
    told = capsys.readouterr().out
    assert "full_pot = 14" in told
    stands_alone(file.read_text())
    rows = list(csv.DictReader(io.StringIO(file.with_suffix(".csv").read_text())))
    assert {row["point"] for row in rows} == {"full_pot = 8", "full_pot = 14"}
    assert float(rows[0]["q"]) < 0.05


def test_the_card_that_is_changed_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    tell(
        "soup", [sweep.Change("cards[bug reset].copies = 0", "pots", "Pots", "", 47.0, 30.0, -17.0, -18.0, -16.0, 0.0)]
    )
    assert "cards[bug reset].copies = 0" in " ".join(capsys.readouterr().out.split())


def test_two_reports_at_once_are_refused(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert lab(monkeypatch, "soup", "--sweep", "full_pot=8", "--sensitivity") != 0
    assert "choose one" in capsys.readouterr().err
