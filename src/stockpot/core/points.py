"""Points: what games that count them say of each seat."""

from __future__ import annotations

from typing import Any

from stockpot.core.rule import rule


@rule
def points(s: Any, out: Any) -> None:
    """The `scores` of a game that says nothing else: each seat's points."""
    for seat in range(s.players):
        out[seat] = s.points[seat]


@rule
def share_out(out: Any, seats: int) -> None:
    """Make shares of one victory out of what each seat has of it, in whatever measure: the last step of an `outcome`."""
    total = 0.0
    for seat in range(seats):
        total += out[seat]
    for seat in range(seats):
        out[seat] /= total
