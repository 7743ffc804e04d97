"""Players that are not people.

A bot is given the table and its seat, and answers with an action. It looks at the table only through what its seat may
know: the record that it works on is redealt first.
"""

from __future__ import annotations

from typing import Protocol

from stockpot.core.game import game
from stockpot.core.table import Action, Table


class Bot(Protocol):
    """Anything that can take a seat."""

    name: str

    def choose(self, table: Table, seat: int) -> Action:
        """A legal action for a seat that owes a decision."""


LEVELS = ("random", "thumb")


def bot(name: str, level: str, seed: int | str | None = None) -> Bot:
    """A bot for a game; `seed` makes its thinking repeatable."""
    game(name)
    if level == "random":
        from stockpot.bots.random import RandomBot

        return RandomBot(seed)
    if level == "thumb":
        from stockpot.bots.thumb import ThumbBot

        return ThumbBot(seed)
    raise ValueError(f"There is no bot {level!r}; the bots are: {', '.join(LEVELS)}.")
