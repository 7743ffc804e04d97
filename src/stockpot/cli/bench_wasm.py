"""`stockpot bench --wasm`: the same games and searches compiled by Numba, in a module by wasmtime, and in a module by Node.

All three take turns in one run, on one core, and count the processor's time alone: compare ratios. Node is left out where there
is none.
"""

from __future__ import annotations

import shutil
import struct
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from rich.table import Table as Grid

from stockpot.bots.growth import grown_on, no_priors
from stockpot.cli.console import console
from stockpot.core import engine
from stockpot.core.game import Game, game
from stockpot.core.players import Settings
from stockpot.core.playouts import DECISION_LIMIT
from stockpot.core.random import seed_argument
from stockpot.core.sources import MODULES
from stockpot.core.table import Table
from stockpot.core.trail import WIDTH
from stockpot.engine.calls import Memory
from stockpot.engine.ground import Ground, Here, InModule
from stockpot.engine.native import NativeModule

GAMES, ITERATIONS = 32, 500
"""Of one call."""
HOST = Path(__file__).parents[3] / "bench" / "wasm" / "host.mjs"


@dataclass(frozen=True)
class Row:
    """One measurement: the best of all rounds."""

    game: str
    players: int
    where: str
    decisions_per_s: float
    iterations_per_s: float


class Place(NamedTuple):
    """Where code runs."""

    name: str
    ground: Callable[[], Ground]
    """With nothing on it."""
    clock: Callable[[], float]


class NodeInstance:
    """An `Instance` in a process of Node (`bench/wasm/host.mjs`)."""

    CALL, READ, WRITE, RESERVE = range(4)

    def __init__(self, node: str, module: Path) -> None:
        pipe = subprocess.PIPE
        self.process = subprocess.Popen([node, str(HOST), str(module)], stdin=pipe, stdout=pipe)
        (self.base,) = struct.unpack("<I", self._receive(4))
        self.seconds = 0.0
        """What all calls took, of the processor's time."""

    def call(self, name: str, address: int) -> int:
        self._send(self.CALL, address, name.encode())
        result, microseconds = struct.unpack("<id", self._receive(12))
        self.seconds += microseconds / 1e6
        return int(result)

    def read(self, address: int, size: int) -> bytes:
        self._send(self.READ, address, size=size)
        return self._receive(size)

    def write(self, address: int, data: Any) -> None:
        self._send(self.WRITE, address, bytes(data))

    def reserve(self, size: int) -> None:
        self._send(self.RESERVE, 0, size=size)

    def _send(self, what: int, address: int, data: bytes = b"", size: int | None = None) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(struct.pack("<III", what, address, len(data) if size is None else size) + data)
        self.process.stdin.flush()

    def _receive(self, size: int) -> bytes:
        assert self.process.stdout is not None
        return self.process.stdout.read(size)

    def close(self) -> None:
        self.process.kill()
        self.process.communicate()


def run(names: list[str], seconds: float) -> list[Row]:
    rows = [row for name in names for row in measure(game(name), seconds)]
    show(rows)
    return rows


def measure(found: Game, seconds: float) -> list[Row]:
    """A game in every place, taking turns."""
    console.print(f"[dim]{found.name} …[/dim]")
    module = MODULES / f"{found.name}.wasm"
    machine, node = NativeModule(module.read_bytes()).instance(), node_at_hand(module)
    places = [
        Place("Numba", Here, time.thread_time),
        Place("wasmtime", lambda: InModule(Memory(machine)), time.thread_time),
    ]
    if node:
        places.append(Place("Node", lambda: InModule(Memory(node)), lambda: node.seconds))
    try:
        return take_turns(found, places, seconds)
    finally:
        if node:
            node.close()


def node_at_hand(module: Path) -> NodeInstance | None:
    node = shutil.which("node")
    return NodeInstance(node, module) if node and HOST.is_file() else None


def take_turns(found: Game, places: list[Place], seconds: float) -> list[Row]:
    """Play and think in each place until the time is over; the best of all rounds counts."""
    first = first_choice(found)
    tasks: list[Callable[[Ground], float]] = [partial(random_games, found), partial(search, first)]
    best = {place.name: [0.0 for _ in tasks] for place in places}
    end = time.perf_counter() + seconds
    for place in places:
        for task in tasks:
            task(place.ground())
    while min(map(min, best.values())) == 0 or time.perf_counter() < end:
        for place in places:
            for i, task in enumerate(tasks):
                begun = place.clock()
                done = task(place.ground())
                best[place.name][i] = max(best[place.name][i], done / (place.clock() - begun))
    return [Row(found.name, found.usual_players, name, *rates) for name, rates in best.items()]


def random_games(found: Game, ground: Ground) -> float:
    """Whole random games; answers with the number of decisions."""
    players = found.usual_players
    decisions = ground.buffer("q", GAMES)
    ground.call(
        engine.playout_series, ground.records(found.state, GAMES), players, ground.hold(found.encode_options(players, {})),
        seed_argument(1), 0, engine.RANDOM, DECISION_LIMIT, ground.buffer("i", engine.MAX_LEGAL),
        ground.buffer("h", 0, WIDTH), ground.buffer("d", GAMES, players), ground.buffer("i", GAMES, players), decisions,
    )  # fmt: skip
    return float(sum(decisions.tolist()))


def first_choice(found: Game) -> Table:
    """A table at the first decision that leaves a choice."""
    table = Table(found.name, found.usual_players, seed=1)
    while len(legal := table.legal_actions(table.to_act[0])) < 2:
        table.play(table.to_act[0], legal[0])
    return table


def search(table: Table, ground: Ground) -> float:
    """The usual search of a decision; answers with the number of iterations."""
    grown_on(ground, table, table.to_act[0], Settings(), ITERATIONS, 1, no_priors)
    return ITERATIONS


def show(rows: list[Row]) -> None:
    grid = Grid(box=None, pad_edge=False)
    for title in ("game", "where", "decisions/s", "× Numba", "search iterations/s", "× Numba"):
        grid.add_column(title, justify="left" if title in ("game", "where") else "right")
    native = {row.game: row for row in rows if row.where == "Numba"}
    for row in rows:
        base = native[row.game]
        grid.add_row(
            f"{row.game}, {row.players} players", row.where,
            f"{row.decisions_per_s:,.0f}", f"{row.decisions_per_s / base.decisions_per_s:.2f}",
            f"{row.iterations_per_s:,.0f}", f"{row.iterations_per_s / base.iterations_per_s:.2f}",
        )  # fmt: skip
    console.print(grid)
