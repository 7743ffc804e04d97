"""The bots at a table: who decides where no person does, who stands in for a bot that fails (fallbacks), what they say with it.

A bot is remembered: it may go on from what it thought before. At any decision it may be made anew.
"""

from __future__ import annotations

from collections import OrderedDict

from stockpot.bots import Bot, bot
from stockpot.bots.levels import THINKING
from stockpot.core.table import Table
from stockpot.room.room import Room

SEARCHES = {*THINKING}
"""What they think with has to be compiled, or loaded, first."""
KEPT = 32
"""Bots that are remembered."""


def in_turn(level: str) -> list[str]:
    """The bot to ask, and those to ask when it fails."""
    return [level, "random"] if level in ("thumb", "random") else [level, "thumb", "random"]


def temperament(room: Room, seat: int) -> str | None:
    """What the bot in a seat is like, where it is somebody."""
    voice = room.voice(seat)
    return voice.persona.temperament if voice else None


class Bots:
    """Bots that have thought lately, by where they sit."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, ...], Bot] = OrderedDict()

    def choose(self, at: str, table: Table, seat: int, level: str, temperament: str | None) -> int:
        """The number of an action. `at`: the name of the table."""
        key = at, str(seat), table.name, level, temperament or ""
        found = self.kept.pop(key, None) or bot(table.name, level, temperament=temperament)
        self.kept[key] = found
        while len(self.kept) > KEPT:
            self.kept.popitem(last=False)
        return found.choose(table, seat).id
