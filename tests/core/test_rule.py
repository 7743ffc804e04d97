"""Tables of constants: the same numbers, compiled or not, and read-only."""

from __future__ import annotations

from typing import Any

import pytest

from stockpot.core import generic
from stockpot.core.record import Record, record, u64
from stockpot.core.rule import inlined, rule, table

PRICES = table([3, 1, 4])
POINTS = table([[1, 2, 3], [40, 50, 60]])


@inlined
def point(i: int, j: int) -> int:
    return POINTS[i, j]


@rule
def price_and_point(i: int) -> int:
    return PRICES[i] * 1000 + point(1, i)


def test_tables_of_one_and_two_dimensions() -> None:
    assert [int(PRICES[i]) for i in range(len(PRICES))] == [3, 1, 4]
    assert [[int(POINTS[i, j]) for j in range(3)] for i in range(2)] == [[1, 2, 3], [40, 50, 60]]
    assert len(POINTS) == 2


def test_rules_read_tables_and_call_each_other() -> None:
    assert [price_and_point(i) for i in range(3)] == [3040, 1050, 4060]


def test_numbers_of_tables_have_64_bits() -> None:
    large = table([1 << 62, -(1 << 63)])
    assert [int(large[0]), int(large[1])] == [1 << 62, -(1 << 63)]
    with pytest.raises(OverflowError):
        table([1 << 63])


def test_tables_are_read_only() -> None:
    anything: Any = PRICES
    with pytest.raises((TypeError, ValueError)):
        anything[0] = 5
    assert int(PRICES[0]) == 3


def test_a_game_that_lacks_a_function_is_refused() -> None:
    @record
    class Empty(Record):
        nothing: u64

    with pytest.raises(TypeError, match="lacks legal, observe"):
        generic.register(Empty, **{name: point for name in generic.NAMES if name not in ("observe", "legal")})
