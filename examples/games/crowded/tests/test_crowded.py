"""Crowded Pot by its rulebook, and all that every game must hold."""

from __future__ import annotations

from typing import Any

import pytest

import stockpot
from stockpot.testing import GameTests

VEGETABLES = ("carrot", "onion", "potato", "tomato", "leek")


class TestCrowded(GameTests):
    games = ("crowded",)


def names(*numbers: int) -> list[str]:
    return [f"{VEGETABLES[(number - 1) % 5]} {number}" for number in numbers]


def table(*hands: tuple[int, ...], pot: dict[int, int] | None = None, **more: Any) -> stockpot.Table:
    """Some hands, and what lies in the pot: numbers and their owners. As many cards as are missing were played."""
    laid = {VEGETABLES.index(names(number)[0].split()[0]): number for number in pot or {}}
    gone = [n for n in range(40, 0, -1) if all(n not in hand for hand in hands) and n not in (pot or {})]
    played = [*(pot or {}), *gone][: len(hands) * (8 - len(hands[0]))]
    return stockpot.Table.from_position("crowded", {
        "players": len(hands), "hands": [names(*hand) for hand in hands], "played": names(*played),
        "pot": [names(laid[n])[0] if n in laid else None for n in range(5)],
        "owners": [(pot or {})[laid[n]] if n in laid else None for n in range(5)], **more,
    })  # fmt: skip


def show(at: stockpot.Table, *numbers: int) -> list[str]:
    """All choose; what happened then."""
    events: list[Any] = []
    for seat, number in enumerate(numbers):
        events = at.play(seat, names(number)[0])
    return [event.seen(None).kind for event in events][1:]


def test_eight_cards_each_and_an_empty_pot() -> None:
    """crowded.setup.cards crowded.setup.pot"""
    view = stockpot.Table("crowded", 5, seed=1).view(0)
    assert len(view["hand"]) == 8
    assert view["pot"] == [None] * 5


def test_cards_go_in_from_the_lowest_to_the_highest() -> None:
    """crowded.turn.choose crowded.turn.order crowded.turn.place"""
    at = table((7, 9), (3, 4), (12, 13))
    assert show(at, 7, 3, 12) == ["put", "put", "pushed"]
    assert [one and one["piece"] for one in at.view()["pot"]] == [None, "onion 12", "potato 3", None, None]


def test_a_lower_card_finds_no_place() -> None:
    """crowded.turn.push crowded.turn.sink"""
    at = table((2, 9), (3, 4), pot={22: 1})
    assert show(at, 2, 3) == ["sank", "put"]
    assert at.view()["pot"][1] == {"piece": "onion 22", "seat": 1}


def test_a_full_pot_feeds_all_who_have_a_place() -> None:
    """crowded.serve.full crowded.serve.points crowded.serve.ladle"""
    at = table((5, 6), (8, 4), pot={21: 0, 22: 0, 23: 1, 24: 1})
    assert show(at, 5, 8) == ["put", "served", "ate", "ate", "put"]
    assert at.scores == (2 + 6, 3)
    assert at.view()["pot"][2] == {"piece": "potato 8", "seat": 1}


@pytest.mark.parametrize(("points", "winners"), [([4, 9], (1,)), ([4, 4], (0, 1))])
def test_after_three_deals_the_most_points_win(points: list[int], winners: tuple[int, ...]) -> None:
    """crowded.end.deals crowded.end.winner"""
    at = table((5,), (8,), deal=3, points=points)
    assert show(at, 5, 8) == ["put", "put", "won"]
    assert at.winners == winners
