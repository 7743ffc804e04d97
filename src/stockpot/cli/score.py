"""`stockpot score`: a player's Stockpot-5 (docs/stockpot-5.md)."""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from stockpot.cli.console import console
from stockpot.lab import stockpot_5
from stockpot.lab.stockpot_5 import Score


def run(bots: str, only: str, games: int, folder: Path | None, output: Path | None, cores: int) -> None:
    if only and only not in stockpot_5.PLAYERS:
        raise ValueError(f"Stockpot-5 has the games {', '.join(stockpot_5.PLAYERS)}, not {only!r}.")
    if folder:
        folder.mkdir(parents=True, exist_ok=True)
    told: list[Score] = []
    for level in (level.strip() for level in bots.split(",") if level.strip()):
        scores = [played(name, level, games, folder, cores) for name in ([only] if only else stockpot_5.PLAYERS)]
        told += tell(level, [one for one in scores if one])
    if output:
        output.write_text(json.dumps([asdict(one) for one in told], indent=1) + "\n", encoding="utf-8")


def played(name: str, level: str, games: int, folder: Path | None, cores: int) -> Score | None:
    """One game's score; nothing where the bot does not play it, which it says."""
    try:
        total = len(stockpot_5.matches(name, level, games))
    except ValueError as error:
        console.print(f"{name}: {error}", markup=False)
        return None
    columns = (TextColumn(f"{level}, {name}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=total)
        workers = cores or os.cpu_count() or 1
        return stockpot_5.score(name, level, games, folder, workers, lambda: progress.advance(task))


def tell(level: str, scores: list[Score]) -> list[Score]:
    """A bot's scores, and their mean if it has all of them."""
    grid = Grid(title=f"{level} against {stockpot_5.OPPONENT}", title_justify="left", box=None, pad_edge=False)
    for column in ("game", "score", "95 %", "games"):
        grid.add_column(column, justify="left" if column == "game" else "right")
    for one in scores:
        game = f"{one.game}, {stockpot_5.PLAYERS[one.game]} players"
        grid.add_row(game, f"{one.score:.2f}", f"± {one.wide:.2f}", f"{one.games}")
    if mean := stockpot_5.mean(scores):
        grid.add_row("Stockpot-5", f"{mean:.2f}")
    console.print(grid)
    return scores
