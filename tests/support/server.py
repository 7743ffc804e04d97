"""A real server on a real port, and clients that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, ClassVar

import httpx
from litestar import Litestar
from websockets.asyncio.client import connect

from stockpot.server.config import Config
from stockpot.server.live.live_table import LiveTable
from stockpot.server.live.quotas import Cap, Caps
from stockpot.server.net.app import create_app
from stockpot.server.people.mail_limits import PostageRates
from stockpot.server.rate_limits import Rate, Rates
from stockpot.server.run import server
from stockpot.server.service import Service
from stockpot.server.wire.connections import Door
from tests.support.client import PATIENCE, Client, Refused, next_seed
from tests.support.ports import free_port

PLENTY = Rate(100_000, 100_000)
NO_LIMITS = Rates(*[PLENTY] * len(fields(Rates)))
NO_POSTAGE = PostageRates(*[PLENTY] * len(PostageRates._fields))
NO_CAPS = Caps(*[Cap(100_000, 100_000, 100_000)] * 2)
PLAIN: dict[str, Any] = {
    "max_size": 2**24, "compression": None, "open_timeout": PATIENCE, "ping_interval": None,
}  # fmt: skip
"""How sockets are opened; who is slow is not dropped."""


class HandSetTime:
    """A clock that stands still until a test moves it on."""

    def __init__(self) -> None:
        self.at = 1_800_000_000_000
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []

    def now(self) -> int:
        return self.at

    async def until(self, at: int) -> None:
        if at > self.at:
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append((at, future))
            await future

    def pass_by(self, seconds: float) -> None:
        """Only in the server's own thread."""
        self.at += round(1000 * seconds)
        due = [future for at, future in self._waiting if at <= self.at and not future.done()]
        self._waiting = [(at, future) for at, future in self._waiting if at > self.at and not future.done()]
        for future in due:
            future.set_result(None)


class Served:
    """A server in a thread of this process."""

    def __init__(self, app: Litestar, port: int, time: Any = None) -> None:
        self.app, self.port, self.time = app, port, time
        self.loop: asyncio.AbstractEventLoop | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def door(self) -> Door:
        door: Door = self.app.state.door
        return door

    @property
    def service(self) -> Service:
        service: Service = self.app.state.service
        return service

    def call(self, work: Callable[..., Any], *arguments: Any) -> Any:
        """Run something in the server's own thread."""

        async def wrapped() -> Any:
            return work(*arguments)

        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(wrapped(), self.loop).result(PATIENCE)

    def pass_by(self, seconds: float) -> None:
        """Time goes on, at a server whose clock is set by hand."""
        self.call(self.time.pass_by, seconds)

    @contextlib.contextmanager
    def still(self, table: str) -> Iterator[LiveTable]:
        """No bot at a table moves meanwhile, and those that were about to have moved; people may go on."""
        live, drive = self.service.tables.live[table], LiveTable.drive

        def go_on() -> None:
            setattr(LiveTable, "drive", drive)  # noqa: B010 - it is a method
            live.drive()

        self.call(setattr, LiveTable, "drive", lambda one: None if one is live else drive(one))
        try:
            while self.call(lambda: bool(live.thinking)):
                time.sleep(0.01)
            yield live
        finally:
            self.call(go_on)

    def wait_for(self, work: Coroutine[Any, Any, Any]) -> Any:
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


class Ear:
    """A client that listens."""

    def __init__(self, who: str) -> None:
        self.who, self.eyes, self.previews = who, None, True
        self.heard: list[bytes] = []

    def post(self, framed: bytes) -> None:
        self.heard.append(framed[{126: 4, 127: 10}.get(framed[1], 2) :])

    async def drained(self) -> None:
        await asyncio.sleep(0)


@contextlib.contextmanager
def serving(
    folder: Path, *, make: Callable[[Config], Litestar] = create_app, **config: Any
) -> Iterator[Served]:  # fmt: skip
    """A server with an SQLite file in a folder, on any free port or a given one. `make`: of another kind."""
    config.setdefault("rates", NO_LIMITS)
    config.setdefault("caps", NO_CAPS)
    config.setdefault("postage", NO_POSTAGE)
    config.setdefault("warm", False)
    config.setdefault("seeds", next_seed)
    config.setdefault("db", f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}")
    port, proxies = config.pop("port", 0) or free_port(), config.pop("proxies", "")
    served = Served(make(Config(**config)), port, config.get("time"))
    running = server(served.app, port=port, proxies=proxies, timeout_graceful_shutdown=2)

    async def run() -> None:
        served.loop = asyncio.get_running_loop()
        await running.serve()

    thread = threading.Thread(target=lambda: asyncio.run(run()), daemon=True)
    thread.start()
    end = time.monotonic() + PATIENCE
    while not running.started:
        assert thread.is_alive(), "the server did not start"
        assert time.monotonic() < end, "the server did not start in time"
        time.sleep(0.01)
    try:
        yield served
    finally:
        running.should_exit = True
        thread.join(PATIENCE)


class Person:
    """Somebody with an identity."""

    everybody: ClassVar[list[Person]] = []

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.everybody.append(self)

    @classmethod
    async def named(cls, url: str, name: str) -> Person:
        person = cls(url)
        await person.put("/api/me", {"name": name})
        return person

    async def get(self, path: str, **query: Any) -> Any:
        return self._checked(await self.http.get(path, params=query))

    async def put(self, path: str, body: Any) -> Any:
        return self._checked(await self.http.put(path, json=body))

    async def post(self, path: str, body: Any = None) -> Any:
        return self._checked(await self.http.post(path, json=body))

    async def delete(self, path: str) -> Any:
        return self._checked(await self.http.delete(path))

    @staticmethod
    def _checked(response: httpx.Response) -> Any:
        if response.status_code >= 400:
            raise Refused(response.json())
        return response.json()

    async def create(self, game: str, seats: list[str], **more: Any) -> str:
        made = await self.post("/api/tables", {"game": game, "seats": seats, **more})
        return str(made["table"]["id"])

    @contextlib.asynccontextmanager
    async def at(self, table: str, seq: int = 0, **hello: Any) -> AsyncIterator[Client]:
        """Open a table."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        headers = {"cookie": cookies} if cookies else {}
        address = f"{self.url.replace('http', 'ws')}/ws/tables/{table}"
        async with connect(address, additional_headers=headers, **PLAIN) as connection:
            await connection.send(json.dumps({"type": "hello", "v": 2, "seq": seq, **hello}))
            client = Client(connection, seq)
            await client.until(lambda: client.table is not None)
            yield client


def run(story: Coroutine[Any, Any, None]) -> None:
    """Run a test written as a coroutine; everybody goes home afterwards."""

    async def told() -> None:
        try:
            await story
        finally:
            everybody, Person.everybody[:] = Person.everybody[:], []
            for person in everybody:
                await person.http.aclose()

    asyncio.run(told())


@contextlib.asynccontextmanager
async def seated(
    server: Served, game: str, people: int, bots: int = 0, level: str = "random", **more: Any
) -> AsyncIterator[tuple[str, list[Person], list[Client]]]:
    """A started table: people in the first seats, each with it open, bots in the others; quick bots stand in."""
    more.setdefault("stand_in", "random")
    async with contextlib.AsyncExitStack() as stack:
        persons = [await Person.named(server.url, f"P{number}") for number in range(people)]
        seats = ["me"] + ["free"] * (people - 1) + [level] * bots
        table = await persons[0].create(game, seats, open=True, **more)
        clients = [await stack.enter_async_context(person.at(table)) for person in persons]
        for client in clients[1:]:
            await client.ask("sit")
        await clients[0].ask("start")
        for client in clients:
            await client.until(lambda client=client: client.game is not None)
        yield table, persons, clients
