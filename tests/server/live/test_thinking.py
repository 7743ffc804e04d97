"""Whatever bots and questions do, the server answers, ends when it is told to, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.support.client import PATIENCE, Client, Refused
from tests.support.processes import ROOT, environment
from tests.support.server import Person, free_port, run
from tests.support.waiting import until

GUESTS = ROOT / "tests" / "support" / "guests"
FOR_EVER = 3600.0
"""Seconds of patience that no test waits for: what hangs, hangs."""


class Stubborn:
    """A server process whose guests never come to an end, in a session of its own."""

    def __init__(self, folder: Path, patience: float) -> None:
        self.url = f"http://127.0.0.1:{(port := free_port())}"
        self.log = folder / "log"
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT), str(GUESTS)])
        database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.live.stubborn_server", str(port), database, str(patience)],
                cwd=ROOT, env=environment(PYTHONPATH=path), stderr=log, start_new_session=True,
            )  # fmt: skip

    def answers(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return httpx.get(f"{self.url}/healthz").status_code == 200
        assert self.process.poll() is None, self.log.read_text()
        return False

    def said(self, message: str) -> int:
        """How often the log says something."""
        return sum(message in json.loads(line)["message"] for line in self.log.read_text().splitlines())

    def processes(self) -> list[int]:
        """Everything that lives in its session: itself, its workers, and what they are forked from."""
        found = []
        for folder in Path("/proc").iterdir():
            with contextlib.suppress(OSError, ValueError):
                state, *numbers = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(numbers[2]) == self.process.pid and state not in "ZX":
                    found.append(int(folder.name))
        return found


@pytest.fixture
def stubborn(tmp_path: Path) -> Iterator[Callable[[float], Stubborn]]:
    started: list[Stubborn] = []

    def start(patience: float) -> Stubborn:
        started.append(Stubborn(tmp_path, patience))
        until(started[-1].answers)
        return started[-1]

    yield start
    for server in started:
        with contextlib.suppress(ProcessLookupError):
            os.killpg(server.process.pid, signal.SIGKILL)
        server.process.wait()


Starter = Callable[[float], Stubborn]


async def begun(person: Person, seats: list[str], game: str = "soup") -> str:
    """A table that has been started."""
    table = await person.create(game, seats)
    await person.post(f"/api/tables/{table}/requests", {"type": "start", "id": "start"})
    return table


async def after_moves(client: Client, seat: int, moves: int, play: Callable[[], Awaitable[Any]]) -> None:
    """Play until a seat has made so many moves."""
    while sum(one["kind"] == "moved" and one["seat"] == seat for one in client.news) < moves:
        await (play() if client.legal else client.step())


def test_a_forged_position_gets_no_table(stubborn: Starter) -> None:
    """It was one from which the guessing of hidden cards never ended, on the event loop: the server was gone for good."""
    server = stubborn(FOR_EVER)
    forged = json.loads((Path(__file__).parent / "attacks" / "hang_sapone.json").read_text(encoding="utf-8"))

    async def story() -> None:
        mallory = await Person.named(server.url, "Mallory")
        for lesson in (True, "first"):
            with pytest.raises(Refused, match="bad_request"):
                await mallory.create("sapone", ["me", "me"], hotseat=True, lesson=lesson, position=forged)
        assert server.answers()

    run(story())
    server.process.send_signal(signal.SIGTERM)
    server.process.wait(PATIENCE)
    until(lambda: not server.processes())


@pytest.mark.parametrize("end", [signal.SIGTERM, signal.SIGKILL])
def test_bots_that_think_for_ever_hold_up_neither_others_nor_the_end(stubborn: Starter, end: signal.Signals) -> None:
    server = stubborn(FOR_EVER)

    async def story() -> None:
        mallory, ana = await Person.named(server.url, "Mallory"), await Person.named(server.url, "Ana")
        for _ in range(3):
            await begun(mallory, ["me", "endless", "endless"])
        async with ana.at(await begun(ana, ["me", "thumb", "novice"])) as client:
            await after_moves(client, 2, 3, lambda: client.play_on(random.Random(1), 1))
        assert server.answers()

    run(story())
    assert len(server.processes()) > 1
    server.process.send_signal(end)
    server.process.wait(PATIENCE)
    until(lambda: not server.processes())


def test_a_bot_that_takes_too_long_is_stood_in_for_and_a_simpler_one_plays_on(stubborn: Starter) -> None:
    server = stubborn(5)

    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        async with ana.at(await begun(ana, ["me", "endless"])) as client:
            await after_moves(client, 1, 3, lambda: client.play_on(random.Random(1), 1))

    run(story())
    assert server.said("a bot was stood in for: endless: no answer after 5 s") == 1


@pytest.mark.parametrize("level", ["broken", "cheat"])
def test_a_bot_that_fails_is_stood_in_for_and_the_failure_is_reported(stubborn: Starter, level: str) -> None:
    server = stubborn(FOR_EVER)

    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        async with ana.at(await begun(ana, ["me", level])) as client:
            await after_moves(client, 1, 2, lambda: client.play_on(random.Random(1), 1))

    run(story())
    assert (
        server.said(f"a bot was stood in for: {level}: ") >= 2
    )  # it may have moved once more while the table was closed


def test_a_question_that_takes_too_long_is_refused(stubborn: Starter) -> None:
    server = stubborn(2)

    async def story() -> None:
        ana = await Person.named(server.url, "Ana")
        table = await begun(ana, ["me", "random"], game="swamp")
        asked = asyncio.ensure_future(ana.post(f"/api/tables/{table}/questions", {"type": "why", "id": "1", "move": 0}))
        while not asked.done():
            assert (await ana.http.get("/healthz")).status_code == 200
        with pytest.raises(Refused, match="too_hard"):
            await asked

    run(story())
