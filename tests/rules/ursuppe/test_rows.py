"""Rows of bytes, searched eight at a time."""

from __future__ import annotations

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from stockpot.core.bits import union
from stockpot.core.rule import buffer, rule
from stockpot.games.ursuppe.rules.rows import places

numbers = st.integers(-128, 127)


@rule
def found(row: Any, number: int) -> int:
    return places(row, number)


@settings(deadline=None, max_examples=200)
@given(st.lists(numbers | st.sampled_from([-128, -1, 0, 1, 127]), min_size=8, max_size=63), numbers, st.data())
def test_places_are_those_that_hold_the_number(held: list[int], other: int, data: st.DataObject) -> None:
    row = buffer("b", len(held))
    for place, number in enumerate(held):
        row[place] = number
    for number in (data.draw(st.sampled_from(held)), other):
        assert found(row, number) == union(place for place, one in enumerate(held) if one == number)
