"""Keeps how games ended: when one does, and for tables that ended while nobody kept it (before an upgrade, in a crash)."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Any

from stockpot.api.feats import found_in
from stockpot.core.table import Table
from stockpot.room.refusal import Refusal
from stockpot.room.room import Room
from stockpot.server.live.tables import Tables
from stockpot.server.store.results import Feat, Placed, Result, Results

logger = logging.getLogger("stockpot.results")

Also = Callable[[Result], Any]
"""What else is written together with a result."""


class ScoreKeeper:
    """Reads results off the logs of finished tables."""

    def __init__(self, stored: Results, tables: Tables, also: Also = lambda _: None) -> None:
        self.stored, self.tables, self.also = stored, tables, also
        self.waiting: set[str] = set()
        tables.on_end = self.ended

    def ended(self, table: str, room: Room) -> None:
        """A game is over."""
        if table not in self.waiting:
            self.waiting.add(table)
            self.tables.spawn(self._keep(table, room))

    async def _keep(self, table: str, room: Room) -> None:
        try:
            await self.keep(table, room)
        except Refusal as refusal:  # the database does not answer: after the next start it is looked for again
            logger.warning("a result could not be kept: %s", refusal.text, extra={"table": table})
        finally:
            self.waiting.discard(table)

    async def keep(self, table: str, room: Room) -> None:
        """Keep how a table ended, once."""
        result = await asyncio.to_thread(result_of, table, room)
        await self.stored.put(result, self.also(result))

    async def catch_up(self) -> None:
        """Keep what is missing, in the order in which it ended. A table that cannot be read stays as it is."""
        for table in reversed(await self.stored.missing()):
            try:
                await self.keep(table, await self.tables.read(table))
            except Refusal as refusal:
                logger.info("a result could not be read: %s", refusal.text, extra={"table": table})


def result_of(table: str, room: Room) -> Result:
    """How a table ended."""
    made, played, ended = room.created, room.playing(), room.past[-1].entry.at
    counts = not (made.lesson or made.imported or made.hotseat or made.carried)
    if not counts:
        return Result(table, made.game, ended, [], counts=False)
    resigned = {number for number, seat in enumerate(room.seats) if seat.resigned}
    seats = [
        Placed(seat.who, seat.level, score, place)
        for seat, score, place in zip(room.seats, played.scores, places(played, resigned), strict=True)
    ]
    return Result(table, made.game, ended, seats, [Feat(*feat) for feat in found_in(played)])


def places(over: Table, resigned: Collection[int] = ()) -> list[int]:
    """The place of each seat: first who have won, the others by their scores; who ties shares a place.

    Who has resigned comes after all others, however well the bot did that played on.
    """
    ranks = [(seat not in resigned, seat in over.winners, score) for seat, score in enumerate(over.scores)]
    return [1 + sum(_is_ahead(other, rank) for other in ranks) for rank in ranks]


def _is_ahead(other: tuple[bool, bool, int], rank: tuple[bool, bool, int]) -> bool:
    """Two winners are level, whatever their scores."""
    return other[:2] > rank[:2] or (other[:2] == rank[:2] and not rank[1] and other[2] > rank[2])
