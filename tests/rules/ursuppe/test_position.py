"""Situations as JSON: what is filled in, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import stockpot
from tests.rules.ursuppe.pond import genes, pond

RED = {"red 1": ["S12", 0]}


def test_what_is_left_out_is_filled_in() -> None:
    table = stockpot.Table.from_position("ursuppe", {"players": 4, "decision": "buy"})
    view = table.view()
    assert view["reserve"] == [55] * 4, "the board is empty"
    assert [seat["marker"] for seat in view["seats"]] == [1, 2, 3, 4]
    assert (view["round"], view["phase"]) == (2, "genes")
    assert len(view["past_cards"]) == 2


PAIR = {"red 1": ["S12", 0], "blue 1": ["S12", 0]}
BAD: list[tuple[dict[str, Any], str]] = [
    ({"players": 5}, "players"),
    ({"decision": "sleep"}, "decision"),
    ({"options": 3}, "options"),
    ({"options": {"income": -1}}, "income"),
    ({"amoebas": 3}, "amoebas"),
    ({"amoebas": {"red 8": ["S12", 0]}}, "red 8"),
    ({"amoebas": {"red 1": ["S12", 0, 0]}}, r"amoebas\.red 1\.cell: expected one of S01"),
    ({"amoebas": {"red 1": ["S12", "much"]}}, r"amoebas\.red 1\.damage"),
    ({"amoebas": {"red 1": ["S20", 0]}}, "S20"),
    ({"amoebas": {}}, "not on the board"),
    ({"cubes": []}, "cubes"),
    ({"cubes": {"S20": [0, 0, 0, 0]}}, "S20"),
    ({"cubes": {"S12": [50, 0, 0, 0], "S13": {"red": 6}}}, "more than 55"),
    ({"cubes": {"S12": {"purple": 1}}}, r"cubes\.S12\.purple is not part of a position"),
    ({"cubes": {"S12": {"red": -1}}}, r"cubes\.S12\.red: expected a whole number"),
    ({"cubes": {"S12": [1, 2]}}, r"cubes\.S12: expected colours and how many"),
    ({"cubes": {"S12": 3}}, r"cubes\.S12: expected an object"),
    ({"card": "X3"}, "card: there is no .further. card 'X3'"),
    ({"deck": ["W6", "W9"], "drawn": 2, "card": "514"}, "card: the deck has W9 in force"),
    ({"dice": [7]}, r"dice\[0\]: expected a whole number from 1 to 6"),
    ({"dice": 3}, "dice: expected a list"),
    ({"dice": [1] * 9}, "dice: at most 8 dice, not 9"),
    ({"dice": [1], "rng": "7"}, "dice: the generator that `rng` gives"),
    ({"genes": [["HOL"], ["HOL"], [], []]}, "HOL"),
    ({"fresh": [["HOL"], [], [], []]}, "fresh"),
    ({"deck": ["W7"]}, "W7"),
    ({"deck": 7}, "deck: expected a list"),
    ({"markers": [1, 1, 2, 3]}, "markers"),
    ({"genes": genes(red="MO1 MO2")}, "add up"),
    ({"drawn": 11}, "drawn"),
    ({"decision": "movement", "amoeba": None}, "known amoeba"),
    ({"decision": "target", "amoeba": None, "attack": {"attacker": "red 1"}, "genes": genes(red="AGG")}, "nothing can be chosen"),
    ({"decision": "buy"}, "amoeba: one is handled in phase 1"),
    ({"decision": "buy", "phase": "feeding"}, "phase: there is no buy in feeding"),
    ({"decision": "movement", "phase": "genes"}, "phase: there is no movement in genes"),
    ({"amoeba": "blue 1", "amoebas": PAIR, "active": 0}, "amoeba: blue 1 is not of seat 0"),
    ({"turn": 1, "active": 0}, "turn: seat 0 decides here, not 1"),
    ({"round": 0}, "round: 0 in the set-up"),
    ({"round": 5, "drawn": 1}, "drawn: every round"),
    ({"markers": [1, 50, 2, 3]}, "markers: the finish zone is reached"),
    ({"decision": "over", "amoeba": None}, "markers: nobody has reached the finish zone"),
    ({"markers": [0, 1, 2, 3]}, "markers: each on a space"),
    ({"picks": [0, 0, 1, 2]}, "picks: every seat once"),
    ({"meal": 3}, "meal: one is chosen"),
    ({"spot": "S12"}, "spot: a cell is chosen"),
    ({"debt": 3}, "debt: only who settles"),
    ({"decision": "meal", "cubes": {"S12": [0, 0, 0, 0]}}, "amoeba: red 1 finds no meal"),
    ({"decision": "victim", "meal": 0}, "meal: there is no such meal"),
    ({"decision": "attack"}, "amoeba: red 1 may not attack"),
    ({"decision": "number", "amoeba": None, "spot": "S12"}, "spot: no new amoeba"),
    ({"decision": "aggressor", "amoeba": None}, r"genes\[0\]: only Aggression"),
    ({"decision": "settle", "amoeba": None}, "debt: it is settled"),
    ({"decision": "settle", "amoeba": None, "debt": 2, "given": ["MO1"], "genes": genes(red="MO1")}, "given: a gene returned"),
    ({"step": {"mover": "red 1"}}, "step: one is under way when"),
    ({"attack": {"attacker": "red 1"}}, "attack: none is under way"),
    ({"decision": "direction", "step": {"mover": "blue 1", "ways": ["north"]}, "amoebas": PAIR, "turn": 1, "active": 0},
     "step.mover: the amoeba whose turn it is"),
    ({"decision": "direction", "step": {"mover": "red 1", "way": "drift", "ways": ["north"]}}, "step.way: a drift"),
    ({"decision": "direction", "step": {"mover": "red 1"}}, "step.ways: the directions"),
    ({"decision": "direction", "step": {"mover": "red 1", "ways": ["north"], "direction": "north"}}, "step.direction: known"),
    ({"decision": "second", "step": {"mover": "red 1"}}, "step.second: only Speed"),
    ({"decision": "follow", "step": {"mover": "red 1", "claimant": "blue 1"}, "amoebas": PAIR, "turn": 1},
     "step.claimant: an amoeba with Holding"),
    ({"decision": "carry", "step": {"mover": "red 1", "claimant": "red 1"}}, "step.naming: there is no room"),
    ({"decision": "carry", "step": {"mover": "red 1", "claimant": "red 1", "carried": [9, 0, 0, 0]}, "genes": genes(red="TEN")},
     "step.carried, step.naming"),
    ({"decision": "direction", "step": {"mover": "red 1", "ways": ["north"], "followers": ["blue 1"]}, "amoebas": PAIR},
     "step.followers"),
    ({"decision": "response", "turn": 1, "amoebas": {"red 1": ["S12", 0], "blue 1": ["S01", 0]},
      "attack": {"attacker": "red 1", "target": "blue 1"}, "genes": genes(red="SFS")}, "attack.target: not an amoeba"),
    ({"decision": "response", "turn": 1, "amoebas": PAIR, "attack": {"attacker": "red 1", "target": "blue 1"}},
     "without a gene for it there is no attack"),
    ({"decision": "response", "turn": 1, "amoebas": PAIR, "attack": {"attacker": "red 1", "target": "blue 1", "used": 4},
      "genes": genes(red="SFS")}, "attack.attempt, attack.used"),
    ({"decision": "retry", "amoebas": PAIR, "attack": {"attacker": "red 1", "target": "blue 1"}, "genes": genes(red="SFS")},
     "attack.attempt: there is no further attempt"),
    ({"decision": "place", "amoeba": None, "turn": 2}, "turn: amoebas are put down from the lowest"),
    ({"decision": "place", "amoeba": None, "turn": 1, "amoebas": {"green 1": ["S12", 0]}}, "amoebas: put down from the lowest"),
    ({"decision": "space", "amoeba": None, "amoebas": {}, "markers": [0, 1, 0, 0], "turn": 0}, "markers: in the order"),
    ({"decision": "space", "amoeba": None, "amoebas": {}, "markers": [9, 0, 0, 0], "turn": 1}, "markers: on the spaces"),
    ({"decision": "space", "amoeba": None, "amoebas": {}, "markers": [1, 2, 3, 4], "turn": 0}, "markers: all have a space"),
    ({"weather": "fine"}, "weather"),
    ({"step": {"mover": "red 1", "speed": 3}}, "speed"),
    ({"attack": {"attacker": "red 1", "why": "hunger"}}, "why"),
]  # fmt: skip


@pytest.mark.parametrize(("changes", "says"), BAD, ids=[f"{i} {says}" for i, (_, says) in enumerate(BAD)])
def test_bad_positions(changes: dict[str, Any], says: str) -> None:
    position = {"players": 4, "decision": "movement", "amoeba": "red 1", "amoebas": RED, "deck": ["514"], **changes}
    with pytest.raises(stockpot.BadPosition, match=says):
        stockpot.Table.from_position("ursuppe", position)


def test_a_position_written_by_hand() -> None:
    table = stockpot.Table.from_position(
        "ursuppe",
        {
            "players": 3,
            "decision": "movement",
            "amoeba": "blue 1",
            "amoebas": {"blue 1": "S08", "green 2": ["S08", 1]},
            "cubes": {"S07": {"red": 2, "green": 1}},
            "card": "W6",
            "dice": [6, 2],
        },
    )
    view = table.view()
    assert table.to_act == (1,)
    assert view["card"] == {"name": "W6", "drift": "west", "ozone": 6}
    assert [cell["cubes"] for cell in view["cells"] if any(cell["cubes"])] == [[2, 0, 1]]
    assert view["reserve"] == [53, 55, 54]
    position = table.position()
    assert position["amoebas"] == {"blue 1": "S08", "green 2": ["S08", 1]}
    assert position["cubes"] == {"S07": {"red": 2, "green": 1}}
    assert "dice" not in position, "what comes is known to the generator alone"
    table.play(1, "move")
    assert table.view()["dice"] == [6, 0]
    table.play(1, "west")
    assert table.view()["cells"][6]["cubes"] == [0, 2, 0], "it has eaten in S07"


def test_the_card_in_force_leaves_the_others_where_they_are() -> None:
    for drawn in (1, 4, 11):
        given = {"players": 3, "decision": "buy", "round": drawn - 1 or 1, "drawn": drawn, "card": "E10"}
        view = stockpot.Table.from_position("ursuppe", given).view(stockpot.ALL_OPEN)
        assert view["card"]["name"] == "E10"
        assert len(view["past_cards"]) == drawn - 1
        shown = [card["name"] for card in (*view["past_cards"], view["card"], *view["coming_cards"])]
        assert sorted(shown) == sorted(["W6", "W9", "W12", "E8", "E10", "E10", "N9", "N11", "S10", "S13", "514"])


def test_every_half_made_choice_is_written() -> None:
    amoebas = {"red 1": ["S12", 0], "red 2": ["S12", 0], "blue 1": ["S12", 0]}
    table = pond(
        amoebas=amoebas, cubes={"S12": [1, 1, 0, 0]}, genes=genes(red="SFS HOL TEN", blue="ESC TEN"), dice=(5,)
    )
    for text in ("amoeba 1 stay", "attack blue 1", "escape", "carry red", "carry no more", "follow yes", "carry blue"):
        table.play(table.to_act[0], text)
        again = stockpot.Table.from_position("ursuppe", table.position())
        assert again.state == table.state
        assert again.legal(again.to_act[0]) == table.legal(table.to_act[0])
        table.view(table.to_act[0])
