"""Finished games judged by an expert in a house without a server: one at a time, a slice at a time, and kept."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterable
from typing import Any

from stockpot.api import rest
from stockpot.api.analyses import judge_on, summed_up
from stockpot.bots.analysis import Judged
from stockpot.core.struct import DecodeError, Decoder, Encoder
from stockpot.core.table import Table
from stockpot.local.keep import Changes, Keep
from stockpot.local.refusals import keeping

logger = logging.getLogger("stockpot.local")

SLICE = 0.05
"""Seconds that are judged at once; then moves come through."""
NONE = rest.Analysis("none")

encode = Encoder().encode
decode = Decoder(rest.Analysis).decode


def key_of(table: str) -> str:
    """The name under which the analysis of a table is kept."""
    return f"analysis/{table}"


class Analyses:
    """What is judged now, and what was judged before."""

    def __init__(self, keep: Keep, spawn: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]) -> None:
        self.keep, self.spawn = keep, spawn
        self.progress: dict[str, rest.Analysis] = {}
        self._jobs: dict[str, asyncio.Task[None]] = {}
        self._one = asyncio.Semaphore(1)

    async def look(self, table: str) -> rest.Analysis:
        """The analysis of a table, as far as it is."""
        if table in self.progress:
            return self.progress[table]
        with keeping():
            kept = await self.keep.get(key_of(table))
        try:
            return decode(kept.encode()) if kept else NONE
        except DecodeError:
            logger.exception("a kept analysis cannot be read")
            return NONE

    async def begin(self, table: str, finished: Table) -> rest.Analysis:
        """Begin an analysis, unless there is one."""
        known = await self.look(table)
        if known.status in ("running", "done"):
            return known
        self.progress[table] = rest.Analysis("running", 0, len(finished.history))
        self._jobs[table] = self.spawn(self._job(table, finished))
        return self.progress[table]

    async def _job(self, table: str, finished: Table) -> None:
        try:
            async with self._one:
                found = summed_up(await self._judge(table, finished), finished)
            with keeping():
                await self.keep.write(Changes(values={key_of(table): encode(found).decode()}))
            del self.progress[table]
        except asyncio.CancelledError:
            raise
        except Exception:
            logger.exception("an analysis failed")
            self.progress[table] = rest.Analysis("failed")
        finally:
            self._jobs.pop(table, None)

    async def _judge(self, table: str, finished: Table) -> list[Judged]:
        """All decisions of a game, judged slice by slice."""
        moves, judged, done = finished.history, list[Judged](), 0
        played = finished.undo(len(moves))
        while done < len(moves):
            more, found = judge_on(played, done + 1, moves[done:], SLICE)
            judged += found
            done += more
            self.progress[table] = rest.Analysis("running", done, len(moves))
            await asyncio.sleep(0)
        return judged

    def forget(self, tables: Iterable[str]) -> None:
        """These tables are thrown away."""
        for table in tables:
            self.progress.pop(table, None)
            if table in self._jobs:
                self._jobs.pop(table).cancel()
