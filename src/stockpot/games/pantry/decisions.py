"""What players decide, and how it is written.

"move 4 right 2": the top 2 jars of column 4 go to the right. "complete 4" takes the top three of column 4, "complete 4-6" the
tops of columns 4, 5 and 6. Columns are positions counted from 1 at the leftmost jar, gaps too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from stockpot.core.decisions import Decision, Decisions, Numbers, Question
from stockpot.core.fluent import texts_of
from stockpot.core.kinds import NONE, NUMBER, Kind, NumberList
from stockpot.games.pantry.pieces import ACROSS, DOWN, MAX_COLUMNS, MAX_JARS, SIDE, WAY, height

TEXTS = texts_of("pantry")


class Column(Kind):
    """The number of a column; none for an action that the row has no column for now."""

    def data(self, number: int) -> int | None:
        return None if number == NONE else number


COLUMN = Column()


def columns_of(column: int, way: int) -> list[int]:
    """The columns that a recipe is completed from."""
    return [column] if way == DOWN else [column, column + 1, column + 2]


PLACES = NumberList(columns_of, width=2)


class Move(Decision):
    """pantry.ruling.alike: action 2 × jar + side moves this jar and all above it.

    Jars are counted from 0, column by column from the left, each from the bottom up.
    """

    def numbers(self, s: Any, seat: int, choice: int) -> Numbers:
        jar, side = divmod(choice, 2)
        places = jar_places(s)
        column, jars = places[jar] if jar < len(places) else (NONE, 0)
        return {"column": column, "side": side, "jars": jars}

    def write(self, s: Any, seat: int, choice: int) -> str:
        """A "#" marks a jar that the row does not have now."""
        jar, side = divmod(choice, 2)
        places = jar_places(s)
        if jar >= len(places):
            return f"move #{jar} {SIDE.ids[side]}"
        column, jars = places[jar]
        return self.notation.format(column=column, side=SIDE.ids[side], jars=jars)

    def outline(self, choice: int) -> dict[str, Any]:
        jar, side = divmod(choice, 2)
        return {"kind": self.name, "jar": jar, "side": SIDE.ids[side]}

    def find(self, s: Any, seat: int, numbers: Numbers) -> int | None:
        """One jar where no number is given."""
        places, side = jar_places(s), numbers["side"]
        wanted = (numbers["column"], 1 if numbers["jars"] == NONE else numbers["jars"])
        return 2 * places.index(wanted) + side if wanted in places and side != NONE else None


class Complete(Decision):
    """Action 2 × column + way completes the recipe in hand at this column, the left one of three.

    Columns with jars are counted from 0 at the left.
    """

    def numbers(self, s: Any, seat: int, choice: int) -> Numbers:
        c, way = divmod(choice, 2)
        columns = column_numbers(s)
        if c >= len(columns):
            return {"column": NONE, "way": way, "last": NONE}
        return {"column": columns[c], "way": way, "last": columns_of(columns[c], way)[-1]}

    def write(self, s: Any, seat: int, choice: int) -> str:
        """A "#" marks a column that the row does not have now."""
        c, way = divmod(choice, 2)
        columns = column_numbers(s)
        first, last = (f"{columns[c]}", f"{columns[c] + 2}") if c < len(columns) else (f"#{c}", "")
        return f"complete {first}-{last}" if way == ACROSS else f"complete {first}"

    def outline(self, choice: int) -> dict[str, Any]:
        c, way = divmod(choice, 2)
        return {"kind": self.name, "column": c, "way": WAY.ids[way]}

    def find(self, s: Any, seat: int, numbers: Numbers) -> int | None:
        first, last = numbers["column"], numbers["last"]
        first, last = (first, first) if last == NONE else (min(first, last), max(first, last))
        columns = column_numbers(s)
        if first not in columns or last - first not in (0, 2):
            return None
        return 2 * columns.index(first) + (DOWN if first == last else ACROSS)


def column_numbers(s: Any) -> list[int]:
    """The number of every column."""
    return list(dict.fromkeys(column for column, _ in jar_places(s)))


def jar_places(s: Any) -> tuple[tuple[int, int], ...]:
    """Every jar in the row: the number of its column, and how many jars move with it.

    All moves of a decision are named, and for all of them the row is the same: it is looked at once.
    """
    row = s.width, s.stack.tobytes(), s.gap.tobytes()
    found = _ROWS.get(row)
    if found is None:
        if len(_ROWS) >= ROWS_KEPT:
            _ROWS.clear()
        found = _ROWS[row] = tuple(_jar_places(s))
    return found


ROWS_KEPT = 1000
_ROWS: dict[tuple[int, bytes, bytes], tuple[tuple[int, int], ...]] = {}


def _jar_places(s: Any) -> Iterator[tuple[int, int]]:
    number = 0
    for c in range(s.width):
        number += s.gap[c] + 1
        here = height(s.stack[c])
        for jar in range(here):
            yield number, here - jar


TURN = Question("turn", actions=NUMBER)
ANSWER = Question("answer", "pantry.ruling.agreement")

DECISIONS = Decisions(
    TEXTS,
    Move(
        "move",
        "move {column} {side} {jars}",
        asks=TURN,
        choices=2 * MAX_JARS,
        previewed=True,
        given={"column": COLUMN, "side": SIDE, "jars": NUMBER},
    ),
    Complete(
        "complete",
        "complete {column}",
        asks=TURN,
        also=("complete {column}-{last}",),
        choices=2 * MAX_COLUMNS,
        previewed=True,
        given={"column": COLUMN, "way": WAY, "last": COLUMN},
    ),
    Decision("exchange", "exchange", asks=TURN),
    Decision("stop", "stop", asks=TURN, declines=True),
    Decision("offer end", "offer end", asks=TURN),
    Decision("agree", "agree", rule="pantry.ruling.agreement", asks=ANSWER, previewed=True),
    Decision("refuse", "refuse", rule="pantry.ruling.agreement", asks=ANSWER, declines=True),
)
