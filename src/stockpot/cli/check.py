"""`stockpot check`: a soak test, random games on all cores, counted and weighed."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Literal

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from stockpot.cli.console import console, moving

Look = Literal["end", "able", "sound", "position"]
SEEN = {
    "end": "ended with all pieces in place",
    "able": "ended so, and whoever owed a decision could take it",
    "sound": "had all pieces in place at every decision",
    "position": "could be written down and read back at every decision",
}


def run(only: str | None, count: int, seed: int, twice: int, look: Look) -> None:
    from stockpot.core.game import game, game_names

    for option, number in (("--games", count), ("--twice", twice)):
        if number < 0:
            raise ValueError(f"{option} is a number of games, not {number}.")
    bad = 0
    for name in [only] if only else game_names():
        for players in game(name).players:
            columns = (TextColumn(f"{name}, {players} players"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
            begun = time.perf_counter()
            with Progress(*columns, console=console, transient=True, disable=not moving()) as progress:
                task = progress.add_task("", total=count)
                decisions, unsound = play(name, players, count, seed, look, lambda n: progress.advance(task, n))  # noqa: B023
            seconds = time.perf_counter() - begun
            bad += unsound
            console.print(
                f"{name}, {players} players: {count:,} games, {decisions:,} decisions in {seconds:.1f} s; "
                f"{count - unsound:,} {SEEN[look]}."
            )
            if twice:
                bad += compare(name, players, twice, seed)
    if bad:
        console.print(f"[bold]{bad} games went wrong.[/bold]")
        sys.exit(1)


def play(name: str, players: int, count: int, seed: int, look: Look, tell: Callable[[int], None]) -> tuple[int, int]:
    """Decisions, and games that went wrong."""
    if look == "position":
        from stockpot.lab.invariants import written_playouts

        return written_playouts(name, players, count, seed, tell)
    if look != "end":
        from stockpot.lab.invariants import checked_playouts

        return checked_playouts(name, players, count, seed, os.cpu_count() or 1, tell, whole=look == "sound")
    from stockpot.core.playouts import playouts

    result = playouts(name, players, count, seed, cores=0, progress=tell)
    return int(result.decisions.sum()), result.unsound


def compare(name: str, players: int, count: int, seed: int) -> int:
    """Play the same games compiled and interpreted; returns 1 when their final states differ."""
    program = (
        "import hashlib\n"
        "from stockpot.core.playouts import final_states\n"
        f"states = final_states({name!r}, {players}, {count}, {seed})\n"
        "print(hashlib.blake2b(states).hexdigest())\n"
    )
    prints = []
    for disabled in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": disabled}
        done = subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        )
        prints.append(done.stdout.strip())
    same = prints[0] == prints[1]
    console.print(
        f"{name}, {players} players: {count:,} games compiled and interpreted " + ("agree." if same else "DIFFER.")
    )
    return int(not same)
