"""What is told of jars that move or go: enough to put them back, so that whoever was away sees what has changed."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

import stockpot
from tests.rules.pantry.kitchen import pantry

Row = dict[int, list[str]]


def row_of(table: stockpot.Table) -> Row:
    return {column["column"]: list(column["jars"]) for column in table.view()["pantry"]}


def told(table: stockpot.Table, move: str | stockpot.Action) -> dict[str, Mapping[str, Any]]:
    """What is told of a move, by the kinds of events."""
    seen = [event.seen() for event in table.play(table.to_act[0], move)]
    return {one.kind: one.data for one in seen if one}


def put_back(row: Row, kind: str, data: Mapping[str, Any]) -> Row:
    """The row before an event, from the row after it."""
    before = {column + data["first"] - 1: list(jars) for column, jars in row.items()}
    if kind == "moved":
        jars = before[data["to"]][-data["above"] - 1 :]
        del before[data["to"]][-len(jars) :]
        before.setdefault(data["column"], []).extend(jars)
        assert jars[0] == data["jar"]
        assert (before[data["to"]] or [None])[-1] == data["onto"]
    else:
        jars = data["recipe"]["ingredients"]
        for column in data["columns"]:
            before.setdefault(column, []).extend(["?"] * (3 // len(data["columns"])))
    return {column: jars for column, jars in sorted(before.items()) if jars}


def shape(row: Row) -> dict[int, int]:
    return {column: len(jars) for column, jars in row.items()}


@pytest.mark.rule("pantry.hidden.public")
def test_a_move_is_told_by_its_lowest_jar_and_what_it_lands_on() -> None:
    table = pantry("Br Ha Fi", "He", "In", rest=False)
    assert told(table, "move 1 right 2")["moved"] == {
        "seat": 0, "jar": "Hand", "above": 1, "side": "right", "onto": "Heart", "column": 1, "to": 2, "first": 1,
    }  # fmt: skip
    assert told(table, "move 1 left 1")["moved"]["onto"] is None, "the floor"


@pytest.mark.rule("pantry.move.ground", "pantry.move.gap")
@pytest.mark.parametrize("seed", range(4))
def test_all_that_is_told_can_be_put_back(seed: int) -> None:
    table, chance = stockpot.Table("pantry", 2, seed, {"columns": 10}), random.Random(seed)
    shifts = set()
    for _ in range(300):
        seat = table.to_act[0]
        legal = table.legal(seat)
        places = [action for action in legal if action.text.startswith("complete")]
        outwards = [action for action in legal if action.text.startswith("move 1 ")]
        before = row_of(table)
        news = told(table, chance.choice(places or (outwards if chance.random() < 0.3 else None) or legal))
        if data := news.get("moved"):
            assert put_back(row_of(table), "moved", data) == before
            shifts.add(data["first"])
        if data := news.get("completed"):
            assert shape(put_back(row_of(table), "completed", data)) == shape(before)
            shifts.add(data["first"])
        if table.over:
            table = stockpot.Table("pantry", 2, chance.randrange(2**32), {"columns": 10})
    assert shifts >= {0, 1, 2}
