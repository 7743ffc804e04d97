"""The database: the logs of all tables, and the people.

A log entry is written once and never changed; (table, sequence) is unique, so of two processes that add the same entry one
fails and reads on. `append` returns after the commit. Whatever waits to be written while a commit is under way goes into
the next one together: many moves, one sync to the disk. SQLite is written by a thread of its own, one visit for each commit,
and with as few statements as can be: threads take turns, and each statement ends a turn.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import cache, partial
from itertools import chain
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from stockpot.server import log
from stockpot.server.migrations import migrate
from stockpot.server.private import keep_private
from stockpot.server.protocol import Refusal
from stockpot.server.supervise import supervised

logger = logging.getLogger("stockpot.store")

Made = TypeVar("Made")

metadata = sa.MetaData()

logs = sa.Table(
    "log",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
"""The truth."""
LOG_COLUMNS = [column.name for column in logs.columns]

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("free", sa.Integer, nullable=False),
    sa.Column("bots", sa.Boolean, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, index=True),
    sa.Column("owing", sa.String(400), nullable=False, server_default=""),
    sa.Index("tables_by_change", "open", "status", "changed"),
)
"""For lists of tables; written together with the entry that changes it."""

members = sa.Table(
    "members",
    metadata,
    sa.Column("who", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(32), primary_key=True),
)
"""Who has a part in which table."""

voices = sa.Table(
    "voices",
    metadata,
    sa.Column("who", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(32), primary_key=True),
)
"""Who has said something where: what they said can be found when they want it deleted."""

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0", index=True),
)
"""`epoch`: when the person last signed out all devices; cookies from before do not count any more."""

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("who", sa.String(32), nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False, index=True),
    sa.Column("attempts", sa.Integer, nullable=False),
)
"""Notices to send: a person's turn began with this entry of the log. Written together with it."""

carries = sa.Table(
    "carries",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("who", sa.String(32), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)
"""Hashes of tokens that carry an identity to another device."""

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
)
"""Finished games judged by an expert; can be made again at any time."""

preferences = sa.Table(
    "preferences",
    metadata,
    sa.Column("who", sa.String(32), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
"""What people have set for themselves."""

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("edition", sa.Integer, nullable=False),
    sa.Column("program", sa.String(64), nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
"""Long tables as they were after an entry of their log (`snapshots.py`); can be thrown away at any time.

`edition`: how often something was taken out of the log. A snapshot of an older edition is not taken in any more.
"""

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")
BATCH = 500
ROWS = 100
"""Rows that go into SQLite with one statement."""
PROVED_FOR, REFUSED_FOR = 5.0, 1.0
"""Seconds for which a write proves that others can be made, and for which one that failed proves the contrary."""
BREATH = 0.01
"""Seconds between the beginnings of two commits at least: what comes meanwhile goes into the next one together."""


Row = tuple[str, int, bytes]
"""Of the log: table, number, entry."""


class Conflict(Exception):  # noqa: N818
    """Another process has added to this table's log first."""


@dataclass
class Summary:
    """A table as it stands in lists."""

    id: str
    game: str
    open: bool
    status: str
    free: int
    bots: bool
    changed: int
    due: int | None = None
    """When somebody's time runs out."""
    owing: str = ""
    """The people whose turn it is. Up to date at tables at people's own pace; at live ones when nobody is there."""


@dataclass(frozen=True)
class Notice:
    """To be sent to a person: their turn in a seat began with this entry of a table's log."""

    table: str
    seat: int
    turn: int
    who: str
    due: int
    attempts: int = 0


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


class _Waiting(NamedTuple):
    """Somebody who waits for entries to be on disk."""

    appends: Sequence[Append]
    rows: Sequence[Row]
    done: asyncio.Future[None]


class Store:
    """All that is kept."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.commits = 0
        self.took: Callable[[float], object] = lambda _: None
        """Told how long each commit took."""
        self.failed: Callable[[str], object] = lambda _: None
        """Told when the writer has failed."""
        self._disk: sa.Connection | None = None
        """SQLite once more, for the thread that writes."""
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[_Waiting] = []
        """What is to be written next."""
        self._news = asyncio.Event()
        """Something waits, or nothing more comes."""
        self._closing = False
        self._proving = asyncio.Lock()
        self._written = self._refused = -math.inf
        """When something was last written, and when a proof was last refused."""
        self._writer: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at a database address; its tables are made where they are missing."""
        try:
            engine = create_async_engine(url, **_engine_options(url))
        except ModuleNotFoundError:
            raise ValueError(
                "This database needs the extra `postgresql`: pip install 'stockpot[postgresql]'."
            ) from None
        store = cls(engine)
        if engine.dialect.name == "sqlite":
            keep_private(engine.url.database)
            disk = sa.create_engine(engine.url.set(drivername="sqlite"), **_engine_options(url))
            for one in (engine.sync_engine, disk):
                sa.event.listen(one, "connect", _set_pragmas)
            store._disk = disk.connect()
        async with engine.begin() as connection:
            await connection.run_sync(migrate)
        store._writer = asyncio.create_task(
            supervised("the writer", store._write_forever, lambda name: store.failed(name))
        )
        return store

    async def close(self) -> None:
        """Write what is waiting, then close."""
        self._closing = True
        self._news.set()
        if self._writer is not None:
            await self._writer
        if self._disk is not None:
            await self._on_disk(_shut, self._disk)
        self._thread.shutdown()
        await self.engine.dispose()

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """The door for all that is read; `Refusal` when the database does not answer."""
        with answering():
            async with self.engine.connect() as connection:
                yield connection

    @property
    def waiting(self) -> int:
        """How many wait for something to be written."""
        return len(self._waiting)

    async def ping(self) -> None:
        """`Refusal` when the database does not answer."""
        async with self.reading() as connection:
            await connection.execute(sa.select(1))

    async def prove(self) -> None:
        """`Refusal` when the database does not answer, or takes nothing in (a full disk).

        What proves it is a write of the last few seconds, anybody's or one made for it: whoever asks often costs no more.
        """
        await self.ping()
        async with self._proving:
            if time.monotonic() - self._refused < REFUSED_FOR:
                raise Refusal("no_database", "The database takes nothing in; try again.", status=503)
            if time.monotonic() - self._written < PROVED_FOR:
                return
            try:
                await self.write(_sign)
            except Refusal:
                self._refused = time.monotonic()
                raise

    # ------------------------------------------------------------------------------------------------------------ the log

    async def append(self, *appends: Append) -> None:
        """Add entries, all or none; returns when they are on disk. `Conflict` when one is there already."""
        done = asyncio.get_running_loop().create_future()
        many = sum(len(append.entries) for append in appends) > BATCH
        rows = await asyncio.to_thread(_rows, appends) if many else _rows(appends)
        self._waiting.append(_Waiting(appends, rows, done))
        self._news.set()
        await done

    async def read(self, table: str, after: int = 0, until: int | None = None) -> list[log.AnyEntry]:
        """The entries of a table after a number and up to one, in order; `log.Damaged` when one is missing or is none."""
        query = sa.select(logs.c.seq, logs.c.data).where(logs.c.table == table, logs.c.seq > after).order_by(logs.c.seq)
        if until is not None:
            query = query.where(logs.c.seq <= until)
        async with self.reading() as connection:
            rows: Any = (await connection.execute(query)).all()
        if len(rows) < BATCH:
            return log.decoded(rows, after)
        return await asyncio.to_thread(log.decoded, rows, after)  # others play on meanwhile

    async def latest(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these tables."""
        found: dict[str, int] = {}
        async with self.reading() as connection:
            for start in range(0, len(ids), BATCH):
                some = logs.c.table.in_(ids[start : start + BATCH])
                query = sa.select(logs.c.table, sa.func.max(logs.c.seq)).where(some).group_by(logs.c.table)
                found.update((table, last) for table, last in await connection.execute(query))
        return found

    async def _write_forever(self) -> None:
        while self._waiting or not self._closing:
            await self._news.wait()
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            if not self._waiting and not self._closing:
                self._news.clear()
            began = time.perf_counter()
            written = await self._write(batch)
            self.took(spent := time.perf_counter() - began)
            if written and not self._closing:  # after a conflict at once: another process may be as quick again
                await asyncio.sleep(max(0.0, BREATH - spent))

    async def _write(self, batch: Sequence[_Waiting]) -> bool:
        """Has all been written in one commit? Those who wait are told, whatever happens."""
        if not batch:
            return True
        try:
            await self._commit(batch)
            answer(batch)
            return True
        except Exception as error:
            if is_away(error):
                self._written = -math.inf  # until something is written again, nothing proves that it can be
                answer(batch, error)
            else:
                await self._one_by_one(batch)
        return False

    async def _one_by_one(self, batch: Sequence[_Waiting]) -> None:
        """After a conflict, or something that cannot be written: find out whose it is."""
        for waiting in batch:
            try:
                await self._commit([waiting])
                answer([waiting])
            except IntegrityError:
                answer([waiting], Conflict())
            except Exception as error:
                answer([waiting], error)

    async def _commit(self, batch: Sequence[_Waiting]) -> None:
        if self._disk is not None:
            await self._on_disk(_alone, self._disk, partial(_add, batch=batch))
        else:
            async with self.engine.begin() as connection:
                await connection.run_sync(_add, batch)
        self.commits += 1
        self._written = time.monotonic()

    async def _on_disk(self, work: Callable[..., Made], *arguments: Any) -> Made:
        return await asyncio.get_running_loop().run_in_executor(self._thread, work, *arguments)

    async def write(self, work: Callable[[sa.Connection], Made]) -> Made:
        """The door for all that is written and is no log: in a commit of its own, all or nothing. SQLite has one writer: it is
        done in its turn. `Refusal` when the database does not answer."""
        made: Made
        with answering():
            if self._disk is not None:
                made = await self._on_disk(_alone, self._disk, work)
            else:
                async with self.engine.begin() as connection:
                    made = await connection.run_sync(work)
        self._written = time.monotonic()
        return made

    # ---------------------------------------------------------------------------------------------------------- lists

    async def summaries(self, since: int = 0, limit: int = 100) -> list[Summary]:
        """Open tables that are not over, latest first; of those not begun, what has changed since."""
        query = sa.select(tables).where(tables.c.open, tables.c.status != "over", _fresh(since))
        return await self._summaries(query.order_by(tables.c.changed.desc()).limit(limit))

    async def summaries_of(self, who: str, since: int = 0, limit: int = 100) -> list[Summary]:
        """The tables of a person, latest first; of those not begun, what has changed since."""
        joined = sa.select(tables).join(members, members.c.table == tables.c.id)
        query = joined.where(members.c.who == who, _fresh(since))
        return await self._summaries(query.order_by(tables.c.changed.desc()).limit(limit))

    async def _summaries(self, query: sa.Select[Any]) -> list[Summary]:
        async with self.reading() as connection:
            return [Summary(**row) for row in (await connection.execute(query)).mappings()]

    async def unfinished(self) -> list[str]:
        """The tables at which a bot may owe a move."""
        query = sa.select(tables.c.id).where(tables.c.status == "playing", tables.c.bots)
        async with self.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def due(self, until: int) -> list[tuple[str, int]]:
        """The tables at which somebody's time runs out before a moment, and when."""
        query = sa.select(tables.c.id, tables.c.due).where(tables.c.status == "playing", tables.c.due < until)
        async with self.reading() as connection:
            return [(row.id, row.due) for row in await connection.execute(query)]

    # ------------------------------------------------------------------------------------------------------- deletion

    async def tables_of(self, who: str) -> list[str]:
        """Every table at which a person sat, or said something."""
        both = sa.union(*(sa.select(kind.c.table).where(kind.c.who == who) for kind in (members, voices)))
        async with self.reading() as connection:
            return sorted((await connection.execute(both)).scalars())

    async def rewrite(self, table: str, change: Callable[[log.AnyEntry], log.AnyEntry]) -> None:
        """The one exception to a log that never changes: what a person wants deleted is taken out of it.

        A snapshot goes too, and those that are still under way come too late.
        """
        query = sa.select(logs.c.seq, logs.c.data).where(logs.c.table == table)
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

        await self.write(work)

    async def forget_person(self, who: str) -> None:
        """Drop all that is kept of a person outside the logs."""

        def work(connection: sa.Connection) -> None:
            for kind in (members, voices, carries, outbox):
                connection.execute(sa.delete(kind).where(kind.c.who == who))
            connection.execute(sa.delete(people).where(people.c.id == who))

        await self.write(work)

    # --------------------------------------------------------------------------------------------------------- people

    async def put_person(self, who: str, name: str, since: int) -> None:
        """A new person, or a new name for one."""
        row = {"id": who, "name": name, "since": since}
        await self.write(lambda connection: put(connection, people, row, keep=["since", "epoch"]))

    async def person(self, who: str) -> tuple[str, int] | None:
        """Name and first day of a person."""
        async with self.reading() as connection:
            row = (await connection.execute(sa.select(people).where(people.c.id == who))).first()
        return (row.name, row.since) if row else None

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        """What people want to be called."""
        query = sa.select(people.c.id, people.c.name).where(people.c.id.in_(list(ids)))
        async with self.reading() as connection:
            return {row.id: row.name for row in await connection.execute(query)}

    async def next_epoch(self, who: str, now: int) -> int:
        """Begin another epoch of a person: all cookies signed before are void. 0 for nobody."""
        later = sa.case((people.c.epoch < now, now), else_=people.c.epoch + 1)
        query = sa.update(people).where(people.c.id == who).values(epoch=later).returning(people.c.epoch)
        return await self.write(lambda connection: connection.execute(query).scalar() or 0)

    async def epochs(self, after: int) -> dict[str, int]:
        """Everybody who has signed out after a moment, and when."""
        query = sa.select(people.c.id, people.c.epoch).where(people.c.epoch > after)
        async with self.reading() as connection:
            return {row.id: row.epoch for row in await connection.execute(query)}

    async def put_carry(self, token: str, who: str, expires: int, now: int, most: int) -> None:
        """Keep the hash of a token; old ones go, and those of one person beyond so many."""
        mine = sa.select(carries.c.token).where(carries.c.who == who)
        kept = mine.order_by(carries.c.expires.desc()).limit(most - 1)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(carries).where(carries.c.expires < now))
            connection.execute(sa.delete(carries).where(carries.c.who == who, carries.c.token.not_in(kept)))
            connection.execute(sa.insert(carries).values(token=token, who=who, expires=expires))

        await self.write(work)

    async def carry(self, token: str, now: int) -> str | None:
        """Whose token this is."""
        query = sa.select(carries.c.who).where(carries.c.token == token, carries.c.expires >= now)
        async with self.reading() as connection:
            return (await connection.execute(query)).scalar()

    async def carries_of(self, who: str, now: int) -> list[int]:
        """When the tokens of a person end."""
        query = sa.select(carries.c.expires).where(carries.c.who == who, carries.c.expires >= now)
        async with self.reading() as connection:
            return sorted((await connection.execute(query)).scalars())

    async def drop_carries(self, who: str) -> int:
        """The tokens of a person work no more; how many there were."""
        query = sa.delete(carries).where(carries.c.who == who)
        return await self.write(lambda connection: connection.execute(query).rowcount)

    async def take_carry(self, token: str, now: int) -> str | None:
        """Whose token this is; it works once."""
        query = sa.delete(carries).where(carries.c.token == token, carries.c.expires >= now).returning(carries.c.who)
        return await self.write(lambda connection: connection.execute(query).scalar())

    async def secret(self) -> bytes:
        """The key that signs identities: made once, the same for all processes on this database."""

        def work(connection: sa.Connection) -> bytes:
            put(connection, settings, {"name": "secret", "value": secrets.token_bytes(32)}, keep=["value"])
            query = sa.select(settings.c.value).where(settings.c.name == "secret")
            return bytes(connection.execute(query).scalar_one())

        return await self.write(work)


@contextmanager
def answering() -> Iterator[None]:
    """What a database that does not answer comes to."""
    try:
        yield
    except (DBAPIError, OSError, TimeoutError) as error:
        logger.warning("the database failed: %s", type(error).__name__)
        raise Refusal("no_database", "The database does not answer; try again.", status=503) from error


def is_away(error: Exception) -> bool:
    """Would anything else fail, too? The database does not answer, or its disk is full."""
    lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return lost or isinstance(error, OperationalError | OSError | TimeoutError)


def _changed(data: bytes, change: Callable[[log.AnyEntry], log.AnyEntry]) -> bytes:
    """A row of the log without what is to be taken out; one that cannot be read may hold it, and is emptied."""
    try:
        old = log.decode(data)
    except ValueError:
        return b""
    new = change(old)
    return data if new == old else log.encode(new)


def answer(batch: Sequence[_Waiting], error: Exception | None = None) -> None:
    """Tell those who wait that their entries are on disk, or why not."""
    for waiting in batch:
        if waiting.done.done():  # they have gone away
            continue
        if error is None:
            waiting.done.set_result(None)
        else:
            waiting.done.set_exception(error)


def _alone(connection: sa.Connection, work: Callable[[sa.Connection], Made]) -> Made:
    """In a commit of its own."""
    with connection.begin():
        return work(connection)


def _sign(connection: sa.Connection) -> None:
    """A sign of life: something that was not there before."""
    put(connection, settings, {"name": "proof", "value": secrets.token_bytes(8)})


def _shut(connection: sa.Connection) -> None:
    connection.close()
    connection.engine.dispose()


def _fresh(since: int) -> Any:
    """Begun, or changed since."""
    return sa.or_(tables.c.status != "waiting", tables.c.changed >= since)


def _add(connection: sa.Connection, batch: Sequence[_Waiting]) -> None:
    """Write what was asked for. Rows go in sorted: two processes never wait for each other's."""
    _add_to_logs(connection, sorted(row for waiting in batch for row in waiting.rows))
    appends = [append for waiting in batch for append in waiting.appends]
    notices = [vars(notice) for append in appends for notice in append.notices]
    changed = {
        tables: [vars(append.summary) for append in appends if append.summary is not None],
        members: [row for append in appends for row in _parts(append, append.members)],
        voices: [row for append in appends for row in _parts(append, append.voices)],
    }
    for into, rows in ({outbox: notices} | changed).items():
        if rows:
            keys = [column.name for column in into.primary_key]
            rows.sort(key=lambda row, keys=keys: [row[key] for key in keys])  # type: ignore[misc]
            connection.execute(sa.insert(into) if into is outbox else upsert(connection.dialect.name, into), rows)


def _add_to_logs(connection: sa.Connection, rows: list[Row]) -> None:
    if connection.dialect.name != "sqlite":
        if rows:
            connection.execute(sa.insert(logs), [dict(zip(LOG_COLUMNS, row, strict=True)) for row in rows])
        return
    for start in range(0, len(rows), ROWS):
        some = rows[start : start + ROWS]
        connection.exec_driver_sql(_insert(len(some)), tuple(chain.from_iterable(some)))


@cache
def _insert(rows: int) -> str:
    """The statement that adds so many rows to the log."""
    return f'INSERT INTO "log" ("table", "seq", "data") VALUES {", ".join(["(?, ?, ?)"] * rows)}'


def _rows(appends: Sequence[Append]) -> list[Row]:
    """Encoded before they wait: what cannot be encoded harms nobody else's commit."""
    return [
        (append.table, number, log.encode(entry))
        for append in appends
        for number, entry in enumerate(append.entries, append.first)
    ]


def _parts(append: Append, people: Sequence[str]) -> list[dict[str, Any]]:
    return [{"who": who, "table": append.table} for who in people]


def put(connection: sa.Connection, into: sa.Table, row: dict[str, Any], keep: Sequence[str] = ()) -> None:
    """A row, new or in the place of the one with its key."""
    connection.execute(upsert(connection.dialect.name, into, keep), [row])


def upsert(dialect: str, into: sa.Table, keep: Sequence[str] = ()) -> Any:
    """Insert rows, or bring those that are there up to date; columns in `keep` stay as they are."""
    statement = insert_into(dialect, into)
    key = [column.name for column in into.primary_key]
    fresh = {c.name: statement.excluded[c.name] for c in into.columns if c.name not in (*key, *keep)}
    if fresh:
        return statement.on_conflict_do_update(index_elements=key, set_=fresh)
    return statement.on_conflict_do_nothing(index_elements=key)


def insert_into(dialect: str, into: sa.Table) -> Any:
    """An insert that can say what to do about rows that are there."""
    if dialect == "postgresql":
        from sqlalchemy.dialects.postgresql import insert
    else:
        from sqlalchemy.dialects.sqlite import insert  # type: ignore[assignment]
    return insert(into)


def _engine_options(url: str) -> dict[str, Any]:
    """What goes wrong must not tell what was to be written: errors reach the log."""
    own = {"connect_args": {"timeout": 10}} if url.startswith("sqlite") else {"pool_pre_ping": True}
    return own | {"hide_parameters": True}


def _set_pragmas(connection: Any, _: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
