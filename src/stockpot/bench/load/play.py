"""Simulated tables: clients that play the first thing that comes to their mind, as fast as they may."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

import httpx
import msgspec

from stockpot.bench.load.wire import Wire, dial


class _News(msgspec.Struct):
    kind: str
    seat: int | None = None


class _Choice(msgspec.Struct):
    id: int


class _Game(msgspec.Struct):
    legal: list[_Choice] = []


class _TableInfo(msgspec.Struct):
    status: str


class _Message(msgspec.Struct):
    """As much of a message as a player needs; all else is skipped."""

    type: str
    id: str = ""
    code: str = ""
    news: list[_News] = []
    game: _Game | None = None
    table: _TableInfo | str | None = None
    """An update says who sits there; other messages only name the table."""


_read = msgspec.json.Decoder(_Message).decode


@dataclass
class Tally:
    """What the clients have counted."""

    moves: int = 0
    """Acknowledged to those who made them."""
    seconds: list[float] = field(default_factory=list)
    """From sending a move to the last client that saw it."""
    finished: int = 0
    errors: list[str] = field(default_factory=list)
    counting: bool = False

    def __add__(self, other: Tally) -> Tally:
        """What the clients of two processes have counted."""
        return Tally(
            self.moves + other.moves, self.seconds + other.seconds, self.finished + other.finished,
            self.errors + other.errors,
        )  # fmt: skip


@dataclass
class Sent:
    """A move on its way: when it was sent, and how many clients have not seen it yet."""

    at: float
    unseen: int


class Seat:
    """One client at a table."""

    def __init__(self, table: LoadTable, number: int, cookie: str) -> None:
        self.table, self.number, self.cookie = table, number, cookie
        self.wire: Wire | None = None
        self.legal: list[_Choice] = []
        self.answers: dict[str, asyncio.Future[_Message]] = {}
        self.asked = 0
        self.playing = ""
        """The name of the move that is not answered yet."""
        self.thinking = False

    async def open(self, address: str, code: str) -> None:
        self.wire = await dial(address, self.cookie, self.heard, self.lost)
        self.wire.send(msgspec.json.encode({"type": "hello", "v": 2, "code": code}))

    async def ask(self, kind: str, **fields: str | int) -> None:
        """A request that must be done."""
        self.asked += 1
        key = f"{kind}{self.asked}"
        coming = self.answers[key] = asyncio.get_running_loop().create_future()
        assert self.wire is not None
        self.wire.send(msgspec.json.encode({"type": kind, "id": key, **fields}))
        answer = await coming
        if answer.type != "done":
            raise RuntimeError(f"{kind} was refused: {answer.code}")

    def heard(self, data: bytes) -> None:
        message = _read(data)
        if message.type == "update":
            self._update(message)
        elif message.id and message.id == self.playing:
            self._answered(message)
        elif (coming := self.answers.pop(message.id, None)) is not None and not coming.done():  # else nobody waits
            coming.set_result(message)

    def _update(self, message: _Message) -> None:
        for one in message.news:
            if one.kind == "moved" and one.seat is not None:
                self.table.seen(one.seat)
        if isinstance(message.table, _TableInfo) and message.table.status == "over":
            self.table.over()
        if message.game is not None:
            self.legal = message.game.legal
            if self.legal and not self.playing:
                self.table.turn(self)

    def _answered(self, message: _Message) -> None:
        self.playing = ""
        self.table.answered(message)
        if self.legal:
            self.table.turn(self)

    def play(self) -> None:
        self.thinking = False
        if self.playing or not self.legal or self.wire is None or self.table.enough:
            return
        self.asked += 1
        self.playing = f"m{self.asked}"
        choice = self.table.chance.choice(self.legal)
        self.legal = []
        self.table.sent(self.number)
        self.wire.send(b'{"type":"play","id":"%s","move":%d}' % (self.playing.encode(), choice.id))

    def lost(self) -> None:
        self.table.lost()


class LoadTable:
    """A table with its clients. `pace`: seconds between moves; 0: as fast as they are answered. `most`: moves; 0: no end."""

    def __init__(
        self, tally: Tally, pace: float, chance: random.Random, done: Callable[[LoadTable], None], most: int = 0
    ) -> None:
        self.tally, self.pace, self.chance, self.done, self.most = tally, pace, chance, done, most
        self.seats: list[Seat] = []
        self.made = 0
        self.moving: dict[int, Sent] = {}
        self.ended = False
        self.begun = False

    async def open(
        self, http: httpx.AsyncClient, game: str, bots: Sequence[str], cookies: Sequence[str], door: str
    ) -> None:
        """Make the table, sit down, begin."""
        seats = ["me", *["free"] * (len(cookies) - 1), *bots]
        made = await http.post(door, json={"game": game, "seats": seats, "open": True}, headers={"cookie": cookies[0]})
        made.raise_for_status()
        address = f"{str(http.base_url).replace('http', 'ws', 1).rstrip('/')}/ws/tables/{made.json()['table']['id']}"
        self.seats = [Seat(self, number, cookie) for number, cookie in enumerate(cookies)]
        for seat in self.seats:
            await seat.open(address, "")
            if seat.number:
                await seat.ask("sit")
        await self.seats[0].ask("start")

    def begin(self) -> None:
        """From now on they play."""
        self.begun = True
        for seat in self.seats:
            self.turn(seat)

    @property
    def enough(self) -> bool:
        return 0 < self.most <= self.made

    def close(self) -> None:
        self.ended = True
        for seat in self.seats:
            if seat.wire is not None:
                seat.wire.close()

    # ------------------------------------------------------------------------------------------------------ what happens

    def turn(self, seat: Seat) -> None:
        if not self.begun or self.ended or seat.thinking:
            return
        if self.pace:
            seat.thinking = True
            owing = sum(bool(one.legal) for one in self.seats)  # who decide at once share the pace of the table
            wait = self.pace * owing * (0.5 + self.chance.random())
            asyncio.get_running_loop().call_later(wait, seat.play)
        else:
            seat.play()

    def sent(self, seat: int) -> None:
        self.made += 1
        self.moving[seat] = Sent(time.perf_counter(), len(self.seats))

    def seen(self, seat: int) -> None:
        """One more client has seen a move of this seat. (Those who may not know of a move are not waited for.)"""
        move = self.moving.get(seat)
        if move is not None:
            move.unseen -= 1
            if not move.unseen:
                del self.moving[seat]
                if self.tally.counting:
                    self.tally.seconds.append(time.perf_counter() - move.at)

    def answered(self, message: _Message) -> None:
        if message.type == "done":
            self.tally.moves += self.tally.counting
        else:
            self.tally.errors.append(message.code)
        if self.enough and not any(seat.playing for seat in self.seats):
            self._end()

    def over(self) -> None:
        self.tally.finished += not self.ended
        self._end()

    def lost(self) -> None:
        if not self.ended:
            self.tally.errors.append("lost")
        self._end()

    def _end(self) -> None:
        if not self.ended:
            self.ended = True
            self.done(self)
