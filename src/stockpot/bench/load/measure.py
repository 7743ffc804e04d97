"""One run: a server process, its tables, and what was measured."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from stockpot.bench.load.crowd import OPENING, Load, OwnCrowd
from stockpot.bench.load.processes import Clients, Maker, clients
from stockpot.bench.load.servers import Server, cpu_of, memory_of, own_servers


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


def measure(servers: Sequence[Server], load: Load, make: Maker) -> Figures:
    """Open the tables, let them play for a while, count."""
    with clients(make, load, servers) as all_clients:
        first = max(len(servers), min(OPENING, load.tables // 2))
        all_clients.open(first)  # the rules are compiled, everything is loaded
        empty = memory_of(servers)
        all_clients.open(load.tables - first)
        full = memory_of(servers)
        seconds, cpu = count(load, servers, all_clients)
        tally = all_clients.tally()
    share = (full - empty) / max(1, load.tables - first)
    return Figures(load.tables, tally.moves, tally.finished, seconds, cpu, share, tally.seconds, tally.errors)


def count(load: Load, servers: Sequence[Server], all_clients: Clients) -> tuple[float, float]:
    """Let tables play and count: for so many seconds once all are well under way, or from the first move until all have made
    theirs. How long it took, by the clock and in processor time."""
    if not load.moves:
        all_clients.begin()
        all_clients.watch(min(2.0, load.seconds / 4) + 1.5 * load.clients * load.pace)
    all_clients.count(True)
    began, used = time.perf_counter(), cpu_of(servers)
    if load.moves:
        all_clients.begin()
        all_clients.played()
    else:
        all_clients.watch(load.seconds)
    spent = time.perf_counter() - began, cpu_of(servers) - used
    all_clients.count(False)
    return spent


def own_figures(load: Load, servers: int = 1, db: str = "", bus: str = "") -> Figures:
    with own_servers(servers, db, bus) as found:
        return measure(found, load, partial(OwnCrowd, [server.url for server in found], load))
