"""The store: append only, all or nothing, in order."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from stockpot.room import log
from stockpot.room.refusal import Refusal
from stockpot.server.store.connection import Conflict
from stockpot.server.store.event_log import Append
from stockpot.server.store.store import Store
from stockpot.server.store.table_lists import Summary


def stored(db: str, story: Callable[[Store], Awaitable[None]]) -> None:
    async def told() -> None:
        store = await Store.open(db)
        try:
            await story(store)
        finally:
            await store.close()

    asyncio.run(told())


def said(text: str) -> log.Said:
    return log.Said(text=text)


def test_entries_come_back_in_order(db: str) -> None:
    async def story(store: Store) -> None:
        await store.log.append(Append("a", 1, [said("one"), said("two")]))
        await store.log.append(Append("a", 3, [said("three")]), Append("b", 1, [said("other")]))
        assert await store.log.read("a") == [said("one"), said("two"), said("three")]
        assert await store.log.read("a", after=2) == [said("three")]
        assert await store.log.read("none") == []

    stored(db, story)


def test_of_two_who_add_the_same_number_one_is_refused(db: str) -> None:
    async def story(store: Store) -> None:
        appends = [store.log.append(Append("a", 1, [said(str(n))]), Append(str(n), 1, [said("x")])) for n in range(5)]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(result) for result in results].count(Conflict) == 4
        winner = results.index(None)
        assert await store.log.read("a") == [said(str(winner))]
        for n in range(5):
            assert len(await store.log.read(str(n))) == (n == winner), "all or nothing"

    stored(db, story)


def test_what_waits_together_is_committed_together(db: str) -> None:
    async def story(store: Store) -> None:
        await asyncio.gather(*(store.log.append(Append(str(n), 1, [said("x")])) for n in range(200)))
        assert store.log.writer.commits <= 5

    stored(db, story)


def test_the_disk_is_waited_for(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        for pragma, value in (("journal_mode", "wal"), ("synchronous", 2)):
            assert await store.database.read(lambda c, p=pragma: c.exec_driver_sql(f"PRAGMA {p}").scalar()) == value
        await store.log.append(Append("a", 1, [said("one")]))
        with sqlite3.connect(tmp_path / "tables.sqlite") as other:
            assert other.execute("SELECT count(*) FROM log").fetchone() == (1,)
        other.close()

    stored(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}", story)


def test_lists_of_tables(db: str) -> None:
    async def story(store: Store) -> None:
        for number, (opened, status) in enumerate([(True, "waiting"), (True, "over"), (False, "playing")]):
            summary = Summary(str(number), "soup", opened, status, 0, True, number)
            await store.log.append(Append(str(number), 1, [said("x")], summary, ["ana"]))
        assert [one.id for one in await store.lists.open()] == ["0"]
        assert [one.id for one in await store.lists.of("ana")] == ["2", "1", "0"]
        assert await store.lists.of("ben") == []
        assert await store.lists.unfinished() == ["2"]

    stored(db, story)


def test_the_signing_key_stays_the_same(db: str) -> None:
    keys = []

    async def story(store: Store) -> None:
        keys.append(await store.signing_key())

    stored(db, story)
    stored(db, story)
    assert keys[0] == keys[1]
    assert len(keys[0]) == 32


def test_a_store_that_fails_says_so(db: str) -> None:
    async def story(store: Store) -> None:
        await store.database.write(lambda connection: connection.exec_driver_sql("DROP TABLE log"))
        with pytest.raises(Refusal) as refused:
            await store.log.append(Append("a", 1, [said("one")]))
        assert (refused.value.code, refused.value.status) == ("no_database", 503)

    stored(db, story)
