"""A bot that plays by a heuristic policy, the game's rules of thumb (`advice.py`)."""

from __future__ import annotations

import random

from stockpot.bots.interface import owed
from stockpot.core import engine
from stockpot.core.table import Action, Table


class ThumbBot:
    """What a good amateur would do, at once."""

    name = "thumb"

    def __init__(self, seed: int | str | None = None) -> None:
        self.chance = random.Random(seed)

    def choose(self, table: Table, seat: int) -> Action:
        actions = owed(table, seat)
        guessed = table.redeal(seat, seed=self.chance.getrandbits(63))
        advised = engine.advise(guessed.state.handle, seat)
        return next(action for action in actions if action.id == advised)
