"""A bot that plays like a beginner: sensible, but it overlooks things."""

from __future__ import annotations

import random
from dataclasses import replace

from stockpot.bots.search import SearchBot, Settings
from stockpot.core.table import Action, Table

NOTICES = 0.6
"""The chance to notice a move at all."""


class NoviceBot:
    """Thinks briefly, and only about the moves it happens to notice; plays the best of those."""

    name = "novice"

    def __init__(self, seed: int | str | None, settings: Settings) -> None:
        self.chance = random.Random(seed)
        self.thinker = SearchBot(self.chance.getrandbits(64), replace(settings, reuse=False))

    def choose(self, table: Table, seat: int) -> Action:
        hints = self.thinker.hints(table, seat)
        noticed = [hint for hint in hints if self.chance.random() < NOTICES]
        return (noticed or [self.chance.choice(hints)])[0].action
