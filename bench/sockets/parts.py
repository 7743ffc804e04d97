"""Where the time of a move goes: the same load with parts of the server taken out. `python bench/sockets/parts.py`.

100 tables of soup with four clients make 150 moves each, as in `stockpot load soup --tables 100 --moves 150`: at the whole
server, at one that writes nothing down, without a server (the room alone: rules, log, what everybody is told), and at a server
that does nothing but send as many bytes to as many sockets. Then what no Python around them could save: the rules, reading and
writing JSON, the commits. All of them in turns, three rounds. Counted is processor time.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

from measure import SERVE, measured
from rich.console import Console
from rich.table import Table

from stockpot.api import conversation
from stockpot.bench.load import host
from stockpot.bench.load.crowd import Load, OwnCrowd
from stockpot.bench.load.measure import measure, own_figures
from stockpot.bench.load.servers import Server, free_port, process, wait_for
from stockpot.bots import LEVELS
from stockpot.core import engine
from stockpot.core.table import SEATS, scratch
from stockpot.room import door, log, requests
from stockpot.room import protocol as p
from stockpot.room.audience import Audience
from stockpot.room.room import Room
from stockpot.server.store.connection import Database
from stockpot.server.store.event_log import Append, EventLog
from stockpot.server.wire.websocket import frame

LOAD = Load(tables=100, moves=150)
ROUNDS = 3
PEOPLE = [f"person {seat}" for seat in range(LOAD.clients)]


def whole() -> float:
    return own_figures(LOAD).moves_per_cpu_second


def without_database() -> float:
    """The server as it is, but what is to be written counts as written."""
    port = free_port()
    with tempfile.TemporaryDirectory() as folder:
        db = f"sqlite+aiosqlite:///{Path(folder) / 'tables.sqlite'}"
        with process([sys.executable, __file__, str(port), db]) as started:
            wait_for(f"http://127.0.0.1:{port}/readyz", started)
            server = Server(f"http://127.0.0.1:{port}", started)
            return measure([server], LOAD, partial(OwnCrowd, [server.url], LOAD)).moves_per_cpu_second


def serve_without_database(port: int, db: str) -> None:
    async def written(*_: Any) -> None:
        await asyncio.sleep(0)

    EventLog.append = written  # type: ignore[method-assign]
    host.main(port, db)


def sockets_alone(size: int) -> float:
    port = free_port()
    with process([sys.executable, str(SERVE), "stockpot", str(port), str(size)], cwd=SERVE.parent) as started:
        return asyncio.run(measured(port, started.pid)).moves_per_cpu_second


# --------------------------------------------------------------------------------------------------------- the room alone


class Client:
    """Somebody who has a table open."""

    eyes, previews = None, False

    def __init__(self, who: str) -> None:
        self.who = who


class RoomTable:
    """A table with its four people, and no sockets."""

    def __init__(self, number: int) -> None:
        new = p.NewTable(game=LOAD.game, seats=["me", *["free"] * (LOAD.clients - 1)], open=True)
        (created,) = requests.stamped([requests.create(new, PEOPLE[0], str(number), "", LEVELS)], PEOPLE[0], "", 1)
        assert isinstance(created, log.Created)
        self.room, self.chance, self.keys = Room(created), random.Random(number), itertools.count()
        for who in PEOPLE[1:]:
            self.ask(who, p.Sit(id="sit", code=""))
        self.ask(PEOPLE[0], p.Start(id="start"))
        self.audience: Audience[Client] = Audience(str(number), self.room, str, 0)
        for client in map(Client, PEOPLE):
            stream = last_of(self.audience.catch_up(client, 0, 1))
            self.audience.join(client, stream, 1)

    def ask(self, who: str, request: p.Request) -> door.Outcome:
        outcome = door.ask(self.room, who, request, requests.Around(1))
        self.room.take(outcome.entries, outcome.steps)
        return outcome

    def next_move(self) -> tuple[str, bytes]:
        """Who moves, and what their client would send."""
        seat = self.room.to_act[0]
        choice = self.chance.choice(self.room.playing().lent().legal_actions(seat))
        return PEOPLE[seat], b'{"type":"play","id":"m%d","move":%d}' % (next(self.keys), choice)

    def move(self, who: str, data: bytes) -> int:
        """All that the server does about a message but to write and to send; how many bytes it would send."""
        message = conversation.parse_request(data)
        outcome = self.ask(who, message)  # type: ignore[arg-type]
        for entry in outcome.entries:
            log.encode(entry)
        _, sent = self.audience.tell_of(outcome.entries, lambda: 1)
        return sum(len(frame(*pieces)) for _, pieces in sent)


def last_of(past: Any) -> Any:
    """What a generator returns at its end."""
    while True:
        try:
            next(past)
        except StopIteration as end:
            return end.value


def room_alone() -> tuple[float, int]:
    """Moves per second of processor time, and the bytes that each client is sent with one."""
    tables, used, size = [RoomTable(number) for number in range(LOAD.tables)], 0.0, 0
    for _ in range(LOAD.moves):
        coming = [(table, *table.next_move()) for table in tables]
        began = time.process_time()
        size += sum(table.move(who, data) for table, who, data in coming)
        used += time.process_time() - began
    moves = LOAD.tables * LOAD.moves
    return moves / used, size // moves // LOAD.clients


# --------------------------------------------------------------------------------- what no Python around it could save


def rules_alone() -> float:
    """Each move made once, and what the next player may do."""
    tables, used = [RoomTable(number).room.playing() for number in range(LOAD.tables)], 0.0
    for _ in range(LOAD.moves):
        for table in tables:
            state, seat = table.state.handle, table.to_act[0]
            choice = random.choice(table.legal_actions(seat))
            trail = scratch.trails[table.game.row_width]
            trail[0, 0] = 0
            began = time.process_time()
            after = engine.attempt(state, seat, choice, scratch.legal, trail)
            engine.list_legal(state, SEATS[after][0] if after else 0, scratch.legal)
            used += time.process_time() - began
    return LOAD.tables * LOAD.moves / used


def json_alone() -> float:
    """All that is read and written as JSON for these moves, done once more."""
    done: list[tuple[Callable[[Any], Any], Any]] = []

    def noted(work: Callable[[Any], Any]) -> Callable[[Any], Any]:
        def note(thing: Any) -> Any:
            done.append((work, thing))
            return work(thing)

        return note

    table, moves = RoomTable(0), LOAD.moves
    with (
        patch.multiple(p, encode=noted(p.encode), decode_client=noted(p.decode_client)),
        patch.object(log, "encode", noted(log.encode)),
    ):
        for _ in range(moves):
            table.move(*table.next_move())
    began = time.process_time()
    for _ in range(LOAD.tables):
        for work, thing in done:
            work(thing)
    return LOAD.tables * moves / (time.process_time() - began)


def commits_alone() -> float:
    """Entries as long as those of moves, in commits of as many as there are tables."""

    async def write(folder: str) -> float:
        database = await Database.open(f"sqlite+aiosqlite:///{Path(folder) / 'tables.sqlite'}")
        events, tables = EventLog(database), [secrets.token_urlsafe(16) for _ in range(LOAD.tables)]
        began = time.process_time()
        for number in range(1, LOAD.moves + 1):
            entry = log.Moved(seat=1, move="bug 3", who=tables[0], at=1_800_000_000_000, key=f"m{number}")
            await asyncio.gather(*(events.append(Append(table, number, [entry])) for table in tables))
        used = time.process_time() - began
        await events.writer.close()
        await database.close()
        return LOAD.tables * LOAD.moves / used

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(write(folder))


def main() -> None:
    _, size = room_alone()
    works: dict[str, Callable[[], float]] = {
        "the whole server": whole,
        "without the database": without_database,
        "the room alone": lambda: room_alone()[0],
        f"sockets alone, {size} bytes to each": lambda: sockets_alone(size),
        "the rules alone": rules_alone,
        "JSON alone": json_alone,
        "commits alone": commits_alone,
    }
    found: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(ROUNDS):
        for name, work in works.items():
            found[name].append(work())
    grid = Table("", "moves per CPU-second", "µs a move")
    for name, rates in found.items():
        rate = statistics.median(rates)
        grid.add_row(name, f"{rate:,.0f}", f"{1e6 / rate:.0f}")
    Console().print(grid)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        serve_without_database(int(sys.argv[1]), sys.argv[2])
    else:
        main()
