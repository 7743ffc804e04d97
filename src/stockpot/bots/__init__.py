"""Players that are not people.

A bot is given the table and its seat, and answers with an action. It looks at the table only through what its seat may
know: the record that it works on is redealt first.
"""

from __future__ import annotations

from stockpot.bots.levels import LEVELS
from stockpot.bots.levels import bot as _bot
from stockpot.bots.seat import Bot
from stockpot.core.game import game

__all__ = ["LEVELS", "Bot", "bot"]


def bot(name: str, level: str, seed: int | str | None = None) -> Bot:
    """A bot for a game; `seed` makes its thinking repeatable."""
    game(name)
    return _bot(name, level, seed)
