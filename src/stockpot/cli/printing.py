"""`stockpot print`: the components of a game of one's own as PDF, to be cut out and played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from stockpot.cli.console import console, language
from stockpot.core.game import SHELF, game

if TYPE_CHECKING:
    from stockpot.components.press import Paper


def run(name: str, paper: Paper, lang: str, book: bool, settings: list[str], output: Path | None) -> None:
    found = game(name)
    if name in SHELF:
        raise ValueError(
            f"The components of {name} belong to its designer and publisher. `stockpot print` is for games of your own, such as "
            "those that `stockpot new-game` begins."
        )
    from stockpot.components.press import print_game

    printed = print_game(found, paper, language(lang), book, found.options.parse(settings))
    file = output or Path(f"{name}-{paper}.pdf")
    printed.output(str(file))
    console.print(f"{file}: {printed.pages_count} pages of {paper}", markup=False, highlight=False)
