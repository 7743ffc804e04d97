"""What every bot checks before it thinks."""

from __future__ import annotations

from stockpot.core.table import Action, Table


def owed(table: Table, seat: int) -> list[Action]:
    """The legal actions of a seat; a bot asked to move out of turn refuses."""
    actions = table.legal(seat)
    if not actions:
        raise ValueError(f"Seat {seat} owes no decision now; those who do: {table.to_act}.")
    return actions
