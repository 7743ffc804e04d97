"""`stockpot bench --gpu`: many tables stepped on a GPU, with masks and observations."""

from __future__ import annotations

import time
from dataclasses import dataclass

import numpy as np
from rich.table import Table as Grid

from stockpot.cli.console import console
from stockpot.core.game import game

SIZES = (16_384, 65_536, 262_144)
"""Tables on the GPU at once."""


@dataclass
class Row:
    """One measurement."""

    game: str
    players: int
    gpu: str
    tables: int
    checked: bool
    decisions_per_s: float


def run(names: list[str], seconds: float) -> list[Row]:
    from stockpot.envs.gpu.device import need_gpu

    need_gpu()
    rows = []
    for name in names:
        console.print(f"[dim]{name} …[/dim]")
        rows += [measure(name, tables, checked, seconds) for tables in SIZES for checked in (True, False)]
    show(rows)
    return rows


def measure(name: str, tables: int, checked: bool, seconds: float) -> Row:
    """Steps of staggered tables: drawing a legal action from each mask, playing it, mask and observation; the best tenth."""
    from numba import cuda

    from stockpot.envs import VectorTable

    players = game(name).players[len(game(name).players) // 2]
    there = VectorTable(name, players, tables, seed=1, device="cuda", stagger=True, check=checked)
    there.step(there.random_actions())
    best, steps = 0.0, 16
    end = time.perf_counter() + seconds
    while best == 0.0 or time.perf_counter() < end:
        np.asarray(there.over)
        begun = time.perf_counter()
        for _ in range(steps):
            there.step(there.random_actions())
        np.asarray(there.over)
        spent = time.perf_counter() - begun
        if spent < seconds / 10:
            steps *= 2
        else:
            best = max(best, steps * tables / spent)
    label = cuda.get_current_device().name
    return Row(name, players, label if isinstance(label, str) else label.decode(), tables, checked, best)


def show(rows: list[Row]) -> None:
    grid = Grid(box=None, pad_edge=False)
    for title in ("game", "players", "GPU", "tables", "actions", "decisions/s"):
        grid.add_column(title, justify="left" if title in ("game", "GPU", "actions") else "right")
    for row in rows:
        how = "checked" if row.checked else "on trust"
        figure = f"{row.decisions_per_s:,.0f}"
        grid.add_row(row.game, str(row.players), row.gpu, f"{row.tables:,}", how, figure)
    console.print(grid)
