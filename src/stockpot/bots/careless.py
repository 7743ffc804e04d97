"""A handicapped search: it plays like a person who is learning, sensibly but overlooking things."""

from __future__ import annotations

import random

from stockpot.bots.manners import by_manners
from stockpot.bots.search import SearchBot
from stockpot.bots.temperament import favourite
from stockpot.core.players import Settings
from stockpot.core.table import Action, Table


class CarelessBot:
    """Searches, then overlooks some of the moves it searched; plays the best of the rest."""

    name = "careless"

    def __init__(
        self, seed: int | str | None, settings: Settings, notices: float, temperament: str | None = None
    ) -> None:
        self.chance = random.Random(seed)
        self.temperament = temperament
        self.notices = notices
        self.thinker = SearchBot(self.chance.getrandbits(64), settings)

    def choose(self, table: Table, seat: int) -> Action:
        polite = by_manners(table, seat, self.chance)
        if polite:
            return polite
        hints = self.thinker.ranked(table, seat)
        noticed = [hint for hint in hints if self.chance.random() < self.notices]
        return favourite(self.temperament, table, seat, noticed or [self.chance.choice(hints)]).action
