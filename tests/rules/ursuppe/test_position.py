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
    assert view["reserve"] == [17] * 4
    assert [seat["marker"] for seat in view["seats"]] == [1, 2, 3, 4]
    assert (view["round"], view["phase"]) == (2, "genes")
    assert len(view["past_cards"]) == 2


BAD: list[tuple[dict[str, Any], str]] = [
    ({"players": 5}, "players"),
    ({"decision": "sleep"}, "decision"),
    ({"options": 3}, "options"),
    ({"options": {"income": -1}}, "income"),
    ({"amoebas": 3}, "amoebas"),
    ({"amoebas": {"red 8": ["S12", 0]}}, "red 8"),
    ({"amoebas": {"red 1": "S12"}}, "a cell and damage"),
    ({"amoebas": {"red 1": ["S20", 0]}}, "S20"),
    ({"amoebas": {}}, "not on the board"),
    ({"cubes": []}, "cubes"),
    ({"cubes": {"S20": [0, 0, 0, 0]}}, "S20"),
    ({"cubes": {"S12": [50, 0, 0, 0]}}, "more than 55"),
    ({"genes": [["HOL"], ["HOL"], [], []]}, "HOL"),
    ({"fresh": [["HOL"], [], [], []]}, "fresh"),
    ({"deck": ["W7"]}, "W7"),
    ({"markers": [1, 1, 2, 3]}, "markers"),
    ({"genes": genes(red="MO1 MO2")}, "add up"),
    ({"drawn": 11}, "drawn"),
    ({"decision": "movement", "amoeba": None}, "known amoeba"),
    ({"decision": "target", "attack": {"attacker": "red 1"}}, "nothing can be chosen"),
    ({"weather": "fine"}, "weather"),
    ({"step": {"mover": "red 1", "speed": 3}}, "speed"),
    ({"attack": {"attacker": "red 1", "why": "hunger"}}, "why"),
]


@pytest.mark.parametrize(("changes", "says"), BAD, ids=[says for _, says in BAD])
def test_bad_positions(changes: dict[str, Any], says: str) -> None:
    position = {"players": 4, "decision": "movement", "amoeba": "red 1", "amoebas": RED, "deck": ["514"], **changes}
    with pytest.raises(stockpot.BadPosition, match=says):
        stockpot.Table.from_position("ursuppe", position)


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
