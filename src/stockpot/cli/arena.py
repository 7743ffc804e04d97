"""`stockpot arena`: which bot is stronger, and how sure is that?"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from stockpot.cli.console import console


def run(
    game_name: str, bots: str, games: int, players: int | None, seed: str, settings: list[str], hero: bool,
    file: Path | None, output: Path | None, plot: Path | None, cores: int,
) -> None:  # fmt: skip
    from stockpot.core.game import game
    from stockpot.lab.arena import run as play_all
    from stockpot.lab.arena import schedule
    from stockpot.lab.plots import rating_plot
    from stockpot.lab.ratings import rate

    found = game(game_name)
    players = found.check_players(players or found.players[min(2, len(found.players) - 1)])
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    matches = list(schedule(game_name, players, levels, games, seed, found.options.parse(settings), hero))
    columns = (TextColumn(f"{game_name}, {players} players"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(matches))
        results = play_all(matches, file, cores or os.cpu_count() or 1, lambda: progress.advance(task))
    ratings = rate([r.lineup for r in results], [r.shares for r in results])
    title = f"{game_name}, {players} players, {len(results)} games"
    show(title, ratings)
    if output:
        entry = {"game": game_name, "players": players, "games": len(results), "ratings": [asdict(r) for r in ratings]}
        output.write_text(json.dumps(entry, indent=1) + "\n", encoding="utf-8")
    if plot:
        plot.write_text(rating_plot(title, ratings), encoding="utf-8")


def show(title: str, ratings: list[Any]) -> None:
    grid = Grid(title=title, title_justify="left", box=None, pad_edge=False)
    for column in ("bot", "Elo", "95 % interval", "games", "wins"):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for r in ratings:
        grid.add_row(
            r.name, f"{r.elo:+.0f}", f"{r.low:+.0f} … {r.high:+.0f}", f"{r.games}", f"{100 * r.win_rate:.1f} %"
        )
    console.print(grid)
