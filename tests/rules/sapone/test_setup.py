"""Cards, players, the deal, the mixed market deck."""

from __future__ import annotations

from collections import Counter

import pytest

import stockpot
from stockpot.games.sapone.pieces import CARDS, N_CARDS

from .stall import all_pass, offer, play, table


def all_cards(where: stockpot.Table) -> Counter[str]:
    position = where.position()
    found = Counter(card for hand in position["hands"] + position["bids"] for card in hand)
    found.update(card.removesuffix(" up") for card in position["market"])
    found.update(position["soap"] + position["discard"])
    if position["offer"]:
        found[position["offer"]] += 1
    return found


@pytest.mark.rule("sapone.cards.market", "sapone.cards.soap", "sapone.cards.rarity", "sapone.setup.players")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_has_the_hundred_printed_cards(players):
    where = stockpot.Table("sapone", players, seed=1)
    found = all_cards(where)
    market = {"coin": 30, "watermelon": 1, "leek": 2, "broccoli": 3, "cucumber": 4, "artichoke": 5}
    market |= {"broom": 1, "scythe": 2, "rake": 3, "pick": 4, "shovel": 5}
    soap = {"soap": 20, "double soap": 10, "four coins": 4, "three coins": 3, "two coins": 2, "diamond": 1}
    assert found == market | soap
    assert sum(found.values()) == N_CARDS == 100
    for card in CARDS:
        if card["rarity"]:
            assert card["rarity"] == card["copies"]


@pytest.mark.rule("sapone.setup.players")
@pytest.mark.parametrize("players", [1, 7])
def test_it_is_for_2_to_6(players):
    with pytest.raises(stockpot.BadPlayers):
        stockpot.Table("sapone", players)


@pytest.mark.rule("sapone.round.deal", "sapone.round.mix", "sapone.ruling.halves", "sapone.round.shuffle")
@pytest.mark.parametrize(("players", "left"), [(2, 56), (3, 54), (4, 52), (5, 50), (6, 48)])
def test_case_20_half_of_the_market_cards_lie_face_up(players, left):
    """Case 20: 52 and 26 with four players, 50 and 25 with five; the first seat has picked already."""
    ups = []
    for seed in range(8):
        where = stockpot.Table("sapone", players, seed=seed)
        market = where.position()["market"]
        picked_up = len(where.view()["known"])
        assert len(market) == left - 1
        assert sum(card.endswith(" up") for card in market) + picked_up == left // 2
        assert where.view()["face_up_left"] + picked_up == left // 2
        assert sorted(seat["cards"] for seat in where.view()["seats"]) == [2] * (players - 1) + [3]
        ups.append(tuple(card.endswith(" up") for card in market))
    assert len(set(ups)) == 8


@pytest.mark.rule("sapone.ruling.halves")
def test_an_odd_market_has_the_smaller_half_face_up():
    where = stockpot.Table("sapone", 3, seed=1, options={"dealt": 1})
    assert where.view()["face_up_left"] + len(where.view()["known"]) == 28


@pytest.mark.rule("sapone.round.shuffle")
def test_decks_are_shuffled():
    orders = {tuple(stockpot.Table("sapone", 3, seed=seed).position()["soap"]) for seed in range(5)}
    assert len(orders) == 5


@pytest.mark.rule("sapone.setup.start")
def test_who_starts_is_drawn_by_lot_then_moves_on():
    assert {stockpot.Table("sapone", 3, seed=seed).view()["first"] for seed in range(20)} == {0, 1, 2}
    where = table("coin", "", "", market=[], phase="offer", turn=0, first=2)
    offer(where, "coin")
    assert where.view()["round"] == 2
    assert where.view()["first"] == 0 == where.view()["turn"]


@pytest.mark.rule("sapone.setup.direction")
@pytest.mark.parametrize(("direction", "following", "starter"), [("clockwise", 1, 2), ("counterclockwise", 3, 0)])
def test_the_direction_of_play(direction, following, starter):
    where = table("coin, leek", "coin", "coin", "coin", direction=direction)
    offer(where, "coin")
    all_pass(where)
    assert where.view()["turn"] == following
    where = table("coin", "", "", "", market=[], phase="offer", first=1, turn=0, direction=direction)
    offer(where, "coin")
    assert where.view()["first"] == starter


@pytest.mark.rule("sapone.setup.target")
@pytest.mark.parametrize(("target", "over"), [(1, True), (3, True), (4, False)])
def test_the_target_is_agreed_beforehand(target, over):
    where = table("soap", "", market=[], phase="offer", target=target)
    offer(where, "soap")
    assert where.over == over
    for wrong in (0, 201, True):
        with pytest.raises(stockpot.BadOption):
            stockpot.Table("sapone", 3, options={"target": wrong})


@pytest.mark.rule("sapone.round.end", "sapone.round.flow")
def test_after_scoring_all_cards_go_back():
    where = table("coin, soap", "leek", market=[], phase="offer")
    offer(where, "coin")
    play(where, "1 pass")
    assert where.view()["round"] == 2
    view = where.view()
    assert view["discard"] == 0
    assert view["soap"] == 40
    assert sum(all_cards(where).values()) == 100
    assert len(view["known"]) <= 1
    assert where.position()["history"]["opening"] == [[2, 0], [2, 0], [0, 0]]
    assert [kind for kind, *_ in where.position()["history"]["steps"]] in (["picked"], ["picked_up"])


@pytest.mark.rule("sapone.setup.start", "sapone.turn.pick", "sapone.hidden.public")
def test_the_first_round_and_its_first_pick_are_told():
    """All hear who starts and a card that lay face up; one that lay face down is told to its seat alone."""
    ways = set()
    for seed in range(12):
        where = stockpot.Table("sapone", 3, seed=seed)
        (first,) = where.to_act
        begun, picked = where.opening
        assert begun.seen(None).text == f"Round 1: {{{first}}} starts."
        own = picked.seen(first).data
        assert (own["seat"], own["compensation"]) == (first, False)
        assert own["card"] in where.view(first)["hand"]
        ways.add(own["face_up"])
        for viewer in (None, (first + 1) % 3):
            assert picked.seen(viewer).data.get("card") == (own["card"] if own["face_up"] else None)
        assert where.log(first)[:2] == [event.seen(first).text.format("#0", "#1", "#2") for event in where.opening]
    assert ways == {True, False}


@pytest.mark.rule("sapone.setup.start")
def test_a_table_from_a_position_tells_no_beginning():
    where = stockpot.Table.from_position("sapone", stockpot.Table("sapone", 3, seed=1).position())
    assert (where.opening, where.log()) == ([], [])
