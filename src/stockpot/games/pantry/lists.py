"""Tiles and recipes as CSV: the standard set, the expert set, and lists of one's own in the same format.

Tiles have the columns `kind, copies`; recipes have `owner, points, ing1, ing2, ing3`, five for each of the four roles.
Further columns are ignored. A broken list is refused with the line and the reason.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from stockpot.core.options import Choice, Line, Sheet, read_lines, read_list
from stockpot.core.text import brief
from stockpot.games.pantry.pieces import DECK, JAR, MAX_JARS, N_KINDS, N_RECIPES, ROLE, ingredients, recipe_code

FOLDER = Path(__file__).parent
SETS = ("standard", "expert")
MAX_POINTS = 7
NAME = "lists"
"""Of the option."""
INGREDIENTS = ("ing1", "ing2", "ing3")
COLUMNS = {"tiles": ("kind", "copies"), "recipes": ("owner", "points", *INGREDIENTS)}
"""The columns of both lists."""


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


def kind_in(line: Line, column: str) -> int:
    """The kind of jar in a column."""
    name = line.cells[column]
    if name not in JAR.number:
        raise line.refuse(f"there is no kind {brief(name)}; the kinds are {', '.join(JAR.ids)}", column)
    return JAR.number[name] + 1


def last_line(lines: list[Line], part: str) -> Line:
    """Where what is wrong with a whole list is said."""
    return lines[-1] if lines else Line(NAME, part, 1, {})


def read_tiles(text: str) -> tuple[int, ...]:
    """pantry.setup.kinds: how many jars there are of each kind."""
    copies = [0] * N_KINDS
    lines = read_lines(NAME, text, COLUMNS["tiles"], "tiles")
    for line in lines:
        kind = kind_in(line, "kind")
        if copies[kind - 1]:
            raise line.refuse(f"{line.cells['kind']} was listed before", "kind")
        copies[kind - 1] = line.whole("copies", 1, MAX_JARS)
    if not 3 <= sum(copies) <= MAX_JARS:
        reason = f"there must be 3 to {MAX_JARS} jars, not {sum(copies)}"
        raise last_line(lines, "tiles").refuse(reason, "copies")
    return tuple(copies)


def read_recipes(text: str, copies: tuple[int, ...]) -> tuple[int, ...]:
    """pantry.setup.recipes: the five cards of each role, all of which can be made from the jars."""
    decks: dict[str, list[int]] = {role: [] for role in ROLE.ids}
    lines = read_lines(NAME, text, COLUMNS["recipes"], "recipes")
    for line in lines:
        owner = line.cells["owner"]
        if owner not in decks:
            raise line.refuse(f"there is no owner {brief(owner)}; the owners are {', '.join(ROLE.ids)}", "owner")
        points = line.whole("points", 1, MAX_POINTS)
        kinds = [kind_in(line, column) for column in INGREDIENTS]
        for column, kind in zip(INGREDIENTS, kinds, strict=True):
            if kinds.count(kind) > copies[kind - 1]:
                needed = f"it takes {kinds.count(kind)} {JAR.ids[kind - 1]}, there are {copies[kind - 1]}"
                raise line.refuse(needed, column)
        deck = decks[owner]
        if any(ingredients(other) == tuple(kinds) for other in deck):
            raise line.refuse(f"{owner} has this recipe already")
        deck.append(recipe_code(points, kinds))
        if len(deck) > DECK:
            raise line.refuse(f"{owner} has more than {DECK} recipes", "owner")
    for role, deck in decks.items():
        if len(deck) < DECK:
            reason = f"the list ends with {len(deck)} recipes for {role} instead of {DECK}"
            raise last_line(lines, "recipes").refuse(reason)
    return tuple(code for deck in decks.values() for code in deck)


def read_lists(tiles: str, recipes: str) -> Lists:
    copies = read_tiles(tiles)
    return Lists(copies, read_recipes(recipes, copies))


def kinds_of(code: int) -> list[str]:
    """The ingredients of a recipe."""
    return [JAR.ids[kind - 1] for kind in ingredients(code)]


def write_tiles(copies: tuple[int, ...]) -> str:
    rows = [f"{JAR.ids[i]},{n}" for i, n in enumerate(copies) if n]
    return "\n".join([",".join(COLUMNS["tiles"]), *rows, ""])


def write_recipes(recipes: tuple[int, ...]) -> str:
    rows = []
    for i, code in enumerate(recipes):
        rows.append(f"{ROLE.ids[i // DECK]},{code >> 12},{','.join(kinds_of(code))}")
    return "\n".join([",".join(COLUMNS["recipes"]), *rows, ""])


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
        return read_lists(value["tiles"], value["recipes"])

    def sheets(self, value: Any) -> tuple[Sheet, ...]:
        lists = self.lists(value)
        jars = [(kind, str(n)) for kind, n in zip(JAR.ids, lists.copies, strict=True) if n]
        cards = [(ROLE.ids[i // DECK], str(code >> 12), *kinds_of(code)) for i, code in enumerate(lists.recipes)]
        kinds = {"owner": ROLE.ids, **dict.fromkeys(INGREDIENTS, JAR.ids)}
        return (
            Sheet(COLUMNS["tiles"], tuple(jars), ("kind",), ("kind",), {"kind": JAR.ids}, "tiles"),
            Sheet(COLUMNS["recipes"], tuple(cards), ("owner",), ("owner", *INGREDIENTS), kinds, "recipes"),
        )

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
        value = {part: read_list(self.name, f"{text}_{part}.csv") for part in COLUMNS}
        self.lists(value)
        return value

    def expected(self) -> str:
        return f"{', '.join(self.choices)}, or the text of two lists as {{'tiles': …, 'recipes': …}}"
