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


def test_a_card_is_played_once() -> None:
    """ladle.round.discard"""
    table = stockpot.Table("ladle", players=2, seed=1)
    for seat in range(2):
        table.play(seat, "onion")
    with pytest.raises(stockpot.IllegalMove) as refused:
        table.play(0, "onion")
    assert refused.value.reason.rule == "ladle.round.hand"
