"""Tables whose log cannot be read back are set aside, and nobody else is kept from playing on."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from stockpot.core.game import game
from stockpot.room import log
from stockpot.server.store.event_log import Append
from stockpot.server.store.store import Store
from stockpot.server.store.table_lists import Summary
from stockpot.server.supervision import supervised
from tests.support.client import Refused
from tests.support.server import Person, Served, run, seated, serving

GOOD = ("b-good", "m-good", "z-good")
BEGUN: tuple[log.AnyEntry, ...] = (
    log.Created(
        who="ana", game="soup", rules=game("soup").rules_version, options={}, open=True, undo="none", code="c", seed="1",
        seats=[log.Chair("ana"), *[log.Chair(level="random")] * 2],  # bots go on while a person plays
    ),
    log.Started(),
    log.Moved(seat=0, move="bug soup"),
    log.Moved(seat=1, move="bug soup"),
)  # fmt: skip
BAD: dict[str, Sequence[str]] = {
    "a-garbage": ["UPDATE log SET data = x'ff00fe' WHERE seq = 3"],
    "c-unknown": ["""UPDATE log SET data = CAST('{"kind":"vanished"}' AS BLOB) WHERE seq = 3"""],
    "d-refused": ["""UPDATE log SET data = CAST('{"kind":"moved","seat":0,"move":"fly"}' AS BLOB) WHERE seq = 3"""],
    "e-illegal": [
        """UPDATE log SET data = CAST('{"kind":"moved","seat":1,"move":"bug soup"}' AS BLOB) WHERE seq = 3"""
    ],
    "f-missing": ["DELETE FROM log WHERE seq = 3"],
    "g-headless": ["DELETE FROM log WHERE seq = 1"],
    "h-no-seat": ["""UPDATE log SET data = CAST('{"kind":"sat","seat":99}' AS BLOB) WHERE seq = 3"""],
    "i-text": ["UPDATE log SET data = 'text' WHERE seq = 3"],
    "i-number": ["UPDATE log SET data = 1000000000000 WHERE seq = 3"],
    "j-cut": ["UPDATE log SET data = substr(data, 1, 9) WHERE seq = 4"],
    "k-no-table": ["""UPDATE log SET data = CAST('{"kind":"started"}' AS BLOB) WHERE seq = 1"""],
    "l-options": [
        'UPDATE log SET data = CAST(replace(CAST(data AS TEXT), \'"options":{}\', \'"options":{"x":1}\') AS BLOB)'
    ],
}
"""What may have happened to a table: it is not the log that was written."""
SNAPSHOTS = {
    "n-good": "0, 0, '', x''", "o-good": "4, 0, 'x', x'ff'", "p-good": "2, 0, '', x''", "q-good": "99, 0, 'x', x'00'",
    "r-good": "'x', 'y', 'z', 'text'", "s-good": "-5, -1, '', x'00'",
}  # fmt: skip
"""What may lie in the place of a snapshot: the log is whole."""


def write(db: str, tables: Sequence[str]) -> None:
    """Tables at which bots owe a move."""

    async def story() -> None:
        store = await Store.open(db)
        for table in tables:
            summary = Summary(table, "soup", True, "playing", 0, True, 0)
            await store.log.append(Append(table, 1, BEGUN, summary))
        await store.close()

    asyncio.run(story())


@contextmanager
def damaged(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as connection, connection:
        yield connection


@pytest.fixture
def restarted(tmp_path: Path) -> Iterator[Served]:
    """A server that was started on a database with good and bad tables in it."""
    write(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}", [*GOOD, *BAD, *SNAPSHOTS])
    with damaged(tmp_path) as connection:
        for table, harm in BAD.items():
            for statement in harm:
                joint = " AND" if "WHERE" in statement else " WHERE"
                assert connection.execute(f'{statement}{joint} "table" = ?', (table,)).rowcount == 1 or "l-" in table
        for table, values in SNAPSHOTS.items():
            connection.execute(
                f'INSERT INTO snapshots ("table", seq, edition, program, data) VALUES (?, {values})', (table,)
            )
    with serving(tmp_path) as server:
        yield server


def figure(server: Served, name: str) -> float:
    text = server.service.metrics.text().decode()
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.startswith(name))


async def grown(server: Served, table: str) -> None:
    """Wait until bots have moved at a table that nobody has open."""
    while len(await asyncio.wrap_future(read(server, table))) <= len(BEGUN):
        await asyncio.sleep(0.05)  # bots need the processor, too


def read(server: Served, table: str) -> asyncio.Future[list[log.AnyEntry]]:
    assert server.loop is not None
    return asyncio.run_coroutine_threadsafe(server.service.store.log.read(table), server.loop)  # type: ignore[return-value]


def test_honest_tables_go_on_after_a_restart(restarted: Served, caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        for table in (*GOOD, *SNAPSHOTS):
            await grown(restarted, table)
        ana = await Person.named(restarted.url, "Ana")
        for table in BAD:
            for _ in range(2):
                with pytest.raises(Refused) as refused:
                    await ana.get(f"/api/tables/{table}")
                assert refused.value.code == "quarantined", table
        made = await ana.create("soup", ["me", "random", "random"])
        assert made

    run(story())
    assert figure(restarted, "stockpot_quarantined ") == len(BAD)
    aside = [record for record in caplog.records if record.name == "stockpot.quarantine"]
    assert sorted(vars(record)["table"] for record in aside) == sorted(BAD), "each is reported once"


def test_a_damaged_log_can_be_forgotten(restarted: Served) -> None:
    """Whoever wants to be deleted is, whatever has become of a table they were at."""
    restarted.wait_for(restarted.service.store.log.rewrite("a-garbage", lambda entry: entry))
    with closing(sqlite3.connect(str(restarted.service.store.database._engine.url.database))) as connection:
        rows = connection.execute("SELECT data FROM log WHERE \"table\" = 'a-garbage' ORDER BY seq").fetchall()
    assert [bool(data) for (data,) in rows] == [True, True, False, True]


def test_what_another_process_wrote_and_cannot_be_carried_out_sets_the_table_aside(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2) as (table, _, (ana, _ben)):
            live = server.service.tables.live[table]
            nonsense = log.Moved(seat=0, move="fly")
            server.wait_for(server.service.store.log.append(Append(table, live.room.seq + 1, [nonsense])))
            with pytest.raises(Refused) as refused:
                await ana.ask("play", move=ana.legal[0]["id"])
            assert refused.value.code == "quarantined"
        async with seated(server, "soup", 2) as (_, _, (cyd, _dan)):
            await cyd.ask("play", move=cyd.legal[0]["id"])

    run(story())


def test_what_cannot_be_encoded_harms_nobody_elses_commit(tmp_path: Path) -> None:
    """Many moves go into one commit: one that is poison must not take the others along."""

    async def story() -> None:
        store = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
        appends = [
            Append("a", 1, [log.Said(text="one")]),
            Append("b", 1, [log.Said(text="half a character: \ud800")]),
            Append("c", 1, [], Summary("c", "soup", True, "waiting", 0, True, 10**30)),
            Append("d", 1, [log.Said(text="two")]),
        ]
        results = await asyncio.gather(*map(store.log.append, appends), return_exceptions=True)
        assert [result is None for result in results] == [True, False, False, True]
        assert [len(await store.log.read(table)) for table in "abcd"] == [1, 0, 0, 1]
        await store.close()

    asyncio.run(story())


def test_work_that_fails_is_begun_again_and_counted(caplog: pytest.LogCaptureFixture) -> None:
    tries: list[int] = []
    failures: list[str] = []

    async def work() -> None:
        tries.append(len(tries))
        if len(tries) < 3:
            raise RuntimeError("bad luck")

    asyncio.run(supervised("cooking", work, failures.append))
    assert (len(tries), failures) == (3, ["cooking", "cooking"])
    assert sum(record.levelno == logging.ERROR for record in caplog.records) == 2


def test_every_background_task_is_supervised(server: Served) -> None:
    """One that dies is there again: a round that fails is counted, and rounds go on."""
    before = figure(server, "stockpot_failures_total")

    async def story() -> None:
        alarms = server.service.tables.alarms
        server.call(alarms._queue.insert, 0, ("no time", "x"))  # nothing can be compared with it
        server.call(alarms.times.update, {"x": "no time"})
        server.call(alarms._changed.set)
        while figure(server, "stockpot_failures_total") == before:
            await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(asyncio.sleep(0), server.loop))  # type: ignore[arg-type]
        server.call(alarms._queue.clear)
        server.call(alarms.times.clear)
        async with seated(server, "soup", 2, clock={"move": 1}) as (_, _, (ana, _ben)):
            await ana.until(lambda: "timedout" in ana.kinds())

    run(story())
