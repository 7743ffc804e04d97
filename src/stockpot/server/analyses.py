"""Finished games judged by an expert: a job in the background, one at a time, whose result is kept.

How far a job has got is written down now and then, so that every server process can tell; a job that says nothing more
(its process was stopped) may be begun again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec

from stockpot.bots.analysis import analyse
from stockpot.core.table import Table
from stockpot.server import protocol as p
from stockpot.server.keep import Keep
from stockpot.server.protocol import Refusal

logger = logging.getLogger("stockpot.analyses")

WAITING = 20
"""Jobs that may wait for their turn."""
SHOWN = 5
"""How many of the costliest moves are named."""
SAVED_EVERY = 2_000
STALE_AFTER = 30_000
"""Milliseconds between two notes of how far a job is, and after which one that is silent counts as dead."""


class Stopped(Exception):  # noqa: N818 - what it is
    """The server closes."""


class Analyses:
    """The jobs of this process, and what was found before."""

    def __init__(self, keep: Keep, now: Callable[[], int], judge: Callable[..., Any] = analyse) -> None:
        self.keep, self.now, self.judge = keep, now, judge
        self.worker = ThreadPoolExecutor(1, "analysis")
        self.jobs: dict[str, asyncio.Task[None]] = {}
        self.progress: dict[str, p.Analysis] = {}
        self.closing = False

    async def look(self, table: str) -> p.Analysis:
        """The analysis of a table, as far as it is."""
        if table in self.progress:
            return self.progress[table]
        found = await self.keep.analysis(table)
        if found is None:
            return p.Analysis("none")
        data, changed = found
        analysis = msgspec.json.decode(data, type=p.Analysis)
        dead = analysis.status == "running" and self.now() - changed > STALE_AFTER
        return p.Analysis("none") if dead else analysis

    async def begin(self, table: str, finished: Table) -> p.Analysis:
        """Begin an analysis unless there is one."""
        known = await self.look(table)
        if known.status in ("running", "done") or table in self.jobs:
            return self.progress.get(table, known)
        if len(self.jobs) >= WAITING:
            raise Refusal("busy", "Too many games are being analysed; try again later.", status=503)
        self.progress[table] = p.Analysis("running", 0, len(finished.moves))
        self.jobs[table] = asyncio.get_running_loop().create_task(self._job(table, finished.record()))
        return self.progress[table]

    async def _job(self, table: str, record: dict[str, Any]) -> None:
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self.worker, self._work, table, record)
        try:
            while not work.done():
                await self._save(table)
                await asyncio.wait([work], timeout=SAVED_EVERY / 1000)
            self.progress[table] = work.result()
            await self._save(table)
        except Stopped:
            return
        except Exception:
            logger.exception("an analysis failed", extra={"table": table})
            await self.keep.put_analysis(table, msgspec.json.encode(p.Analysis("failed")), self.now())
        finally:
            self.jobs.pop(table, None)
            self.progress.pop(table, None)

    async def _save(self, table: str) -> None:
        await self.keep.put_analysis(table, msgspec.json.encode(self.progress[table]), self.now())

    def _work(self, table: str, record: dict[str, Any]) -> p.Analysis:
        total = len(record["moves"])

        def told(done: int, _: int) -> None:
            if self.closing:
                raise Stopped
            self.progress[table] = p.Analysis("running", done, total)

        judged = [
            p.Judged(
                one.number, one.seat, one.played, one.best, round(one.loss, 4), round(one.share, 4),
                [round(chance, 4) for chance in one.chances],
            )
            for one in self.judge(record, progress=told)
        ]  # fmt: skip
        costly = sorted((one for one in judged if one.loss > 0), key=lambda one: (-one.loss, one.number))
        return p.Analysis("done", total, total, judged, [one.number for one in costly[:SHOWN]])

    async def close(self) -> None:
        self.closing = True
        await asyncio.gather(*self.jobs.values(), return_exceptions=True)
        self.worker.shutdown(wait=True, cancel_futures=True)
