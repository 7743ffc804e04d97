"""What differs between two lists of components, card by card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from stockpot.core.game import Game
from stockpot.core.options import Option, Sheet

Row = tuple[str, ...]


@dataclass(frozen=True)
class CardChange:
    """A card that another list has otherwise, or that only one of two lists has."""

    kind: Literal["new", "gone", "changed"]
    card: str
    cells: tuple[tuple[str, str, str], ...] = ()
    """Of a changed card: columns with what stood there, and what stands there now."""

    def __str__(self) -> str:
        if self.kind != "changed":
            return f"{'+' if self.kind == 'new' else '−'} {self.card}"
        return f"{self.card}: " + ", ".join(
            f"{column} {before or '–'} → {after or '–'}" for column, before, after in self.cells
        )


def changes(before: Sheet, after: Sheet) -> list[CardChange]:
    """What differs, in the order of the first list, then what is new.

    Rows are found again by the columns `same`; where several rows share what stands there, those that are whole the same first,
    then the others in their order.
    """
    old, new = _grouped(before), _grouped(after)
    found = []
    for key in dict.fromkeys([*old, *new]):
        left, right = _unlike(old.get(key, []), new.get(key, [])), _unlike(new.get(key, []), old.get(key, []))
        both = min(len(left), len(right))
        found += [_changed(before, *rows) for rows in zip(left[:both], right[:both], strict=True)]
        found += [CardChange("gone", named(before, row)) for row in left[both:]]
        found += [CardChange("new", named(after, row)) for row in right[both:]]
    return found


def named(sheet: Sheet, row: Row) -> str:
    """What a row is called."""
    return ", ".join(sheet.cells(row, sheet.called))


def _grouped(sheet: Sheet) -> dict[Row, list[Row]]:
    groups: dict[Row, list[Row]] = {}
    for row in sheet.rows:
        groups.setdefault(sheet.cells(row, sheet.same), []).append(row)
    return groups


def _unlike(rows: Sequence[Row], others: Sequence[Row]) -> list[Row]:
    """The rows that the others do not have, each as often as it is missing there."""
    return list((Counter(rows) - Counter(others)).elements())


def _changed(sheet: Sheet, before: Row, after: Row) -> CardChange:
    cells = zip(sheet.columns, before, after, strict=True)
    return CardChange("changed", named(sheet, before), tuple(cell for cell in cells if cell[1] != cell[2]))


# ------------------------------------------------------------------------------------------------------- in options


def list_changes(option: Option, before: Any, after: Any) -> Iterator[tuple[Sheet, list[CardChange]]]:
    """What differs in each list of an option between two of its values; nothing for options without lists."""
    for old, new in zip(option.sheets(before), option.sheets(after), strict=True):
        yield new, changes(old, new)


def card_changes(game: Game, before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, list[CardChange]]:
    """What differs in the lists of two sets of options, by the name of the list; lists that are alike are left out."""
    found = {}
    for option in game.options:
        old, new = (values.get(option.name, option.default) for values in (before, after))
        for sheet, differing in list_changes(option, old, new):
            if differing:
                found[f"{option.name} {sheet.part}".strip()] = differing
    return found
