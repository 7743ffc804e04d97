"""`stockpot load`: how much a table server carries, measured over real sockets, alone or beside another server."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from rich.table import Table

from stockpot.bench.load.crowd import Load
from stockpot.bench.load.measure import Figures, own_figures
from stockpot.bench.load.peer import install, peer_figures
from stockpot.bots import bot
from stockpot.cli.console import console
from stockpot.core.game import game

PEERS = ("boardgame.io",)
ROWS: dict[str, Callable[[Figures], str]] = {
    "moves/s": lambda f: f"{f.moves_per_second:,.0f}",
    "moves per server CPU-second": lambda f: f"{f.moves_per_cpu_second:,.0f}",
    "CPU of the server": lambda f: f"{f.cpu / f.seconds:.0%}",
    "move to seen by all, p50, ms": lambda f: f"{f.percentile(0.5):.1f}",
    "p99, ms": lambda f: f"{f.percentile(0.99):.1f}",
    "p99.9, ms": lambda f: f"{f.percentile(0.999):.1f}",
    "memory a table with its sockets, KB": lambda f: f"{f.memory / 1024:.0f}",
    "games finished": lambda f: f"{f.finished}",
    "errors": lambda f: f"{len(f.errors)}",
}


def run(
    load: Load, servers: int, db: str, bus: str, peer: str, flat_file: bool, rounds: int = 1, group: bool = False
) -> None:
    check(load)
    if rounds < 1 or (rounds > 1 and db):
        raise ValueError("Rounds are one or more, and several need a new database each: leave out --db.")
    if group and db:
        raise ValueError("Tables of a group are measured beside others, each with a new database: leave out --db.")
    if peer and peer not in PEERS:
        raise ValueError(f"The peers are: {', '.join(PEERS)}.")
    if servers > 1 and not (db and bus):
        raise ValueError(
            "Several servers need a database and a bus that they share: --db postgresql+asyncpg://… --bus redis://…"
        )
    if peer:
        install()
    name = f"stockpot, {db.partition('+')[0] or 'sqlite'}" + (f", {servers} servers" if servers > 1 else "")
    works: dict[str, Callable[[], Figures]] = {name: lambda: own_figures(load, servers, db, bus)}
    if group:
        works[f"{name}, a group's tables"] = lambda: own_figures(replace(load, group=True), servers, db, bus)
    for store, flat in stores(peer, flat_file):
        works[store] = partial(peer_figures, load, flat)
    measured: dict[str, Figures] = {}
    for _ in range(rounds):  # in turns: a machine that is faster for a while is so for all of them
        for name, work in works.items():
            figures = with_status(name, work)
            measured[name] = measured[name] + figures if name in measured else figures
    show(describe(load) + (f", {rounds} rounds" if rounds > 1 else ""), measured)


def check(load: Load) -> None:
    """Refuse a game, a number of players or a bot that there is not, before a server is started for it."""
    game(load.game).check_players(load.clients + len(load.bots))
    for level in load.bots:
        bot(load.game, level)


def stores(peer: str, flat_file: bool) -> list[tuple[str, bool]]:
    """The peer with its stores: in memory, and on disk where that is asked for."""
    return [(f"{peer}, in memory", False), (f"{peer}, FlatFile", True)][: 1 + flat_file] if peer else []


def with_status(name: str, work: Callable[[], Figures]) -> Figures:
    with console.status(f"{name} …"):
        return work()


def show(title: str, measured: dict[str, Figures]) -> None:
    table = Table("", *measured, title=title)
    for name, figure in ROWS.items():
        table.add_row(name, *(figure(figures) for figures in measured.values()))
    console.print(table)
    own, *others = measured.items()
    for name, other in others:
        console.print(compared(own[1], name, other))
    for name, figures in measured.items():
        for error, count in Counter(figures.errors).most_common():
            console.print(f"{name}: {count} × {error}")


def compared(own: Figures, name: str, other: Figures) -> str:
    """How many times as many moves a server makes with the same processor time as another."""
    if not (own.cpu and other.moves_per_cpu_second):
        return f"Too few moves to compare with {name}."
    ratio = own.moves_per_cpu_second / other.moves_per_cpu_second
    return f"{ratio:.2f} times the moves per server CPU-second of {name}."


def describe(load: Load) -> str:
    pace = f"{load.rate:g} moves/s" if load.rate else "as fast as answered"
    bots = f" and {len(load.bots)} bots" if load.bots else ""
    span = f"{load.moves} moves at each" if load.moves else f"{load.seconds:g} s"
    return f"{load.tables} tables of {load.game}, {load.clients} clients{bots} each, {pace}, {span}"
