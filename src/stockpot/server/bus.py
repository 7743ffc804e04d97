"""How processes that serve the same tables tell each other that one has changed.

Only the fact travels: "table t is at entry n". Whoever has the table open reads the entries from the store and makes the
views of its own clients, so nothing secret is ever on the bus, and a message that is lost costs time, not truth.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

Listener = Callable[[str, int], Awaitable[None]]


class Bus(Protocol):
    """What a bus does."""

    def listen(self, listener: Listener) -> None:
        """Call this for every change of a table, made here or elsewhere."""

    async def publish(self, table: str, seq: int) -> None:
        """A table has changed: its last entry has this number."""

    async def close(self) -> None:
        """No more messages."""


class LocalBus:
    """One process: all listeners are here."""

    def __init__(self) -> None:
        self.listeners: list[Listener] = []

    def listen(self, listener: Listener) -> None:
        self.listeners.append(listener)

    async def publish(self, table: str, seq: int) -> None:
        for listener in self.listeners:
            await listener(table, seq)

    async def close(self) -> None:
        self.listeners.clear()
