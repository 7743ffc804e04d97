"""Blocking: a person does not hear from somebody again, at any table, and does not meet them at tables of their own.

Whom somebody has blocked is asked whenever a table is entered, so it is remembered.
"""

from __future__ import annotations

from collections import OrderedDict

from stockpot.room.refusal import Refusal
from stockpot.server.store.blocks import StoredBlocks

REMEMBERED = 10_000
"""People whose blocks are in memory."""
MOST = 500
"""People whom one person blocks."""


class Blocks:
    """Everybody's blocks."""

    def __init__(self, stored: StoredBlocks) -> None:
        self.stored = stored
        self.known: OrderedDict[str, frozenset[str]] = OrderedDict()

    async def of(self, who: str) -> frozenset[str]:
        """Everybody whom a person has blocked."""
        found = self.known.get(who)
        if found is None:
            found = self.known[who] = await self.stored.of(who)
            while len(self.known) > REMEMBERED:
                self.known.popitem(last=False)
        return found

    async def block(self, who: str, whom: str) -> None:
        if who == whom:
            raise Refusal("bad_block", "Nobody blocks themselves.", status=400)
        if len(await self.of(who)) >= MOST:
            raise Refusal("too_often", "You have blocked too many people.")
        await self.stored.put(who, whom)
        self.forget(who)

    async def unblock(self, who: str, whom: str) -> int:
        count = await self.stored.drop(who, whom)
        self.forget(who)
        return count

    def forget(self, who: str) -> None:
        """What is remembered of a person may not be so any more."""
        self.known.pop(who, None)
