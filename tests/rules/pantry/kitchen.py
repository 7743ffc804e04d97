"""Setting up a pantry for a test.

Jars are written in two letters as on the screen: Ha, Fi, He, In, Br, Ey. A column is a text from the bottom up, "" is a gap
and a number so many gaps.
"""

from __future__ import annotations

from typing import Any

import stockpot
from stockpot.games.pantry.decisions import TEXTS
from stockpot.games.pantry.pieces import JAR
from stockpot.games.pantry.screen import SHORT

FULL = dict(zip(SHORT.names(TEXTS["en"]), JAR.ids, strict=True))
COPIES = {"Ha": 12, "Fi": 12, "He": 10, "In": 10, "Br": 8, "Ey": 8}

DOCTOR_1, DOCTOR_2, DOCTOR_3, DOCTOR_4, DOCTOR_5 = (
    "Hand–Fish Head–Heart", "Hand–Hand–Intestines", "Heart–Brain–Hand", "Intestines–Intestines–Eyeball", "Brain–Fish Head–Brain",
)  # fmt: skip
IGOR_1, IGOR_2, IGOR_3, IGOR_4, IGOR_5 = (
    "Fish Head–Hand–Intestines", "Fish Head–Fish Head–Heart", "Intestines–Brain–Fish Head", "Heart–Heart–Eyeball",
    "Brain–Hand–Brain",
)  # fmt: skip
GRETA_1, GRETA_2, GRETA_3, GRETA_4, GRETA_5 = (
    "Hand–Fish Head–Intestines", "Hand–Hand–Heart", "Intestines–Eyeball–Hand", "Heart–Heart–Brain", "Eyeball–Fish Head–Eyeball",
)  # fmt: skip
FRITZ_1, FRITZ_2, FRITZ_3, FRITZ_4, FRITZ_5 = (
    "Fish Head–Hand–Heart", "Fish Head–Fish Head–Intestines", "Heart–Eyeball–Fish Head", "Intestines–Intestines–Brain",
    "Eyeball–Hand–Eyeball",
)  # fmt: skip


def row(*columns: str | int) -> list[Any]:
    return [
        [FULL[jar] for jar in column.split()] if isinstance(column, str) and column else column or 1
        for column in columns
    ]


def spare(*columns: str | int) -> list[Any]:
    """All jars that are not in these columns, in columns of one kind, far to the right and apart from each other.

    They fit no recipe as they stand, and make sure that no recipe has become impossible.
    """
    used = " ".join(column for column in columns if isinstance(column, str)).split()
    result: list[Any] = []
    for jar, copies in COPIES.items():
        left = copies - used.count(jar)
        while left > 0:
            result += [7, [FULL[jar]] * min(left, 10)]
            left -= 10
    return result


def pantry(*columns: str | int, rest: bool = True, players: int = 2, **fields: Any) -> stockpot.Table:
    """A table with these columns; the other jars stand far away, or with `rest=False` are out of the game."""
    everything = row(*columns) + (spare(*columns) if rest else [])
    return stockpot.Table.from_position("pantry", {"players": players, "pantry": everything, **fields})


def columns(table: stockpot.Table) -> list[Any]:
    """The row as `row` writes it."""
    return list(table.position()["pantry"])


def heights(table: stockpot.Table) -> dict[int, int]:
    """Height by column number."""
    return {column["column"]: len(column["jars"]) for column in table.view()["pantry"]}


def moves(table: stockpot.Table, seat: int = 0) -> list[str]:
    """The legal moves of jars."""
    return [text for text in texts(table, seat) if text.startswith("move")]


def texts(table: stockpot.Table, seat: int = 0) -> list[str]:
    return [action.text for action in table.legal(seat)]


def play(table: stockpot.Table, *lines: str) -> stockpot.Table:
    """Play moves, whoever is to act."""
    for text in lines:
        table.play(table.to_act[0], text)
    return table


def rule_against(table: stockpot.Table, text: str, seat: int | None = None) -> str:
    """The rule that forbids a move."""
    reason = table.why_not(table.to_act[0] if seat is None else seat, text)
    assert reason is not None
    return reason.rule
