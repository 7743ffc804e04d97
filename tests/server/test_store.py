"""The store: append only, all or nothing, in order."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from stockpot.server import log
from stockpot.server.store import Append, Conflict, Store, Summary


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
        await store.append(Append("a", 1, [said("one"), said("two")]))
        await store.append(Append("a", 3, [said("three")]), Append("b", 1, [said("other")]))
        assert await store.read("a") == [said("one"), said("two"), said("three")]
        assert await store.read("a", after=2) == [said("three")]
        assert await store.read("none") == []

    stored(db, story)


def test_of_two_who_add_the_same_number_one_is_refused(db: str) -> None:
    async def story(store: Store) -> None:
        appends = [store.append(Append("a", 1, [said(str(n))]), Append(str(n), 1, [said("x")])) for n in range(5)]
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(result) for result in results].count(Conflict) == 4
        winner = results.index(None)
        assert await store.read("a") == [said(str(winner))]
        for n in range(5):
            assert len(await store.read(str(n))) == (n == winner), "all or nothing"

    stored(db, story)


def test_what_waits_together_is_committed_together(db: str) -> None:
    async def story(store: Store) -> None:
        await asyncio.gather(*(store.append(Append(str(n), 1, [said("x")])) for n in range(200)))
        assert store.commits <= 5

    stored(db, story)


def test_the_disk_is_waited_for(tmp_path: Path) -> None:
    async def story(store: Store) -> None:
        async with store.engine.connect() as connection:
            mode = (await connection.exec_driver_sql("PRAGMA journal_mode")).scalar()
            full = (await connection.exec_driver_sql("PRAGMA synchronous")).scalar()
        assert (mode, full) == ("wal", 2)
        await store.append(Append("a", 1, [said("one")]))
        with sqlite3.connect(tmp_path / "tables.sqlite") as other:
            assert other.execute("SELECT count(*) FROM log").fetchone() == (1,)
        other.close()

    stored(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}", story)


def test_lists_of_tables(db: str) -> None:
    async def story(store: Store) -> None:
        for number, (opened, status) in enumerate([(True, "waiting"), (True, "over"), (False, "playing")]):
            summary = Summary(str(number), "soup", opened, status, 0, True, number)
            await store.append(Append(str(number), 1, [said("x")], summary, ["ana"]))
        assert [one.id for one in await store.summaries()] == ["0"]
        assert [one.id for one in await store.summaries_of("ana")] == ["2", "1", "0"]
        assert await store.summaries_of("ben") == []
        assert await store.unfinished() == ["2"]

    stored(db, story)


def test_the_signing_key_stays_the_same(db: str) -> None:
    keys = []

    async def story(store: Store) -> None:
        keys.append(await store.secret())

    stored(db, story)
    stored(db, story)
    assert keys[0] == keys[1]
    assert len(keys[0]) == 32


def test_a_store_that_fails_says_so(db: str) -> None:
    async def story(store: Store) -> None:
        async with store.engine.begin() as connection:
            await connection.exec_driver_sql("DROP TABLE log")
        with pytest.raises(Exception, match=r"no such table|does not exist"):
            await store.append(Append("a", 1, [said("one")]))

    stored(db, story)
