"""What a test says to a table over a socket, and what it hears: a server's, or that of a house without one."""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import secrets
from collections import deque
from collections.abc import Callable
from typing import Any, Protocol

PATIENCE = 900
"""Seconds after which a test gives up waiting: something hangs. A machine that is merely busy is waited for."""
SHORT: dict[str, dict[str, Any]] = {"sapone": {"target": 5}}
"""Options without which a game by chance takes thousands of moves."""


SEEDS: deque[str] = deque()
"""Seeds of the next tables made at servers of this process, where a test wants to know them."""


def next_seed() -> str:
    return SEEDS.popleft() if SEEDS else secrets.token_hex(16)


class Refused(Exception):  # noqa: N818
    """The server said no."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(message["code"], message["text"])
        self.code: str = message["code"]
        self.text: str = message["text"]
        self.rule: str = message.get("rule", "")


class Connection(Protocol):
    """One end of a socket."""

    async def send(self, message: str) -> None: ...
    async def recv(self, *, decode: bool) -> bytes | str: ...


class Client:
    """An open table: what came over the socket so far, and the state it adds up to."""

    keys = itertools.count(1)

    def __init__(self, connection: Connection, seq: int = 0) -> None:
        self.connection = connection
        self.seq = self.joined_at = seq
        self.news: list[dict[str, Any]] = []
        self.table: dict[str, Any] | None = None
        self.game: dict[str, Any] | None = None
        self.raw: list[bytes] = []
        self.answers: dict[str, dict[str, Any]] = {}
        self.strays: list[dict[str, Any]] = []

    @property
    def seat(self) -> int | None:
        assert self.table is not None
        return self.table.get("you")

    @property
    def status(self) -> str:
        assert self.table is not None
        return str(self.table["status"])

    @property
    def to_act(self) -> list[int]:
        return self.game["to_act"] if self.game else []

    @property
    def legal(self) -> list[dict[str, Any]]:
        return self.game.get("legal", []) if self.game else []

    def kinds(self) -> list[str]:
        return [one["kind"] for one in self.news]

    async def step(self) -> None:
        """Take one message in."""
        data = await asyncio.wait_for(self.connection.recv(decode=False), PATIENCE)
        assert isinstance(data, bytes)
        self.raw.append(data)
        message = json.loads(data)
        match message["type"]:
            case "update":
                self._update(message)
            case "welcome":
                self.seq = self.joined_at
            case "refused" | "pong" if not message.get("id"):
                self.strays.append(message)
            case _:
                self.answers[message["id"]] = message

    def _update(self, message: dict[str, Any]) -> None:
        for one in message.get("news", []):
            assert one["seq"] == self.seq + 1, "news come without gaps and without repeats"
            self.seq = one["seq"]
            self.news.append(one)
        assert message["seq"] == self.seq
        self.table = message.get("table", self.table)
        self.game = message.get("game", self.game)

    async def until(self, condition: Callable[[], Any]) -> None:
        while not condition():
            await self.step()

    async def ask(self, kind: str, key: str = "", **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer; `Refused` when the server says no."""
        key = key or f"k{next(self.keys)}"
        await self.connection.send(json.dumps({"type": kind, "id": key, **fields}))
        await self.until(lambda: key in self.answers)
        answer = self.answers.pop(key)
        if answer["type"] == "refused":
            raise Refused(answer)
        return answer

    async def look(self, seat: int | None) -> None:
        """Pass the screen on to another of one's seats."""
        self.joined_at = 0
        self.news.clear()
        await self.ask("look", seat=seat)

    async def play_on(self, chance: random.Random, moves: int = 10**9) -> int:
        """Play random moves whenever this seat owes one, until the game is over or so many are made."""
        made = 0
        while made < moves:
            await self.until(lambda: self.legal or self.status == "over")
            if self.status == "over":
                break
            await self.ask("play", move=chance.choice(self.legal)["text"])
            made += 1
        return made


async def play_until_turn(of: Client, by: Client) -> None:
    """Play in one seat until it is another's turn; in soup, who fills the pot leads again."""
    while not of.legal:
        known = of.seq
        await by.ask("play", move=by.legal[0]["text"])
        await of.until(lambda known=known: of.seq > known)
        await by.until(lambda: by.seq >= of.seq)
