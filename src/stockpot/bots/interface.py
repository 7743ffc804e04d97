"""The interface of a bot, and the check that every bot makes before it thinks."""

from __future__ import annotations

from typing import Protocol

from stockpot.core.table import Action, Table


class Bot(Protocol):
    """Anything that can take a seat."""

    name: str

    def choose(self, table: Table, seat: int) -> Action:
        """A legal action for a seat that owes a decision."""


def owed(table: Table, seat: int) -> list[Action]:
    """The legal actions of a seat; a bot asked to move out of turn refuses."""
    actions = table.legal(seat)
    if not actions:
        raise ValueError(f"Seat {seat} owes no decision now; those who do: {table.to_act}.")
    return actions
