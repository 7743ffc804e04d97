"""Rules of thumb: they play on sensibly, and every decision has one."""

from __future__ import annotations

from typing import Any

import pytest

import stockpot
from tests.rules.ursuppe.pond import genes, pond


def advice(table: stockpot.Table) -> str:
    return stockpot.bot("ursuppe", "thumb", seed=1).choose(table, table.to_act[0]).text


PAIR = {"red 1": ["S12", 0], "blue 1": ["S12", 0]}
EMPTY = {"S12": [0, 0, 0, 0]}

SITUATIONS: list[tuple[dict[str, Any], str]] = [
    ({"decision": "space"}, "space 4"),
    ({"decision": "movement", "card": "E8", "amoebas": PAIR}, "amoeba 1 drift"),
    ({"decision": "movement", "card": "E8", "amoebas": PAIR, "cubes": {"S13": [0, 0, 0, 0]},
      "genes": genes(red="HOL")}, "amoeba 1 stay"),
    ({"decision": "movement", "amoebas": PAIR, "cubes": EMPTY, "genes": genes(red="MO2")}, "amoeba 1 move"),
    ({"decision": "direction", "step": {"mover": "red 1", "ways": ["north", "east"]}, "amoebas": PAIR,
      "cubes": {"S08": [0, 0, 0, 0]}}, "east"),
    ({"decision": "second", "step": {"mover": "red 1"}, "amoebas": PAIR, "cubes": EMPTY,
      "genes": genes(red="SPD MO1")}, "second move yes"),
    ({"decision": "second", "step": {"mover": "red 1"}, "amoebas": PAIR, "cubes": {"S13": [0, 0, 0, 0], "S08": [0, 0, 0, 0]},
      "genes": genes(red="SPD")}, "second move no"),
    ({"decision": "follow", "turn": 1, "step": {"mover": "red 1", "claimant": "blue 1"}, "amoebas": PAIR, "cubes": EMPTY,
      "genes": genes(blue="HOL")}, "follow yes"),
    ({"decision": "carry", "step": {"mover": "red 1", "claimant": "red 1", "naming": [0, 1, 1, 0]}, "amoebas": PAIR,
      "cubes": {"S12": [2, 1, 1, 0]}, "genes": genes(red="TEN")}, "carry no more"),
    ({"decision": "carry", "step": {"mover": "red 1", "claimant": "red 1", "naming": [0, 1, 0, 0]}, "amoebas": PAIR,
      "cubes": {"S12": [2, 2, 1, 2]}, "genes": genes(red="TEN")}, "carry yellow"),
    ({"decision": "meal", "amoebas": PAIR, "genes": genes(red="FRU")}, "eat 1 blue 1 green"),
    ({"decision": "meal", "amoebas": PAIR, "genes": genes(red="PAR FRU")}, "eat 1 blue as parasite"),
    ({"decision": "attack", "amoebas": {**PAIR, "red 2": ["S12", 0]}, "cubes": EMPTY,
      "genes": genes(red="SFS")}, "attack blue 1"),
    ({"decision": "attack", "amoebas": {"red 1": ["S12", 0], "red 2": ["S12", 0]}, "cubes": EMPTY, "genes": genes(red="SFS")},
     "no attack"),
    ({"decision": "target", "amoebas": {**PAIR, "green 1": ["S12", 0], "yellow 1": ["S12", 0]}, "attack": {"attacker": "red 1"},
      "genes": genes(red="AGG", blue="INT", green="DEF", yellow="ARM")}, "attack blue 1"),
    ({"decision": "response", "turn": 1, "amoebas": PAIR, "attack": {"attacker": "red 1", "target": "blue 1"},
      "genes": genes(red="SFS", blue="DEF ESC")}, "escape"),
    ({"decision": "response", "turn": 1, "amoebas": PAIR, "attack": {"attacker": "red 1", "target": "blue 1"},
      "genes": genes(red="SFS", blue="DEF")}, "defend"),
    ({"decision": "response", "turn": 1, "amoebas": {"red 1": ["S12", 0], "blue 1": ["S12", 2]},
      "attack": {"attacker": "red 1", "target": "blue 1"}, "genes": genes(red="SFS", blue="DEF")}, "yield"),
    ({"decision": "settle", "genes": genes(red="LON DIV"), "debt": 1, "bp": [5, 0, 0, 0]}, "pay"),
    ({"decision": "settle", "genes": genes(red="INT DIV"), "debt": 3, "bp": [0, 0, 0, 0]}, "return INT"),
    ({"decision": "buy", "bp": [1, 0, 0, 0]}, "buy nothing"),
    ({"decision": "buy", "bp": [6, 0, 0, 0]}, "buy STR"),
    ({"decision": "buy", "bp": [5, 0, 0, 0], "genes": genes(red="MO1 FRU DIV SUB")}, "buy RAY"),
    ({"decision": "buy", "bp": [5, 0, 0, 0], "genes": genes(red="MO1 STR")}, "buy LON"),
    ({"decision": "divide", "amoebas": {}, "bp": [0, 0, 0, 0]}, "divide S03"),
    ({"decision": "aggressor", "amoebas": PAIR, "genes": genes(red="AGG")}, "aggression with 1"),
    ({"decision": "aggressor", "amoebas": PAIR, "genes": genes(red="AGG"), "bp": [1, 0, 0, 0]}, "no aggression"),
    ({"decision": "victim", "meal": 24, "amoebas": {**PAIR, "yellow 1": ["S12", 0]},
      "genes": genes(red="PAR")}, "parasitise yellow"),
    ({"decision": "number", "spot": "S12", "amoebas": {"red 1": ["S01", 0]}, "bp": [6, 0, 0, 0]}, "number 2"),
]  # fmt: skip


@pytest.mark.parametrize(("situation", "expected"), SITUATIONS, ids=[f"{s['decision']}-{e}" for s, e in SITUATIONS])
def test_a_good_amateur(situation: dict[str, Any], expected: str) -> None:
    situation = dict(situation)
    if situation["decision"] == "space":
        situation["markers"] = [0, 0, 0, 0]
    assert advice(pond(situation.pop("decision"), **situation)) == expected


def test_chances_before_the_end() -> None:
    table = pond("buy", markers=[10, 30, 11, 12], round=6, drawn=7)
    assert max(range(4), key=lambda seat: table.outcome[seat]) == 1
