"""Cards, players, decks, the first dealer."""

from __future__ import annotations

from collections import Counter

import pytest

import stockpot
from stockpot.games.sapotage.pieces import FLAVORS

from .kitchen import INGREDIENTS, JUDGES, LISTS, hand, start

INGREDIENT_CARDS = LISTS["ingredient_cards"].load("standard").cards
JUDGE_CARDS = LISTS["judge_cards"].load("standard").cards


@pytest.mark.rule("sapotage.setup.players")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_may_play(players):
    assert start(players).to_act == tuple(range(players))


@pytest.mark.rule("sapotage.setup.players")
@pytest.mark.parametrize("players", [1, 2, 7])
def test_fewer_or_more_may_not(players):
    with pytest.raises(stockpot.BadPlayers):
        start(players)


@pytest.mark.rule("sapotage.setup.flavors")
def test_there_are_nine_flavors():
    assert FLAVORS == ("Sweet", "Sour", "Salty", "Bitter", "Umami", "Starchy", "Oleo", "Spicy", "Earthy")


@pytest.mark.rule("sapotage.setup.ingredients")
def test_the_ingredients_are_90_basic_8_bonus_and_10_sabotage_cards():
    assert Counter(card.kind for card in INGREDIENT_CARDS) == {"basic": 90, "bonus": 8, "sabotage": 10}
    for card in INGREDIENT_CARDS:
        assert len(card.flavors) == (3 if card.kind == "basic" else 0)
        assert card.flat == {"basic": 0, "bonus": 3, "sabotage": -3}[card.kind]


@pytest.mark.rule("sapotage.setup.judges")
def test_on_every_judge_each_flavor_has_its_place():
    assert len(JUDGE_CARDS) == 18
    for judge in JUDGE_CARDS:
        assert (len(judge.likes), len(judge.dislikes), len(judge.neutral)) == (3, 3, 2)
        assert sorted((judge.favorite, *judge.likes, *judge.dislikes, *judge.neutral)) == list(range(9))


@pytest.mark.rule("sapotage.setup.decks")
def test_both_decks_are_whole_and_shuffled():
    first, second = start(4, seed=1).position(), start(4, seed=2).position()
    for position in (first, second):
        dealt = [card for held in position["hands"] for card in held]
        assert sorted(dealt + position["deck"]) == sorted(INGREDIENTS)
        assert sorted(position["judges"] + position["judge_deck"]) == sorted(JUDGES)
        assert position["discard"] == []
        assert position["face_down"] == [[], [], [], []]
    assert first["deck"] != second["deck"]
    assert first["judge_deck"] != second["judge_deck"]
    assert start(4, seed=1).position() == first


@pytest.mark.rule("sapotage.setup.decks")
@pytest.mark.compiled
def test_every_card_and_every_judge_may_come_first():
    hands = Counter(card for seed in range(400) for card in hand(start(6, seed), 0))
    assert len(hands) == 108
    assert len({start(3, seed).view()["judges"][0]["name"] for seed in range(200)}) == 18


@pytest.mark.rule("sapotage.ruling.first-dealer")
def test_the_first_dealer_is_drawn_by_lot_or_named():
    assert {start(4, seed).view()["dealer"] for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(6):
        assert start(6, 5, first_dealer=str(seat)).view()["dealer"] == seat
    with pytest.raises(stockpot.BadOption, match="with 4 players there is no seat 4"):
        start(4, first_dealer="4")


@pytest.mark.rule("sapotage.setup.decks", "sapotage.judge.reveal")
def test_the_first_dealer_and_judge_are_told():
    table = stockpot.Table("sapotage", 4, seed=3)
    view = table.view()
    dealt, *turned_up = [event.seen(None) for event in table.opening]
    assert (dealt.kind, dealt.data["round"], dealt.data["dealer"]) == ("round", 1, view["dealer"])
    assert [told.kind for told in turned_up] == ["judge"]
    assert table.log(None)[0] == f"Round 1; #{view['dealer']} deals."
