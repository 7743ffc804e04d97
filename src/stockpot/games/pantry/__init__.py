"""The pantry: Michael Schacht's game of jars that must never be lifted."""

from __future__ import annotations

from stockpot.core.game import game_of_rooms
from stockpot.games.pantry.state import Event

GAME = game_of_rooms(
    __name__,
    designer="Michael Schacht",
    minutes=30,
    weight="medium",
    figures="solvability",
    shows=frozenset({Event.COMPLETED, Event.DREW, Event.EXCHANGED}),
)
