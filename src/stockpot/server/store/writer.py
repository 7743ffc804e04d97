"""The writer: group commit. What waits while a commit is under way goes into the next one together: many moves, one sync.

Commits begin a few milliseconds apart. A commit that fails because of one of those in it is made again for each of them alone,
so that nobody pays for what another wants to write.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, NamedTuple, TypeVar

import sqlalchemy as sa

from stockpot.room.refusal import Refusal
from stockpot.server.store.connection import Database, is_away
from stockpot.server.supervision import supervised

Job = TypeVar("Job")

BATCH = 500
"""Jobs in one commit at most."""
BREATH = 0.015
"""Seconds between the beginnings of two commits at least: what comes meanwhile goes into the next one together."""


class _Waiting(NamedTuple, Generic[Job]):
    """Somebody who waits for something to be on disk."""

    job: Job
    done: asyncio.Future[None]


class Writer(Generic[Job]):
    """Commits jobs together, in the order in which they came."""

    def __init__(self, database: Database, carry_out: Callable[[sa.Connection, Sequence[Job]], None]) -> None:
        self.database, self.carry_out = database, carry_out
        self.commits = 0
        self.took: Callable[[float], object] = lambda _: None
        """Told how long each commit took."""
        self.failed: Callable[[str], object] = lambda _: None
        """Told when the writer has failed."""
        self._waiting: list[_Waiting[Job]] = []
        """What is to be written next."""
        self._news = asyncio.Event()
        """Something waits, or nothing more comes."""
        self._closing = False
        self._loop = asyncio.get_running_loop()
        self._work = asyncio.create_task(supervised("the writer", self._write_forever, lambda name: self.failed(name)))

    async def close(self) -> None:
        """Write what is waiting, then end."""
        self._closing = True
        self._news.set()
        await self._work

    @property
    def waiting(self) -> int:
        """How many wait for something to be written."""
        return len(self._waiting)

    def write(self, job: Job) -> asyncio.Future[None]:
        """To be awaited: the job is on disk then; `Conflict` or `Refusal` say why not."""
        done = self._loop.create_future()
        self._waiting.append(_Waiting(job, done))
        self._news.set()
        return done

    async def _write_forever(self) -> None:
        while self._waiting or not self._closing:
            await self._news.wait()
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            if not self._waiting and not self._closing:
                self._news.clear()
            began = time.perf_counter()
            written = await self._write(batch)
            self.took(spent := time.perf_counter() - began)
            if written and not self._closing:  # after a conflict at once: another process may be as quick again
                await asyncio.sleep(max(0.0, BREATH - spent))

    async def _write(self, batch: Sequence[_Waiting[Job]]) -> bool:
        """Has all been written in one commit? Those who wait are told, whatever happens."""
        if not batch:
            return True
        try:
            await self._commit(batch)
            answer(batch)
            return True
        except Exception as error:
            if isinstance(error, Refusal) and is_away(error):
                self.database.written = -math.inf  # until something is written again, nothing proves that it can be
                answer(batch, error)
            else:
                await self._one_by_one(batch)
        return False

    async def _one_by_one(self, batch: Sequence[_Waiting[Job]]) -> None:
        """After a conflict, or something that cannot be written: find out whose it is."""
        for waiting in batch:
            try:
                await self._commit([waiting])
                answer([waiting])
            except Exception as error:
                answer([waiting], error)

    async def _commit(self, batch: Sequence[_Waiting[Job]]) -> None:
        jobs = [waiting.job for waiting in batch]
        await self.database.write(partial(self._carry_out, jobs))
        self.commits += 1

    def _carry_out(self, jobs: Sequence[Job], connection: sa.Connection) -> None:
        self.carry_out(connection, jobs)


def answer(batch: Sequence[_Waiting[Job]], error: Exception | None = None) -> None:
    """Tell those who wait that it is on disk, or why not."""
    for waiting in batch:
        if waiting.done.done():  # they have gone away
            continue
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)
