"""Options: what may be set, and the numbers a designer may change."""

from __future__ import annotations

import pytest

import stockpot

from .stall import ADA, BOB, bid, offer, play, table, texts


@pytest.mark.rule("sapone.score.points")
def test_the_own_table_is_used_only_when_chosen():
    with pytest.raises(stockpot.BadOption):
        stockpot.Table("sapone", 3, options={"points": (1, 2)})
    with pytest.raises(stockpot.BadOption):
        stockpot.Table("sapone", 3, options={"table": "modern"})


@pytest.mark.rule("sapone.buy.price", "sapone.ruling.few")
def test_another_price():
    where = table("coin ×3, leek", "coin", price=5)
    assert texts(where, ADA)[0] == "sell coin"
    where = table("coin ×3, leek", "coin", price=1)
    play(where, "0 buy", "0 pay leek")
    assert where.view()["discard"] == 1


@pytest.mark.rule("sapone.sell.more")
def test_another_number_of_requests():
    where = table("coin ×3, leek", "coin", requests=0)
    offer(where, "coin")
    bid(where, BOB, "coin")
    assert texts(where, ADA) == ["refuse", "accept seat 1"]


@pytest.mark.rule("sapone.sell.compensation")
def test_another_compensation():
    where = table("coin ×3, leek", "coin", compensation=1)
    offer(where, "coin")
    bid(where, BOB, "coin")
    assert any("compensation" in line for line in play(where, "0 accept seat 1"))


@pytest.mark.rule("sapone.round.deal", "sapone.ruling.soap-empty")
@pytest.mark.parametrize("options", [{"dealt": 5, "price": 1}, {"dealt": 1, "price": 2, "doubt": True}, {"price": 6}])
def test_games_end_with_odd_numbers(options):
    played = stockpot.playouts("sapone", 3, games=2, seed=4, options=options | {"target": 5})
    assert played.unsound == 0
