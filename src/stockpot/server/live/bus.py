"""The bus: how processes that serve the same tables tell each other what has changed (publish/subscribe, Redis).

Only the fact travels: "table t is at entry n", "somebody has another name". Whoever has the table open reads the entries from
the store and makes the views of its own clients, so nothing secret is ever on the bus, and a message that is lost costs time,
not truth: after an interruption, and every few seconds, every process looks at all tables it has open.

A message is a line: its kind, what it is about, and the newest there is to say. Kinds are `entry` (a table; the number of its
last entry, 0 when earlier ones have changed), `name` (a person), `epoch` (a person; the epoch that has begun), `nudge` (a person
and a table; when), and those of `server/live/presence.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Protocol

logger = logging.getLogger("stockpot.bus")

Listener = Callable[[str, str, str], None]
Lost = Callable[[], None]

CHANNEL = "stockpot:tables"
PAUSE = 0.5
"""Seconds between attempts to reach the bus again."""


class Bus(Protocol):
    """What a bus does."""

    shared: bool
    """Are there other processes? Then what this one knows may be slightly out of date."""

    def listen(self, listener: Listener, lost: Lost) -> None:
        """Call `listener` for every message, of this process too; `lost` when some may not have been heard."""

    def publish(self, kind: str, key: str, value: str) -> None:
        """Tell other processes. Never waits for them, never fails."""

    async def close(self) -> None:
        """No more messages."""


class LocalBus:
    """One process alone."""

    shared = False

    def listen(self, listener: Listener, lost: Lost) -> None:
        """Nothing to listen to: no message ever comes."""

    def publish(self, kind: str, key: str, value: str) -> None:
        """Nobody to tell: the message is dropped."""

    async def close(self) -> None:
        pass


class RedisBus:
    """Several processes, on one machine or many, around one Redis (or Valkey)."""

    shared = True

    def __init__(self, redis: Any) -> None:
        self.redis = redis
        self.listeners: list[tuple[Listener, Lost]] = []
        self.waiting: dict[tuple[str, str], str] = {}
        """Messages not sent yet; only the newest about each thing is kept, which is all that others need (conflation)."""
        self.wake = asyncio.Event()
        self.tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._hear())]

    def listen(self, listener: Listener, lost: Lost) -> None:
        self.listeners.append((listener, lost))

    def publish(self, kind: str, key: str, value: str) -> None:
        self.waiting[kind, key] = value
        self.wake.set()

    async def close(self) -> None:
        self.listeners.clear()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(Exception):
            await self.redis.aclose()

    async def _send(self) -> None:
        """Send everything that has changed since the last message in one batch."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            sending, self.waiting = self.waiting, {}
            try:
                lines = (f"{kind} {key} {value}" for (kind, key), value in sending.items())
                await self.redis.publish(CHANNEL, "\n".join(lines))
            except Exception as error:
                logger.warning("the bus does not answer: %s", type(error).__name__)
                self.waiting = sending | self.waiting
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
                            self._tell(message["data"].decode())
            except Exception as error:
                logger.warning("the bus is silent: %s", type(error).__name__)
            await asyncio.sleep(PAUSE)

    def _tell(self, lines: str) -> None:
        for line in lines.split("\n"):
            kind, key, value = line.split(" ", 2)
            for listener, _ in self.listeners:
                listener(kind, key, value)


def open_bus(url: str) -> Bus:
    """The bus at an address; none: this process is alone."""
    return RedisBus(redis_at(url)) if url else LocalBus()


def redis_at(url: str) -> Any:
    """A client of the Redis at an address; `ValueError` when there can be none."""
    if not url.startswith(("redis://", "rediss://", "unix://")):
        raise ValueError("A bus has an address like redis://127.0.0.1:6379.")
    try:
        from redis.asyncio import Redis
    except ImportError:
        raise ValueError("A bus needs the extra `redis`: pip install 'stockpot[redis]'.") from None
    return Redis.from_url(url)


async def knock(url: str) -> None:
    """Ping the bus; `ValueError` when it does not answer. A running server waits for it instead."""
    redis = redis_at(url)
    try:
        await redis.ping()
    except Exception as error:
        said = str(error).strip() or type(error).__name__
        raise ValueError(f"The bus does not answer: {said.splitlines()[0]}") from None
    finally:
        await redis.aclose()
