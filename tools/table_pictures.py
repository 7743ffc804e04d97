"""Draws the pictures of `docs/pictures.md`: a table of every game, some way into it.

python tools/table_pictures.py
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import stockpot
from stockpot.core.game import SHELF

FOLDER = Path(__file__).parent.parent / "docs" / "pictures" / "tables"
NAMES = ["Ada", "Benedikt", "Chloé", "Dimitri"]
MOVES = {"soup": 28, "sapotage": 16, "ursuppe": 150, "pantry": 18, "sapone": 40}


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    for name, drawn in pictures():
        (FOLDER / f"{name}.svg").write_text(drawn, encoding="utf-8")
    return 0


def pictures() -> Iterator[tuple[str, str]]:
    """The same tables every time: seeds fix them."""
    for name in SHELF:
        table = stockpot.Table(name, 4, seed=7)
        bots = [stockpot.bot(name, "thumb", seed=seat) for seat in range(4)]
        for _ in range(MOVES[name]):
            seat = table.to_act[0]
            table.play(seat, bots[seat].choose(table, seat))
        yield name, table.picture(table.to_act[0], NAMES, theme="auto") + "\n"


if __name__ == "__main__":
    sys.exit(main())
