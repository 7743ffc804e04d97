"""The connection to the database, SQLite or PostgreSQL: one way to read, one way to write (a transaction), 503 when it is away.

Whatever is read or written is a function that gets a connection. SQLite has one writer, a thread with a connection of its own,
and what is written there is written in turn; PostgreSQL takes transactions side by side. A database that does not answer is a
`Refusal`, a row that another process has added first a `Conflict`.
"""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stockpot.room.refusal import Refusal
from stockpot.server.store.migrations import migrate
from stockpot.server.store.permissions import keep_private

logger = logging.getLogger("stockpot.store")

Made = TypeVar("Made")
Work = Callable[[sa.Connection], Made]
"""What is done with a connection; it returns what was found, or nothing."""

DRIVERS = ("sqlite+aiosqlite", "postgresql+asyncpg")
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
"""SQLite's write-ahead log, synced to the disk with every commit."""
FAILURES = (OSError, SQLAlchemyError)
"""What a database outside this module may raise."""


class Conflict(Exception):  # noqa: N818
    """Another process has added the same row first (optimistic concurrency): read on, decide again."""


class Database:
    """An open database."""

    def __init__(self, engine: AsyncEngine, disk: sa.Connection | None) -> None:
        self._engine, self._disk = engine, disk
        """SQLite is open twice: `disk` is for the thread that writes."""
        self._thread = ThreadPoolExecutor(1, "store")
        self.written = -math.inf
        """When something was last written (`time.monotonic`), if it can be written since."""

    @classmethod
    async def open(cls, url: str) -> Database:
        """The database at an address; its tables are made, or brought up to date (`migrations`)."""
        try:
            engine = create_async_engine(url, **_engine_options(url))
        except ModuleNotFoundError:
            raise ValueError(
                "This database needs the extra `postgresql`: pip install 'stockpot[postgresql]'."
            ) from None
        disk = None
        if engine.dialect.name == "sqlite":
            keep_private(engine.url.database)
            once_more = sa.create_engine(engine.url.set(drivername="sqlite"), **_engine_options(url))
            for one in (engine.sync_engine, once_more):
                sa.event.listen(one, "connect", _set_pragmas)
            disk = once_more.connect()
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        return cls(engine, disk)

    async def close(self) -> None:
        if self._disk is not None:
            await self._in_turn(_shut, self._disk)
        self._thread.shutdown()
        await self._engine.dispose()

    async def read(self, work: Work[Made]) -> Made:
        """The one way to read."""
        with answering():
            async with self._engine.connect() as connection:
                return await connection.run_sync(work)

    async def rows(self, query: sa.Select[Any] | sa.CompoundSelect[Any]) -> Sequence[sa.Row[Any]]:
        """What a query finds."""
        return await self.read(lambda connection: connection.execute(query).all())

    async def write(self, work: Work[Made]) -> Made:
        """The one way to write: in a transaction of its own, all or nothing; it is on disk when this returns."""
        made: Made
        with answering():
            if self._disk is not None:
                made = await self._in_turn(_transaction, self._disk, work)
            else:
                async with self._engine.begin() as connection:
                    made = await connection.run_sync(work)
        self.written = time.monotonic()
        return made

    async def change(self, statement: sa.Update | sa.Delete) -> int:
        """Write one statement; how many rows it has changed."""
        return await self.write(lambda connection: connection.execute(statement).rowcount)

    async def _in_turn(self, work: Callable[..., Made], *arguments: Any) -> Made:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)


@contextmanager
def answering() -> Iterator[None]:
    """What a failing database comes to."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict from error
    except (DBAPIError, OSError, TimeoutError) as error:
        logger.warning("the database failed: %s", type(error).__name__)
        raise Refusal("no_database", "The database does not answer; try again.", status=503) from error


def is_away(refusal: Refusal) -> bool:
    """Would anything else fail, too? The database does not answer, or its disk is full."""
    error = refusal.__cause__
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, OperationalError | OSError | TimeoutError)


def _transaction(connection: sa.Connection, work: Work[Made]) -> Made:
    with connection.begin():
        return work(connection)


def _shut(connection: sa.Connection) -> None:
    connection.close()
    connection.engine.dispose()


def _engine_options(url: str) -> dict[str, Any]:
    """What goes wrong must not tell what was to be written: errors reach the log."""
    own = {"connect_args": {"timeout": 10}} if url.startswith("sqlite") else {"pool_pre_ping": True}
    return own | {"hide_parameters": True}


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


# ------------------------------------------------------------------------------------------------- for commands


def can_be_used(url: str) -> bool:
    """Is this the address of a database that a server could use?"""
    try:
        return sa.make_url(url).drivername in DRIVERS
    except ArgumentError:
        return False


async def once(url: str, work: Work[Made]) -> Made:
    """Do something in one transaction, on a database that is as it is (no migrations)."""
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            return await connection.run_sync(work)
    finally:
        await engine.dispose()


async def knock(url: str) -> None:
    """Connect once, to be sure that there is a database."""
    parts = sa.make_url(url)
    if parts.get_backend_name() == "sqlite":  # at once: the thread of an asynchronous one would outlive a failure
        sa.create_engine(parts.set(drivername="sqlite")).connect().close()
    else:
        await once(url, lambda _: None)
