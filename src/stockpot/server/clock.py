"""Time: what the clock says, and how long each seat may still think.

The times of the log's entries are all that clocks are made of: a table rebuilt after a restart has the same time left.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Awaitable, Callable
from typing import Protocol

from stockpot.server import log

BACK = 10
"""Who returns after running out of time has this part of the game's time again."""


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


class Clocks:
    """The clocks of a table: each runs while its seat owes a decision."""

    __slots__ = ("bank", "limits", "since")

    def __init__(self, limits: log.Clock, seats: int) -> None:
        self.limits = limits
        self.bank = [1000 * (limits.game or 0)] * seats
        """Milliseconds that each seat has left for the whole game, when its clock was last stopped."""
        self.since: list[int | None] = [None] * seats
        """Since when the clock of a seat runs; nothing where it stands still."""

    def pass_to(self, owing: set[int], moved: int | None, at: int) -> None:
        """From `at` on the clocks of these seats run; `moved`: the seat that has just decided."""
        for seat, since in enumerate(self.since):
            if since is not None and (seat == moved or seat not in owing):
                self.bank[seat] = max(0, self.bank[seat] - max(0, at - since))
                self.since[seat] = None
                if seat == moved and self.limits.game:
                    self.bank[seat] += 1000 * self.limits.increment
            if seat in owing and self.since[seat] is None:
                self.since[seat] = at

    def back(self, seat: int) -> None:
        """Somebody returns: who has run out of time gets a little."""
        self.bank[seat] = max(self.bank[seat], 1000 * (self.limits.game or 0) // BACK)

    def deadline(self, seat: int) -> int | None:
        """When the time of a seat runs out; nothing while its clock stands still."""
        since = self.since[seat]
        if since is None:
            return None
        left = [1000 * self.limits.move] if self.limits.move else []
        left += [self.bank[seat]] if self.limits.game else []
        return since + min(left)

    def next_deadline(self) -> int | None:
        return min((at for seat in range(len(self.since)) if (at := self.deadline(seat)) is not None), default=None)

    def late(self, now: int) -> list[int]:
        """The seats whose time has run out."""
        return [seat for seat in range(len(self.since)) if (at := self.deadline(seat)) is not None and at <= now]


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
