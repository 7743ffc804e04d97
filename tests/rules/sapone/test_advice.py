"""Rules of thumb: what a card is worth, whom to believe, when to lie."""

from __future__ import annotations

from collections import Counter

import pytest

import stockpot
from stockpot.core.rule import COMPILED
from stockpot.games.sapone import advice
from stockpot.games.sapone.pieces import CARD

from .stall import ADA, BOB, CARL, believe, bid, offer, play, table

NUMBER = {name: number for number, name in enumerate(CARD.ids)}


def of(where: stockpot.Table):
    return where.state.array[0] if COMPILED else where.state


def thumb(where: stockpot.Table, seat: int, seed: int = 1) -> str:
    return stockpot.bot("sapone", "thumb", seed=seed).choose(where, seat).text


def test_a_missing_kind_is_worth_more_than_a_second_copy():
    where = table("coin, leek, rake", "coin")
    s = of(where)
    assert advice.worth(s, ADA, NUMBER["leek"]) < advice.worth(s, ADA, NUMBER["artichoke"])
    assert advice.worth(s, ADA, NUMBER["watermelon"]) > advice.worth(s, ADA, NUMBER["cucumber"])
    assert advice.price(NUMBER["diamond"]) > advice.price(NUMBER["double soap"]) > advice.price(NUMBER["coin"])
    assert advice.cheapest(s, ADA) == NUMBER["coin"]


def test_three_coins_buy_soap_and_good_cards_do_not():
    assert thumb(table("coin ×4", "coin"), ADA) == "buy"
    assert thumb(table("leek, rake, watermelon", "coin"), ADA) == "sell"


def test_a_declaration_that_cannot_be_true_is_not_believed():
    where = table("coin ×3", "watermelon, coin ×2", doubt=True)
    offer(where, "coin", "watermelon")
    assert advice.trusted(of(where), BOB) == 0
    assert thumb(where, BOB) == "doubt"
    where = table("coin ×3", "leek, coin ×2", doubt=True)
    offer(where, "coin", "soap")
    assert thumb(where, BOB) == "doubt", "Ada has bought no soap"
    where = table("coin ×3", "leek, coin ×2", doubt=True)
    offer(where, "coin")
    assert thumb(where, BOB) == "believe"


def test_a_card_that_is_wanted_gets_a_bid():
    where = table("coin ×3, leek", "rake, coin ×3")
    offer(where, "leek")
    assert thumb(where, BOB) == "bid coin"
    play(where, "1 bid coin", "1 no claim")
    assert thumb(where, BOB) == "bid coin", "two cards earn a compensation"
    where = table("coin ×3, leek", "rake, soap")
    offer(where, "coin")
    assert thumb(where, BOB) == "pass"


def test_a_good_bid_is_accepted_a_poor_one_is_not():
    where = table("coin ×3, leek", "soap, coin ×2")
    offer(where, "coin")
    bid(where, BOB, "soap as soap")
    assert thumb(where, ADA) == "accept seat 1"
    where = table("coin ×3, watermelon", "soap, coin ×2")
    offer(where, "watermelon")
    bid(where, BOB, "coin")
    assert thumb(where, ADA) == "ask all"


def test_of_two_bids_alike_neither_seat_is_favoured():
    where = table("coin ×3, leek", "soap, coin ×2", "soap, coin ×2")
    offer(where, "coin")
    bid(where, BOB, "soap as soap")
    bid(where, CARL, "soap as soap")
    assert {thumb(where, ADA, seed) for seed in range(20)} == {"accept seat 1", "accept seat 2"}


@pytest.mark.rule("sapone.doubt.true")
def test_the_open_card_is_worth_what_it_is():
    where = table("coin ×3, leek", "rake, coin ×3", doubt=True)
    offer(where, "leek")
    believe(where, BOB)
    assert thumb(where, BOB) == "give coin"
    play(where, "1 give coin")
    assert advice.trusted(of(where), BOB) == 100
    assert thumb(where, BOB) == "bid coin"


@pytest.mark.rule("sapone.diamond.name")
@pytest.mark.parametrize(
    ("hand", "named"), [("diamond, soap", "double soap"), ("diamond, leek", "watermelon"), ("diamond, broom", "scythe")]
)
def test_naming_the_diamond(hand, named):
    where = table("coin", hand, market=[], phase="offer")
    offer(where, "coin")
    play(where, "1 pass")
    assert thumb(where, BOB) == f"name {named}"


@pytest.mark.compiled
def test_players_by_thumb_lie_and_are_sometimes_caught():
    lies, caught, told = 0, 0, 0
    events = Counter()
    where = stockpot.Table("sapone", 4, seed=3, options={"doubt": True})
    bot = stockpot.bot("sapone", "thumb", seed=2)
    while not where.over and told < 60:
        seat = where.to_act[0]
        for event in where.play(seat, bot.choose(where, seat)):
            seen = event.seen()
            events[seen.kind] += 1
            if seen.kind == "offered":
                told += 1
                lies += seen.data["card"] != seen.data["declared"]
            caught += seen.kind == "caught"
    assert 0.05 < lies / told < 0.8
    assert 0 < caught < lies
    assert events["sold"] > 0


@pytest.mark.compiled
def test_thumb_beats_random():
    wins = 0
    for seed in range(6):
        where = stockpot.Table("sapone", 3, seed=seed, options={"target": 10})
        bots = [stockpot.bot("sapone", "thumb" if seat == seed % 3 else "random", seed=seed) for seat in range(3)]
        while not where.over:
            seat = where.to_act[0]
            where.play(seat, bots[seat].choose(where, seat))
        wins += seed % 3 in where.winners
    assert wins >= 4


def test_chances_follow_points():
    where = stockpot.Table.from_position("sapone", {"players": 3, "hands": [["coin"], [], []], "points": [15, 3, 3]})
    assert where.outcome[0] > where.outcome[1] == where.outcome[2]
