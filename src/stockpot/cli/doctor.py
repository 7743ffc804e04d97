"""`stockpot doctor`: what is installed, compiled and reachable, and what to do about what is not."""

from __future__ import annotations

import asyncio
import os
import platform
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import metadata
from typing import Literal

from rich.markup import escape
from rich.table import Table

from stockpot.cli.console import console
from stockpot.cli.extras import extras

Health = Literal["well", "without", "ill"]
SIGNS = {"well": "[green]✓[/green]", "without": "[dim]·[/dim]", "ill": "[red]✗[/red]"}


@dataclass(frozen=True)
class Finding:
    """One thing looked at: how it is, and what to do about it."""

    what: str
    health: Health
    said: str
    remedy: str = ""


def run(db: str, bus: str, port: int) -> None:
    """Look at everything; the exit code is 1 when something that is needed is not well."""
    findings = [*installed(), *compiled(), *reachable(db, bus, port)]
    show(findings)
    sys.exit(any(one.health == "ill" for one in findings))


def show(findings: list[Finding]) -> None:
    table = Table(box=None, show_header=False, pad_edge=False)
    for one in findings:
        table.add_row(SIGNS[one.health], one.what, escape(one.said))
        if one.remedy:
            table.add_row("", "", f"[bold]→ {escape(one.remedy)}[/bold]")
    console.print(table)


# ------------------------------------------------------------------------------------------------------------ installed


def installed() -> Iterator[Finding]:
    """Versions, and which extras are there."""
    from stockpot import __version__

    yield Finding("stockpot", "well", f"{__version__} on Python {platform.python_version()}")
    for extra, packages in sorted(extras().items()):
        missing = [name for name in packages if version_of(name) is None]
        if missing:
            yield Finding(f"extra {extra}", "without", f"no {', '.join(missing)}", f"pip install 'stockpot[{extra}]'")
        else:
            said = ", ".join(f"{name} {version_of(name)}" for name in packages)
            yield Finding(f"extra {extra}", "well", said)


def version_of(package: str) -> str | None:
    try:
        return metadata.version(package)
    except metadata.PackageNotFoundError:
        return None


# ------------------------------------------------------------------------------------------------------------- compiled


def compiled() -> Iterator[Finding]:
    """How rules run, and which of them are compiled."""
    from stockpot.core.game import SHELF, game, game_names
    from stockpot.core.ready import cache_folder, is_ready
    from stockpot.engine.shelf import module

    if os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0"):
        yield Finding("rules", "without", "run as plain Python: slowly", "unset NUMBA_DISABLE_JIT")
        return
    fits = [name for name in SHELF if module(name) is not None]
    if fits:
        yield Finding("modules", "well", f"{', '.join(fits)}: can be played at once")
    unfit = [name for name in SHELF if name not in fits]
    if unfit:
        yield Finding("modules", "without", f"{', '.join(unfit)}: none that fits the rules", "stockpot wasm")
    if version_of("numba") is None:
        yield Finding("compiler", "without", "no Numba: bots think a little slower", "pip install 'stockpot[fast]'")
        return
    yield Finding("compile cache", "well", str(cache_folder()))
    left = [name for name in game_names() if not is_ready(game(name).folder)]
    done = [name for name in game_names() if name not in left]
    if done:
        yield Finding("compiled", "well", ", ".join(done))
    if left:
        said = f"{', '.join(left)}: while they are played"
        yield Finding("to compile", "without", said, f"stockpot warm {' '.join(left)}")


# ------------------------------------------------------------------------------------------------------------ reachable


def reachable(db: str, bus: str, port: int) -> Iterator[Finding]:
    """What `stockpot serve` needs, where it is installed."""
    if version_of("litestar") is None:
        return
    yield database(db)
    if bus:
        yield hear(bus)
    yield free(port)
    yield application()
    yield node()


def database(db: str) -> Finding:
    """Does it answer, and can this version go on with what is in it?"""
    from stockpot.cli.database import address, answering
    from stockpot.server.store.upgrade import check

    try:
        with answering():
            report = asyncio.run(check(address(db)))
    except ValueError as error:
        return Finding("database", "ill", str(error), "is it running, and is its address (--db) right?")
    if report.stuck:
        said = f"{len(report.stuck)} tables were begun under other rules"
        return Finding("database", "ill", said, "stockpot upgrade --check")
    return Finding("database", "well", f"{len(report.unfinished)} unfinished tables")


def hear(bus: str) -> Finding:
    """Does the bus answer?"""
    from stockpot.server.live.bus import knock

    try:
        asyncio.run(knock(bus))
    except ValueError as error:
        return Finding("bus", "ill", str(error), "is it running, and is its address (--bus) right?")
    return Finding("bus", "well", "answers")


def free(port: int) -> Finding:
    """Could a server listen here?"""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", port))
        except OSError:
            other = "stockpot serve --port 0 takes any free one"
            return Finding("port", "without", f"{port} is taken, perhaps by a Stockpot that runs", other)
    return Finding("port", "well", f"{port} is free")


def application() -> Finding:
    from stockpot.server.net.pages import STATIC

    if (STATIC / "index.html").is_file():
        return Finding("browser pages", "well", "built")
    return Finding("browser pages", "ill", "not built", "make play builds them; wheels have them inside")


def node() -> Finding:
    program = shutil.which("node")
    if program is None:
        said = "none: only needed to build the browser pages, and then fetched from PyPI"
        return Finding("node", "without", said)
    version = subprocess.run([program, "--version"], capture_output=True, text=True, check=False).stdout.strip()
    return Finding("node", "well", version)
