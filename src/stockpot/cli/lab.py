"""`stockpot lab`: a balance report from many games between bots."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from stockpot.cli.console import console


def run(
    name: str, games: int, players: int | None, seed: str, settings: list[str], compare: list[str], policy: str,
    whim: int, skill: int, bots: str, output: Path | None, cores: int, ray: str, gpu: bool, parquet: bool,
) -> None:  # fmt: skip
    from stockpot.core.game import game
    from stockpot.lab import parts, report, rows
    from stockpot.lab import skill as ladder
    from stockpot.lab.gpu_watch import watcher
    from stockpot.lab.lists import card_changes

    found = game(name)
    players = found.check_players(players or found.usual_players)
    options = own_settings(name, settings)
    variants = (options, {**options, **own_settings(name, compare)}) if compare else (options,)
    plan = parts.Plan(name, players, variants, games, seed, policy, whim)
    file = output or Path(f"{name}.html")
    one_way(ray, gpu)
    levels = tuple(level.strip() for level in bots.split(",") if level.strip()) or ladder.LADDER
    more = {"--compare": compare, "--skill": skill, "--bots": bots if skill else ""}
    command = said(name, games, players, seed, settings, policy, whim, more)
    cores = cores or os.cpu_count() or 1
    with bar() as progress:
        task = progress.add_task("preparing", total=games)

        def advance(done: int) -> None:
            progress.update(task, advance=done, description=f"{name}, {players} players")

        tallies = parts.play_parts(plan, file.with_suffix(".parts"), cores, advance, ray, watcher(plan, gpu))
        rungs = progress.add_task("luck and skill", total=ladder.count(plan, skill, levels), visible=skill > 0)
        rising = ladder.measure(
            plan, skill, file.with_suffix(".skill"), cores, lambda: progress.advance(rungs), ray, levels
        )  # fmt: skip
    file.write_text(report.page(plan, tallies, rising, command), encoding="utf-8")
    figures = json.dumps(report.as_json(plan, tallies, rising, command), indent=1, ensure_ascii=False)
    file.with_suffix(".json").write_text(figures + "\n", encoding="utf-8")
    lines = list(report.lines(tallies, rising, len(variants)))
    file.with_suffix(".csv").write_text(rows.as_csv(lines, report.Line), encoding="utf-8")
    if parquet:
        rows.write_parquet(lines, file.with_suffix(".parquet"))
    tell_cards(card_changes(found, variants[0] if compare else {}, variants[-1]))
    tell(f"{name}, {players} players, {games} games", tallies, len(variants))
    tell_skill(rising)
    tell_extremes(tallies)
    console.print(f"\nThe whole report: {file}, all figures: {file.with_suffix('.csv')} and .json", soft_wrap=True)


def bar() -> Progress:
    """How far a study is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True)


def one_way(ray: str, gpu: bool) -> None:
    if ray and gpu:
        raise ValueError("--ray and --gpu are two ways to play; choose one.")


def own_settings(name: str, settings: list[str]) -> dict[str, Any]:
    """Options as typed, with or without the name of the game before them: ursuppe.defense_mp=4."""
    from stockpot.core.game import game, game_names

    for setting in settings:
        prefix, dot, _ = setting.partition("=")[0].partition(".")
        if dot and prefix != name and prefix in game_names():
            raise ValueError(f"{setting} is an option of {prefix}; this is {name}.")
    return game(name).options.parse([setting.removeprefix(f"{name}.") for setting in settings])


def said(
    name: str, games: int, players: int, seed: str, settings: list[str], policy: str, whim: int, more: dict[str, Any]
) -> str:  # fmt: skip
    """The command that makes the same report again, wherever it is played. `more`: flags of this report alone."""
    words = ["stockpot", "lab", name, "--games", str(games), "--players", str(players), "--seed", seed]
    flags = {"--set": settings, "--policy": policy if policy != "thumb" else "", "--whim": whim, **more}
    for flag, given in flags.items():
        for one in given if isinstance(given, list) else [given]:
            if one:
                words += [flag] if one is True else [flag, str(one)]
    return shlex.join(words)


def tell_cards(found: Mapping[str, Sequence[Any]]) -> None:
    """What differs in lists of components, card by card."""
    for name, changes in found.items():
        console.print(f"{name}:")
        for change in changes:
            console.print(f"  {change}", markup=False, highlight=False, soft_wrap=True)
        console.print()


def tell(title: str, tallies: Any, variants: int) -> None:
    """The single figures."""
    from stockpot.lab.formatting import signed, spanned, written
    from stockpot.lab.report import summary

    grid = Grid(title=title, title_justify="left", box=None, pad_edge=False)
    grid.add_column("")
    for column in ("A", "B", "B − A", "95 % interval") if variants == 2 else ("", "95 % interval"):
        grid.add_column(column, justify="right", no_wrap=True)
    for name, tally in summary(tallies):
        unit = tally.meta["unit"]
        figures = [tally.figure("", "", i) for i in range(variants)]
        values = [written(figure.value, unit) if figure else "–" for figure in figures]
        last = tally.difference() if variants == 2 else figures[0]
        if variants == 2:
            values.append(signed(last.value, unit) if last else "–")
        grid.add_row(name, *values, spanned(last, unit, " … ") if last else "")
    console.print(grid)


def tell_skill(skill: Any) -> None:
    """What the ladder of bots says."""
    from stockpot.lab.formatting import spanned, written
    from stockpot.lab.report import SKILL, challenge_figure
    from stockpot.lab.skill import decisiveness

    if not skill:
        return
    grid = Grid(title=f"\n{SKILL}", title_justify="left", box=None, pad_edge=False)
    grid.add_column("")
    for column in ("wins", "95 % interval", "fair", "skill decides"):
        grid.add_column(column, justify="right", no_wrap=True)
    for title, fair, one in skill:
        figure = challenge_figure(one)
        grid.add_row(
            title, written(figure.value, "%"), spanned(figure, "%", " … "), written(fair, "%"),
            written(decisiveness(figure.value, fair), "%"),
        )  # fmt: skip
    console.print(grid)


def tell_extremes(tallies: Any) -> None:
    """The options that stand out."""
    from stockpot.lab.extremes import extremes, measures_of
    from stockpot.lab.formatting import spanned, written

    measures = measures_of(tallies)
    if not measures:
        return
    unit = measures[0].meta["unit"]
    found = extremes(tallies)
    grid = Grid(title="\nDominant and dead options", title_justify="left", box=None, pad_edge=False)
    for column in ("", ""):
        grid.add_column(column)
    for column in ("taken", "usual", "who takes it wins", "95 % interval"):
        grid.add_column(column, justify="right", no_wrap=True)
    for one in found:
        fare = (written(one.wins.value, "%"), spanned(one.wins, "%", " … ")) if one.wins else ("–", "")
        grid.add_row(one.verdict, one.name, written(one.taken.value, unit), written(one.usual, unit), *fare)
    console.print(grid if found else "\nDominant and dead options: none")
