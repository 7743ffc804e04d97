"""Positions: any situation as JSON, with clear refusals."""

from __future__ import annotations

import json
import random

import pytest

import stockpot

from .stall import table


def read(**position: object) -> stockpot.Table:
    return stockpot.Table.from_position("sapone", {"players": 2, "hands": [["coin", "leek"], ["coin"]], **position})


def test_a_position_needs_only_the_players():
    where = stockpot.Table.from_position("sapone", {"players": 3, "hands": [["coin"], [], []]})
    assert where.view()["market"] == 59
    assert where.view()["face_up_left"] == 29
    assert where.view()["soap"] == 40


@pytest.mark.parametrize("options", [{}, {"doubt": True, "backs": "by deck"}])
def test_there_and_back(options):
    where, chance = stockpot.Table("sapone", 4, seed=8, options=options), random.Random(2)
    for number in range(400):
        seat = chance.choice(where.to_act)
        where.play(seat, chance.choice(where.legal(seat)))
        if number % 9 == 0:
            position = json.loads(json.dumps(where.position()))
            assert stockpot.Table.from_position("sapone", position).state == where.state
        if where.over:
            break


FORGED = [
    ([[2, 0], [1, 0], [0, 0]], [["sold", 0, 0, "coin", ["leek"]]], {}, "cannot come next"),  # to themselves
    ([[3, 0], [0, 0], [0, 0]], [["sold", 0, 1, "coin", []]], {}, "cannot come next"),  # for nothing
    ([[1, 0], [1, 0], [0, 0]], [["picked", 0, 1, "leek", []]], {}, "cannot come next"),  # from somebody
    ([[1, 0], [0, 0], [0, 0]], [["picked", 1, 0, "coin", []], ["picked", 1, 0, "coin", []]], {}, "not where it leads"),
    ([[0, 0], [1, 0], [0, 0]], [["picked", 0, 0, "coin", []], ["picked", 0, 0, "leek", []]], {}, "cannot come next"),
    ([[1, 0], [1, 0], [0, 0]], [["picked", 0, 0, "coin", []], ["shown", 0, 0, "coin", []]], {}, "cannot come next"),
    ([[1, 0], [2, 0], [0, 0]], [["caught", 1, 0, "coin", []]], {"options": {"doubt": True}}, "cannot come next"),
    ([[1, 0], [2, 0], [0, 0]], [["gave", 1, 0, "coin", []]], {}, "cannot come next"),
    ([[2, 0], [0, 0], [0, 0]], [["picked", 1, 0, "coin", []]], {}, "do not lead to this turn"),
]


DOUBTS = {"options": {"doubt": True}}


@pytest.mark.parametrize(
    ("position", "message"),
    [
        ({"players": 1}, "players"),
        ({"options": 3}, "options"),
        ({"options": {"taste": 1}}, "taste"),
        ({"hands": [["coin"], ["potato"]]}, "hands"),
        ({"hands": [["watermelon"] * 2, []]}, "more than 1 of watermelon"),
        ({"market": ["watermelon", "watermelon up"]}, "more than 1 of watermelon"),
        ({"market": ["soap"]}, "market"),
        ({"soap": ["soap"]}, "soap: 20 cards in all"),
        ({"phase": "lunch"}, "phase"),
        ({"phase": "bid"}, "offer"),
        ({"phase": "choice"}, "too few cards"),
        ({"offer": "coin", "phase": "offer"}, "offer"),
        ({"offer": "coin", "phase": "wish"}, "declared"),
        ({"offer": "coin", "declared": "coin", "deciding": []}, "deciding"),
        ({"offer": "coin", "declared": "coin", "phase": "doubt", "deciding": [0], "bidding": 0, **DOUBTS}, "deciding"),
        ({"offer": "coin", "declared": "coin", "phase": "give", "bidding": 0, "deciding": [], **DOUBTS}, "doubter"),
        ({"offer": "coin", "declared": "coin", "phase": "answer", "deciding": []}, "bids"),
        (
            {"offer": "coin", "declared": "coin", "phase": "request", "deciding": [], "bids": [[], ["coin"]]},
            "request_to",
        ),
        ({"bids": [["coin"] * 3, []], "claims": [[], []], "phase": "pay"}, "price"),
        ({"hands": [["coin"], []], "soap": [], "claims": [[], []], "phase": "pay"}, "soap: 20 cards in all"),
        ({"hands": [["coin"], []], "phase": "pay"}, "too few cards to buy"),
        ({"phase": "diamond", "market": []}, "namer"),
        ({"phase": "diamond"}, "market: the Diamond is named when"),
        ({"namer": 0}, "namer, named"),
        ({"named": "coin"}, "namer, named"),
        *[({"phase": phase}, "phase: expected one of") for phase in ("start_turn", "end_sale", "start_round")],
        ({"points": [20, 0]}, r"points\[0\]: 20 points win"),
        ({"phase": "over"}, "points: nobody has 20"),
        ({"phase": "over", "points": [20, 0], "market": ["coin"]}, "only the hands are left"),
        ({"shown_hands": [["watermelon"], ["watermelon"]]}, "shown_hands: there are more than 1 of watermelon"),
        ({"shown_hands": [["coin"] * 200, []]}, r"shown_hands\[0\]: there are more than"),
        ({"hands": [["coin"] * 200, []]}, r"hands\[0\]: there are more than"),
        ({"discard": ["coin"] * 200}, "discard: there are more than"),
        ({"soap": ["coin"]}, "soap: there is no"),
        ({"soap": ["soap"] * 200}, "soap: there is no"),
        ({"bought": [1, 0]}, "bought: fewer soap cards"),
        ({"declared": "coin"}, "declared: the card on sale"),
        ({"wish": "coins"}, "wish: there is one when"),
        ({"deciding": [1]}, "deciding: several decide only"),
        ({"offer": "coin", "declared": "coin", "face_up": True}, "face_up: the card on sale is turned up by a doubt"),
        ({"offer": "coin", "declared": "coin", "face_up": True, "doubter": 1}, "doubter: one of the others"),
        ({"offer": "coin", "declared": "coin", "phase": "doubt", "bidding": 0}, "phase: nobody is asked"),
        ({"offer": "coin", "declared": "leek", "face_up": True, "doubter": 1, **DOUBTS}, "declared: a lie"),
        ({"offer": "coin", "declared": "coin", "doubts": [1]}, "doubts: of seats"),
        ({"offer": "coin", "declared": "coin", "requests": 3}, "requests: at most 2"),
        ({"offer": "coin", "declared": "coin", "bidding": 0}, "bidding: at least 1"),
        ({"offer": "coin", "declared": "coin", "bidding": 2}, "bidding: a first round"),
        ({"offer": "coin", "declared": "coin", "request_to": 1}, "request_to: whom"),
        (
            {"offer": "coin", "declared": "coin", "requests": 1, "bidding": 2, "request_to": 4},
            "request_to: one of the others",
        ),
        ({"offer": "coin", "declared": "coin", "request_wish": "coins"}, "request_wish: no request"),
        ({"bids": [[], ["coin"]]}, r"bids\[1\]: cards are put down by bidders"),
        ({"offer": "coin", "declared": "coin", "shown_soap": [0, 1]}, r"shown_soap\[1\]"),
        ({"hands": [[], ["coin"]], "phase": "offer"}, "no card"),
        ({"offer": "coin", "declared": "coin", "bids": [[], ["coin"]], "claims": [[], []]}, "claims"),
        (
            {
                "offer": "coin",
                "declared": "coin",
                "bids": [[], ["coin"]],
                "claims": [[], ["leek"]],
                "shown": [[], ["coin"]],
            },
            "shown",
        ),
        ({"holding": [None, "leek"], "offer": "coin", "declared": "coin"}, "holding"),
        ({"memory": [[[200, 1, 0]], [], []]}, "memory"),
        ({"memory": [[[1, 1, 5]], [], []]}, "memory"),
        ({"memory": [[[1, 200, 0]], [], []]}, "memory"),
        ({"memory": [[[1, 0, 0]], [], []]}, "no token"),
        ({"memory": [[[1, 1, 0]], [], []]}, r"memory\[0\]: a card remembered lies with another"),
        ({"memory": [[], [], [[1, 4, 0]]]}, r"memory\[2\]: a card remembered lies with another"),
        ({"history": {"opening": [[2, 0], [1, 0]], "steps": []}}, "opening"),
        ({"history": {"opening": [[2, 0], [2, 0], [0, 0]], "steps": []}}, "do not lead"),
        ({"history": {"opening": [[1, 0], [1, 0], [0, 0]], "steps": [["picked", "leek"]]}}, r"steps\[0\]"),
        ({"history": {"opening": [[1, 0], [1, 0], [0, 0]], "steps": [["stolen", 0, 0, "leek", []]]}}, "kind"),
        ({"history": {"opening": [[1, 0], [1, 0], [0, 0]], "steps": [["picked", 0, 0, "rake", []]]}}, "not where"),
        ({"history": {"opening": [[1, 0], [1, 0], [0, 0]], "steps": [["picked", 0, 0, "soap", []]]}}, "no such step"),
        ({"history": {"opening": [[1, 0], [1, 0], [0, 0]], "steps": [["gave", 6, 0, "leek", []]]}}, "no such step"),
        (
            {"history": {"opening": [[2, 0], [1, 0], [0, 0]], "steps": [["shown", 0, 0, "leek", []]] * 60}},
            "longer than",
        ),
        *[
            ({"history": {"opening": opening, "steps": steps}, **more}, message)
            for opening, steps, more, message in FORGED
        ],
        ({"history": [["picked", 0, 0, 0, "leek"]]}, r"steps\[0\]\.card"),
        ({"history": [["picked", "leek", 0]]}, r"steps\[0\]\.card: expected one of"),
        ({"history": [["picked", 0, "leek", [], []]]}, r"steps\[0\]: expected kind, places"),
        ({"history": [["sold", 0, 1]]}, r"steps\[0\]: expected kind, places"),
        ({"history": [["sold", 0, 1, "leek", {"coin": 900}]]}, r"steps\[0\]: more cards than there are"),
        ({"history": [["picked", 0, "potato"]]}, r"steps\[0\]\.card: expected one of"),
        ({"history": [["sold", 0, "leek", ["coin"]]]}, r"steps\[0\]: from whom, and to whom"),
        ({"history": [["picked", 0, "leek"]], "memory": 3}, "memory: expected a list"),
        ({"hands": [{"potato": 1}, []]}, r"hands\[0\]: expected one of"),
        ({"hands": [{"leek": 3}, []]}, r"hands\[0\]: there are more than 2 of leek"),
        ({"hands": [{"leek": -1}, []]}, r"hands\[0\]: expected a whole number"),
        ({"hands": [{"coin": 10**9}, []]}, r"hands\[0\]: expected a whole number"),
        ({"hands": ["leek", []]}, r"hands\[0\]: expected a list of names, or how many of each"),
        ({"discard": 2}, "discard: expected a list of names"),
        ({"extra": 1}, "extra"),
        ({"rng": "zz"}, "rng"),
    ],
)
def test_wrong_positions_are_refused_with_the_place(position, message):
    with pytest.raises(stockpot.BadPosition, match=message):
        read(**position)


def test_soap_cards_in_a_position_are_remembered_as_bought():
    where = table("coin, soap", "diamond", "coin", discard=["coin", "double soap", "coin"])
    known = [(entry["card"], entry["places"]) for entry in where.view(2)["known"]]
    assert known == [("soap deck", [0]), ("soap deck", [1]), ("soap deck", ["discard"])]
    assert len(where.view(0)["known"]) == 2


def test_cards_may_be_counted():
    counted = read(
        hands=[{"leek": 2, "coin": 1}, {}], bids=[[], {"coin": 2}], claims=[[], {"leek": 1, "nothing": 1}],
        offer="rake", declared="broom", phase="answer", discard={"shovel": 3}, shown_hands=[{"soap": 1}, []],
    )  # fmt: skip
    listed = read(
        hands=[["leek", "coin", "leek"], []], bids=[[], ["coin", "coin"]], claims=[[], ["leek", "nothing"]],
        offer="rake", declared="broom", phase="answer", discard=["shovel"] * 3, shown_hands=[["soap"], []],
    )  # fmt: skip
    assert counted.state == listed.state


@pytest.mark.rule("sapone.hidden.memory")
@pytest.mark.parametrize("options", [{}, {"doubt": True, "backs": "by deck"}, {"doubt": True, "price": 1}])
def test_what_everybody_remembers_follows_from_the_history(options):
    where, chance = stockpot.Table("sapone", 4, seed=3, options=options), random.Random(5)
    remembered = 0
    for number in range(500):
        seat = chance.choice(where.to_act)
        where.play(seat, chance.choice(where.legal(seat)))
        if where.over:
            break
        if number % 11 == 0:
            position = where.position()
            remembered = max(remembered, len(position["memory"][0]))
            del position["memory"], position["history"]["opening"]
            assert stockpot.Table.from_position("sapone", position).state == where.state
    assert remembered > 10


def test_a_history_may_be_told_briefly():
    where = read(
        players=3, hands=[["broom", "rake", "leek", "diamond"], {"coin": 2}, ["coin"]], market=["coin"] * 4,
        history=[["sold", 2, 0, "broom", ["coin"]], ["picked_up", 0, "leek"]],
    )  # fmt: skip
    leek, broom, soap = ({"card": card, "places": [0]} for card in ("leek", "broom", "soap deck"))
    assert where.view(1)["known"] == [leek, {"card": "soap deck", "places": [0, 2]}], "it may have paid for the broom"
    assert where.view(2)["known"] == [leek, broom, soap]
    assert where.view(0)["known"] == [{"card": "coin", "places": [2]}]
