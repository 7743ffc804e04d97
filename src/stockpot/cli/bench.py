"""`stockpot bench`: decisions and games per second, beside other libraries when asked.

All figures of one call come from one run on one machine: compare ratios, not figures from different days. One-core figures
count the time of the measuring thread alone, all-core figures the time on the wall.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from rich.table import Table as Grid

from stockpot.cli.console import console

PEERS = ("openspiel", "rlcard", "pettingzoo", "gymnasium", "pgx")
YARDSTICK = "hearts, C++ rollouts"
"""The row of OpenSpiel that the others are compared with."""
TENTHS = 10

Steps = Iterator[int]
"""Plays on and on; after each step, how many decisions that were."""


@dataclass
class Row:
    """One measurement."""

    library: str
    name: str
    cores: int
    decisions_per_s: float
    games_per_s: float | None


def run(
    names: list[str] | None, seconds: float, peers: bool, search: bool, hearts: bool, wasm: bool, gpu: bool, interfaces: bool,
    output: Path | None,
) -> None:  # fmt: skip
    from stockpot.core.game import SHELF, game, game_names

    if not seconds > 0:
        raise ValueError(f"--seconds is more than 0, not {seconds:g}.")
    if output and not output.parent.is_dir():
        raise ValueError(f"--json: there is no folder {output.parent}.")
    if search:
        from stockpot.cli.bench_search import run as measure_search

        write(output, {"search": [asdict(row) for row in measure_search(seconds)]})
        return
    if hearts:
        from stockpot.cli.bench_hearts import run as measure_hearts

        write(output, {"hearts": [asdict(row) for row in measure_hearts(seconds)]})
        return
    if wasm:
        from stockpot.cli.bench_wasm import run as measure_wasm

        write(output, {"wasm": [asdict(row) for row in measure_wasm(names or [*SHELF], seconds)]})
        return
    shelf = [game(name).name for name in names] if names else game_names()
    if gpu:
        from stockpot.cli.bench_gpu import run as measure_gpu

        write(output, {"gpu": [asdict(row) for row in measure_gpu(shelf, seconds)]})
        return
    rows: list[Row] = []
    if interfaces:
        from stockpot.cli import bench_envs

        rows = bench_envs.run(shelf, seconds)
        rows += [row for peer in bench_envs.PEERS if peers for row in measure_peer(peer, seconds)]
        show_rows(rows)
        write(output, {"interfaces": [asdict(row) for row in rows]})
        return
    for name in shelf:
        rows += measure_game(name, seconds)
    calls = {name: measure_calls(name, seconds / 3) for name in shelf}
    if peers:
        for peer in PEERS:
            rows += measure_peer(peer, seconds)
    show_rows(rows)
    show_calls(calls)
    write(output, {"rows": [asdict(row) for row in rows], "calls": calls})


# ----------------------------------------------------------------------------------------------------------- our own games


def measure_game(name: str, seconds: float) -> list[Row]:
    """Random play for each number of players on one core; then on all cores for the middle one."""
    from stockpot.core.game import game

    players = list(game(name).players)
    rows = []
    for n in players:
        console.print(f"[dim]{name}, {n} players …[/dim]")
        rows.append(measure_random(name, n, seconds, cores=1))
    middle = players[len(players) // 2]
    rows.append(measure_random(name, middle, seconds, cores=os.cpu_count() or 1))
    rows.extend(measure_vector(name, middle, seconds, observations) for observations in (False, True))
    return rows


def measure_random(name: str, players: int, seconds: float, cores: int) -> Row:
    """Whole random games, the deal included; the best of three series."""
    from stockpot.core.playouts import playouts

    clock = time.thread_time if cores == 1 else time.perf_counter
    batch = 64
    playouts(name, players, batch)
    best, games_best = 0.0, 0.0
    end = time.perf_counter() + seconds
    series = 0
    while series < 3 or time.perf_counter() < end:
        begun = clock()
        played = playouts(name, players, batch, seed=series, cores=cores)
        spent = clock() - begun
        if spent < seconds / 10:
            batch *= 2
            continue
        if played.decisions.sum() / spent > best:
            best, games_best = played.decisions.sum() / spent, batch / spent
        series += 1
    return Row("stockpot", f"{name}, {players} players", cores, float(best), float(games_best))


def best_tenth(steps: Steps, seconds: float) -> float:
    """Decisions a second of this thread, in the best of ten parts of the time: what is compiled in one of them is not counted."""
    next(steps)
    best = 0.0
    for _ in range(TENTHS):
        begun, decisions = time.thread_time(), 0
        while time.thread_time() - begun < seconds / TENTHS:
            decisions += next(steps)
        best = max(best, decisions / (time.thread_time() - begun))
    return best


def measure_vector(name: str, players: int, seconds: float, observations: bool) -> Row:
    """Steps of `VectorTable` on one core: drawing a legal action from each mask, playing it, the next mask; the best tenth."""
    from stockpot.envs import VectorTable

    tables = VectorTable(name, players, tables=4096, seed=1, observations=observations, cores=1)

    def steps() -> Steps:
        while True:
            tables.step(tables.random_actions())
            yield tables.tables

    best = best_tenth(steps(), seconds)
    shown = "masks and observations" if observations else "masks"
    return Row("stockpot", f"{name}, {players} players, VectorTable, {shown}", 1, best, None)


def measure_calls(name: str, seconds: float) -> dict[str, float]:
    """Microseconds for what a program does through a `Table`."""
    import random

    from stockpot.core.game import game
    from stockpot.core.table import Table

    players = game(name).players[-1]
    chance = random.Random(1)
    table = Table(name, players, seed=1)
    for seat in table.to_act[:1]:
        table.play(seat, table.legal(seat)[0])
    moves, spent = 0, 0.0
    end = time.perf_counter() + seconds
    while moves == 0 or time.perf_counter() < end:
        if table.over:
            table = Table(name, players, seed=moves)
        seat = table.to_act[0]
        begun = time.thread_time()
        actions = table.legal(seat)
        table.play(seat, actions[chance.randrange(len(actions))])
        spent += time.thread_time() - begun
        moves += 1
    return {
        "play + legal": 1e6 * spent / moves,
        "copy": timed(Table(name, players, seed=1).copy),
        "view": timed(lambda: table.view(0)),
        "state bytes": float(table.state.n_bytes),
    }


def timed(call: Any, repeats: int = 5, number: int = 2000) -> float:
    """Microseconds a call, the best of several series."""
    best = float("inf")
    for _ in range(repeats):
        begun = time.thread_time()
        for _ in range(number):
            call()
        best = min(best, (time.thread_time() - begun) / number)
    return 1e6 * best


# ----------------------------------------------------------------------------------------------------------------- peers


def measure_peer(peer: str, seconds: float) -> list[Row]:
    """Run a peer's script in an environment of its own; a peer that cannot be installed is told and left out."""
    folder = checkout() / "bench" / "peers"
    console.print(f"[dim]{peer} …[/dim]")
    try:
        python = peer_environment(peer, folder)
        done = subprocess.run(
            [python, str(folder / f"peer_{peer}.py"), "--seconds", str(seconds)],
            capture_output=True,
            text=True,
            check=True,
        )
    except (subprocess.CalledProcessError, OSError) as error:
        said = str(getattr(error, "stderr", None) or error).strip().splitlines()
        console.print(f"{peer} could not be measured: {said[-1]}", markup=False)
        return []
    result = json.loads(done.stdout)
    label = f"{result['peer']} {result['version']}"
    return [Row(label, row["name"], row["cores"], row["decisions_per_s"], row["games_per_s"]) for row in result["rows"]]


def peer_environment(peer: str, folder: Path) -> str:
    """The Python of `.venv-peers/<peer>`, made when it is not there."""
    home = checkout() / ".venv-peers" / peer
    python, done = home / "bin" / "python", home / ".installed"
    wanted = (folder / "requirements" / f"{peer}.txt").read_text(encoding="utf-8")
    if not (done.exists() and done.read_text(encoding="utf-8") == wanted):
        uv = str(Path(sys.executable).parent / "uv")
        requirements = str(folder / "requirements" / f"{peer}.txt")
        for command in (
            [uv, "venv", "--quiet", "--clear", "--python", sys.executable, str(home)],
            [uv, "pip", "install", "--quiet", "--python", str(python), "--require-hashes", "-r", requirements],
        ):
            subprocess.run(command, check=True, capture_output=True, text=True)
        done.write_text(wanted, encoding="utf-8")
    return str(python)


def checkout() -> Path:
    """The root of the checkout: peers are measured from there only."""
    root = Path(__file__).parents[3]
    if not (root / "bench" / "peers").is_dir():
        raise ValueError("bench --peers needs a checkout of Stockpot: its peers' scripts are not in the package.")
    return root


# ---------------------------------------------------------------------------------------------------------------- results


def show_rows(rows: list[Row]) -> None:
    base = next((row.decisions_per_s for row in rows if row.name.startswith(YARDSTICK)), None)
    grid = Grid(box=None, pad_edge=False)
    for title in ("library", "game", "cores", "decisions/s", "games/s"):
        grid.add_column(title, justify="right" if title in ("cores", "decisions/s", "games/s") else "left")
    if base:
        grid.add_column("× hearts C++", justify="right")
    for row in rows:
        games = "" if row.games_per_s is None else f"{row.games_per_s:,.0f}"
        cells = [row.library, row.name, str(row.cores), f"{row.decisions_per_s:,.0f}", games]
        grid.add_row(*cells, *([times(row.decisions_per_s / base)] if base else []))
    console.print(grid)


def times(ratio: float) -> str:
    return f"{ratio:.2f}" if ratio >= 1 else f"{ratio:.2g}"


def show_calls(calls: dict[str, dict[str, float]]) -> None:
    for name, figures in calls.items():
        parts = [
            f"{what} {value:,.0f}" if what == "state bytes" else f"{what} {value:.1f} µs"
            for what, value in figures.items()
        ]
        console.print(f"{name} through Table: {', '.join(parts)}", markup=False)


def write(output: Path | None, figures: dict[str, Any]) -> None:
    """Keep the figures, with the machine they are from, where that is asked for."""
    if output is None:
        return
    machine = {"python": platform.python_version(), "machine": platform.machine(), "cores": os.cpu_count()}
    output.write_text(json.dumps(machine | figures, indent=1) + "\n", encoding="utf-8")
    console.print(f"Written to {output}", markup=False)
