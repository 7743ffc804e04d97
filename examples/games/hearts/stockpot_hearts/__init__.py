"""Hearts: take no hearts and not the queen of spades, or take them all."""

from __future__ import annotations

from dataclasses import replace

from stockpot.core.game import game_of_rooms
from stockpot.core.players import USUAL, Level, Players

from .state import most_decisions
from .words import opening

GAME = game_of_rooms(
    __name__,
    minutes=40,
    weight="light",
    opening=opening,
    most_decisions=most_decisions,
    bots=Players(
        levels={
            "novice": Level(replace(USUAL, iterations=30, chance_percent=60), 0.6),
            "cook": Level(replace(USUAL, iterations=200)),
            "expert": Level(replace(USUAL, iterations=2000)),
        }
    ),
)
