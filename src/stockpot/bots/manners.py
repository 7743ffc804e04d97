"""Decisions of manners, such as how to react to a dish: every bot takes them by rules of thumb. A game says which they are."""

from __future__ import annotations

import random

from stockpot.bots.thumb import ThumbBot
from stockpot.core.table import Action, Table


def is_manners(table: Table, seat: int) -> bool:
    """Is the decision that a seat owes one of manners?"""
    manners = table.game.bots.manners
    if not manners or seat not in table.to_act:
        return False
    return table.parts(seat, table.legal(seat)[0])["kind"] in manners


def by_manners(table: Table, seat: int, chance: random.Random) -> Action | None:
    """The polite action, where the decision is one of manners; else `None`, and the bot plays to win."""
    return ThumbBot(chance.getrandbits(63)).choose(table, seat) if is_manners(table, seat) else None
