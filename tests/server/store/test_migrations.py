"""Databases of older versions are brought up to date, step by step; what they hold stays."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext

from stockpot.room import log
from stockpot.server.store.connection import once
from stockpot.server.store.event_log import Append
from stockpot.server.store.migrations import behind, settings
from stockpot.server.store.outbox import Notice
from stockpot.server.store.schema import metadata
from stockpot.server.store.store import Store


def on(db: str, work: Callable[[sa.Connection], Any]) -> Any:
    """Something done on a plain connection."""
    return asyncio.run(once(db, work))


def open_and_close(db: str) -> None:
    async def story() -> None:
        await (await Store.open(db)).close()

    asyncio.run(story())


def test_the_steps_lead_to_what_the_store_expects(db: str) -> None:
    assert on(db, behind), "an empty database has taken no step"
    open_and_close(db)
    assert on(db, behind) == []
    assert on(db, lambda c: compare_metadata(MigrationContext.configure(c), metadata)) == []


def test_a_database_from_before_there_were_steps_keeps_its_tables(db: str) -> None:
    old = 'CREATE TABLE log ("table" VARCHAR(32), seq INTEGER, data {} NOT NULL, PRIMARY KEY ("table", seq))'
    kind = "BYTEA" if db.startswith("postgresql") else "BLOB"
    on(db, lambda c: c.execute(sa.text(old.format(kind))))
    entry = log.Said(text="from before")
    insert = sa.text("""INSERT INTO log VALUES ('a', 1, :data)""")
    on(db, lambda c: c.execute(insert, {"data": log.encode(entry)}))

    async def story() -> None:
        store = await Store.open(db)
        assert await store.log.read("a") == [entry]
        await store.log.append(Append("a", 2, [entry]))
        await store.close()

    asyncio.run(story())


def test_a_notice_that_waited_before_there_were_several_kinds_still_does(db: str) -> None:
    def old(connection: sa.Connection) -> None:
        config = settings()
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        row = {"table": "a", "seat": 1, "turn": 7, "who": "ben", "due": 5, "attempts": 2}
        columns = ", ".join(f'"{name}"' for name in row)
        values = ", ".join(f":{name}" for name in row)
        connection.execute(sa.text(f"INSERT INTO outbox ({columns}) VALUES ({values})"), row)

    on(db, old)

    async def story() -> None:
        store = await Store.open(db)
        assert await store.outbox.due(10) == [Notice("a", "ben", "turn", 1, 7, 5, "", 2)]
        await store.close()

    asyncio.run(story())


def test_two_processes_may_start_at_the_same_time(postgres_db: str) -> None:
    async def story() -> None:
        stores = await asyncio.gather(*(Store.open(postgres_db) for _ in range(4)))
        for store in stores:
            await store.close()

    asyncio.run(story())
