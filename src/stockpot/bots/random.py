"""A bot that plays any legal move."""

from __future__ import annotations

import random

from stockpot.bots.interface import owed
from stockpot.core.table import Action, Table


class RandomBot:
    """Every legal action with the same chance."""

    name = "random"

    def __init__(self, seed: int | str | None = None) -> None:
        self.chance = random.Random(seed)

    def choose(self, table: Table, seat: int) -> Action:
        return self.chance.choice(owed(table, seat))
