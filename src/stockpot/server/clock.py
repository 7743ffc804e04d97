"""Time: what the clock says, and alarms that ring at a set time (timers)."""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Awaitable, Callable
from typing import Protocol


class Time(Protocol):
    """Where the time comes from."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    async def until(self, at: int) -> None:
        """Wait for a moment."""


class SystemTime:
    """The computer's own clock."""

    def now(self) -> int:
        return time.time_ns() // 1_000_000

    async def until(self, at: int) -> None:
        await asyncio.sleep(max(0, at - self.now()) / 1000)


class Alarms:
    """Wakes what has a time set: one for each name, a later call replaces an earlier one."""

    def __init__(self, time: Time, ring: Callable[[str], Awaitable[None]]) -> None:
        self.time, self.ring = time, ring
        self.times: dict[str, int] = {}
        self._queue: list[tuple[int, str]] = []
        self._changed = asyncio.Event()

    def set(self, name: str, at: int | None) -> None:
        """Ring at this time, or not at all."""
        if at is None:
            self.times.pop(name, None)
        elif self.times.get(name) != at:
            self.times[name] = at
            heapq.heappush(self._queue, (at, name))
            self._changed.set()

    async def run(self) -> None:
        """Ring, for ever."""
        while True:
            self._changed.clear()
            self._drop_old()
            if not self._queue:
                await self._changed.wait()
                continue
            at, name = self._queue[0]
            if at <= self.time.now():
                del self.times[name]
                await self.ring(name)
            else:
                await self._first(at)

    def _drop_old(self) -> None:
        """Forget entries that were replaced or taken back."""
        while self._queue and self.times.get(self._queue[0][1]) != self._queue[0][0]:
            heapq.heappop(self._queue)

    async def _first(self, at: int) -> None:
        """Wait until a moment, or until there is an earlier one."""
        tasks = [asyncio.ensure_future(self.time.until(at)), asyncio.ensure_future(self._changed.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
