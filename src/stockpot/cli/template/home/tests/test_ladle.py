"""Ladle by its rulebook, and all that every game must hold."""

from __future__ import annotations

import pytest

import stockpot
from stockpot.testing import GameTests


class TestLadle(GameTests):
    games = ("ladle",)


def test_the_highest_card_that_is_alone_takes_the_point() -> None:
    """ladle.round.score"""
    table = stockpot.Table("ladle", players=3, seed=1)
    for seat, card in enumerate(("mushroom", "mushroom", "carrot")):
        table.play(seat, card)
    assert table.scores == (0, 0, 1)


def test_nobody_takes_it_where_nobody_is_alone() -> None:
    """ladle.round.score"""
    table = stockpot.Table("ladle", players=2, seed=1)
    for seat in range(2):
        table.play(seat, "potato")
    assert table.scores == (0, 0)


def test_a_list_of_ones_own_says_which_card_is_higher() -> None:
    """ladle.setup.cards"""
    cards = "card,number\nonion,9\ncarrot,2\npotato,3\ntomato,4\nmushroom,4\n"
    table = stockpot.Table("ladle", players=4, seed=1, options={"cards": cards})
    for seat, card in enumerate(("tomato", "mushroom", "onion", "carrot")):
        table.play(seat, card)
    assert table.scores == (0, 0, 1, 0)


def test_cards_of_one_number_are_not_alone() -> None:
    """ladle.round.score"""
    cards = "card,number\nonion,1\ncarrot,2\npotato,3\ntomato,4\nmushroom,4\n"
    table = stockpot.Table("ladle", players=3, seed=1, options={"cards": cards})
    for seat, card in enumerate(("tomato", "mushroom", "onion")):
        table.play(seat, card)
    assert table.scores == (0, 0, 1)


def test_a_card_is_played_once() -> None:
    """ladle.round.discard"""
    table = stockpot.Table("ladle", players=2, seed=1)
    for seat in range(2):
        table.play(seat, "onion")
    with pytest.raises(stockpot.IllegalMove) as refused:
        table.play(0, "onion")
    assert refused.value.reason.rule == "ladle.round.hand"
