"""Cards as data: for each piece of a game a row of whole numbers, which designers change in a CSV file.

Which pieces there are is the game's; how many of each, what they cost and what they are worth is the table's. Its numbers
lie in the options of a record column by column, where the rules read them: `s.options[VALUES + card]` with
`VALUES = CARDS.place("value")`.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from stockpot.core.errors import BadCell, BadOption
from stockpot.core.options import Line, Number, Option, Sheet, neighbours, read_lines, read_list
from stockpot.core.text import brief

STANDARD = "standard"

Cells = tuple[tuple[int, ...], ...]
"""For each column, the number of each piece."""


@dataclass(frozen=True)
class Column:
    """One number that every piece has."""

    name: str
    low: int
    high: int
    missing: int | None = None
    """What a piece has that a list leaves out; where nothing is said, a list leaves nobody out."""
    once: str = ""
    """The option that held these numbers, a list of one for each piece, before they stood in a table."""


@dataclass(frozen=True)
class CardTable(Option):
    """The printed table, or another one: CSV text, or its rows as a list of objects. People name a file."""

    default: str = STANDARD
    pieces: Sequence[str] = ()
    """What each row is about, as its first column says it."""
    piece: str = "card"
    """The name of that column."""
    columns: tuple[Column, ...] = ()
    printed: Path = field(default=Path(), repr=False)
    """The file with the printed table."""

    @property
    def size(self) -> int:
        return len(self.columns) * len(self.pieces)

    def offset(self, column: str) -> int:
        """Where a column begins among the numbers of the option."""
        return [one.name for one in self.columns].index(column) * len(self.pieces)

    @property
    def header(self) -> tuple[str, ...]:
        return (self.piece, *(column.name for column in self.columns))

    # ---------------------------------------------------------------------------------------------------------- reading

    @cached_property
    def standard(self) -> Cells:
        return self.read(self.printed.read_text(encoding="utf-8"))

    def cells(self, value: Any) -> Cells:
        """The numbers that a value of this option stands for."""
        if isinstance(value, str) and value == STANDARD:
            return self.standard
        if isinstance(value, list | tuple):
            return self.read(self.text_of_rows(value))
        if not isinstance(value, str) or "\n" not in value:
            raise self.refuse(value)
        return self.read(value)

    def read(self, text: str) -> Cells:
        """A table as CSV: each piece once; what is wrong is refused where it stands."""
        number = {piece: place for place, piece in enumerate(self.pieces)}
        found: dict[int, list[int]] = {}
        lines = read_lines(self.name, text.removeprefix("\ufeff"), self.header)
        for line in lines:
            piece = line.cells[self.piece]
            if piece not in number:
                raise line.refuse(f"there is no {self.piece} {brief(piece)}", self.piece)
            if number[piece] in found:
                raise line.refuse(f"{piece} was listed before", self.piece)
            found[number[piece]] = [line.whole(column.name, column.low, column.high) for column in self.columns]
        return tuple(
            zip(*(found.get(place) or self.left_out(place, lines) for place in range(len(self.pieces))), strict=True)
        )

    def left_out(self, place: int, lines: Sequence[Line]) -> list[int]:
        """The numbers of a piece that a list does not have."""
        if all(column.missing is None for column in self.columns):
            raise BadCell(self.name, f"{self.pieces[place]} is missing", lines[-1].number if lines else 1, self.piece)
        return [
            self.standard[i][place] if column.missing is None else column.missing
            for i, column in enumerate(self.columns)
        ]

    def text_of_rows(self, rows: Sequence[Any]) -> str:
        """Rows as CSV: row 1 stands on line 2, below the names of the columns."""
        for number, row in enumerate(rows, start=2):
            if not isinstance(row, Mapping) or set(row) != set(self.header):
                raise BadCell(self.name, f"expected an object with {', '.join(self.header)}", number)
            if not all(isinstance(cell, str | int) for cell in row.values()):
                raise BadCell(self.name, "every field is a text or a number", number)
        return self.written([[row[column] for column in self.header] for row in rows])

    def written(self, rows: Sequence[Sequence[Any]]) -> str:
        out = io.StringIO()
        csv.writer(out, lineterminator="\n").writerows([self.header, *rows])
        return out.getvalue()

    def text(self, cells: Cells) -> str:
        """The value that stands for these numbers."""
        return STANDARD if cells == self.standard else self.written(self.rows(cells))

    def rows(self, cells: Cells) -> list[tuple[str, ...]]:
        return [(piece, *(str(column[place]) for column in cells)) for place, piece in enumerate(self.pieces)]

    # ---------------------------------------------------------------------------------------------------- as any option

    def encode(self, value: Any) -> list[int]:
        return [number for column in self.cells(value) for number in column]

    def decode(self, numbers: list[int]) -> str:
        wide = len(self.pieces)
        return self.text(tuple(tuple(numbers[i * wide : (i + 1) * wide]) for i in range(len(self.columns))))

    def parse(self, text: str) -> str:
        return text if text == STANDARD else read_list(self.name, text)

    def expected(self) -> str:
        return f"{STANDARD!r}, or a list as CSV text with the columns {','.join(self.header)}"

    def sheets(self, value: Any) -> tuple[Sheet, ...]:
        rows = tuple(self.rows(self.cells(value)))
        return (Sheet(self.header, rows, (self.piece,), (self.piece,), fixed=True),)

    def nearby(self, now: Any) -> Iterator[tuple[str, str]]:
        """Every number of every piece one more and one less, as far as it may be so."""
        cells = self.cells(now)
        for i, column in enumerate(self.columns):
            for place, piece in enumerate(self.pieces):
                for number in neighbours(cells[i][place], column.low, column.high):
                    yield f"[{piece}].{column.name} = {number}", self.text(changed(cells, i, place, number))

    def renewed(self, values: Mapping[str, Any]) -> Mapping[str, Any]:
        """Columns that were options of their own become a table."""
        old = {column.once: values[column.once] for column in self.columns if column.once in values}
        if not old:
            return values
        if self.name in values:
            raise BadOption(f"Option {self.name} already says what {' and '.join(old)} would.")
        numbers = [old.get(column.once, printed) for column, printed in zip(self.columns, self.standard, strict=True)]
        if any(not isinstance(column, list | tuple) or len(column) != len(self.pieces) for column in numbers):
            raise BadOption(
                f"Option {' and '.join(old)}: expected {len(self.pieces)} numbers, one for each {self.piece}."
            )
        others = {name: value for name, value in values.items() if name not in old}
        return {
            **others,
            self.name: self.written([(piece, *row) for piece, *row in zip(self.pieces, *numbers, strict=True)]),
        }

    # ------------------------------------------------------------------------------------------------------- a cell of it

    def cell(self, piece: str, column: str) -> TableCell:
        """One number of the table: `cards[bug 3].value`."""
        columns = [one.name for one in self.columns]
        if column not in columns:
            raise BadOption(f"{self.name} has no column {brief(column)}; its columns are: {', '.join(columns)}.")
        if piece not in self.pieces:
            raise BadOption(f"{self.name} has no {self.piece} {brief(piece)}.")
        return TableCell(self, columns.index(column), tuple(self.pieces).index(piece))


@dataclass(frozen=True)
class TableCell:
    """One number of a card table."""

    table: CardTable
    column: int
    place: int

    @property
    def name(self) -> str:
        return f"{self.table.name}[{self.table.pieces[self.place]}].{self.table.columns[self.column].name}"

    @property
    def number(self) -> Number:
        """What may stand there."""
        column = self.table.columns[self.column]
        return Number(self.name, column.low, low=column.low, high=column.high)

    def get(self, value: Any) -> int:
        return self.table.cells(value)[self.column][self.place]

    def put(self, value: Any, number: int) -> str:
        """The table with another number here."""
        return self.table.text(changed(self.table.cells(value), self.column, self.place, number))


def changed(cells: Cells, column: int, place: int, number: int) -> Cells:
    """A table with one number changed."""
    row = cells[column]
    return (*cells[:column], (*row[:place], number, *row[place + 1 :]), *cells[column + 1 :])
