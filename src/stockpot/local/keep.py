"""Where a house without a server keeps its tables (storage port): IndexedDB in a browser, a dictionary in tests."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from stockpot.core.struct import Struct


class Log(Struct, frozen=True):
    """Entries to be added to a table's log, and how the table stands in the list then; without entries, only that.

    The first of them has the number `first`, which must be free, and the entry before it must be there. Without a summary the
    table stands in no list yet.
    """

    table: str
    first: int
    entries: list[str]
    summary: str


class Changes(Struct, omit_defaults=True, frozen=True):
    """What is written together: all of it, or nothing."""

    delete: list[str] = []
    """Tables that go, before anything else."""
    logs: list[Log] = []
    values: dict[str, str] = {}
    """Texts by their name; an empty one goes."""


class Keep(Protocol):
    """Keeps tables as texts. What it raises is a `KeepError`."""

    async def tables(self) -> Sequence[str]:
        """The summaries of all tables."""

    async def entries(self, table: str, after: int = 0) -> Sequence[str]:
        """The log of a table after an entry; nothing where there is no such table."""

    async def get(self, name: str) -> str:
        """A text by its name; empty where there is none."""

    async def write(self, changes: Changes) -> None:
        """Write all of it, or nothing."""


class KeepError(Exception):
    """Nothing was written, or nothing can be read."""


class Conflict(KeepError):  # noqa: N818 - what it is
    """A number of a log is taken: somebody else was first (optimistic concurrency)."""


class Full(KeepError):  # noqa: N818
    """There is no room left."""


class Denied(KeepError):  # noqa: N818
    """The browser lets nothing be kept, or has thrown it away."""


class MemoryKeep:
    """Keeps everything while it lives, and no longer."""

    def __init__(self) -> None:
        self.summaries: dict[str, str] = {}
        self.logs: dict[str, list[str]] = {}
        self.values: dict[str, str] = {}

    async def tables(self) -> Sequence[str]:
        return [*self.summaries.values()]

    async def entries(self, table: str, after: int = 0) -> Sequence[str]:
        return self.logs.get(table, [])[after:]

    async def get(self, name: str) -> str:
        return self.values.get(name, "")

    async def write(self, changes: Changes) -> None:
        for log in changes.logs:
            there = 0 if log.table in changes.delete else len(self.logs.get(log.table, []))
            if log.first > there + 1 or (log.entries and log.first <= there):
                raise Conflict(log.table)
        for table in changes.delete:
            self.logs.pop(table, None)
            self.summaries.pop(table, None)
        for log in changes.logs:
            self.logs.setdefault(log.table, []).extend(log.entries)
            if log.summary:
                self.summaries[log.table] = log.summary
        self.values = {name: text for name, text in (self.values | changes.values).items() if text}
