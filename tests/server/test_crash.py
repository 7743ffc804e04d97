"""A server that is killed loses no move it has acknowledged, and play goes on; nor when its database or bus is killed.

`KILLS=20 pytest tests/server/test_crash.py` (or `make crash`) is the long form.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from stockpot.api.records import verify
from tests.support.client import Client, Refused
from tests.support.server import Person, free_port, run
from tests.support.services import Postgres, Redis

ROOT = Path(__file__).parent.parent.parent
KILLS = int(os.environ.get("KILLS", "4"))
TABLES = max(3, KILLS // 2)


@dataclass
class Victim:
    """A server process that is started and killed again and again on the same database."""

    port: int
    db: str
    bus: str = ""
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        arguments = [sys.executable, "-m", "tests.server.crash_server", str(self.port), self.db, self.bus]
        self.process = subprocess.Popen(arguments, cwd=ROOT)
        async with httpx.AsyncClient(base_url=self.url) as http:
            while True:
                assert self.process.poll() is None, "the server did not start"
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get("/readyz")).status_code == 200:
                        return
                await asyncio.sleep(0.05)

    def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        self.process.wait()


@dataclass
class Stubborn:
    """A player that comes back after every crash and remembers what the server has acknowledged."""

    person: Person
    table: str
    chance: random.Random
    acknowledged: list[str] = field(default_factory=list)
    heard: list[dict[str, Any]] = field(default_factory=list)
    seq: int = 0
    sent: int = 0
    pending: tuple[str, str] | None = None
    over: bool = False

    async def play(self) -> None:
        while not self.over:
            with contextlib.suppress(OSError, WebSocketException, EOFError, TimeoutError):
                async with self.person.at(self.table, seq=self.seq) as client:
                    try:
                        await self.until_lost(client)
                    finally:
                        self.heard += client.news
                        self.seq = client.seq
            await asyncio.sleep(0.02)

    async def until_lost(self, client: Client) -> None:
        """Play; a move that was sent but not acknowledged is sent again under its old name."""
        while True:
            if self.pending is None:
                await client.until(lambda: client.legal or client.status == "over")
                if client.status == "over":
                    self.over = True
                    return
                self.sent += 1
                self.pending = f"move {self.sent}", self.chance.choice(client.legal)["text"]
            key, move = self.pending
            try:
                await client.ask("play", key, move=move)
            except Refused as refused:
                if refused.code not in ("not_saved", "no_database"):
                    raise
                await asyncio.sleep(0.05)  # as it was told: try again
                continue
            self.acknowledged.append(move)
            self.pending = None


Disturb = Callable[[int], Awaitable[None]]
"""Something breaks and is set right again; the number says how often something has broken before."""


@contextlib.contextmanager
def victims(*parts: tuple[str, str]) -> Iterator[list[Victim]]:
    """Server processes on these databases and buses."""
    started = [Victim(free_port(), db, bus) for db, bus in parts]
    try:
        yield started
    finally:
        for victim in started:
            if victim.process is not None:
                victim.kill()


def test_a_killed_server_loses_no_acknowledged_move(db: str) -> None:
    with victims((db, "")) as (victim,):

        async def kill(_: int) -> None:
            victim.kill()
            await victim.start()

        run(kill_and_go_on([victim], kill))


def test_a_killed_database_loses_no_acknowledged_move(postgres: Postgres, postgres_db: str) -> None:
    with victims((postgres_db, "")) as (victim,):

        async def kill(_: int) -> None:
            postgres.kill()
            await asyncio.to_thread(postgres.start)

        run(kill_and_go_on([victim], kill))


def test_of_several_servers_any_may_die_and_so_may_the_bus(postgres_db: str, redis: Redis) -> None:
    with victims((postgres_db, redis.url), (postgres_db, redis.url)) as both:

        async def kill(number: int) -> None:
            if number % 3 == 2:
                redis.kill()
                await asyncio.to_thread(redis.start)
            else:
                both[number % 3].kill()
                await both[number % 3].start()

        run(kill_and_go_on(both, kill))


async def kill_and_go_on(servers: list[Victim], disturb: Disturb) -> None:
    for server in servers:
        await server.start()
    players = [await two_at_a_table(servers, number) for number in range(TABLES)]
    flat = [player for pair in players for player in pair]
    games = asyncio.gather(*(player.play() for player in flat))
    breaking = asyncio.create_task(keep_breaking(disturb, flat))
    await asyncio.wait({games, breaking}, return_when=asyncio.FIRST_COMPLETED)
    kills = await breaking
    await games
    assert kills >= min(KILLS, 3)
    for pair in players:
        await check(pair)
    print(f"{kills} kills, {count(flat)} acknowledged moves at {TABLES} tables, none lost")


async def keep_breaking(disturb: Disturb, players: list[Stubborn]) -> int:
    """Break something, each time after some more moves."""
    chance = random.Random(5)
    for kills in range(KILLS):
        goal = count(players) + chance.randrange(5, 60)
        while count(players) < goal:
            if all(player.over for player in players):
                return kills
            await asyncio.sleep(0.001)
        await disturb(kills)
    return KILLS


def count(players: list[Stubborn]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def two_at_a_table(servers: list[Victim], number: int) -> list[Stubborn]:
    """Two people, at different servers where there are several, and a bot."""
    ana, ben = await Person.named(servers[0].url, "Ana"), await Person.named(servers[-1].url, "Ben")
    table = await ana.create("soup", ["me", "free", "random"], open=True)
    await ben.post(f"/api/tables/{table}/seats", {})
    await ana.post(f"/api/tables/{table}/requests", {"type": "start", "id": "start"})
    return [Stubborn(person, table, random.Random(f"{number}")) for person in (ana, ben)]


async def check(pair: list[Stubborn]) -> None:
    record = await pair[0].person.get(f"/api/tables/{pair[0].table}/record")
    table = verify(record)
    for seat, player in enumerate(pair):
        assert [text for mover, text, _ in table.moves if mover == seat] == player.acknowledged
        with contextlib.suppress(Refused):
            async with player.person.at(player.table) as whole:
                assert whole.news == player.heard, "exactly what was missed, across all crashes"
