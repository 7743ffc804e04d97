"""Decisions of manners: however hard a bot thinks, it takes them by rules of thumb, as the rulebook says of bots.

Nobody wants to present a dish to a table of stone faces (sapotage.present.bots).
"""

from __future__ import annotations

import random

from stockpot.bots.thumb import ThumbBot
from stockpot.core.table import Action, Table

MANNERS = {"sapotage": "react"}
"""By game, the kind of action that is no matter of winning."""


def is_manners(table: Table, seat: int) -> bool:
    """Is the decision that a seat owes one of manners?"""
    if table.name not in MANNERS or seat not in table.to_act:
        return False
    return bool(table.parts(seat, table.legal(seat)[0])["kind"] == MANNERS[table.name])


def by_manners(table: Table, seat: int, chance: random.Random) -> Action | None:
    """What a polite bot does; None where it may think of winning."""
    return ThumbBot(chance.getrandbits(63)).choose(table, seat) if is_manners(table, seat) else None
