"""Tables begun under other rules are found before an upgrade, and refused after it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic import command
from typer.testing import CliRunner

import stockpot
from stockpot.cli.app import app
from stockpot.room import log
from stockpot.room import protocol as p
from stockpot.server.store.connection import once
from stockpot.server.store.event_log import Append
from stockpot.server.store.migrations import settings
from stockpot.server.store.store import Store
from stockpot.server.store.table_lists import Summary
from stockpot.server.store.upgrade import check
from tests.server.friends.support import random_log
from tests.support.client import Refused
from tests.support.server import Person, Served, run, serving

RULES = stockpot.game("soup").rules_version


def address(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"


async def put_table(url: str, table: str, game: str, rules: int, status: str = "playing") -> None:
    """A table as some version of the server has left it."""
    store = await Store.open(url)
    created = log.Created(
        who="ana", game=game, rules=rules, options={}, seats=[log.Chair("ana"), log.Chair(level="random")], open=True,
        undo="none", code="", seed="1",
    )  # fmt: skip
    await store.log.append(Append(table, 1, [created, log.Started()], Summary(table, game, True, status, 0, True, 5)))
    await store.close()


def test_tables_begun_under_other_rules_are_listed(tmp_path: Path) -> None:
    async def story() -> None:
        url = address(tmp_path)
        await put_table(url, "same", "soup", RULES)
        await put_table(url, "older", "soup", RULES - 1)
        await put_table(url, "newer", "soup", RULES + 1, "waiting")
        await put_table(url, "finished", "soup", RULES - 1, "over")
        await put_table(url, "gone", "ludo", 1)
        report = await check(url)
        assert {one.table for one in report.unfinished} == {"same", "older", "newer", "gone"}
        assert {one.table for one in report.stuck} == {"older", "newer", "gone"}
        assert report.steps == []

    asyncio.run(story())


def test_the_command_says_which_and_fails_if_there_are_any(tmp_path: Path) -> None:
    url, runner = address(tmp_path), CliRunner()
    asyncio.run(put_table(url, "same", "soup", RULES))
    good = runner.invoke(app, ["upgrade", "--check", "--db", url])
    assert (good.exit_code, good.output) == (0, "1 unfinished tables go on under this version.\n")
    asyncio.run(put_table(url, "older", "soup", RULES - 1))
    bad = runner.invoke(app, ["upgrade", "--check", "--db", url])
    assert bad.exit_code == 1
    assert "older" in bad.output
    assert runner.invoke(app, ["upgrade", "--db", url]).exit_code == 1


def test_looking_at_a_database_that_is_not_there_does_not_make_one(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["upgrade", "--check", "--db", address(tmp_path)])
    assert result.exit_code == 0
    assert list(tmp_path.iterdir()) == []


def test_the_server_refuses_such_a_table_and_says_why(tmp_path: Path) -> None:
    asyncio.run(put_table(address(tmp_path), "older", "soup", RULES - 1))

    async def story(server: Served) -> None:
        with pytest.raises(
            Refused, match=f"version {RULES - 1} of the rules of soup; this server knows version {RULES}"
        ):
            await Person(server.url).get("/api/tables/older")

    with serving(tmp_path) as server:
        run(story(server))


def test_running_and_finished_tables_of_an_older_database_go_on_and_are_counted(tmp_path: Path) -> None:
    """A database as version 0.1 leaves it: none of the steps since was taken."""
    url, running = address(tmp_path), seats_of("ana", "ben")
    asyncio.run(upgraded_to(url, "0001"))
    over = random_log("soup", running, "7", 1)
    asyncio.run(as_in_0_1(url, {"running": (over[:20], "playing"), "finished": (over, "over")}))

    async def story(server: Served) -> None:
        store, tables = server.service.store, server.service.tables
        room = server.wait_for(tables.room("running"))
        assert (room.status, room.seq) == ("playing", 20)
        while not (kept := server.wait_for(store.results.of_tables(["finished"]))):
            await asyncio.sleep(0.01)
        assert [seat.who for seat in kept["finished"].seats] == ["ana", "ben"]
        (listed,) = [one for one in server.wait_for(store.lists.of("ana")) if one.id == "running"]
        assert listed.status == "playing"
        seat = room.to_act[0]
        play = p.Play(id="on", seat=seat, move=room.playing().legal(seat)[0].text)
        server.wait_for(tables.live["running"].do(room.seats[seat].who, play))
        assert room.seq == 21

    with serving(tmp_path) as server:
        run(story(server))


def seats_of(*people: str) -> list[log.Chair]:
    return [log.Chair(one) for one in people]


async def upgraded_to(url: str, step: str) -> None:
    """An empty database that has taken the steps up to one."""

    def work(connection: sa.Connection) -> None:
        config = settings()
        config.attributes["connection"] = connection
        command.upgrade(config, step)

    await once(url, work)


async def as_in_0_1(url: str, tables: dict[str, tuple[list[log.AnyEntry], str]]) -> None:
    """Tables, written with the columns that there were."""

    def work(connection: sa.Connection) -> None:
        for table, (entries, status) in tables.items():
            row = {"id": table, "status": status}
            connection.execute(sa.text("INSERT INTO tables VALUES (:id, 'soup', false, :status, 0, false, 5)"), row)
            for number, entry in enumerate(entries, 1):
                data = {"table": table, "seq": number, "data": log.encode(entry)}
                connection.execute(
                    sa.text("""INSERT INTO log ("table", seq, data) VALUES (:table, :seq, :data)"""), data
                )
            for who in ("ana", "ben"):
                connection.execute(sa.text("INSERT INTO members VALUES (:who, :table)"), {"who": who, "table": table})

    await once(url, work)
