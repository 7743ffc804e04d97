"""`stockpot lab --sweep` and `--sensitivity`: what many changes of the rules do, beside the rules as they are."""

from __future__ import annotations

import os
from pathlib import Path

from rich.table import Table as Grid
from rich.text import Text

from stockpot.cli.console import console
from stockpot.cli.lab import bar, one_way, own_settings, said
from stockpot.lab.sweep import Change

SHOWN = 24
"""Changes that a terminal shows."""


def run(
    name: str, games: int, players: int | None, seed: str, settings: list[str], sweeps: list[str], only: list[str],
    policy: str, whim: int, output: Path | None, cores: int, ray: str, gpu: bool, parquet: bool,
) -> None:  # fmt: skip
    """`only`: the options whose smallest changes are tried, where nothing is swept; none for all."""
    from stockpot.core.game import game
    from stockpot.lab import rows, sweep, sweep_points
    from stockpot.lab.gpu_watch import watcher
    from stockpot.lab.parts import Plan

    found = game(name)
    players = found.check_players(players or found.usual_players)
    options = own_settings(name, settings)
    one_way(ray, gpu)
    if sweeps:
        tried = sweep_points.grid(found.options, sweeps, options)
    else:
        smallest = sweep_points.sensitivity(found.options, options, only)
        tried = [point for point in smallest if sweep_points.playable(found, players, point.options)]
    plan = Plan(name, players, (options,), games, seed, policy, whim)
    file = output or Path(f"{name}-sweep.html")
    flags = {"--sweep": sweeps} if sweeps else {"--sensitivity": True, "--only": only}
    command = said(name, games, players, seed, settings, policy, whim, flags)
    with bar() as progress:
        task = progress.add_task(f"{name}, {len(tried)} changes", total=games)
        played = sweep.play(
            plan, tried, file.with_suffix(".parts"), cores or os.cpu_count() or 1,
            lambda done: progress.update(task, advance=done), ray,
            watcher(sweep.sweep_plan(plan, tried), gpu),
        )  # fmt: skip
    changes = played.changes
    file.write_text(sweep.page(played, command), encoding="utf-8")
    file.with_suffix(".csv").write_text(rows.as_csv(changes, Change), encoding="utf-8")
    if parquet:
        rows.write_parquet(changes, file.with_suffix(".parquet"))
    tell(f"{name}, {players} players, {games} games of each, {len(tried)} changes", changes)
    console.print(f"\nThe curves: {file}, all figures: {file.with_suffix('.csv')}", soft_wrap=True)


def tell(title: str, changes: list[Change]) -> None:
    """What is moved most surely."""
    from stockpot.lab.formatting import signed, written
    from stockpot.lab.sweep import headlines

    grid = Grid(title=title, title_justify="left", box=None, pad_edge=False)
    for column in ("change", "figure"):
        grid.add_column(column, overflow="fold")
    for column in ("now", "then", "difference", "95 % interval"):
        grid.add_column(column, justify="right", no_wrap=True)
    for change in headlines(changes, SHOWN):
        unit = change.unit
        grid.add_row(
            Text(change.point), Text(change.title), written(change.base, unit), written(change.value, unit),
            signed(change.difference, unit), f"{written(change.low, unit)} … {written(change.high, unit)}",
        )  # fmt: skip
    console.print(grid)
    real = sum(change.real for change in changes)
    console.print(f"{real} of {len(changes)} differences are more than chance; the surest of each figure stand here.")
