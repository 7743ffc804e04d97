"""Tiles and recipes as CSV: the standard set, the expert set, and lists of one's own in the same format.

Tiles have the columns `kind, copies`; recipes have `owner, points, ing1, ing2, ing3`, five for each of the four roles.
Further columns are ignored. A broken list is refused with the line and the reason.
"""

from __future__ import annotations

import csv
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from stockpot.core.errors import BadOption
from stockpot.core.options import Choice
from stockpot.core.text import brief
from stockpot.games.pantry.pieces import DECK, JAR, MAX_JARS, N_KINDS, N_RECIPES, ROLE, ingredients, recipe_code

FOLDER = Path(__file__).parent
SETS = ("standard", "expert")
MAX_POINTS = 7
INGREDIENTS = ("ing1", "ing2", "ing3")


@dataclass(frozen=True)
class Lists:
    """A set of jars and recipes, checked."""

    copies: tuple[int, ...]
    """For each kind, how many jars."""
    recipes: tuple[int, ...]
    """Five recipe codes for each role."""

    @property
    def jars(self) -> int:
        return sum(self.copies)


class BrokenList(ValueError):  # noqa: N818 - as in core.errors
    """What is wrong with a list, and where."""


def _rows(what: str, text: str, columns: tuple[str, ...]) -> list[tuple[str, dict[str, str]]]:
    """The lines of a CSV text, each with the words that name its place."""
    reader = csv.DictReader(text.splitlines())
    missing = [column for column in columns if column not in (reader.fieldnames or ())]
    if missing:
        raise BrokenList(f"{what} line 1: there is no column {missing[0]!r}; the columns are {', '.join(columns)}.")
    rows = []
    for row in reader:
        place = f"{what} line {reader.line_num}"
        for column in columns:
            if not (row[column] or "").strip():
                raise BrokenList(f"{place}: {column} is missing.")
        rows.append((place, {column: row[column].strip() for column in columns}))
    return rows


def _whole(place: str, column: str, text: str, low: int, high: int) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 9 or not low <= int(text) <= high:
        raise BrokenList(f"{place}: {column} must be a whole number from {low} to {high}, not {brief(text)}.")
    return int(text)


def _kind(place: str, name: str) -> int:
    if name not in JAR.number:
        raise BrokenList(f"{place}: there is no kind {brief(name)}; the kinds are {', '.join(JAR.ids)}.")
    return JAR.number[name] + 1


def read_tiles(text: str) -> tuple[int, ...]:
    """pantry.setup.kinds: how many jars there are of each kind."""
    copies = [0] * N_KINDS
    for place, row in _rows("tiles", text, ("kind", "copies")):
        kind = _kind(place, row["kind"])
        if copies[kind - 1]:
            raise BrokenList(f"{place}: {row['kind']} was listed before.")
        copies[kind - 1] = _whole(place, "copies", row["copies"], 1, MAX_JARS)
    if not 3 <= sum(copies) <= MAX_JARS:
        raise BrokenList(f"tiles: there must be 3 to {MAX_JARS} jars, not {sum(copies)}.")
    return tuple(copies)


def read_recipes(text: str, copies: tuple[int, ...]) -> tuple[int, ...]:
    """pantry.setup.recipes: the five cards of each role, all of which can be made from the jars."""
    decks: dict[str, list[int]] = {role: [] for role in ROLE.ids}
    place = "recipes"
    for place, row in _rows("recipes", text, ("owner", "points", *INGREDIENTS)):
        if row["owner"] not in decks:
            raise BrokenList(f"{place}: there is no owner {brief(row['owner'])}; the owners are {', '.join(ROLE.ids)}.")
        points = _whole(place, "points", row["points"], 1, MAX_POINTS)
        kinds = [_kind(place, row[column]) for column in INGREDIENTS]
        for kind in kinds:
            if kinds.count(kind) > copies[kind - 1]:
                raise BrokenList(
                    f"{place}: it takes {kinds.count(kind)} {JAR.ids[kind - 1]}, there are {copies[kind - 1]}."
                )
        deck = decks[row["owner"]]
        if any(ingredients(other) == tuple(kinds) for other in deck):
            raise BrokenList(f"{place}: {row['owner']} has this recipe already.")
        deck.append(recipe_code(points, kinds))
        if len(deck) > DECK:
            raise BrokenList(f"{place}: {row['owner']} has more than {DECK} recipes.")
    for role, deck in decks.items():
        if len(deck) < DECK:
            raise BrokenList(f"{place}: the list ends with {len(deck)} recipes for {role} instead of {DECK}.")
    return tuple(code for deck in decks.values() for code in deck)


def read_lists(tiles: str, recipes: str) -> Lists:
    copies = read_tiles(tiles)
    return Lists(copies, read_recipes(recipes, copies))


def write_tiles(copies: tuple[int, ...]) -> str:
    rows = [f"{JAR.ids[i]},{n}" for i, n in enumerate(copies) if n]
    return "\n".join(["kind,copies", *rows, ""])


def write_recipes(recipes: tuple[int, ...]) -> str:
    rows = []
    for i, code in enumerate(recipes):
        names = ",".join(JAR.ids[kind - 1] for kind in ingredients(code))
        rows.append(f"{ROLE.ids[i // DECK]},{code >> 12},{names}")
    return "\n".join(["owner,points,ing1,ing2,ing3", *rows, ""])


@cache
def known_set(name: str) -> Lists:
    """pantry.variant.expert: one of the sets in this folder."""
    tiles, recipes = (FOLDER / f"{name}_{part}.csv" for part in ("tiles", "recipes"))
    return read_lists(tiles.read_text(encoding="utf-8"), recipes.read_text(encoding="utf-8"))


@dataclass(frozen=True)
class ListsOption(Choice):
    """pantry.variant.lists: the name of a set, or `{"tiles": …, "recipes": …}` with the text of two CSV files.

    Typed by a person: the name of a set, or the path that the two files begin with: `lists=my/own` reads `my/own_tiles.csv`
    and `my/own_recipes.csv`.
    """

    @property
    def size(self) -> int:
        return N_KINDS + N_RECIPES

    def lists(self, value: Any) -> Lists:
        """The checked lists that a value stands for."""
        if isinstance(value, str) and value in self.choices:
            return known_set(value)
        if not isinstance(value, Mapping) or set(value) != {"tiles", "recipes"}:
            raise self.refuse(value)
        if not all(isinstance(text, str) for text in value.values()):
            raise self.refuse(value)
        try:
            return read_lists(value["tiles"], value["recipes"])
        except (BrokenList, csv.Error) as error:
            raise BadOption(f"Option {self.name}: {error}") from None

    def encode(self, value: Any) -> list[int]:
        lists = self.lists(value)
        return [*lists.copies, *lists.recipes]

    def decode(self, numbers: list[int]) -> Any:
        for name in self.choices:
            if numbers == self.encode(name):
                return name
        copies, recipes = tuple(numbers[:N_KINDS]), tuple(numbers[N_KINDS:])
        return {"tiles": write_tiles(copies), "recipes": write_recipes(recipes)}

    def parse(self, text: str) -> Any:
        if text in self.choices:
            return text
        value = {}
        for part in ("tiles", "recipes"):
            path = Path(f"{text}_{part}.csv")
            try:
                value[part] = path.read_text(encoding="utf-8-sig")
            except (OSError, UnicodeDecodeError) as error:
                raise BadOption(f"Option {self.name}: {path} cannot be read: {error}.") from None
        self.lists(value)
        return value

    def expected(self) -> str:
        return f"{', '.join(self.choices)}, or the text of two lists as {{'tiles': …, 'recipes': …}}"
