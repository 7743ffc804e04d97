"""`stockpot verify`: was the shuffle fixed from the start?"""

from __future__ import annotations

import json
from pathlib import Path

from stockpot.cli.console import console
from stockpot.core.errors import BadRecord


def run(file: Path, published: str) -> None:
    from stockpot.server.records import verify

    try:
        data = json.loads(file.read_text(encoding="utf-8"))
    except (UnicodeDecodeError, json.JSONDecodeError):
        raise BadRecord(f"{file} is no record of a Stockpot game, or it was cut.") from None
    table = verify(data, published.strip().lower())
    console.print(f"{len(table.moves)} moves of {table.name} follow the rules; the seed fits the published hash.")
    if not published:
        console.print("The hash was taken from the file itself: give the one you noted before the game with --hash.")
