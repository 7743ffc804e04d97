"""The event log of every table (event sourcing): appended to, read, and but for one exception never changed.

(table, sequence) is unique, so of two processes that add the same entry one gets a `Conflict` and reads on (optimistic
concurrency). `append` returns after the commit. What follows from an entry is written together with it: the table's place in
lists, who takes part, notices to send (transactional outbox).
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import Any, NamedTuple

import sqlalchemy as sa

from stockpot.room import log
from stockpot.server.store.connection import Database
from stockpot.server.store.outbox import Notice
from stockpot.server.store.schema import (
    as_stored,
    group_tables,
    insert_into,
    logs,
    members,
    outbox,
    pairings,
    snapshots,
    tables,
    upsert,
    voices,
)
from stockpot.server.store.table_lists import Summary
from stockpot.server.store.writer import Writer

LONG = 500
"""Entries that are not encoded or decoded while others wait."""
ROWS = 100
"""Rows that go into SQLite with one statement: threads take turns, and each statement ends a turn."""
COLUMNS = [column.name for column in logs.columns]

Row = tuple[str, int, bytes]
"""Of the log: table, number, entry."""


class Invites(NamedTuple):
    """A group, and the invitation of a table that lets its members in."""

    group: str
    code: str


@dataclass
class Append:
    """Entries to add to one log, what then stands in the lists, people who now have a part in the table, notices to send."""

    table: str
    first: int
    entries: Sequence[log.AnyEntry]
    summary: Summary | None = None
    members: Sequence[str] = ()
    notices: Sequence[Notice] = ()
    voices: Sequence[str] = ()
    """People who say something."""
    invites: Invites | None = None
    """The group that a new table is for."""
    pairings: Sequence[dict[str, Any]] = ()
    """Who sits where in a round of a tournament."""

    @property
    def plain(self) -> bool:
        """Nothing but entries, as with most moves."""
        more = self.summary or self.members or self.notices or self.voices or self.invites or self.pairings
        return not more


class _Job(NamedTuple):
    """What somebody wants to be written, all or none of it."""

    appends: Sequence[Append]
    rows: Sequence[Row]


class EventLog:
    """The logs of all tables."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database, _add)

    async def append(self, *appends: Append) -> None:
        """Add entries, all or none; returns when they are on disk. `Conflict` when one is there already."""
        many = sum([len(append.entries) for append in appends]) > LONG
        rows = await asyncio.to_thread(_rows, appends) if many else _rows(appends)
        await self.writer.write(_Job(appends, rows))

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[log.AnyEntry]:
        """The entries of a table after a number and up to one, in order; `log.Damaged` when one is missing or is none."""
        query = sa.select(logs.c.seq, as_stored(logs.c.data)).where(logs.c.table == table, logs.c.seq > after)
        query = query.order_by(logs.c.seq)
        if until is not None:
            query = query.where(logs.c.seq <= until)
        rows: Any = await self.database.rows(query)
        if len(rows) < LONG:
            return log.decoded(rows, after)
        return await asyncio.to_thread(log.decoded, rows, after)  # others play on meanwhile

    async def latest(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        found: dict[str, int] = {}
        for start in range(0, len(ids), LONG):
            some = logs.c.table.in_(ids[start : start + LONG])
            query = sa.select(logs.c.table, sa.func.max(logs.c.seq)).where(some).group_by(logs.c.table)
            rows: Sequence[Any] = await self.database.rows(query)
            found.update((table, last) for table, last in rows)
        return found

    async def rewrite(self, table: str, change: Callable[[log.AnyEntry], log.AnyEntry]) -> None:
        """The one exception to a log that never changes: what a person wants deleted is taken out of it.

        A snapshot goes too, and those that are still under way come too late.
        """
        query = sa.select(logs.c.seq, as_stored(logs.c.data)).where(logs.c.table == table)
        nothing = {"table": table, "seq": 0, "edition": 1, "program": "", "data": b""}

        def work(connection: sa.Connection) -> None:
            for row in connection.execute(query).all():
                fresh = _changed(row.data, change)
                if fresh != row.data:
                    where = (logs.c.table == table) & (logs.c.seq == row.seq)
                    connection.execute(sa.update(logs).where(where).values(data=fresh))
            purge = insert_into(connection.dialect.name, snapshots).values(nothing)
            later = {**nothing, "edition": snapshots.c.edition + 1}
            connection.execute(purge.on_conflict_do_update(index_elements=["table"], set_=later))

        await self.database.write(work)


def _changed(data: bytes, change: Callable[[log.AnyEntry], log.AnyEntry]) -> bytes:
    """A row of the log without what is to be taken out; one that cannot be read may hold it, and is emptied."""
    try:
        old = log.decode(data)
    except (TypeError, ValueError):
        return b""
    new = change(old)
    return data if new == old else log.encode(new)


def _rows(appends: Sequence[Append]) -> list[Row]:
    """Encoded before they wait: what cannot be encoded harms nobody else's commit."""
    return [
        (append.table, number, log.encode(entry))
        for append in appends
        for number, entry in enumerate(append.entries, append.first)
    ]


def _add(connection: sa.Connection, jobs: Sequence[_Job]) -> None:
    """Write what was asked for. Rows go in sorted: two processes never wait for each other's (no deadlock)."""
    _add_to_logs(connection, sorted(row for job in jobs for row in job.rows))
    appends = [append for job in jobs for append in job.appends if not append.plain]
    notices = [vars(notice) for append in appends for notice in append.notices]
    drawn = [row for append in appends for row in append.pairings]
    changed = {
        tables: [vars(append.summary) for append in appends if append.summary is not None],
        members: [row for append in appends for row in _parts(append, append.members)],
        voices: [row for append in appends for row in _parts(append, append.voices)],
        group_tables: [{"table": one.table, **one.invites._asdict()} for one in appends if one.invites is not None],
    }
    for into, rows in ({outbox: notices, pairings: drawn} | changed).items():
        if rows:
            keys = [column.name for column in into.primary_key]
            rows.sort(key=lambda row, keys=keys: [row[key] for key in keys])  # type: ignore[misc]
            connection.execute(
                sa.insert(into) if into in (outbox, pairings) else upsert(connection.dialect.name, into), rows
            )


def _add_to_logs(connection: sa.Connection, rows: list[Row]) -> None:
    if connection.dialect.name != "sqlite":
        if rows:
            connection.execute(sa.insert(logs), [dict(zip(COLUMNS, row, strict=True)) for row in rows])
        return
    for start in range(0, len(rows), ROWS):
        some = rows[start : start + ROWS]
        connection.exec_driver_sql(_insert(len(some)), tuple(chain.from_iterable(some)))


@cache
def _insert(rows: int) -> str:
    """The statement that adds so many rows to the log.

    A row that is there already ends the whole transaction, as it must: SQLite then needs no copy of every page that the statement
    changes, to take back that statement alone.
    """
    return f'INSERT OR ROLLBACK INTO "log" ("table", "seq", "data") VALUES {", ".join(["(?, ?, ?)"] * rows)}'


def _parts(append: Append, people: Sequence[str]) -> list[dict[str, Any]]:
    return [{"who": who, "table": append.table} for who in people]
