"""Sets of small numbers, and the trail of events."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpot.core.bits import count, has, leaders, lowest, members, nth, union
from stockpot.core.rule import rule
from stockpot.core.text import fold
from stockpot.core.trail import NO_TRAIL, ROWS, WIDE, WIDTH, new_trail, note, rows

sets = st.sets(st.integers(0, 62))


@rule
def counted(bits: int) -> int:
    return count(bits)


@rule
def least(bits: int) -> int:
    return lowest(bits)


@settings(deadline=None, max_examples=60)
@given(sets)
def test_sets_are_what_sets_are(things: set[int]) -> None:
    bits = union(things)
    assert members(bits) == sorted(things)
    assert counted(bits) == count(bits) == len(things)
    assert [thing for thing in range(63) if has(bits, thing)] == sorted(things)
    assert [nth(bits, n) for n in range(len(things))] == sorted(things)
    if things:
        assert least(bits) == lowest(bits) == min(things)


@settings(deadline=None, max_examples=60)
@given(st.lists(st.integers(-9, 9), min_size=1, max_size=6), st.integers(1, 6))
def test_leaders_have_the_most_points(points: list[int], seats: int) -> None:
    playing = points[:seats]
    assert members(leaders(np.array(points), len(playing))) == [
        seat for seat, own in enumerate(playing) if own == max(playing)
    ]


def test_the_largest_set() -> None:
    everything = (1 << 63) - 1
    assert counted(everything) == 63
    assert members(everything) == list(range(63))


# ------------------------------------------------------------------------------------------------------------- the trail


def test_events_are_kept_in_order() -> None:
    trail = new_trail()
    assert rows(trail) == []
    note(trail, 3, 1, -2, 3, -4, 5)
    note(trail, 4)
    assert rows(trail) == [(3, 1, -2, 3, -4, 5), (4, 0, 0, 0, 0, 0)]
    assert all(type(number) is int for row in rows(trail) for number in row)


def test_a_full_trail_takes_no_more() -> None:
    trail = new_trail()
    for i in range(ROWS + 5):
        note(trail, 1, i)
    kept = rows(trail)
    assert len(kept) == ROWS - 1
    assert kept[-1][1] == ROWS - 2


def test_a_full_trail_writes_nothing_beyond_its_end() -> None:
    space = np.full((6, WIDTH), 99, np.int16)
    trail = space[:3]
    trail[0, 0] = 0
    for i in range(10):
        note(trail, 1, i)
    assert rows(trail) == [(1, 0, 0, 0, 0, 0), (1, 1, 0, 0, 0, 0)]
    assert (space[3:] == 99).all()


def test_a_wide_trail_has_room_for_eleven_numbers() -> None:
    trail = new_trail(WIDE)
    note(trail, 7, *range(1, 12))
    assert rows(trail) == [(7, *range(1, 12))]


def test_simulations_keep_no_trail() -> None:
    note(NO_TRAIL, 1, 2)
    assert len(NO_TRAIL) == 0


# ------------------------------------------------------------------------------------------------------------- texts


@pytest.mark.parametrize("typed", ["remise à zéro", "  Remise  A  ZERO ", "REMISE À ZÉRO", "remise a\tze\u0301ro"])
def test_texts_are_compared_without_case_accents_and_spaces(typed: str) -> None:
    assert fold(typed) == "remise a zero"


def test_apostrophes_are_alike() -> None:
    assert fold("l’eau") == fold("L'EAU")
