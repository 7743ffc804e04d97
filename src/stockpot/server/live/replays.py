"""Finished games that people look at again, unrolled once and kept within a budget of bytes (an LRU cache)."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import Executor

from stockpot.api import rest
from stockpot.api.replays import Unrolled, viewer_named
from stockpot.core.table import Table

KEPT_BYTES = 16 * 1024 * 1024
"""Checkpoints and scores of finished games that stay in memory."""


class Replays:
    """Finished games that people look at again."""

    def __init__(self, threads: Executor) -> None:
        self.threads = threads
        self.kept: OrderedDict[str, Unrolled] = OrderedDict()
        self._making: dict[str, asyncio.Future[Unrolled]] = {}

    async def page(self, table: str, finished: Table, viewer: str, first: int, count: int) -> rest.Replay:
        """Some frames of a finished game."""
        viewer_named(viewer, finished.players)  # a bad one costs nothing
        unrolled = await self._unrolled(table, finished)
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.threads, unrolled.page, finished, viewer, first, count)

    async def explained(self, table: str, finished: Table, analysis: rest.Analysis) -> rest.Analysis:
        """What an expert thinks of a finished game, with the costliest moves in words."""
        if not analysis.costliest:
            return analysis
        unrolled = await self._unrolled(table, finished)
        return await asyncio.get_running_loop().run_in_executor(self.threads, unrolled.explained, finished, analysis)

    async def _unrolled(self, table: str, finished: Table) -> Unrolled:
        """A game is unrolled once, however many ask for it at the same time (single flight)."""
        if table not in self.kept and table not in self._making:
            making = asyncio.get_running_loop().run_in_executor(self.threads, Unrolled.of, finished)
            self._making[table] = making
            making.add_done_callback(lambda _: self._making.pop(table, None))
        if table not in self.kept:
            self.kept[table] = await asyncio.shield(self._making[table])
        unrolled = self.kept[table]
        self.kept.move_to_end(table)
        while len(self.kept) > 1 and sum(one.size for one in self.kept.values()) > KEPT_BYTES:
            self.kept.popitem(last=False)
        return unrolled
