"""A house without a server, and somebody in it who talks as people of `tests/support/server.py` talk to a server."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
from collections.abc import AsyncIterator
from typing import Any

from stockpot.api.bots import Bots
from stockpot.local.house import House
from stockpot.local.keep import Changes, Keep, KeepError, MemoryKeep
from tests.support.client import PATIENCE, Client, Refused, next_seed


class Connection:
    """One end of a socket."""

    def __init__(self, house: House, number: int) -> None:
        self.house, self.number = house, number
        self.said: asyncio.Queue[bytes] = asyncio.Queue()
        self.code: int | None = None
        """With which the house has closed it."""

    async def send(self, text: str) -> None:
        await self.house.hear(self.number, text)

    async def recv(self, decode: bool = False) -> bytes:
        return await self.said.get()


class Here:
    """A house, and the person in it."""

    def __init__(self, keep: Keep | None = None, bots: Bots | None = None, **more: Any) -> None:
        self.keep = keep or MemoryKeep()
        self.house = House(self.keep, self._post, self._closed, seeds=next_seed, bots=bots, **more)
        self.connections: dict[int, Connection] = {}
        self._numbers = itertools.count(1)

    def _post(self, socket: int, text: str) -> None:
        self.connections[socket].said.put_nowait(text.encode())

    def _closed(self, socket: int, code: int, reason: str) -> None:
        self.connections[socket].code = code

    @classmethod
    async def named(cls, name: str, keep: Keep | None = None, **more: Any) -> Here:
        here = cls(keep, **more)
        await here.put("/api/me", {"name": name})
        return here

    async def get(self, path: str, **query: Any) -> Any:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        return await self.call("GET", f"{path}?{asked}" if asked else path)

    async def put(self, path: str, body: Any) -> Any:
        return await self.call("PUT", path, body)

    async def post(self, path: str, body: Any = None) -> Any:
        return await self.call("POST", path, body)

    async def delete(self, path: str) -> Any:
        return await self.call("DELETE", path)

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.house.call(method, path, "" if body is None else json.dumps(body))
        said = json.loads(answer.body) if answer.media_type == "application/json" else answer.body
        if answer.status >= 400:
            raise Refused(said)
        return said

    async def create(self, game: str, seats: list[str], **more: Any) -> str:
        made = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        return str(made["table"]["id"])

    def connect(self, table: str) -> Connection:
        number = next(self._numbers)
        self.connections[number] = Connection(self.house, number)
        self.house.open(number, table)
        return self.connections[number]

    @contextlib.asynccontextmanager
    async def at(self, table: str, seq: int = 0, **hello: Any) -> AsyncIterator[Client]:
        """Open a table."""
        connection = self.connect(table)
        client = Client(connection, seq)
        await connection.send(json.dumps({"type": "hello", "v": 2, "seq": seq, **hello}))
        await client.until(lambda: client.table is not None)
        try:
            yield client
        finally:
            self.house.close(connection.number)

    @contextlib.asynccontextmanager
    async def seated(self, game: str, seats: list[str], **more: Any) -> AsyncIterator[Client]:
        """A table that has begun."""
        async with self.at(await self.create(game, seats, **more)) as client:
            await client.ask("start")
            yield client

    async def rest(self) -> None:
        """Until nothing is left to do: bots have moved, lists are written."""
        while self.house.tables.background.tasks:
            await asyncio.wait(self.house.tables.background.tasks, timeout=PATIENCE)


class Fails(MemoryKeep):
    """A keep that fails when it is told to."""

    def __init__(self) -> None:
        super().__init__()
        self.error: KeepError | None = None
        """What the next thing written ends in."""
        self.after = False
        """Does it end so after all was written?"""

    async def write(self, changes: Changes) -> None:
        error, self.error = self.error, None
        if error is None or self.after:
            await super().write(changes)
        if error is not None:
            raise error
