"""Finished games judged by an expert: background jobs, one at a time, whose results are kept.

The judging is done by `server/live/worker_pool.py`, a slice at a time, in turns with what bots and people want thought out.

How far a job has got is written down now and then, so that every server process can tell; a job that says nothing more
(its process was stopped) may be begun again.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

import msgspec
from msgspec.structs import replace

from stockpot.api import rest
from stockpot.api.analyses import summed_up
from stockpot.bots.analysis import Judged
from stockpot.core.table import Table
from stockpot.room.refusal import Refusal
from stockpot.server.live.worker_pool import WorkerPool
from stockpot.server.live.worker_tasks import Judge, Progress, Situation
from stockpot.server.store.analyses import StoredAnalyses

logger = logging.getLogger("stockpot.analyses")

WAITING = 20
"""Jobs that may wait for their turn."""
SAVED_EVERY = 2_000
STALE_AFTER = 30_000
"""Milliseconds between two progress notes of a job, and of silence after which it counts as dead."""


AT_ONCE = 100
"""Moves sent to a worker at once; it judges as many of them as a slice of time allows."""


class House(Protocol):
    """What analyses need of the server."""

    workers: WorkerPool

    def now(self) -> int:
        """Milliseconds since 1970."""

    async def searching(self, name: str) -> None:
        """Wait until the search of a game is compiled."""

    def path_of(self, who: str, table: str) -> tuple[str, str, str]:
        """The line of the fair queue in which work for a person waits."""


class Analyses:
    """The jobs of this process, and what was found before."""

    def __init__(self, stored: StoredAnalyses, house: House) -> None:
        self.stored, self.house, self.now = stored, house, house.now
        self.jobs: dict[str, asyncio.Task[None]] = {}
        self.progress: dict[str, rest.Analysis] = {}
        self.one = asyncio.Semaphore(1)

    async def look(self, table: str) -> rest.Analysis:
        """The analysis of a table, finished or in progress."""
        if table in self.progress:
            return self.progress[table]
        found = await self.stored.find(table)
        if found is None:
            return rest.Analysis("none")
        data, changed = found
        try:
            analysis = msgspec.json.decode(data, type=rest.Analysis)
        except (msgspec.DecodeError, UnicodeDecodeError):
            logger.exception("a kept analysis cannot be read", extra={"table": table})
            return rest.Analysis("none")
        dead = analysis.status == "running" and self.now() - changed > STALE_AFTER
        return rest.Analysis("none") if dead else analysis

    async def begin(self, table: str, finished: Table, who: str) -> rest.Analysis:
        """Start an analysis for a person, unless there is one already."""
        known = await self.look(table)
        if known.status in ("running", "done") or table in self.jobs:
            return self.progress.get(table, known)
        if len(self.jobs) >= WAITING:
            raise Refusal("busy", "Too many games are being analysed; try again later.", status=503)
        self.progress[table] = rest.Analysis("running", 0, len(finished.moves))
        self.jobs[table] = asyncio.get_running_loop().create_task(self._job(table, finished, who))
        return self.progress[table]

    async def _job(self, table: str, finished: Table, who: str) -> None:
        keeping = asyncio.get_running_loop().create_task(self._keep_saved(table))
        try:
            async with self.one:
                await self.house.searching(finished.name)
                judged = await self._judge(table, finished, self.house.path_of(who, table))
            keeping.cancel()
            self.progress[table] = summed_up(judged, finished)
            await self._save(table)
        except Exception:
            logger.exception("an analysis failed", extra={"table": table})
            await self.stored.put(table, msgspec.json.encode(rest.Analysis("failed")), self.now())
        finally:
            keeping.cancel()
            self.jobs.pop(table, None)
            self.progress.pop(table, None)

    async def _judge(self, table: str, finished: Table, path: tuple[str, str, str]) -> list[Judged]:
        """All decisions of a game, judged slice by slice."""
        moves = [move._replace(events=()) for move in finished.history]
        at, judged, done = Situation.of(finished.undo(len(moves))), list[Judged](), 0
        while done < len(moves):
            part = Judge(at, done + 1, moves[done : done + AT_ONCE])
            further: Progress = await self.house.workers.think(part, path, Progress)
            judged += further.judged
            done += further.moves
            at = replace(at, state=further.state)
            self.progress[table] = rest.Analysis("running", done, len(moves))
        return judged

    async def _keep_saved(self, table: str) -> None:
        """Record the progress of a job from time to time, also while it waits."""
        while True:
            await self._save(table)
            await asyncio.sleep(SAVED_EVERY / 1000)

    async def _save(self, table: str) -> None:
        await self.stored.put(table, msgspec.json.encode(self.progress[table]), self.now())

    async def close(self) -> None:
        jobs = [*self.jobs.values()]
        for job in jobs:
            job.cancel()
        await asyncio.gather(*jobs, return_exceptions=True)
