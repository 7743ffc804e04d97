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
        ({"offer": "coin", "declared": "coin", "phase": "doubt", "deciding": [0]}, "deciding"),
        ({"offer": "coin", "declared": "coin", "phase": "give"}, "doubter"),
        ({"offer": "coin", "declared": "coin", "phase": "answer"}, "bids"),
        ({"offer": "coin", "declared": "coin", "phase": "request", "bids": [[], ["coin"]]}, "request_to"),
        ({"bids": [["coin"] * 3, []], "phase": "pay"}, "price"),
        ({"phase": "diamond"}, "namer"),
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
        ({"memory": [[[30, 2, 0]], [], []], "hands": [["watermelon", "coin"], ["coin"]]}, "more than 1 of watermelon"),
        ({"memory": [[[100, 2, 0]], [], []]}, "one token for each soap card"),
        ({"memory": [[[0, 2, 0], [1, 2, 0]], [], []]}, "no more than there are market cards"),
        ({"history": {"opening": [[2, 0], [1, 0]], "steps": []}}, "opening"),
        ({"history": {"opening": [[2, 0], [2, 0], [0, 0]], "steps": []}}, "do not lead"),
        ({"history": {"opening": [[1, 0], [1, 0], [0, 0]], "steps": [["picked", 0, 0, "leek"]]}}, r"steps\[0\]"),
        ({"history": {"opening": [[1, 0], [1, 0], [0, 0]], "steps": [["stolen", 0, 0, "leek", []]]}}, "kind"),
        ({"history": {"opening": [[1, 0], [1, 0], [0, 0]], "steps": [["picked", 0, 0, "rake", []]]}}, "not where"),
        ({"history": {"opening": [[1, 0], [1, 0], [0, 0]], "steps": [["picked", 0, 0, "soap", []]]}}, "no such step"),
        ({"history": {"opening": [[1, 0], [1, 0], [0, 0]], "steps": [["gave", 6, 0, "leek", []]]}}, "no such step"),
        (
            {"history": {"opening": [[2, 0], [1, 0], [0, 0]], "steps": [["shown", 0, 0, "leek", []]] * 60}},
            "longer than",
        ),
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
