"""`stockpot tune`: a search for numbers that make a game fairer, shorter, more dramatic, whatever is aimed at."""

from __future__ import annotations

import os
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table as Grid
from rich.text import Text

from stockpot.cli.console import console
from stockpot.cli.lab import bar, one_way, own_settings

if TYPE_CHECKING:
    from stockpot.lab.parts import Plan
    from stockpot.lab.sweep import Sweep
    from stockpot.lab.sweep_points import Point
    from stockpot.lab.tune import Tuned


def run(
    name: str, targets: list[str], vary: list[str], games: int, points: int, players: int | None, seed: str,
    settings: list[str], policy: str, whim: int, stronger: str, stronger_games: int, output: Path | None, cores: int,
    ray: str, gpu: bool,
) -> None:  # fmt: skip
    from stockpot.core.game import game
    from stockpot.lab import rows, sweep, tune, tune_page
    from stockpot.lab.gpu_watch import watcher
    from stockpot.lab.parts import Plan
    from stockpot.lab.sweep_points import varied
    from stockpot.lab.targets import read_target

    if not targets or not vary:
        raise ValueError("A search needs what it aims at (--target) and what it may change (--vary).")
    one_way(ray, gpu)
    found = game(name)
    players = found.check_players(players or found.usual_players)
    options = own_settings(name, settings)
    plan = Plan(name, players, (options,), games, seed, policy, whim)
    axes = varied(found.options, [text.removeprefix(f"{name}.") for text in split(vary)], options)
    search = tune.Search(plan, tuple(axes), tuple(read_target(text) for text in targets), points)
    file = output or Path(f"{name}-tune.html")
    many = cores or os.cpu_count() or 1

    def played(plan: Plan, some: list[Point]) -> Sweep:
        watched = watcher(sweep.sweep_plan(plan, some), gpu and not plan.lineup)
        return sweep.play(plan, some, None, many, lambda _: None, ray, watched)

    def played_again(plan: Plan, some: list[Point]) -> Sweep:
        """Kept part by part: strong players take their time."""
        whole, kept = sweep.sweep_plan(plan, some), file.with_suffix(f".{plan.seed.rpartition('/')[2]}")
        watched = watcher(whole, gpu and not plan.lineup)
        return sweep.play(plan, some, kept, many, lambda games: progress.update(again, advance=games), ray, watched)

    with bar() as progress:
        task = progress.add_task(f"{name}: searching", total=points)
        tries = tune.run(search, file.with_suffix(".journal"), played, lambda done: progress.update(task, advance=done))
        again = progress.add_task("playing again what was found", total=tune.FRESH * games + stronger_games)
        tuned = tune.confirm(search, tries, played_again, stronger, stronger_games)
    command = said(name, targets, vary, games, points, players, seed, settings, policy, whim, stronger, stronger_games)
    file.write_text(tune_page.page(tuned, command), encoding="utf-8")
    lines = list(tune_page.rows(tuned))
    file.with_suffix(".csv").write_text(rows.as_csv(lines, tune_page.Row), encoding="utf-8")
    tell(f"{name}, {players} players, {len(tries)} variants, {games} games of each", tuned)
    console.print(f"\nThe front: {file}, every point: {file.with_suffix('.csv')}", soft_wrap=True)


def split(vary: list[str]) -> list[str]:
    """Options by several flags, or with commas where they are only named: `full_pot,water_points`."""
    return [name for text in vary for name in ([text] if "=" in text else text.split(","))]


def said(
    name: str, targets: list[str], vary: list[str], games: int, points: int, players: int, seed: str, settings: list[str],
    policy: str, whim: int, stronger: str, stronger_games: int,
) -> str:  # fmt: skip
    """The command that makes the same search again, wherever it is played."""
    words = ["stockpot", "tune", name]
    flags = {
        "--target": targets, "--vary": vary, "--games": games, "--points": points, "--players": players, "--seed": seed,
        "--set": settings, "--policy": policy, "--whim": whim, "--stronger": stronger, "--stronger-games": stronger_games,
    }  # fmt: skip
    for flag, given in flags.items():
        for one in given if isinstance(given, list) else [given]:
            words += [flag, str(one)]
    return shlex.join(words)


def tell(title: str, tuned: Tuned) -> None:
    """What was found, and whether it holds."""
    from stockpot.lab.formatting import signed, spanned, written

    if not tuned.findings:
        console.print(f"{title}\nNothing better than the rules as they are.")
        return
    console.print(title)
    for one in tuned.findings:
        grid = Grid(title=Text(f"\n{one.tried.point.label}"), title_justify="left", box=None, pad_edge=False)
        for column in ("aim", "played"):
            grid.add_column(column)
        for column in ("now", "then", "difference", "95 % interval"):
            grid.add_column(column, justify="right", no_wrap=True)
        grid.add_column("", no_wrap=True)
        for i, target in enumerate(tuned.search.targets):
            for played, seen in (("fresh seeds", one.fresh), (f"by {tuned.stronger}", one.stronger)):
                if seen:
                    unit, difference = tuned.units[i], seen[i].difference
                    grid.add_row(
                        target.text, played, written(seen[i].base.value, unit), written(seen[i].value.value, unit),
                        signed(difference.value, unit), spanned(difference, unit, " … "), seen[i].verdict(target),
                    )  # fmt: skip
        console.print(grid)
