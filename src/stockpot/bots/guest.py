"""Plugins: bots that other packages bring (entry points `stockpot.bots`)."""

from __future__ import annotations

import random

from stockpot.bots.interface import Bot, owed
from stockpot.core.plugins import brought, load_brought
from stockpot.core.table import Action, Table

GROUP = "stockpot.bots"


class GuestBot:
    """A bot from outside the house. It never sees the table itself: only one redealt from its seat's view."""

    def __init__(self, name: str, bot: Bot, seed: int | str | None = None) -> None:
        self.name = name
        self.bot = bot
        self.chance = random.Random(seed)

    def choose(self, table: Table, seat: int) -> Action:
        owed(table, seat)
        return self.bot.choose(table.redeal(seat, seed=self.chance.getrandbits(32)), seat)


def guests() -> list[str]:
    """The names of all bots from outside."""
    return list(brought(GROUP))


def guest(game: str, name: str, seed: int | str | None = None) -> GuestBot:
    """Make a bot: the object named by the entry point is called with the game's name and a seed, and returns a `Bot`."""
    return GuestBot(name, load_brought(GROUP, name)(game, seed), seed)
