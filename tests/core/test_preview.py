"""What a preview says, and where it ends."""

from __future__ import annotations

import random

import pytest

import stockpot
from stockpot.core.game import Told


@pytest.fixture
def table() -> stockpot.Table:
    return stockpot.Table("soup", 4, seed=7, options={"first_dealer": "0"})


def kinds(preview: list[Told]) -> list[str]:
    return [told.kind for told in preview]


def choose(table: stockpot.Table, *seats: int) -> None:
    for seat in seats:
        table.play(seat, "clear water")


def test_what_a_card_does_to_the_pot_is_certain(table: stockpot.Table) -> None:
    choose(table, 0, 1, 2, 3)
    seat = table.to_act[0]
    for action in table.legal(seat):
        (played,) = table.preview(seat, action)
        assert played.kind == "played"
        assert played.data["card"] == action.text
        after = table.copy()
        after.play(seat, action)
        assert played.data["total"] == after.view(seat)["total"]


def test_a_card_that_fills_the_pot_takes_it(table: stockpot.Table) -> None:
    choose(table, 0, 1, 2, 3)
    seen = set()
    while table.view()["deal"] == 1:
        seat = table.to_act[0]
        for action in table.legal_actions(seat):
            taken = [told.data for told in table.preview(seat, action) if told.kind == "took"]
            seen |= {one["worth"] == -one["cards"] for one in taken}
        table.play(seat, table.legal(seat)[0])
    assert seen == {True}


def test_the_recipes_of_others_are_not_foretold(table: stockpot.Table) -> None:
    choose(table, 0, 1, 2)
    assert kinds(table.preview(3, "bug soup")) == ["chose"]
    assert "showed" in [event.seen().kind for event in table.play(3, "bug soup")]


def test_a_drawn_card_is_not_foretold() -> None:
    """The pantry: who exchanges a recipe sees the new one only then."""
    table = stockpot.Table("pantry", 2, seed=1)
    seat = table.to_act[0]
    assert "exchange" in [action.text for action in table.legal(seat)]
    assert table.preview(seat, "exchange") == []


def test_who_completes_a_recipe_is_told_so_and_not_what_comes_next() -> None:
    position = {"players": 2, "pantry": ["Heart Fish Head Hand", 5, *[["Hand"] * 5, 1] * 2], "hands": [0, 0]}
    table = stockpot.Table.from_position("pantry", position)
    assert kinds(table.preview(0, "complete 1")) == ["completed"]
    assert "drew" in [event.seen(0).kind for event in table.play(0, "complete 1")]


def test_a_seller_knows_what_is_sold_and_not_for_what() -> None:
    table = stockpot.Table.from_position("sapone", {"players": 2, "hands": [["coin", "leek"], ["broom", "soap"]]})
    for move in "sell leek", "declare rake", "no wish":
        table.play(0, move)
    for move in "bid soap", "no claim", "done":
        table.play(1, move)
    (sold,) = table.preview(0, "accept seat 1")
    assert (sold.kind, sold.data["card"], sold.data["cards"]) == ("sold", "leek", 1)


def test_what_becomes_of_a_drifting_amoeba_is_certain() -> None:
    table = stockpot.Table.from_position(
        "ursuppe",
        {"players": 3, "decision": "movement", "amoeba": "red 1", "amoebas": {"red 1": ["S08", 0]}, "card": "S13"},
    )
    assert kinds(table.preview(0, "drift"))[:2] == ["stepped", "starved"]
    assert kinds(table.preview(0, "move")) == ["announced"]


def test_dice_are_not_foretold() -> None:
    table, chance = stockpot.Table("ursuppe", 3, seed=5), random.Random(5)
    rolls = 0
    while rolls < 3:
        seat = table.to_act[0]
        action = chance.choice(table.legal_actions(seat))
        assert "rolled" not in kinds(table.preview(seat, action))
        rolls += "rolled" in [event.seen().kind for event in table.play(seat, action)]


def test_what_may_not_be_done_has_no_preview(table: stockpot.Table) -> None:
    with pytest.raises(stockpot.IllegalMove) as refused:
        table.preview(0, "bug 3")
    assert refused.value.reason.rule == "soup.recipe.choose"
