"""How processes that serve the same tables tell each other that one has changed.

Only the fact travels: "table t is at entry n". Whoever has the table open reads the entries from the store and makes the
views of its own clients, so nothing secret is ever on the bus, and a message that is lost costs time, not truth: after an
interruption, and every few seconds, every process looks at all tables it has open.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

logger = logging.getLogger("stockpot.bus")

Listener = Callable[[str, int], Awaitable[None]]
Lost = Callable[[], None]

CHANNEL = "stockpot:tables"
PAUSE = 0.5
"""Seconds between attempts to reach the bus again."""


class Bus(Protocol):
    """What a bus does."""

    shared: bool
    """Are there other processes? Then what is known here may be a moment old."""

    def listen(self, listener: Listener, lost: Lost) -> None:
        """Call `listener` for every change of a table, made here or elsewhere; `lost` when some may not have been heard."""

    async def publish(self, table: str, seq: int) -> None:
        """A table has changed: its last entry has this number. Never waits for other processes, never fails."""

    async def close(self) -> None:
        """No more messages."""


class LocalBus:
    """One process: all listeners are here."""

    shared = False

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def listen(self, listener: Listener, lost: Lost) -> None:  # noqa: ARG002 - nothing is lost here
        self.listeners.append(listener)

    async def publish(self, table: str, seq: int) -> None:
        for listener in self.listeners:
            await listener(table, seq)

    async def close(self) -> None:
        self.listeners.clear()


class RedisBus:
    """Several processes, on one machine or many, around one Redis (or Valkey)."""

    shared = True

    def __init__(self, redis: Any) -> None:
        self.redis = redis
        self.listeners: list[tuple[Listener, Lost]] = []
        self.changed: dict[str, int] = {}
        """What is not sent yet: the newest entry of each table is all that others need."""
        self.wake = asyncio.Event()
        self.tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._hear())]

    @classmethod
    def at(cls, url: str) -> RedisBus:
        try:
            from redis.asyncio import Redis
        except ImportError:
            raise ValueError("A bus needs the extra `redis`: pip install 'stockpot[redis]'.") from None
        return cls(Redis.from_url(url))

    def listen(self, listener: Listener, lost: Lost) -> None:
        self.listeners.append((listener, lost))

    async def publish(self, table: str, seq: int) -> None:
        self.changed[table] = seq
        self.wake.set()

    async def close(self) -> None:
        self.listeners.clear()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self.redis.aclose()

    async def _send(self) -> None:
        """Whatever has changed since the last message goes out in one."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            changed, self.changed = self.changed, {}
            try:
                await self.redis.publish(CHANNEL, "\n".join(f"{table} {seq}" for table, seq in changed.items()))
            except Exception as error:
                logger.warning("the bus does not answer: %s", type(error).__name__)
                self.changed = changed | self.changed
                await asyncio.sleep(PAUSE)
                self.wake.set()

    async def _hear(self) -> None:
        while True:
            try:
                async with self.redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "subscribe":  # only from now on is nothing missed
                            for _, lost in self.listeners:
                                lost()
                        elif message["type"] == "message":
                            await self._tell(message["data"].decode())
            except Exception as error:
                logger.warning("the bus is silent: %s", type(error).__name__)
            await asyncio.sleep(PAUSE)

    async def _tell(self, lines: str) -> None:
        for line in lines.split("\n"):
            table, _, seq = line.partition(" ")
            for listener, _ in self.listeners:
                await listener(table, int(seq))


def open_bus(url: str) -> Bus:
    """The bus at an address; none: this process is alone."""
    if not url:
        return LocalBus()
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError(f"A bus has an address like redis://127.0.0.1:6379, not {url!r}.")
    return RedisBus.at(url)
