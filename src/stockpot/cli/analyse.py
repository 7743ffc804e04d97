"""`stockpot analyse`: what an expert makes of a finished game."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from stockpot.cli.console import console, language
from stockpot.cli.play_words import TEXTS
from stockpot.cli.saves import load_save
from stockpot.core.fluent import Catalogue

if TYPE_CHECKING:
    from stockpot.bots.analysis import Account, Judged, Point

BARS = " ▁▂▃▄▅▆▇█"
COLUMNS = 56


def run(file: Path, iterations: int, worst: int, output: Path | None, lang: str) -> None:
    from stockpot.bots.analysis import accounts, analyse, line_of
    from stockpot.bots.estimate import thinking

    texts = TEXTS[language(lang)]
    save = load_save(file)
    settings = thinking(save.table.name, iterations)
    columns = (TextColumn(save.table.game.title[language(lang)]), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(save.table.moves))
        judged = analyse(save.table.record(), settings, lambda done, _: progress.update(task, completed=done))
    if output:
        entries = [asdict(entry) | {"loss": entry.loss} for entry in judged]
        output.write_text(json.dumps(entries, indent=1) + "\n", encoding="utf-8")
    outcome = save.table.outcome
    show_chances(texts.say("chances"), line_of(judged, len(save.table.moves), outcome), save.names)
    show_accounts(texts, accounts(judged, outcome), save.names)
    show_costly(texts, judged, save.names, worst)


def show_chances(title: str, line: list[Point], names: list[str]) -> None:
    """One line a player: from left to right the game, the higher the better the chances."""
    console.print(f"[bold]{title}[/bold]")
    columns = min(COLUMNS, len(line))
    points = [line[i * (len(line) - 1) // (columns - 1)] for i in range(columns)]
    for seat, name in enumerate(names):
        bars = "".join(BARS[round(point.chances[seat] * (len(BARS) - 1))] for point in points)
        console.print(f"  {name:<16} {bars}", markup=False)
    console.print()


def show_accounts(texts: Catalogue, players: list[Account], names: list[str]) -> None:
    """How well everybody decided, and who was lucky."""
    console.print(f"[bold]{texts.say('accounts')}[/bold]")
    for name, one in zip(names, players, strict=True):
        line = texts.say("account-line", accuracy=one.accuracy, mistakes=one.mistakes, luck=round(100 * one.luck))
        console.print(f"  {name:<16} {line}", markup=False)
    console.print()


def show_costly(texts: Catalogue, judged: list[Judged], names: list[str], worst: int) -> None:
    costly = sorted((entry for entry in judged if entry.percent), key=lambda entry: -entry.loss)[:worst]
    console.print(f"[bold]{texts.say('costly')}[/bold]")
    for entry in costly:
        line = texts.say(
            "costly-line", name=names[entry.seat], played=entry.played, best=entry.best, loss=entry.percent / 100
        )
        console.print(f"{entry.number:>4}  {line}", markup=False)
    if not costly:
        console.print(f"  {texts.say('costly-none')}")
