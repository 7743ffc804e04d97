"""`stockpot calibrate`: when hints and analyses say 70 %, how often is the game won?"""

from __future__ import annotations

import json
import os
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from stockpot.cli.console import console

if TYPE_CHECKING:
    from stockpot.lab.calibration import Bin


def run(
    game_name: str, games: int, players: int | None, bots: str, seed: str, file: Path | None, output: Path | None,
    plot: Path | None, cores: int,
) -> None:  # fmt: skip
    from stockpot.core.game import game
    from stockpot.lab import calibration as lab

    found = game(game_name)
    players = found.check_players(players or found.usual_players)
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    matches = lab.matches(game_name, players, levels, games, seed)
    columns = (TextColumn(f"{game_name}, {players} players"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(matches))
        samples = lab.gather(matches, file, cores or os.cpu_count() or 1, lambda: progress.advance(task))
    title = f"{game_name}, {players} players, {games} games of {bots}: {len(samples)} estimates"
    bins = lab.reliability(samples, found.bots.calibration)
    tell(title, bins, lab.error(bins))
    best = lab.fit(samples)
    console.print(f"kept {found.bots.calibration}")
    console.print(f"best {best}: {100 * lab.error(lab.reliability(samples, best)):.1f} % off")
    if output:
        entry = {"game": game_name, "players": players, "games": games, "bots": levels, "seed": seed}
        lines = {"bins": [asdict(one) for one in bins], "kept": asdict(found.bots.calibration), "best": asdict(best)}
        output.write_text(json.dumps(entry | lines, indent=1) + "\n", encoding="utf-8")
    if plot:
        from stockpot.lab.plots import reliability_plot

        plot.write_text(reliability_plot(title, bins), encoding="utf-8")


def tell(title: str, bins: list[Bin], off: float) -> None:
    """The reliability curve as a table."""
    grid = Grid(title=title)
    for column in ("said", "won", "estimates"):
        grid.add_column(column, justify="right")
    for one in bins:
        grid.add_row(f"{100 * one.said:.1f} %", f"{100 * one.won:.1f} ± {100 * one.wide:.1f} %", str(one.samples))
    console.print(grid)
    console.print(f"{100 * off:.1f} % off on average")
