"""Tables begun under other rules are found before an upgrade, and refused after it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from typer.testing import CliRunner

import stockpot
from stockpot.cli.app import app
from stockpot.room import log
from stockpot.server.store.event_log import Append
from stockpot.server.store.store import Store
from stockpot.server.store.table_lists import Summary
from stockpot.server.store.upgrade import check
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
