"""The same shape of load against a boardgame.io server: as many players with hidden hands, every one on a socket.

Its sockets speak Socket.IO: text frames that begin with a digit or two, `42/pot,["update", …]`.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec

from stockpot.bench.load.crowd import Crowd, Load
from stockpot.bench.load.measure import Figures, measure
from stockpot.bench.load.play import Tally
from stockpot.bench.load.servers import PATIENCE, Server, free_port, process, wait_for
from stockpot.bench.load.wire import Wire, dial

SOURCES = Path(__file__).parents[4] / "bench" / "boardgame.io"
GAME = "pot"


class _Hand(msgspec.Struct):
    hand: list[str]


class _Table(msgspec.Struct):
    players: dict[str, _Hand]


class _Context(msgspec.Struct):
    currentPlayer: str  # noqa: N815 - theirs


class _State(msgspec.Struct):
    G: _Table
    ctx: _Context
    _stateID: int  # noqa: N815


class _Synced(msgspec.Struct):
    state: _State


_array = msgspec.json.Decoder(list[msgspec.Raw]).decode
_state = msgspec.json.Decoder(_State).decode
_synced = msgspec.json.Decoder(_Synced).decode


class PeerSeat:
    """One client of a match."""

    def __init__(self, match: Match, number: int) -> None:
        self.match, self.number = match, number
        self.wire: Wire | None = None
        self.synced: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.state: _State | None = None

    async def open(self, address: str) -> None:
        self.wire = await dial(f"{address}/socket.io/?EIO=4&transport=websocket", "", self.heard, self.lost)
        await self.synced

    def lost(self) -> None:
        if not self.synced.done():
            self.synced.set_exception(ConnectionResetError("The server closed the socket before the match was there."))
        self.match.lost()

    def heard(self, data: bytes) -> None:
        assert self.wire is not None or data[:1] == b"0"
        if data[:1] == b"0":
            asyncio.get_running_loop().call_soon(self._send, f"40/{GAME},")
        elif data == b"2":
            self._send("3")
        elif data.startswith(b"40/"):
            self._emit("sync", self.match.id, str(self.number), None, self.match.players)
        elif data.startswith(b"42/"):
            self._event(_array(data[data.index(b",") + 1 :]))

    def _event(self, parts: list[msgspec.Raw]) -> None:
        name = bytes(parts[0])
        if name == b'"sync"':
            self.state = _synced(parts[2]).state
            if not self.synced.done():
                self.synced.set_result(None)
        elif name == b'"update"':
            self.state = _state(parts[2])
            self.match.seen()
            self.play()

    def play(self) -> None:
        state = self.state
        if not self.match.begun or self.match.enough or state is None or state.ctx.currentPlayer != str(self.number):
            return
        card = self.match.chance.choice(state.G.players[str(self.number)].hand)
        self.match.sent()
        move = {"type": "play", "args": [card], "playerID": str(self.number), "credentials": None}
        self._emit("update", {"type": "MAKE_MOVE", "payload": move}, state._stateID, self.match.id, str(self.number))

    def _emit(self, *event: Any) -> None:
        self._send(f"42/{GAME}," + json.dumps(event))

    def _send(self, text: str) -> None:
        assert self.wire is not None
        self.wire.send(text.encode())


class Match:
    """What a table is there."""

    def __init__(self, tally: Tally, players: int, seed: float, most: int = 0) -> None:
        self.tally, self.players, self.chance, self.most = tally, players, random.Random(seed), most
        self.made = 0
        self.played = asyncio.Event()
        """It has made its moves, or makes no more."""
        self.seats: list[PeerSeat] = []
        self.id = ""
        self.begun = self.closed = False
        self.unseen = 0
        self.at = 0.0

    async def open(self, http: httpx.AsyncClient) -> None:
        made = await http.post(f"/games/{GAME}/create", json={"numPlayers": self.players})
        self.id = made.json()["matchID"]
        address = str(http.base_url).replace("http", "ws", 1).rstrip("/")
        self.seats = [PeerSeat(self, number) for number in range(self.players)]
        for seat in self.seats:
            await seat.open(address)

    def begin(self) -> None:
        self.begun = True
        for seat in self.seats:
            seat.play()

    @property
    def enough(self) -> bool:
        return 0 < self.most <= self.made

    def sent(self) -> None:
        self.made += 1
        self.unseen, self.at = self.players, time.perf_counter()

    def seen(self) -> None:
        self.unseen -= 1
        if not self.unseen and self.tally.counting:
            self.tally.moves += 1
            self.tally.seconds.append(time.perf_counter() - self.at)
        if not self.unseen and self.enough:
            self.played.set()

    def lost(self) -> None:
        """A socket has ended: with a player who hears nothing there are no more moves."""
        if not self.closed:
            self.tally.errors.append("lost")
            self.close()
            self.played.set()

    def close(self) -> None:
        self.begun, self.closed = False, True
        for seat in self.seats:
            if seat.wire is not None:
                seat.wire.close()


def install() -> None:
    """From npm, into a folder that is not kept, as the lock file says."""
    if not (SOURCES / "package.json").is_file():
        raise ValueError("The peer is part of a checkout of the project: bench/boardgame.io is not here.")
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise ValueError("boardgame.io needs Node.js and npm.")
    if not (SOURCES / "node_modules" / "boardgame.io").is_dir():
        subprocess.run([npm, "ci", "--no-audit", "--no-fund", "--silent"], cwd=SOURCES, check=True)


@contextlib.contextmanager
def peer_server(flat_file: bool) -> Iterator[Server]:
    install()
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        arguments = ["node", "server.js", str(port), *([folder] if flat_file else [])]
        environment = {**os.environ, "NODE_ENV": "production"}
        with process(arguments, cwd=SOURCES, env=environment, stdout=subprocess.DEVNULL) as started:
            wait_for(f"http://127.0.0.1:{port}/games", started)
            yield Server(f"http://127.0.0.1:{port}", started)


class PeerCrowd(Crowd):
    """Matches with clients."""

    def __init__(self, url: str, load: Load, seed: int) -> None:
        super().__init__()
        self.load, self.chance = load, random.Random(seed)
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.matches: list[Match] = []

    async def open(self, tables: int) -> None:
        players = self.load.clients + len(self.load.bots)
        for _ in range(tables):
            match = Match(self.tally, players, self.chance.random(), self.load.moves)
            await match.open(self.http)
            self.matches.append(match)

    def begin(self) -> None:
        for match in self.matches:
            match.begin()

    async def played(self) -> None:
        for match in self.matches:
            await match.played.wait()

    async def close(self) -> None:
        for match in self.matches:
            match.close()
        await self.http.aclose()


def peer_figures(load: Load, flat_file: bool = False) -> Figures:
    with peer_server(flat_file) as server:
        return measure([server], load, partial(PeerCrowd, server.url, load))
