"""`stockpot dataset`: games between bots as Parquet files."""

from __future__ import annotations

import os
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stockpot.cli.console import console


def run(
    name: str, bots: str, games: int, players: int | None, seed: str, settings: list[str], shown: str, shard: int,
    output: Path | None, cores: int, ray: str,
) -> None:  # fmt: skip
    from stockpot.core.game import game
    from stockpot.lab import dataset

    found = game(name)
    levels = tuple(level.strip() for level in bots.split(",") if level.strip())
    options = found.options.parse(settings)
    plan = dataset.Plan(name, players or found.usual_players, options, levels, games, seed, shown, shard)
    folder = output or Path(f"{name}-games")
    columns = (TextColumn(f"{name}, {plan.players} players"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=games)
        dataset.write(plan, folder, cores or os.cpu_count() or 1, ray, lambda done: progress.advance(task, done))
    size = sum(file.stat().st_size for file in folder.iterdir())
    console.print(f"{folder}: {games} games, {plan.shards} shards, {size / 1e6:.1f} MB", markup=False, soft_wrap=True)
