"""Tables begun under other rules are found before an upgrade, and refused after it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from typer.testing import CliRunner

import stockpot
from stockpot.api.records import verify
from stockpot.cli.app import app
from stockpot.room import log
from stockpot.server.store.event_log import Append
from stockpot.server.store.store import Store
from stockpot.server.store.table_lists import Summary
from stockpot.server.store.upgrade import check
from tests.support.client import Refused
from tests.support.server import Person, Served, run, serving

KEPT = Path(__file__).parent / "kept" / "0.1.sql"
COOKIES = [
    "bxE1Feg5ky9a7A9LzuQY9Q.0-idSmNxTrL0my7ipSca77eTOd5zRChHEHeYmJc_7p4",
    "aOfZLyk5pE09fpYqUhNoCw.VPOESFKD6sc38K08TEeS7xHDPmsKlxG4oRLoRTQAOHs",
    "1xFbJsi8wtJ7YZlAY2P8yg.WldxjrtpGNqS11Kf3Nt1mUQgioOeT5ZTNIQHSw_qfH8",
]
"""What its server gave to three browsers: Ada's, Ben's and Cy's."""

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


def person_of_0_1(server: Served, cookie: str) -> Person:
    """Somebody whose browser has kept what version 0.1 gave it."""
    person = Person(server.url)
    person.http.cookies.set("stockpot", cookie, domain="127.0.0.1")
    return person


async def played_on(table: str, people: list[Person], moves: int) -> str:
    """Who is to move moves by chance, so often at most; how the table stands then."""
    chance = Random(1)
    for number in range(moves):
        now = await people[0].get(f"/api/tables/{table}")
        if now["table"]["status"] == "over":
            break
        seat = now["game"]["to_act"][0]
        legal = (await people[seat].get(f"/api/tables/{table}"))["game"]["legal"]
        move = {"type": "play", "id": f"on{number}", "move": chance.choice(legal)["text"]}
        await people[seat].post(f"/api/tables/{table}/requests", move)
    return str((await people[0].get(f"/api/tables/{table}"))["table"]["status"])


def test_tables_and_people_of_a_database_of_0_1_go_on_and_are_counted(tmp_path: Path) -> None:
    """A database that the server of version 0.1 wrote."""
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as old:
        old.executescript(KEPT.read_text())
        before = dict(old.execute("""SELECT "table", COUNT(*) FROM log GROUP BY "table" """).fetchall())
    report = asyncio.run(check(address(tmp_path)))
    assert (len(report.unfinished), report.stuck) == (6, [])

    async def story(server: Served) -> None:
        people = [person_of_0_1(server, cookie) for cookie in COOKIES]
        assert [(await one.get("/api/me"))["name"] for one in people] == ["Ada", "Ben", "Cy"]
        store = server.service.store
        mine = {one["id"]: one for one in (await people[0].get("/api/tables"))["yours"]}
        assert mine.keys() == before.keys()
        running = {one["game"]: table for table, one in mine.items() if one["status"] == "playing"}
        assert running.keys() == set(stockpot.game_names())
        for table in running.values():
            async with people[0].at(table) as ada:
                assert any(one.get("text") == "Soup is ready!" for one in ada.news)
            assert await played_on(table, people, 3) == "playing"
            assert len(server.wait_for(store.log.read(table))) == before[table] + 3
        (over,) = [table for table, one in mine.items() if one["status"] == "over"]
        assert verify(await people[1].get(f"/api/tables/{over}/record")).moves
        assert await played_on(running["pantry"], people, 1000) == "over"
        ended = [over, running["pantry"]]
        while len(kept := server.wait_for(store.results.of_tables(ended))) < len(ended):
            await asyncio.sleep(0.01)
        assert all(len(one.seats) == 2 for one in kept.values())
        (waiting,) = [table for table, one in mine.items() if one["status"] == "waiting"]
        await people[2].post(f"/api/tables/{waiting}/seats", {})
        await people[0].post(f"/api/tables/{waiting}/requests", {"type": "start", "id": "start"})
        assert await played_on(waiting, [people[0], people[2]], 2) == "playing"

    with serving(tmp_path) as server:
        run(story(server))
