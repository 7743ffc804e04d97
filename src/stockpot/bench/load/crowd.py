"""The tables that one process of clients has open at our server."""

from __future__ import annotations

import asyncio
import itertools
import random
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

import httpx

from stockpot.bench.load.play import LoadTable, Tally
from stockpot.bench.load.servers import PATIENCE

OPENING = 32
"""Tables that are opened at a time."""
KEPT = httpx.Limits(keepalive_expiry=1)
"""Connections are given up before the server does so: it may close one just when it is used again."""


@dataclass(frozen=True)
class Load:
    """The shape of a load."""

    game: str = "soup"
    tables: int = 100
    clients: int = 4
    bots: tuple[str, ...] = ()
    seconds: float = 10
    rate: float = 0
    """Moves a second over all tables; 0: as many as the server takes."""
    seed: int = 1
    moves: int = 0
    """How many moves each table makes, however long it takes; 0: as many as there are seconds for."""
    processes: int = 1
    """Over how many processes the clients are spread; more, where one may not open so many sockets."""
    group: bool = False
    """Are the clients of a process a group, the tables theirs, and everybody rated?"""

    @property
    def pace(self) -> float:
        """Seconds between the moves of a table; 0: as fast as they are answered."""
        return self.tables / self.rate if self.rate else 0.0

    @property
    def sockets(self) -> int:
        return self.tables * self.clients


class Crowd(ABC):
    """Tables with simulated clients, at any kind of server."""

    def __init__(self) -> None:
        self.tally = Tally()

    @abstractmethod
    async def open(self, tables: int) -> None:
        """So many tables more, ready to play."""

    @abstractmethod
    def begin(self) -> None:
        """From now on they play."""

    @abstractmethod
    async def played(self) -> None:
        """Returns when every table has made its moves, where these are counted."""

    @abstractmethod
    async def close(self) -> None:
        """All sockets."""


class OwnCrowd(Crowd):
    """Tables spread over our servers. One that is played to its end is replaced, unless moves are counted."""

    def __init__(self, urls: Sequence[str], load: Load, seed: int) -> None:
        super().__init__()
        self.url, self.load, self.chance = urls[0], load, random.Random(seed)
        self.tables: set[LoadTable] = set()
        self.cookies: list[str] = []
        self.door = "/api/tables"
        """Where tables are made."""
        self.code = ""
        """The secret of the group's link."""
        self.https = [httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=KEPT) for url in urls]
        self.servers = itertools.cycle(self.https)
        self.opening = asyncio.Semaphore(OPENING)
        self.work: set[asyncio.Task[None]] = set()
        self.begun = self.stopped = False
        self.playing = 0
        """Tables that have not made their moves yet, where moves are counted."""
        self.all_played = asyncio.Event()

    async def people(self) -> None:
        for number in range(self.load.clients):
            async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
                (await http.put("/api/me", json={"name": f"Client {number}"})).raise_for_status()
                if self.load.group:
                    await self._befriend(http)
                self.cookies.append("; ".join(f"{name}={value}" for name, value in http.cookies.items()))

    async def _befriend(self, http: httpx.AsyncClient) -> None:
        """The first makes the group and the others join it; all want to be rated."""
        (await http.put("/api/me/record/rated", json={"on": True})).raise_for_status()
        if not self.cookies:
            made = (await http.post("/api/groups", json={"name": "Load"})).raise_for_status().json()
            self.door, self.code = f"/api/groups/{made['id']}/tables", made["code"]
        else:
            joined = await http.post(f"{self.door.removesuffix('tables')}members", json={"code": self.code})
            joined.raise_for_status()

    async def open(self, tables: int) -> None:
        if not self.cookies:
            await self.people()
        self.playing += tables
        await asyncio.gather(*(self._open_one() for _ in range(tables)))

    async def _open_one(self) -> None:
        load = self.load
        table = LoadTable(self.tally, load.pace, random.Random(self.chance.random()), self._done, load.moves)
        async with self.opening:
            await table.open(next(self.servers), load.game, load.bots, self.cookies, self.door)
        self.tables.add(table)
        if self.begun:
            table.begin()

    def _done(self, table: LoadTable) -> None:
        if self.load.moves:
            self.playing -= 1
            if not self.playing:
                self.all_played.set()
            return
        table.close()
        self.tables.discard(table)
        if not self.stopped:
            task = asyncio.get_running_loop().create_task(self._open_one())
            self.work.add(task)
            task.add_done_callback(self.work.discard)

    def begin(self) -> None:
        self.begun = True
        for table in tuple(self.tables):
            table.begin()

    async def played(self) -> None:
        if self.playing:
            await self.all_played.wait()

    async def close(self) -> None:
        self.stopped = True
        for task in tuple(self.work):
            task.cancel()
        await asyncio.gather(*self.work, return_exceptions=True)
        for table in self.tables:
            table.close()
        for http in self.https:
            await http.aclose()
