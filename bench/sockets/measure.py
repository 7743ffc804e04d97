"""WebSocket libraries beside our own framing: what a move and a socket cost the server. `make sockets`.

All servers do the same (`serve.py`), one after the other, several rounds in turns: 2,000 sockets at 500 tables, then every table
sends 100 messages one after the other, each of which all four of its clients are sent. Counted is the server's processor time,
all its threads together, so another load on the machine spoils little; memory is what 2,000 sockets add.
"""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.table import Table

from stockpot.bench.load.servers import cpu_seconds, free_port, memory, process
from stockpot.bench.load.wire import Wire, dial

SERVE = Path(__file__).parent / "serve.py"
LIBRARIES = ("stockpot", "picows", "websockets-sansio", "wsproto", "granian")
TABLES, CLIENTS, MOVES, ROUNDS = 500, 4, 100, 3
LONGEST = 120
"""Seconds for one round of one library."""
MESSAGE = b'{"type":"play","id":"a1b2c3d4","move":"bug 3"}'


@dataclass
class Found:
    """What one round says of a library."""

    moves_per_cpu_second: float
    bytes_a_socket: float


class Seats:
    """The clients of one table: the first sends on when all have heard."""

    def __init__(self) -> None:
        self.wires: list[Wire] = []
        self.heard = 0
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def hear(self, _: bytes) -> None:
        self.heard += 1
        if self.heard == CLIENTS * MOVES:
            self.done.set_result(None)
        elif self.heard % CLIENTS == 0:
            self.wires[0].send(MESSAGE)


async def opened(port: int) -> list[Seats]:
    """All sockets, a table at a time."""
    tables = []
    for number in range(TABLES):
        tables.append(seats := Seats())
        seats.wires = [await dial(f"ws://127.0.0.1:{port}/{number}", "", seats.hear) for _ in range(CLIENTS)]
    return tables


async def ready(port: int) -> None:
    for _ in range(600):
        try:
            (await dial(f"ws://127.0.0.1:{port}/first", "", lambda _: None)).close()
        except OSError:
            await asyncio.sleep(0.1)
        else:
            return
    raise TimeoutError("The server does not answer.")


async def measured(port: int, pid: int) -> Found:
    await ready(port)
    before = memory_of_tree(pid)
    tables = await opened(port)
    held = memory_of_tree(pid) - before
    used = cpu_of_tree(pid)
    for seats in tables:
        seats.wires[0].send(MESSAGE)
    await asyncio.gather(*(seats.done for seats in tables))
    used = cpu_of_tree(pid) - used
    for seats in tables:
        for wire in seats.wires:
            wire.close()
    return Found(TABLES * MOVES / used, held / (TABLES * CLIENTS))


def tree(pid: int) -> list[int]:
    """A process and its children: granian serves in one of its own."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [pid, *(one for child in children for one in tree(int(child)))]


def cpu_of_tree(pid: int) -> float:
    return sum(map(cpu_seconds, tree(pid)))


def memory_of_tree(pid: int) -> int:
    return sum(map(memory, tree(pid)))


def main(peers: str) -> None:
    """`peers`: a Python that has the libraries."""
    found: dict[str, list[Found]] = {library: [] for library in LIBRARIES}
    for _ in range(ROUNDS):
        for library, rounds in found.items():
            port, python = free_port(), sys.executable if library == "stockpot" else peers
            arguments = [python, str(SERVE), library, str(port)]
            with contextlib.suppress(TimeoutError), process(arguments, cwd=SERVE.parent) as server:
                rounds.append(asyncio.run(asyncio.wait_for(measured(port, server.pid), LONGEST)))
    grid = Table("library", "moves per server CPU-second", "KB a socket")
    for library, rounds in found.items():
        if len(rounds) < ROUNDS:
            grid.add_row(library, "not all rounds came to their end", "")
            continue
        moves = statistics.median(one.moves_per_cpu_second for one in rounds)
        held = statistics.median(one.bytes_a_socket for one in rounds)
        grid.add_row(library, f"{moves:,.0f}", f"{held / 1024:.1f}")
    Console().print(grid)


if __name__ == "__main__":
    main(sys.argv[1])
