"""Sabotage or abstain."""

from __future__ import annotations

import pytest

import stockpot

from .kitchen import NOTHING, give, hand, ingredients, may, phase, play, serve, serving, told, whole_round

DISHES = ("Sugar Cubes, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon")
GIFTS = {0: ("Gym Sock", 1), 1: ("Lemon", 0), 2: ("Toothpaste", None)}


def table(**more: object) -> stockpot.Table:
    return serving(*DISHES, gifts=GIFTS, **more)


@pytest.mark.rule("sapotage.sabotage.give", "sapotage.sabotage.abstain", "sapotage.ruling.any-card")
def test_either_card_may_go_into_any_other_dish_or_away():
    at = table()
    for seat in range(3):
        others = [other for other in range(3) if other != seat]
        assert may(at, seat) == [
            text
            for card in hand(at, seat)
            for text in [f"give {card} to seat {other}" for other in others] + [f"discard {card}"]
        ]


@pytest.mark.rule("sapotage.sabotage.own")
def test_never_into_the_own_dish():
    """Case 8, first half."""
    at = table()
    for seat in range(3):
        text = f"give {hand(at, seat)[0]} to seat {seat}"
        assert at.why_not(seat, text).rule == "sapotage.sabotage.own"
        with pytest.raises(stockpot.IllegalMove):
            at.play(seat, text)


@pytest.mark.rule("sapotage.sabotage.one", "sapotage.ruling.obligatory")
def test_exactly_one_card_goes():
    """Case 8, second half: keeping both is not a way."""
    at = table()
    assert at.why_not(0, "no reaction").rule == "sapotage.sabotage.one"
    with pytest.raises(stockpot.UnknownMove):
        at.play(0, "keep both")
    play(at, 0, "give Gym Sock to seat 1")
    assert len(hand(at, 0)) == 1
    assert at.why_not(0, f"discard {hand(at, 0)[0]}").rule == "sapotage.round.together"
    assert at.to_act == (1, 2)


def test_seats_that_are_not_there():
    at = table()
    with pytest.raises(stockpot.IllegalMove, match=r"sapotage\.setup\.players"):
        at.play(0, "give Gym Sock to seat 3")
    assert at.why_not(0, 46 + 4).rule == "sapotage.setup.players"


@pytest.mark.rule("sapotage.ruling.any-card")
def test_a_helpful_card_may_be_given_and_a_sabotage_card_cooked():
    gifts = {1: ("Gold Leaf", 0)}
    at = serving("Gym Sock, Habanero, Coconut", NOTHING, "Kale, Lime, Bitter Melon", gifts=gifts)
    assert ingredients(whole_round(at, gifts))[0] == -3 + 4 + 4 + 3


@pytest.mark.rule("sapotage.sabotage.secret", "sapotage.ruling.secret-gifts", "sapotage.hidden.gift")
def test_nobody_sees_a_choice_before_the_last_is_in():
    at = table()
    events = at.play(1, "give Lemon to seat 0")
    for viewer in (0, 2, None):
        assert at.view(viewer)["seats"][1]["gave"] is None
        assert at.view(viewer)["seats"][0]["foreign"] == []
        assert at.view(viewer)["seats"][1]["locked"]
        assert [event.seen(viewer).data for event in events] == [{"seat": 1}]
    assert at.view(1)["seats"][1]["gave"]["card"]["name"] == "Lemon"
    assert events[0].seen(1).data == {"seat": 1, "card": "Lemon", "to": 0}


@pytest.mark.rule("sapotage.sabotage.shown", "sapotage.sabotage.secret", "sapotage.hidden.gift")
def test_then_all_see_who_put_a_card_where_but_not_which():
    """Case 17: the owner sees it at the reveal, the giver all the time."""
    at = table()
    events = give(at, GIFTS)
    assert told(events, "gave") == [{"seat": 0, "to": 1}, {"seat": 1, "to": 0}, {"seat": 2, "to": None}]
    assert (phase(at), at.to_act) == ("present", (1,))  # dish 1 is turned up, dish 0 not yet
    for viewer in (0, 1, 2, None):
        seats = at.view(viewer)["seats"]
        assert [seat["gave"]["to"] for seat in seats] == [1, 0, None]
        assert seats[1]["foreign"][0]["card"]["name"] == "Gym Sock"
        known = seats[0]["foreign"][0]["card"]
        assert (known and known["name"]) == ("Lemon" if viewer == 1 else None)
        assert (seats[1]["gave"]["card"] and seats[1]["gave"]["card"]["name"]) == ("Lemon" if viewer == 1 else None)
    play(at, 1, "present")
    for seat in (0, 2):
        play(at, seat, "no reaction")
    play(at, 2, "present")
    for seat in (0, 1):
        events = play(at, seat, "no reaction")
    assert told(events, "foreign") == [{"owner": 0, "giver": 1, "card": "Lemon"}]
    for viewer in (0, 1, 2, None):
        assert at.view(viewer)["seats"][0]["foreign"][0]["card"]["name"] == "Lemon"


@pytest.mark.rule("sapotage.sabotage.abstain", "sapotage.hidden.discard")
def test_a_discarded_card_lies_face_down_and_its_giver_knows_it():
    at = table()
    give(at, GIFTS)
    for viewer in (0, 1, None):
        view = at.view(viewer)
        assert view["discard"] == 1
        assert view["open_discard"] == []
        assert "Toothpaste" not in str(view)
        assert not view["own_discards"]
    assert at.view(2)["own_discards"] == ["Toothpaste"]
    serve(at)
    assert at.view(2)["own_discards"] == ["Toothpaste"]
    assert "Toothpaste" not in at.view(0)["open_discard"]
