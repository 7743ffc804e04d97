"""The base class of bots that look ahead: they rank moves as hints, then manners and temperament choose among them."""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from dataclasses import dataclass

from stockpot.bots.manners import by_manners
from stockpot.bots.temperament import favourite
from stockpot.core.players import Settings
from stockpot.core.speech import Said
from stockpot.core.table import Action, Table


@dataclass(frozen=True)
class Hint:
    """A move, the share of victory expected of it, and how many simulations say so; the best one says why."""

    action: Action
    share: float
    simulations: int
    because: Said | None = None


class Thinker(ABC):
    """Plays the best of its hints, or one as good that suits its temperament better."""

    def __init__(
        self, seed: int | str | None = None, settings: Settings | None = None, temperament: str | None = None
    ) -> None:
        self.settings = settings or Settings()
        self.temperament = temperament
        self.chance = random.Random(seed)

    def choose(self, table: Table, seat: int) -> Action:
        polite = by_manners(table, seat, self.chance)
        return polite or favourite(self.temperament, table, seat, self.ranked(table, seat)).action

    def ranked(self, table: Table, seat: int) -> list[Hint]:
        """The hints as this bot follows them."""
        return self.hints(table, seat)

    @abstractmethod
    def hints(self, table: Table, seat: int) -> list[Hint]:
        """The moves that it considered, the best first."""
