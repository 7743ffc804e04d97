"""A server that is killed loses no move it has acknowledged, and play goes on."""

from __future__ import annotations

import asyncio
import contextlib
import random
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from stockpot.server.records import verify
from tests.support.server import Client, Person, Refused, free_port, run

ROOT = Path(__file__).parent.parent.parent
KILLS = 4


@dataclass
class Victim:
    """A server process that is started and killed again and again on the same database."""

    port: int
    db: str
    process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def start(self) -> None:
        arguments = [sys.executable, "-m", "tests.server.crash_server", str(self.port), self.db]
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
            await client.ask("play", key, move=move)
            self.acknowledged.append(move)
            self.pending = None


@pytest.fixture
def victim(tmp_path: Path) -> Iterator[Victim]:
    victim = Victim(free_port(), f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
    yield victim
    if victim.process is not None:
        victim.kill()


def test_a_killed_server_loses_no_acknowledged_move(victim: Victim) -> None:
    run(kill_and_go_on(victim))


async def kill_and_go_on(victim: Victim) -> None:
    await victim.start()
    players = [await two_at_a_table(victim, number) for number in range(3)]
    flat = [player for pair in players for player in pair]
    games = asyncio.gather(*(player.play() for player in flat))
    killer = asyncio.create_task(keep_killing(victim, flat))
    await asyncio.wait({games, killer}, return_when=asyncio.FIRST_COMPLETED)
    kills = await killer
    await games
    assert kills >= 3
    for pair in players:
        await check(pair)


async def keep_killing(victim: Victim, players: list[Stubborn]) -> int:
    """Kill and restart, each time after some more moves."""
    chance = random.Random(5)
    for kills in range(KILLS):
        goal = count(players) + chance.randrange(5, 60)
        while count(players) < goal:
            if all(player.over for player in players):
                return kills
            await asyncio.sleep(0.001)
        victim.kill()
        await victim.start()
    return KILLS


def count(players: list[Stubborn]) -> int:
    return sum(len(player.acknowledged) for player in players)


async def two_at_a_table(victim: Victim, number: int) -> list[Stubborn]:
    """Two people and a bot."""
    ana, ben = await Person.named(victim.url, "Ana"), await Person.named(victim.url, "Ben")
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
