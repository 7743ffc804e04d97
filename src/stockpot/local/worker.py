"""What a page's worker calls (docs/local.md): the house, with only texts, numbers and promises crossing its border.

The worker runs this in Pyodide. What it hands over is an object of JavaScript with the methods of `Outside`; each text that
stands for several has one of them on each line.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Coroutine, Sequence
from typing import Any, Protocol, TypeVar

from stockpot.core.struct import Encoder
from stockpot.local.house import House
from stockpot.local.keep import Changes, Conflict, Denied, Full, KeepError, MemoryKeep

encode = Encoder().encode
Found = TypeVar("Found")

ERRORS: dict[str, type[KeepError]] = {"ConstraintError": Conflict, "QuotaExceededError": Full}
"""What the names of IndexedDB's errors mean; any other means that it is closed to us."""


class Outside(Protocol):
    """What the worker hands over."""

    def post(self, socket: int, text: str) -> None: ...
    def closed(self, socket: int, code: int, reason: str) -> None: ...
    def fetch(self, part: str) -> Awaitable[None]: ...
    def tables(self) -> Awaitable[str]: ...
    def entries(self, table: str, after: int) -> Awaitable[str]: ...
    def get(self, name: str) -> Awaitable[str]: ...
    def write(self, changes: str) -> Awaitable[None]: ...


class OutsideKeep:
    """A keep on the other side of the border."""

    def __init__(self, outside: Outside) -> None:
        self.outside = outside

    async def tables(self) -> Sequence[str]:
        return (await told(self.outside.tables())).splitlines()

    async def entries(self, table: str, after: int = 0) -> Sequence[str]:
        return (await told(self.outside.entries(table, after))).splitlines()

    async def get(self, name: str) -> str:
        return await told(self.outside.get(name))

    async def write(self, changes: Changes) -> None:
        await told(self.outside.write(encode(changes).decode()))


async def told(promise: Awaitable[Found]) -> Found:
    """What a promise of the keep brings; what it is rejected with, by its name."""
    try:
        return await promise
    except Exception as error:
        name = str(getattr(error, "name", ""))
        raise ERRORS.get(name, Denied)(str(error)) from None


class Worker:
    """The house, as the worker calls it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self._work: set[asyncio.Task[Any]] = set()

    async def call(self, method: str, path: str, body: str) -> str:
        """The answer to a call: its status and media type, a line break, its body."""
        answer = await self.house.call(method, path, body)
        return f"{answer.status} {answer.media_type}\n{answer.body}"

    def open(self, socket: int, table: str) -> None:
        self.house.open(socket, table)

    def hear(self, socket: int, text: str) -> None:
        self._begin(self.house.hear(socket, text))

    def close(self, socket: int) -> None:
        self.house.close(socket)

    def changed(self, table: str) -> None:
        self._begin(self.house.changed(table))

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._work.add(task)
        task.add_done_callback(self._work.discard)


def begin(outside: Outside, keeps: bool = True) -> Worker:
    """A house for a page; with `keeps` false nothing outlives it."""
    keep = OutsideKeep(outside) if keeps else MemoryKeep()
    return Worker(House(keep, outside.post, outside.closed, fetch=outside.fetch))
