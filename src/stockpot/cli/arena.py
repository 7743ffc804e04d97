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
    game_name: str, bots: str, games: int, players: int | None, seed: str, settings: list[str], hero: bool, against: str,
    file: Path | None, output: Path | None, plot: Path | None, cores: int, ray: str,
    compiled: bool, gpu: bool,
) -> None:  # fmt: skip
    from stockpot.core.game import game
    from stockpot.lab import arena

    found = game(game_name)
    players = found.check_players(players or found.usual_players)
    levels = [level.strip() for level in bots.split(",") if level.strip()]
    options = found.options.parse(settings)
    if against:
        matches = list(arena.challenges(game_name, players, levels, against, games, seed, options))
    else:
        matches = list(arena.schedule(game_name, players, levels, games, seed, options, hero))
    columns = (TextColumn(f"{game_name}, {players} players"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    if ray and (compiled or gpu):
        raise ValueError("--ray plays bots at tables, --compiled and --gpu play in compiled code; choose one.")
    how = "gpu" if gpu else "cpu" if compiled else ""
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(matches))
        results = arena.run(matches, file, cores or os.cpu_count() or 1, lambda: progress.advance(task), ray, how)
    title = f"{game_name}, {players} players, {len(results)} games"
    entry: dict[str, Any] = {"game": game_name, "players": players, "games": len(results)}
    if against:
        title += f", against {players - 1} × {against}"
        challenges = tell_challenges(title, levels, matches, results)
        entry |= {"against": against, "challenges": [asdict(one) for one in challenges]}
    else:
        ratings = tell_ratings(title, results)
        entry["ratings"] = [asdict(r) for r in ratings]
    if output:
        output.write_text(json.dumps(entry, indent=1) + "\n", encoding="utf-8")
    if plot:
        from stockpot.lab import plots

        drawing = plots.challenge_plot(title, challenges, 1 / players) if against else plots.rating_plot(title, ratings)
        plot.write_text(drawing, encoding="utf-8")


def tell_challenges(title: str, levels: list[str], matches: list[Any], results: list[Any]) -> list[Any]:
    """How often each bot won alone."""
    from stockpot.lab.arena import challenge_results

    challenges = challenge_results(levels, matches, results)
    grid = Grid(title=title, title_justify="left", box=None, pad_edge=False)
    for column in ("bot", "wins", "95 % interval", "games"):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for one in challenges:
        low, high = max(0.0, one.share - one.wide), min(1.0, one.share + one.wide)
        interval = f"{100 * low:.1f} … {100 * high:.1f}"
        grid.add_row(one.name, f"{100 * one.share:.1f} %", interval, f"{one.games}")
    console.print(grid)
    return challenges


def tell_ratings(title: str, results: list[Any]) -> list[Any]:
    """Who is stronger, in Elo points."""
    from stockpot.lab.ratings import rate

    ratings = rate([r.lineup for r in results], [r.shares for r in results])
    grid = Grid(title=title, title_justify="left", box=None, pad_edge=False)
    for column in ("bot", "Elo", "95 % interval", "games", "wins"):
        grid.add_column(column, justify="left" if column == "bot" else "right")
    for r in ratings:
        grid.add_row(
            r.name, f"{r.elo:+.0f}", f"{r.low:+.0f} … {r.high:+.0f}", f"{r.games}", f"{100 * r.win_rate:.1f} %"
        )
    console.print(grid)
    return ratings
