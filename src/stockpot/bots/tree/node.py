"""A node of the tree: a move, what it brought so far, and the nodes beside and below it."""

from __future__ import annotations

from stockpot.core.record import Record, f64, i32, record

ROOT = 0
NONE = -1


@record
class Node(Record):
    """Nodes lie in one array and know each other by their places there."""

    value: f64
    """Sum of the shares of victory of the seat that moved here."""
    visits: i32
    available: i32
    """How often the move was possible when its parent was passed."""
    first_child: i32
    next_sibling: i32
    action: i32
    seat: i32
