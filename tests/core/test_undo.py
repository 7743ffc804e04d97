"""A move may be taken back until something hidden was shown, chance was seen, or another seat acted."""

from __future__ import annotations

from typing import Any

import pytest

import stockpot

RECIPES = ("bug soup", "clear water", "fruit soup", "trash soup")


@pytest.fixture
def table() -> stockpot.Table:
    return stockpot.Table("soup", 4, seed=7, options={"first_dealer": "0"})


def choose(table: stockpot.Table, *seats: int) -> None:
    for seat in seats:
        table.play(seat, RECIPES[seat])


def test_nothing_has_happened_yet(table: stockpot.Table) -> None:
    assert not any(stockpot.free_undo(table, seat) for seat in range(4))


def test_a_recipe_may_be_taken_back_while_it_lies_face_down(table: stockpot.Table) -> None:
    choose(table, 2)
    assert stockpot.free_undo(table, 2)
    assert table.undo().legal(2) == stockpot.Table("soup", 4, seed=7).legal(2)


def test_only_the_seat_that_moved_may_take_it_back(table: stockpot.Table) -> None:
    choose(table, 2)
    assert not any(stockpot.free_undo(table, seat) for seat in (0, 1, 3))


def test_not_after_another_seat_has_acted(table: stockpot.Table) -> None:
    choose(table, 2, 1)
    assert not stockpot.free_undo(table, 2)
    assert stockpot.free_undo(table, 1)


def test_not_the_last_recipe_for_it_shows_the_others(table: stockpot.Table) -> None:
    choose(table, 0, 1, 2, 3)
    assert not stockpot.free_undo(table, 3)


def test_a_played_card_may_not_be_taken_back(table: stockpot.Table) -> None:
    choose(table, 0, 1, 2, 3)
    (seat,) = table.to_act
    table.play(seat, table.legal(seat)[0])
    assert not stockpot.free_undo(table, seat)


def test_an_open_recipe_may_be_taken_back() -> None:
    """It shows nothing but the choice itself, which nobody else has acted upon."""
    table = stockpot.Table("soup", 3, seed=1, options={"open_recipes": True, "first_dealer": "0"})
    table.play(1, "bug soup")
    assert stockpot.free_undo(table, 1)


def test_not_after_cards_were_dealt(table: stockpot.Table) -> None:
    """The last card of a deal brings the next deal: chance was seen."""
    choose(table, 0, 1, 2, 3)
    while table.view()["deal"] == 1:
        (seat,) = table.to_act
        table.play(seat, table.legal(seat)[0])
    last = table.history[-1]
    assert any(event.seen().kind == "dealt" for event in table.undo().play(last.seat, last.action))
    assert not stockpot.free_undo(table, last.seat)


@pytest.mark.parametrize("seat", [4, -1, True, "2", None])
def test_a_seat_that_is_not_there(table: stockpot.Table, seat: Any) -> None:
    choose(table, 2)
    with pytest.raises(stockpot.BadSeat):
        stockpot.free_undo(table, seat)
