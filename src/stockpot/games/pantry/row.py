"""The row of columns: neighbours, gaps, and how jars move in it.

Columns are those that have jars, counted from 0 at the left; `gap` says how many empty positions lie before each. The ground
beside the row and a gap inside it are the same thing: an empty position next to a column (pantry.move.ground, pantry.move.gap).
"""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import lowest
from stockpot.core.rule import inlined, rule
from stockpot.games.pantry.pieces import (
    ACROSS,
    DOWN,
    LEFT,
    RIGHT,
    THREE,
    backwards,
    forwards,
    height,
    kind_at,
    top_jars,
)
from stockpot.games.pantry.state import NONE, State


@rule
def column_number(s: State, c: int) -> int:
    """A column's number as players see it: positions, empty ones too, counted from 1 at the leftmost jar."""
    number = 1
    for i in range(1, c + 1):
        number += s.gap[i] + 1
    return number


@rule
def beside(s: State, c: int) -> bool:
    """pantry.move.beside: is there a column directly on the right of this one?"""
    return c + 1 < s.width and s.gap[c + 1] == 0


# ----------------------------------------------------------------------------------------------------------------- moves


@inlined
def list_moves(s: State, out: Any) -> int:
    """pantry.move.level: every jar that may go left or right with all above it; returns how many moves there are.

    A block that stands on i jars keeps its level or drops where the neighbour has at most i jars. The jars that may go are
    gathered as two sets first and written out in one loop: branches that depend on the row are slow.
    """
    to_left = 0
    to_right = 0
    jar = 0
    left = 0
    here = height(s.stack[0])
    for c in range(s.width):
        following = 0
        right = 0
        if c + 1 < s.width:
            following = height(s.stack[c + 1])
            right = following if s.gap[c + 1] == 0 else 0
        to_left |= from_level(left, here) << jar
        to_right |= from_level(right, here) << jar
        jar += here
        left = here if right > 0 else 0
        here = following
    n = 0
    either = to_left | to_right
    while either != 0:
        jar = lowest(either)
        out[n] = 2 * jar + LEFT
        n += (to_left >> jar) & 1
        out[n] = 2 * jar + RIGHT
        n += (to_right >> jar) & 1
        either &= either - 1
    return n


@inlined
def from_level(low: int, here: int) -> int:
    """The set of the jars of a column, counted from its bottom, that stand on at least `low` jars."""
    return (1 << here) - (1 << min(low, here))


@inlined
def located(s: State, jar: int) -> int:
    """256 × the column of a jar + how many jars move with it."""
    c = 0
    here = height(s.stack[0])
    while jar >= here:
        jar -= here
        c += 1
        here = height(s.stack[c])
    return (c << 8) | (here - jar)


@rule
def shift(s: State, c: int, k: int, direction: int) -> int:
    """pantry.move.block pantry.move.ground pantry.move.gap: the top k jars of a column go one position aside.

    Returns the column where they are now. `shift(s, shift(s, c, k, RIGHT), k, LEFT)` restores every byte.
    """
    block = top_jars(s.stack[c], k)
    rest = s.stack[c] >> (4 * k)
    onto = c + 1 if direction == RIGHT else c - 1
    if beside(s, c) if direction == RIGHT else (c > 0 and s.gap[c] == 0):
        s.stack[c] = rest
        s.stack[onto] = (s.stack[onto] << (4 * k)) | block
        if rest == 0:
            close_column(s, c)
        return onto
    step = 1 if direction == RIGHT else -1
    if rest == 0:
        widen(s, c, step)
        widen(s, c + 1, -step)
        return c
    s.stack[c] = rest
    if direction == RIGHT:
        open_column(s, c + 1, block)
        widen(s, c + 2, -1)
        return c + 1
    open_column(s, c, block)
    s.gap[c] = s.gap[c + 1]
    s.gap[c + 1] = 0
    widen(s, c, -1)
    return c


@rule
def widen(s: State, c: int, by: int) -> None:
    """Change the gap before a column; nothing lies before the first, nor after the last."""
    if 0 < c < s.width:
        s.gap[c] += by


@rule
def open_column(s: State, c: int, stack: int) -> None:
    """Let a new column with no gap before it be number c."""
    for i in range(s.width, c, -1):
        s.stack[i] = s.stack[i - 1]
        s.gap[i] = s.gap[i - 1]
    s.stack[c] = stack
    s.gap[c] = 0
    s.width += 1


@rule
def close_column(s: State, c: int) -> None:
    """pantry.move.gap: a column without jars leaves a gap; at either end of the row it is the ground again."""
    widen(s, c + 1, s.gap[c] + 1)
    s.width -= 1
    for i in range(c, s.width):
        s.stack[i] = s.stack[i + 1]
        s.gap[i] = s.gap[i + 1]
    s.stack[s.width] = 0
    s.gap[s.width] = 0
    s.gap[0] = 0


# --------------------------------------------------------------------------------------------------------------- recipes


@inlined
def stands(one: int, other: int, three: int) -> int:
    """pantry.complete.down pantry.complete.across: are these three jars the recipe, read either way? 1 or 0."""
    return (1 if three == one else 0) | (1 if three == other else 0)


@inlined
def next_tops(tops: int, gap: int, stack: int) -> int:
    """The tops of three columns side by side, written like a stack of three, when one more column is looked at.

    pantry.ruling.apart: a gap is a column without a top jar, so right behind a gap there are fewer than three.
    """
    return ((tops >> 4) if gap == 0 else 0) | (top_jars(stack, 1) << 8)


@rule
def in_place(order: int, three: int) -> int:
    """How many of three jars, or of none, stand as an order of ingredients wants them."""
    n = 0
    for slot in range(3):
        if kind_at(three, slot) == kind_at(order, slot):
            n += 1
    return n if kind_at(three, 2) != 0 and kind_at(three, 0) != 0 else 0


@rule
def nearest_place(s: State, recipe: int) -> int:
    """pantry.complete.down pantry.complete.across: where most jars of a recipe are in place, or NONE where none is.

    Counted like the actions that complete it, 2 × column + way, and doubled: odd where it is read backwards.
    """
    most = 0
    best = NONE
    tops = 0
    for c in range(s.width):
        tops = next_tops(tops, s.gap[c], s.stack[c])
        for way in range(2):
            three = s.stack[c] & THREE if way == DOWN else tops
            left = c if way == DOWN else c - 2
            for reading in range(2):
                n = in_place(forwards(recipe) if reading == 0 else backwards(recipe), three)
                if n > most:
                    most = n
                    best = 4 * left + 2 * way + reading
    return best


@rule
def leftmost_without(s: State, c: int, way: int) -> int:
    """pantry.complete.clear: the number of the leftmost column that is left once a recipe is completed there."""
    i = 0
    if c == 0:
        taken = 1 if way == ACROSS else 3
        columns = 3 if way == ACROSS else 1
        while i < columns and i < s.width and height(s.stack[i]) == taken:
            i += 1
    return column_number(s, i) if i < s.width else 1


@rule
def clear_places(s: State, c: int, way: int) -> None:
    """pantry.complete.clear: take the three jars of a completed recipe out of the pantry."""
    if way == ACROSS:
        for i in range(c + 2, c - 1, -1):
            s.stack[i] >>= 4
            if s.stack[i] == 0:
                close_column(s, i)
        return
    s.stack[c] >>= 12
    if s.stack[c] == 0:
        close_column(s, c)
