"""Players that are not people.

A bot is given the table and its seat, and answers with an action. It looks at the table only through what its seat may
know: the record that it works on is redealt first.
"""

from __future__ import annotations

from stockpot.bots.interface import Bot
from stockpot.bots.levels import LEVELS
from stockpot.bots.levels import bot as _bot
from stockpot.core.game import game
from stockpot.core.personas import TEMPERAMENTS

__all__ = ["LEVELS", "Bot", "bot"]


def bot(name: str, level: str, seed: int | str | None = None, temperament: str | None = None) -> Bot:
    """A bot for a game; `seed` makes its thinking repeatable, a `temperament` (`temperament.LIKES`) colours its play a little."""
    game(name)
    if temperament is not None and temperament not in TEMPERAMENTS:
        raise ValueError(f"There is no temperament {temperament!r}; there are: {', '.join(TEMPERAMENTS)}.")
    return _bot(name, level, seed, temperament)
