"""A house without a server: the server's REST paths and messages, for one person, in one process (docs/local.md)."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from functools import partial

from stockpot.api.bots import Bots
from stockpot.local.keep import Keep
from stockpot.local.person import Person
from stockpot.local.routes import Answer, Routes
from stockpot.local.socket import Socket
from stockpot.local.tables import Tables


def clock() -> int:
    """Milliseconds since 1970."""
    return time.time_ns() // 1_000_000


def new_seed() -> str:
    """What a table is dealt from."""
    return secrets.token_hex(16)


async def at_hand(_: str) -> None:
    """Where the whole package is installed, there is nothing to fetch."""


class House:
    """All that one person has on a device."""

    def __init__(
        self, keep: Keep, post: Callable[[int, str], None], closed: Callable[[int, int, str], None],
        fetch: Callable[[str], Awaitable[None]] = at_hand,
        now: Callable[[], int] = clock, seeds: Callable[[], str] = new_seed, bots: Bots | None = None,
    ) -> None:  # fmt: skip
        """`post`: sends a message over a socket; `closed`: ends a socket with a code and a reason; `fetch`: brings a part
        of the package before it is needed: `soup`, a game of the shelf, or `sapone.npz`, the network of one."""
        self.post, self.closed = post, closed
        self.person = Person(keep)
        self.tables = Tables(keep, self.person.name_of, bots or Bots(), fetch, now, seeds)
        self.routes = Routes(self.person, self.tables)
        self.sockets: dict[int, Socket] = {}

    async def call(self, method: str, path: str, body: str = "") -> Answer:
        """Answer a call of the REST interface; `path` has its query in it."""
        return await self.routes.answer(method, path, body)

    def open(self, socket: int, table: str) -> None:
        """A page opens the socket of a table; its first message is `hello`."""
        post, end = partial(self.post, socket), partial(self._end, socket)
        self.sockets[socket] = Socket(table, self.tables, self.person, post, end)

    async def hear(self, socket: int, text: str) -> None:
        """A page says something; messages of one socket are answered one after the other."""
        if socket in self.sockets:
            await self.sockets[socket].hear(text)

    def close(self, socket: int) -> None:
        """A page closes a socket."""
        if socket in self.sockets:
            self.sockets.pop(socket).part()

    def _end(self, socket: int, code: int, reason: str) -> None:
        del self.sockets[socket]
        self.closed(socket, code, reason)

    async def changed(self, table: str) -> None:
        """Another tab has written into the log of a table."""
        if table in self.tables.open:
            await self.tables.open[table].read_on()
