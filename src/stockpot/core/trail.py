"""The trail: the events of one move in a buffer, as rows of small numbers.

Row 0 holds the number of rows written. A row is the kind of event and its numbers: five, or eleven in a game some of whose events
have more (`Events.row_width`). What they mean is declared with the events.
Simulations pass `NO_TRAIL`, which takes nothing.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.rule import buffer, rule

WIDTH, WIDE = 6, 12
"""Numbers in a row: there are two widths."""
ROWS = 1024
SET_BITS = 15
"""Members of a set that a number of a row has room for: 16 bits, one of them the sign."""

NO_TRAIL = buffer("h", 0, WIDTH)


def new_trail(width: int = WIDTH) -> Any:
    """An empty trail with room for all that one move can bring about."""
    return buffer("h", ROWS, width)


@rule
def note(
    trail: Any, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0,
    f: int = 0, g: int = 0, h: int = 0, i: int = 0, j: int = 0, k: int = 0,
) -> None:  # fmt: skip
    """Write an event down; nothing happens on `NO_TRAIL` or when the trail is full."""
    rows = trail.shape[0]
    if rows == 0:
        return
    n = trail[0, 0] + 1
    if n >= rows:
        return
    trail[0, 0] = n
    trail[n, 0] = kind
    trail[n, 1] = a
    trail[n, 2] = b
    trail[n, 3] = c
    trail[n, 4] = d
    trail[n, 5] = e
    if trail.shape[1] > WIDTH:
        trail[n, 6] = f
        trail[n, 7] = g
        trail[n, 8] = h
        trail[n, 9] = i
        trail[n, 10] = j
        trail[n, 11] = k


@rule
def part_of_set(bits: int, part: int) -> int:
    """One of the numbers over which a large set is spread in a row."""
    return (bits >> (SET_BITS * part)) & ((1 << SET_BITS) - 1)


def rows(trail: Any) -> list[tuple[int, ...]]:
    """The events written, first to last."""
    return [tuple(row) for row in trail[1 : int(trail[0, 0]) + 1].tolist()]
