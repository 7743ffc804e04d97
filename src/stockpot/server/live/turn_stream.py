"""“It is your turn” for browsers that have no table open: server-sent events, one stream for each person."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from stockpot.api.rest import Listed
from stockpot.server.clock import Time

LOOK_EVERY = 30_000
"""Milliseconds after which a stream polls the database, for turns that began in other processes, and sends a heartbeat."""


class TurnStreams:
    """Wakes the streams of people at whose tables something has changed."""

    def __init__(self, time: Time) -> None:
        self.time = time
        self._streams: dict[str, set[asyncio.Event]] = {}
        self._nudges: dict[tuple[str, str], int] = {}
        """When people whose streams are open were last reminded of a table."""

    def __len__(self) -> int:
        """Streams that are open."""
        return sum(map(len, self._streams.values()))

    def changed(self, people: Iterable[str]) -> None:
        """It may be the turn of these people, or not any more."""
        if self._streams:
            for who in people:
                for event in self._streams.get(who, ()):
                    event.set()

    def nudge(self, who: str, table: str, at: int) -> None:
        """Somebody reminds a person of a table; only streams that are open hear of it."""
        if who in self._streams:
            self._nudges[who, table] = at
            self.changed([who])

    def _turns(self, who: str, tables: list[Listed]) -> list[dict[str, Any]]:
        """The tables at which it is a person's turn, with the time at which they were last reminded of it."""
        turns: dict[str, dict[str, Any]] = {
            one.id: {"table": one.id, "game": one.game} for one in tables if one.your_turn
        }
        for name, table in [key for key in self._nudges if key[0] == who]:
            if table in turns:
                turns[table] |= {"nudged": self._nudges[name, table]}
            else:
                del self._nudges[name, table]
        return sorted(turns.values(), key=lambda turn: turn["table"])

    @contextmanager
    def listening(self, who: str) -> Iterator[asyncio.Event]:
        """What is set when a person's turns may have changed."""
        event = asyncio.Event()
        self._streams.setdefault(who, set()).add(event)
        try:
            yield event
        finally:
            self._streams[who].discard(event)
            if not self._streams[who]:
                del self._streams[who]
                self._turns(who, [])  # forgets their nudges

    async def stream(
        self, who: str, changes: asyncio.Event, look: Callable[[], Awaitable[list[Listed]]]
    ) -> AsyncIterator[str | None]:
        """The tables at which it is a person's turn, as JSON: now, and whenever they change; else a sign of life."""
        sent = None
        while True:
            changes.clear()
            data = msgspec.json.encode(self._turns(who, await look())).decode()
            yield data if data != sent else None
            sent = data
            await self._wait(changes)

    async def _wait(self, event: asyncio.Event) -> None:
        tasks = [
            asyncio.ensure_future(self.time.until(self.time.now() + LOOK_EVERY)),
            asyncio.ensure_future(event.wait()),
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
