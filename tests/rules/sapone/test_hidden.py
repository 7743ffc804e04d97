"""Who knows what: views and redeals, checked against a bookkeeper who shares no code with the game."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import stockpot
from stockpot.core import engine
from stockpot.core.rule import COMPILED

from .bookkeeper import SOAP, Bookkeeper
from .stall import ADA, BOB, CARL, DANA, all_pass, bid, held, offer, play, table
from .witness import Witness

SETTINGS = [(2, {}), (3, {"backs": "by deck", "doubt": True})]
MORE_SETTINGS = [(3, {"doubt": True}), (4, {}), (4, {"doubt": True}), (4, {"backs": "by deck"}), (6, {"doubt": True})]
compiled = pytest.mark.compiled


def world(where: stockpot.Table) -> dict:
    """Everything that lies at seats and on the discard."""
    position = where.position()
    places = {seat: hand + position["bids"][seat] for seat, hand in enumerate(position["hands"])}
    if position["offer"]:
        places[position["turn"]].append(position["offer"])
    return places | {"discard": position["discard"]}


def soap_paid(before: stockpot.Table, after: stockpot.Table) -> int:
    """With different backs everybody sees how many soap cards went to the discard."""
    return sum(card in SOAP for card in after.position()["discard"]) - sum(
        card in SOAP for card in before.position()["discard"]
    )


@pytest.mark.rule(
    "sapone.hidden.memory", "sapone.hidden.sales", "sapone.hidden.soap", "sapone.hidden.discard", "sapone.hidden.public",
    "sapone.hidden.backs", "sapone.hidden.hands",
)  # fmt: skip
@pytest.mark.parametrize(
    ("players", "options"), [*SETTINGS, *(pytest.param(*more, marks=compiled) for more in MORE_SETTINGS)], ids=str
)
def test_a_bookkeeper_agrees_with_every_view_and_every_redeal(players, options):
    where, chance = (
        stockpot.Table("sapone", players, seed=f"{players}{options}", options=options),
        random.Random(players),
    )
    viewers = [*range(players), None]
    books = {viewer: Bookkeeper(viewer, where.view(viewer)) for viewer in viewers}
    for number in range(240 if COMPILED else 120):
        seat = chance.choice(where.to_act)
        before = where.copy()
        events = where.play(seat, sensible(where, seat, chance))
        if where.over:
            break
        for viewer, book in books.items():
            told = [event.seen(viewer) for event in events]
            fill_in_backs(book, before, where, told)
            view = where.view(viewer)
            follow(book, [event for event in told if event], view)
            noted = sorted((entry["card"], sorted(map(str, entry["places"]))) for entry in view["known"])
            assert noted == book.known(), (number, viewer)
            if viewer is not None:
                assert sorted(Bookkeeper._mine(view)) == sorted(book.hand)
            if number % 8 == 0:
                check_guess(where, viewer, book, number)


def follow(book: Bookkeeper, told: list, view: dict) -> None:
    """The seller learns what the bid was before noting where the sold card went."""
    exchanged = [i for i, event in enumerate(told) if event.kind in ("sold", "received")]
    last = exchanged[-1] + 1 if exchanged else 0
    if last:
        book.follow(told[:last], book.before)
        book.settle()
    book.follow(told[last:], view)


def fill_in_backs(book: Bookkeeper, before: stockpot.Table, after: stockpot.Table, told: list) -> None:
    """What different backs show of cards paid and given."""
    book.soap_paid = book.soap_given = None
    if not book.apart():
        return
    for event in told:
        if event and event.kind == "bought":
            book.soap_paid = soap_paid(before, after)
            if event.data["price"] and after.view()["round"] != before.view()["round"]:
                paid = before.position()["bids"][event.data["seat"]]
                book.soap_paid = sum(card in SOAP for card in paid)
        if event and event.kind == "gave":
            seat = event.data["seat"]
            count = [sum(card in SOAP for card in world(t)[seat]) for t in (before, after)]
            book.soap_given = count[0] - count[1]


def sensible(where: stockpot.Table, seat: int, chance: random.Random) -> int:
    """Any move, but bids of a few cards rather than many, so that there is much to remember."""
    legal = where.legal(seat)
    texts = {action.text: action.id for action in legal}
    if "done" in texts and chance.random() < 0.5:
        return texts["done"]
    if "pass" in texts and chance.random() < 0.4:
        return texts["pass"]
    accepted = [action.id for action in legal if action.text.startswith("accept")]
    if accepted and chance.random() < 0.6:
        return chance.choice(accepted)
    return chance.choice(legal).id


def check_guess(where: stockpot.Table, viewer: int | None, book: Bookkeeper, seed: int) -> None:
    """A guessed world agrees with all that is known, and holds the same numbers of cards."""
    for i in range(2):
        guess = where.redeal(viewer, seed=2 * seed + i)
        assert engine.is_sound(guess.state.handle)
        assert guess.view(viewer) == where.view(viewer)
        places = world(guess)
        assert {place: len(cards) for place, cards in places.items()} == {
            place: len(cards) for place, cards in world(where).items()
        }
        position = guess.position()  # refused if what the others then remember could not be
        assert stockpot.Table.from_position("sapone", position).state == guess.state
        assert book.misfit({place: cards for place, cards in places.items() if place != viewer}) is None
        if book.apart():
            for place, cards in places.items():
                assert sum(card in SOAP for card in cards) == sum(card in SOAP for card in world(where)[place])


# ------------------------------------------------------------------------------------------------- small cases, exactly


def seen_by_all(hand: list[str], seats: int = 3, **more) -> stockpot.Table:
    """Bob has picked some cards in sight of all; it is his turn."""
    hands = ["coin, shovel", ", ".join(hand), *["coin ×2"] * (seats - 2)]
    where = table(*hands, turn=1, phase="offer", market=["coin"] * 4, **more)
    position = where.position()
    slots = {"coin": 0, "leek": 31, "rake": 49, "broom": 45, "watermelon": 30}
    for viewer in range(seats + 1):
        if viewer != 1:
            position["memory"][viewer] = [[slots[card], 2, 0] for card in hand]
    position["history"]["steps"] = [["shown", 1, 0, card, []] for card in hand]
    return stockpot.Table.from_position("sapone", position)


def where_is(guess: stockpot.Table, card: str) -> object:
    return next(place for place, cards in world(guess).items() if card in cards)


@compiled
@pytest.mark.rule("sapone.hidden.memory")
def test_of_two_cards_seen_only_one_can_have_been_sold():
    """Bob's leek and rake are known; he sells one card to Ada. Carl knows that at least one is still with Bob."""
    where = seen_by_all(["rake", "watermelon", "broom"])
    offer(where, "rake", "coin")
    bid(where, ADA, "coin")
    bid(where, CARL)
    play(where, "1 accept seat 0")
    assert {"card": "rake", "places": [0]} in where.view(BOB)["known"]
    for card in ("rake", "watermelon", "broom"):
        assert {"card": card, "places": [0, 1]} in where.view(CARL)["known"]
    found = Counter()
    for seed in range(400):
        guess = where.redeal(CARL, seed=seed)
        # rakes have further copies, which may lie anywhere
        found[where_is(guess, "watermelon"), where_is(guess, "broom")] += 1
    assert set(found) == {(1, 1), (0, 1), (1, 0)}
    assert all(80 < n < 190 for n in found.values()), "each of Bob's three cards is as likely to be the one sold"


@pytest.mark.rule("sapone.hidden.memory")
def test_a_card_paid_may_be_on_the_discard_until_it_is_seen_again():
    where = seen_by_all(["watermelon", "broom", "coin", "rake"])
    position = where.position() | {"phase": "choice"}
    where = stockpot.Table.from_position("sapone", position)
    play(where, "1 buy", "1 pay broom", "1 pay coin", "1 pay rake")
    assert {"card": "watermelon", "places": [1, "discard"]} in where.view(CARL)["known"]
    assert {where_is(where.redeal(CARL, seed=seed), "watermelon") for seed in range(60)} == {1, "discard"}
    assert {"card": "broom", "places": ["discard"]} in where.view(BOB)["known"]
    all_pass_offer(where)
    all_pass_offer(where)
    offer(where, "watermelon")
    bid(where, ADA, "coin")
    bid(where, CARL, "coin")
    play(where, "1 accept seat 2")
    assert not any(entry["card"] == "watermelon" for entry in where.view(CARL)["known"])
    assert {"card": "watermelon", "places": [1, 2, "discard"]} in where.view(ADA)["known"]


def all_pass_offer(where: stockpot.Table) -> None:
    """The seat to act sells something to nobody."""
    seat = where.to_act[0]
    offer(where, held(where, seat)[0])
    all_pass(where)


@pytest.mark.rule("sapone.hidden.memory", "sapone.ruling.copies")
def test_a_hand_given_away_whole_is_known_to_have_gone():
    where = seen_by_all(["watermelon"])
    offer(where, "watermelon")
    bid(where, ADA, "coin")
    bid(where, CARL)
    play(where, "1 accept seat 0")
    assert {"card": "watermelon", "places": [0]} in where.view(CARL)["known"]


@pytest.mark.rule("sapone.hidden.backs")
def test_different_backs_tell_soap_cards_from_market_cards():
    where = table("coin, leek", "soap, coin ×3", "coin", backs="by deck", market=["coin"] * 3)
    assert [seat["soap_backs"] for seat in where.view(CARL)["seats"]] == [0, 1, 0]
    offer(where, "leek")
    assert where.view(CARL)["sale"]["soap_back"] is False
    bid(where, BOB, "soap as coin", "coin")
    bid(where, CARL)
    assert where.view(CARL)["seats"][1]["bid_soap_backs"] == 1
    for seed in range(20):
        guess = where.redeal(ADA, seed=seed).position()
        assert sum(card in SOAP for card in guess["bids"][1]) == 1
    play(where, "0 accept seat 1")
    assert {"card": "soap deck", "places": [0]} in where.view(CARL)["known"]
    assert [seat["soap_backs"] for seat in where.view(CARL)["seats"]] == [1, 0, 0]
    alike = table("coin, leek", "soap, coin ×3", "coin", market=["coin"] * 3)
    assert alike.view(CARL)["seats"][1]["soap_backs"] is None


@pytest.mark.rule("sapone.hidden.market")
def test_the_deck_below_the_top_is_unknown_but_counted():
    where = table("coin, leek", "coin", market=["rake up", "coin", "broom up", "pick", "shovel up"])
    seen = set()
    for seed in range(60):
        market = where.redeal(ADA, seed=seed).position()["market"]
        assert market[0] == "rake up"
        assert sum(card.endswith(" up") for card in market) == 3
        seen.add(tuple(card.endswith(" up") for card in market))
    assert len(seen) == 6


@pytest.mark.rule("sapone.hidden.hands", "sapone.hidden.public")
def test_a_spectator_sees_the_public_part_and_nothing_else():
    where = table("coin, leek", "soap", market=["rake up"])
    view = where.view(None)
    assert view["hand"] is None
    assert view["top"] == "rake"
    assert [seat["cards"] for seat in view["seats"]] == [2, 1]
    assert "own_bid" not in view["seats"][0]
    hands = {tuple(where.redeal(None, seed=seed).position()["hands"][0]) for seed in range(40)}
    assert len(hands) > 10
    everything = where.view(stockpot.ALL_OPEN)
    assert [seat["hand"] for seat in everything["seats"]] == [["coin", "leek"], ["soap"]]


@pytest.mark.rule("sapone.sell.hidden")
def test_a_guess_fills_in_what_others_have_decided_unseen():
    where = table("coin ×2, leek", "coin ×3, soap", "coin ×3", "coin, rake", doubt=True)
    offer(where, "leek")
    play(where, "1 doubt")
    answers = {tuple(where.redeal(CARL, seed=seed).position()["doubts"]) for seed in range(40)}
    assert answers == {(), (1,)}
    play(where, "2 believe", "3 believe", "1 give coin") if where.to_act else None
    assert where.to_act == (1, 2, 3)
    bid(where, BOB, "coin", "coin")
    play(where, "2 bid coin")
    sizes = Counter(len(where.redeal(DANA, seed=seed).position()["bids"][1]) for seed in range(80))
    assert set(sizes) >= {0, 1, 2}
    assert all(where.redeal(DANA, seed=seed).position()["holding"][2] is None for seed in range(5))
    assert where.redeal(CARL, seed=1).position()["holding"][2] == "coin"


# ------------------------------------------------------------------------------------- guesses, and all that a seat has seen

EVERY_OPTION = [
    {}, {"doubt": True}, {"backs": "by deck"}, {"doubt": True, "backs": "by deck"},
    {"doubt": True, "dealt": 1, "price": 1, "requests": 5, "compensation": 1},
    {"dealt": 5, "price": 6, "direction": "counterclockwise"},
]  # fmt: skip


@pytest.mark.rule("sapone.hidden.memory", "sapone.hidden.sales", "sapone.hidden.discard", "sapone.hidden.backs")
@pytest.mark.parametrize("options", EVERY_OPTION, ids=str)
@pytest.mark.parametrize("players", [3, *(pytest.param(more, marks=compiled) for more in (2, 4, 5, 6))])
def test_every_guess_fits_all_that_its_seat_has_seen_taken_together(players, options):
    """Random play: some history shows the seat what it saw and leads from the deal to the guess, card by card."""
    where, chance = stockpot.Table("sapone", players, seed=9, options=options), random.Random(players)
    witnesses = {viewer: Witness(viewer, where.view(viewer), where.view()) for viewer in (*range(players), None)}
    guesses = 0
    for number in range(240 if COMPILED else 160):
        seat = chance.choice(where.to_act)
        events = where.play(seat, chance.choice(where.legal(seat)))
        if where.over:
            break
        for viewer, witness in witnesses.items():
            told = [event for event in (event.seen(viewer) for event in events) if event]
            witness.listen(told, where.view(viewer))
        if number % 3 == 0:
            viewer = chance.choice([*witnesses])
            guess = where.redeal(viewer, seed=number)
            assert witnesses[viewer].doubts(world(guess), guess.position()["history"]) is None, (number, viewer)
            assert guess.view(viewer) == where.view(viewer)
            assert witnesses[viewer].doubts(world(where), where.position()["history"]) is None, "the truth fits as well"
            guesses += 1
    assert guesses > 40


def test_a_witness_notices_a_guess_that_does_not_fit():
    """The examination itself: cards that could not have come there, and a history that tells something else."""
    where, chance = stockpot.Table("sapone", 4, seed=5), random.Random(5)
    witness = Witness(ADA, where.view(ADA), where.view())
    while len(witness.steps) < 40:
        seat = chance.choice(where.to_act)
        events = where.play(seat, sensible(where, seat, chance))
        told = [event for event in (event.seen(ADA) for event in events) if event]
        witness.listen(told, where.view(ADA))
    guess = where.redeal(ADA, seed=1)
    history = guess.position()["history"]
    assert witness.doubts(world(guess), history) is None
    swapped = world(guess)
    swapped[BOB], swapped[CARL] = swapped[CARL], swapped[BOB]
    assert witness.doubts(swapped, history) is not None
    for number, (kind, one, other, card, others) in enumerate(history["steps"]):
        steps = list(history["steps"])
        steps[number] = [kind, one, other, "diamond", others]
        assert witness.doubts(world(guess), {"steps": steps}) is not None, (number, kind)
        steps[number] = [kind, (one + 1) % 4, other, card, others]
        assert witness.doubts(world(guess), {"steps": steps}) is not None, (number, kind)
        steps[number] = [kind, one, other, card, [*others, "coin"]]
        assert witness.doubts(world(guess), {"steps": steps}) is not None, (number, kind)


@pytest.mark.rule("sapone.hidden.memory")
def test_a_card_seen_again_tells_where_the_others_cannot_be():
    """Bob's three cards are known; he sells one to Carl face down. Ada then gets the watermelon from Carl: that was it."""
    where = seen_by_all(["rake", "watermelon", "broom"])
    offer(where, "watermelon", "coin")
    bid(where, ADA)
    bid(where, CARL, "coin")
    play(where, "1 accept seat 2")
    assert {where_is(where.redeal(ADA, seed=seed), "broom") for seed in range(40)} == {BOB, CARL}
    offer(where, "watermelon", "coin")
    bid(where, ADA, "shovel")
    bid(where, BOB)
    play(where, "2 accept seat 0")
    assert {where_is(where.redeal(ADA, seed=seed), "broom") for seed in range(40)} == {BOB}
    assert {where_is(where.redeal(None, seed=seed), "broom") for seed in range(80)} == {ADA, BOB, CARL}
