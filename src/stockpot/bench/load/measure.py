"""One run: a server process, its tables, and what was measured."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from stockpot.bench.load.play import LoadTable, Tally

OPENING = 32
"""Tables that are opened at a time."""
PATIENCE = 120
LONGEST = 1200
"""Seconds that a run over a number of moves may take."""
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

    @property
    def pace(self) -> float:
        """Seconds between the moves of a table; 0: as fast as they are answered."""
        return self.tables / self.rate if self.rate else 0.0


@dataclass
class Figures:
    """What came out."""

    tables: int
    moves: int
    finished: int
    seconds: float
    cpu: float
    memory: float
    """Bytes for each further table, with its clients' sockets, before anybody moves."""
    latencies: list[float] = field(repr=False)
    errors: list[str] = field(repr=False)

    def __add__(self, other: Figures) -> Figures:
        """Two rounds of the same load, taken together."""
        return Figures(
            self.tables, self.moves + other.moves, self.finished + other.finished, self.seconds + other.seconds,
            self.cpu + other.cpu, max(self.memory, other.memory), self.latencies + other.latencies,
            self.errors + other.errors,
        )  # fmt: skip

    @property
    def moves_per_second(self) -> float:
        return self.moves / self.seconds

    @property
    def moves_per_cpu_second(self) -> float:
        return self.moves / self.cpu if self.cpu else 0.0

    def percentile(self, share: float) -> float:
        """Milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


# ----------------------------------------------------------------------------------------------------------- the server


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def process(arguments: list[str], **settings: object) -> Iterator[subprocess.Popen[bytes]]:
    """A process that ends with the block."""
    started = subprocess.Popen(arguments, **settings)  # type: ignore[call-overload]
    try:
        yield started
    finally:
        started.terminate()
        try:
            started.wait(20)
        except subprocess.TimeoutExpired:
            started.kill()
            started.wait()


@contextlib.contextmanager
def own_servers(number: int = 1, db: str = "", bus: str = "") -> Iterator[list[tuple[str, int]]]:
    """Our server in processes of their own, by default one with its default store: their addresses and process numbers."""
    with tempfile.TemporaryDirectory() as folder, contextlib.ExitStack() as stack:
        db = db or f"sqlite+aiosqlite:///{Path(folder) / 'tables.sqlite'}"
        found = []
        for _ in range(number):
            port = free_port()
            arguments = [sys.executable, "-m", "stockpot.bench.load.host", str(port), db, bus]
            started = stack.enter_context(process(arguments))
            wait_for(f"http://127.0.0.1:{port}/readyz", started)
            found.append((f"http://127.0.0.1:{port}", started.pid))
        yield found


def wait_for(address: str, started: subprocess.Popen[bytes]) -> None:
    """Until a server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if started.poll() is not None:
            raise RuntimeError(f"The server ended with status {started.returncode}.")
        with contextlib.suppress(httpx.TransportError):
            if httpx.get(address).status_code < 500:
                return
        time.sleep(0.05)
    raise RuntimeError("The server does not answer.")


def cpu_of(pids: Sequence[int]) -> float:
    return sum(cpu_seconds(pid) for pid in pids)


def memory_of(pids: Sequence[int]) -> int:
    return sum(memory(pid) for pid in pids)


def cpu_seconds(pid: int) -> float:
    """What a process has used so far, all its threads together."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


# -------------------------------------------------------------------------------------------------------------- the load


class Crowd:
    """All tables of a run, spread over the servers. One that is played to its end is replaced, unless moves are counted."""

    def __init__(self, urls: Sequence[str], load: Load) -> None:
        self.url, self.load, self.tally = urls[0], load, Tally()
        self.chance = random.Random(load.seed)
        self.tables: set[LoadTable] = set()
        self.cookies: list[str] = []
        self.servers = itertools.cycle([httpx.AsyncClient(base_url=url, timeout=PATIENCE, limits=KEPT) for url in urls])
        self.https = [next(self.servers) for _ in urls]
        self.opening = asyncio.Semaphore(OPENING)
        self.work: set[asyncio.Task[None]] = set()
        self.begun = self.stopped = False
        self.playing = load.tables
        """Tables that have not made their moves yet, where moves are counted."""
        self.played = asyncio.Event()

    async def people(self) -> None:
        for number in range(self.load.clients):
            async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE) as http:
                (await http.put("/api/me", json={"name": f"Client {number}"})).raise_for_status()
                self.cookies.append("; ".join(f"{name}={value}" for name, value in http.cookies.items()))

    async def open(self, tables: int) -> None:
        await asyncio.gather(*(self._open_one() for _ in range(tables)))

    async def _open_one(self) -> None:
        load = self.load
        table = LoadTable(self.tally, load.pace, random.Random(self.chance.random()), self._done, load.moves)
        async with self.opening:
            await table.open(next(self.servers), load.game, load.bots, self.cookies)
        self.tables.add(table)
        if self.begun:
            table.begin()

    def _done(self, table: LoadTable) -> None:
        if self.load.moves:
            self.playing -= 1
            if not self.playing:
                self.played.set()
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

    async def close(self) -> None:
        self.stopped = True
        for task in tuple(self.work):
            task.cancel()
        await asyncio.gather(*self.work, return_exceptions=True)
        for table in self.tables:
            table.close()
        for http in self.https:
            await http.aclose()


async def measure(servers: Sequence[tuple[str, int]], load: Load) -> Figures:
    """Open the tables, let them play for a while, count."""
    crowd, pids = Crowd([url for url, _ in servers], load), [pid for _, pid in servers]
    try:
        await crowd.people()
        first = max(len(servers), min(OPENING, load.tables // 2))
        await crowd.open(first)  # the rules are compiled, everything is loaded
        empty = memory_of(pids)
        await crowd.open(load.tables - first)
        full = memory_of(pids)
        tally = crowd.tally
        spent, used = await count(load, pids, tally, crowd.begin, crowd.played.wait)
        return Figures(
            load.tables, tally.moves, tally.finished, spent, used, (full - empty) / max(1, load.tables - first),
            tally.seconds, tally.errors,
        )  # fmt: skip
    finally:
        await crowd.close()


async def count(
    load: Load, pids: Sequence[int], tally: Tally, begin: Callable[[], None], played: Callable[[], Awaitable[Any]]
) -> tuple[float, float]:
    """Let tables play and count: for so many seconds once all are well under way, or from the first move until all are
    `played`. How long it took, by the clock and in processor time."""
    if not load.moves:
        begin()
        await asyncio.sleep(min(2.0, load.seconds / 4) + 1.5 * load.clients * load.pace)
    tally.counting = True
    began, used = time.perf_counter(), cpu_of(pids)
    if load.moves:
        begin()
        await asyncio.wait_for(played(), LONGEST)
    else:
        await asyncio.sleep(load.seconds)
    tally.counting = False
    return time.perf_counter() - began, cpu_of(pids) - used


def own_figures(load: Load, servers: int = 1, db: str = "", bus: str = "") -> Figures:
    with own_servers(servers, db, bus) as found:
        return asyncio.run(measure(found, load))
