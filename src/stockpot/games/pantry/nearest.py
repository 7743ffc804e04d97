"""Where a recipe is nearest to being completed, for who looks at the row."""

from __future__ import annotations

from stockpot.games.pantry.pieces import DOWN, JAR, height, ingredients, kind_at
from stockpot.games.pantry.row import column_number, nearest_place
from stockpot.games.pantry.state import NONE, State
from stockpot.games.pantry.view import Spot

WORTH_SHOWING = 2
"""Fewer jars stand in place in too many places for one of them to mean anything."""


def nearest(s: State, recipe: int) -> list[Spot]:
    """pantry.complete.down pantry.complete.across: the place that has most of a recipe, read in either direction."""
    place = nearest_place(s, recipe)
    if place == NONE:
        return []
    jars = jars_at(s, place >> 2, place >> 1 & 1)
    line = jars[::-1] if place & 1 else jars
    spots: list[Spot] = [
        {"jar": JAR.ids[wanted - 1], "column": column, "level": level, "found": kind == wanted}
        for (kind, column, level), wanted in zip(line, ingredients(recipe), strict=True)
    ]
    return spots if sum(spot["found"] for spot in spots) >= WORTH_SHOWING else []


def jars_at(s: State, c: int, way: int) -> list[tuple[int, int, int]]:
    """The three jars from which a recipe is completed: what they are, their columns and levels."""
    places = [(c, depth) for depth in range(3)] if way == DOWN else [(c + i, 0) for i in range(3)]
    return [(kind_at(s.stack[i], depth), column_number(s, i), height(s.stack[i]) - 1 - depth) for i, depth in places]
