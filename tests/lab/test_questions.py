"""What a designer asks of each game: the figures add up to what the games say."""

from __future__ import annotations

import functools
import math
from pathlib import Path

import pytest

import stockpot
from stockpot.core.rule import COMPILED
from stockpot.games.sapotage.lab import Judged, card_points, round_numbers
from stockpot.games.sapotage.state import Event
from stockpot.lab.parts import Part, Plan, ask, play_part, tallies_of
from stockpot.lab.tally import Tallies, Tally, tally
from stockpot.lab.watch import Series, watch

FEW = {"soup": 25, "sapotage": 12, "ursuppe": 6, "pantry": 40, "sapone": 4}
if not COMPILED:
    FEW |= {"soup": 8, "sapotage": 4, "ursuppe": 2, "pantry": 10, "sapone": 2}
each_game = pytest.mark.parametrize("name", list(FEW))


def players_of(name: str) -> int:
    return stockpot.game(name).players[1]


@functools.cache
def asked(name: str, *switches: str) -> Tallies:
    """All measures of a few games."""
    series = Series(name, players_of(name), dict.fromkeys(switches, True), 11)
    return tally(list(ask(name, watch(series, 0, FEW[name]))))


def total(found: Tally, row: str = "") -> float:
    return sum(float(found.sums[0, place]) for (name, _), place in found.place.items() if not row or name == row)


@each_game
def test_shares_add_up_to_one_and_means_lie_in_their_intervals(name: str) -> None:
    for found in asked(name).values():
        figures = [found.figure(row, column) for row, column in found.labels]
        for figure in figures:
            assert figure is None or (math.isfinite(figure.value) and math.isfinite(figure.wide))
            assert figure is None or found.meta["unit"] != "%" or -1e-9 <= figure.value <= 1 + 1e-9
        if found.meta["chart"] == "shares":
            assert sum(figure.value for figure in figures if figure) == pytest.approx(1)
    wins = asked(name)["seats"]
    assert sum(figure.value for row in wins.rows if (figure := wins.figure(row))) == pytest.approx(1)


def test_soup_points_of_all_recipes_are_the_points_of_the_game() -> None:
    found = asked("soup")
    players, games = players_of("soup"), FEW["soup"]
    gained = total(found["recipe_points"]) + total(found["forgiven"])
    assert gained + 5 * players * games == total(found["score"])
    assert sum(found["recipe_points"].sums[1]) == 5 * players * games
    assert total(found["recipe_by_hand"]) + total(found["water_by_hand"]) == total(found["recipe_points"])


def test_sapotage_points_of_cards_are_the_points_of_the_dish() -> None:
    """Own cards and foreign ones together are what the judge tasted, and the winner has the most."""
    seen = watch(Series("sapotage", 4, {"judges": 2}, 3), 0, 10 if COMPILED else 3)
    verdicts = Judged.of(seen)
    assert verdicts.best(verdicts.total).all()
    shown = seen.events[:, 0] == Event.REVEALED
    own = {}
    for row, when in zip(seen.events[shown].tolist(), round_numbers(seen)[shown].tolist(), strict=True):
        own[when, row[1]] = row[2:5]
    points = card_points(seen)
    for i, (when, judge) in enumerate(zip(verdicts.round.tolist(), verdicts.judge.tolist(), strict=True)):
        for seat in range(4):
            cards = sum(int(points[card, judge]) for card in own[when, seat])
            assert cards + verdicts.gifts[i, seat] == verdicts.tasted[i, seat]


def test_ursuppe_genes_are_counted_by_round() -> None:
    found = asked("ursuppe")
    sales, by_round = found["gene_sales"], found["gene_wins_by_round"]
    for gene in sales.rows:
        in_rounds = sum(float(by_round.sums[1, by_round.place[gene, column]]) for column in by_round.columns)
        assert in_rounds == total(sales, gene)
    start = found["population"].figure("winners", "round 1")
    assert start is not None
    assert (start.value, start.wide) == (2, 0)


def test_pantry_recipes_are_completed_exchanged_or_kept() -> None:
    found = asked("pantry")
    done, exchanged = found["recipe_done"], found["recipe_exchanged"]
    players, games = players_of("pantry"), FEW["pantry"]
    held = float(done.sums[1].sum())
    left = held - total(done) - total(exchanged)
    assert 0 <= left <= players * games
    assert total(done) == total(found["actions"], "recipes completed")
    assert total(found["jars_used"]) == 3 * total(done)


def test_sapone_points_of_all_combinations_are_the_points_of_the_game() -> None:
    found = asked("sapone", "doubt")
    assert total(found["points_from"]) == total(found["score"])
    lies, caught = found["lies"], found["caught"]
    assert caught.sums[1, 0] == lies.sums[0, 0]
    assert 0 < caught.sums[0, 0] <= lies.sums[0, 0]


@pytest.mark.compiled
def test_a_changed_card_can_be_compared(tmp_path: Path) -> None:
    """A judge's list of one's own and the printed one, side by side; a card that was renamed stands for itself."""
    source = Path(stockpot.__file__).parent / "games/sapotage/ingredients.csv"
    changed = source.read_text(encoding="utf-8").replace(
        "Strawberry,basic,fruit,Sweet,Sweet,Sour", "Durian,basic,fruit,Oleo,Oleo,Oleo"
    )
    plan = Plan("sapotage", 4, ({}, {"ingredient_cards": changed}), 12, "x")
    found = tallies_of(play_part(Part(plan, 0)))["ingredient_points"]
    assert found.figure("Strawberry", "", 0) is not None
    assert found.figure("Strawberry", "", 1) is None
    assert found.figure("Durian", "", 1) is not None
    assert found.difference("Lemon") is not None
