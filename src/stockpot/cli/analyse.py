"""`stockpot analyse`: what an expert makes of a finished game."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING

from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from stockpot.cli.console import console, language
from stockpot.cli.saves import load_save

if TYPE_CHECKING:
    from stockpot.bots.analysis import Judged

WORDS = {
    "en": {
        "chances": "Winning chances in the course of the game",
        "costly": "The decisions that cost most",
        "line": "{number:>4}  {name} played {played}, the expert {best}: {loss:.0%} of the victory",
        "none": "Nothing that an expert would have done very differently.",
    },
    "fr": {
        "chances": "Chances de gagner au fil de la partie",
        "costly": "Les décisions les plus coûteuses",
        "line": "{number:>4}  {name} : {played}, l’expert : {best} ; {loss:.0%} de la victoire",
        "none": "Rien qu’un expert aurait fait très différemment.",
    },
}
BARS = " ▁▂▃▄▅▆▇█"
COLUMNS = 56


def run(file: Path, iterations: int, worst: int, output: Path | None, lang: str) -> None:
    from stockpot.bots.analysis import analyse, thinking

    words = WORDS[language(lang)]
    save = load_save(file)
    settings = thinking(save.table.name, iterations)
    columns = (TextColumn(save.table.game.title[language(lang)]), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=len(save.table.moves))
        judged = analyse(save.table.record(), settings, lambda done, _: progress.update(task, completed=done))
    if output:
        output.write_text(json.dumps([asdict(entry) for entry in judged], indent=1) + "\n", encoding="utf-8")
    show_chances(words["chances"], judged, save.names)
    show_costly(words, judged, save.names, worst)


def show_chances(title: str, judged: list[Judged], names: list[str]) -> None:
    """One line a player: from left to right the game, the higher the better the chances."""
    console.print(f"[bold]{title}[/bold]")
    points = [judged[i * len(judged) // COLUMNS] for i in range(min(COLUMNS, len(judged)))] if judged else []
    for seat, name in enumerate(names):
        bars = "".join(BARS[round(entry.chances[seat] * (len(BARS) - 1))] for entry in points)
        console.print(f"  {name:<16} {bars}", markup=False)
    console.print()


def show_costly(words: dict[str, str], judged: list[Judged], names: list[str], worst: int) -> None:
    costly = sorted((entry for entry in judged if entry.loss >= 0.01), key=lambda entry: -entry.loss)[:worst]
    console.print(f"[bold]{words['costly']}[/bold]")
    for entry in costly:
        line = words["line"].format(
            number=entry.number, name=names[entry.seat], played=entry.played, best=entry.best, loss=entry.loss
        )
        console.print(escape(line))
    if not costly:
        console.print(f"  {words['none']}")
