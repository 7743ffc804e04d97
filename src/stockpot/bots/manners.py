"""Decisions of manners: however hard a bot thinks, it takes them by rules of thumb. A game says which they are."""

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
    """What a polite bot does; None where it may think of winning."""
    return ThumbBot(chance.getrandbits(63)).choose(table, seat) if is_manners(table, seat) else None
