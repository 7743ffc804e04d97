"""`stockpot verify`: was the shuffle fixed from the start?"""

from __future__ import annotations

from pathlib import Path

from stockpot.cli.console import console
from stockpot.cli.saves import read_file


def run(file: Path, published: str) -> None:
    from stockpot.api.records import verify

    table = verify(read_file(file), published.strip().lower())
    console.print(f"{len(table.moves)} moves of {table.name} follow the rules; the seed fits the published hash.")
    if not published:
        console.print("The hash was taken from the file itself: give the one you noted before the game with --hash.")
