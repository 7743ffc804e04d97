"""What a server does while its database is away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from stockpot.server.live.tables import FORGET_AFTER
from tests.support.client import PATIENCE
from tests.support.server import HandSetTime, Person, Served, run, seated, serving


@contextmanager
def database_away(server: Served, folder: Path) -> Iterator[None]:
    """Nobody finds the SQLite file in this folder meanwhile."""
    away = folder.with_name("away")
    server.wait_for(server.service.store.database._engine.dispose())
    folder.rename(away)
    yield
    away.rename(folder)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    folder = tmp_path / "here"
    folder.mkdir()
    return folder


def warnings(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    return [record for record in caplog.records if record.levelno >= logging.WARNING]


def test_it_is_not_ready_and_says_so_in_one_line(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What asks for its health asks again and again, and so do the looks for notices and for clocks."""
    time = HandSetTime()
    with serving(folder, time=time) as server, httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        with database_away(server, folder):
            assert http.get("/readyz").status_code == 503
            assert http.get("/healthz").status_code == 200
            while len(warnings(caplog)) < 5:
                server.pass_by(60)
            for said in warnings(caplog):
                assert said.getMessage() == "the database failed: OperationalError"
                assert not said.exc_info
        assert http.get("/readyz").status_code == 200


def test_tables_where_bots_owe_a_move_go_on_when_it_is_back(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    time = HandSetTime()

    async def story(server: Served) -> None:
        tables = server.service.tables
        async with seated(server, "soup", 1, bots=1) as (table, _, _):
            pass
        server.call(tables.live.clear)  # as it is after a start
        with database_away(server, folder):
            resuming = server.call(tables.spawn, tables.resume())
            while not warnings(caplog):
                await asyncio.sleep(0.01)
        passed = 0
        while not resuming.done():
            if passed < FORGET_AFTER / 2:  # else the table may be forgotten again
                server.pass_by(1)
                passed += 1
            await asyncio.sleep(0.01)
        assert resuming.exception() is None
        assert [*tables.live] == [table]
        async with Person(server.url).at(table) as client:
            assert client.status == "playing"

    with serving(folder, time=time) as server:
        run(story(server))
