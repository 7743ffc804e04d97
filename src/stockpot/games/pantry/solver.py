"""Can this recipe be completed this turn? An exact search through all moves, without memory of its own.

The search asks for 0, 1, 2 and 3 moves before completing, in this order, so at each depth it is known that fewer moves do not
do it. That makes the last move local. Let the first of two moves change the positions m and m + 1, and let the second change
a and a + 1. The place completed must contain a or a + 1 (else the first move alone would do), and it must contain m or
m + 1 unless the second move touches these (else the second move alone would do, its legality being untouched). A place spans
three positions, so a is one of m - 3 … m + 3, and all that matters is the eight positions m - 3 … m + 4. They are looked up
once for each first move and held in eight numbers; the row itself is not changed.

Moves to the left are looked at in a mirror: a recipe may be read from either side, so the mirrored row is the same problem.
"""

from __future__ import annotations

from stockpot.core.rule import rule
from stockpot.games.pantry.pieces import ACROSS, DOWN, LEFT, RIGHT, THREE, backwards, forwards, height, row_of, top_jars
from stockpot.games.pantry.row import next_tops, shift, stands
from stockpot.games.pantry.rules import recipe_of
from stockpot.games.pantry.state import COMPLETE, NONE, State

MOST_MOVES = 3
"""As deep as the search goes: all the moves of a turn with four action points."""


@rule
def next_step(s: State, seat: int) -> int:
    """The first action on a shortest way to complete the seat's card within its action points, or NONE.

    It asks only about the card in hand: pantry.turn.actions pantry.complete.ends.
    """
    return step_towards(s, recipe_of(s, seat, s.hand[seat]), s.actions - 1)


@rule
def step_towards(s: State, recipe: int, most: int) -> int:
    """The first action on a shortest way to complete a recipe after at most so many moves, or NONE."""
    for moves in range(most + 1):
        action = step_in(s, recipe, moves)
        if action != NONE:
            return action
    return NONE


@rule
def moves_needed(s: State, recipe: int, most: int) -> int:
    """How many moves it takes before a recipe can be completed; NONE if more than `most`."""
    for moves in range(most + 1):
        if step_in(s, recipe, moves) != NONE:
            return moves
    return NONE


@rule
def step_in(s: State, recipe: int, moves: int) -> int:
    """The first action when exactly so many moves are needed, fewer being known not to do."""
    one = forwards(recipe)
    other = backwards(recipe)
    if moves == 0:
        return place_now(s, one, other)
    if moves < MOST_MOVES:
        return local_step(s, one, other, moves)
    return long_step(s, one, other, moves)


@rule
def place_now(s: State, one: int, other: int) -> int:
    """No move: a place that fits as it is."""
    tops = 0
    for c in range(s.width):
        tops = next_tops(tops, s.gap[c], s.stack[c])
        if stands(one, other, s.stack[c] & THREE) != 0:
            return COMPLETE + 2 * c + DOWN
        if stands(one, other, tops) != 0:
            return COMPLETE + 2 * (c - 2) + ACROSS
    return NONE


@rule
def local_step(s: State, one: int, other: int, moves: int) -> int:
    """One or two moves: try every first move on the eight positions around it."""
    jar = 0
    for c in range(s.width):
        here = height(s.stack[c])
        for direction in (LEFT, RIGHT):
            k = first_block(s, c, here, direction, one, other, moves)
            if k > 0:
                return 2 * (jar + here - k) + direction
        jar += here
    return NONE


@rule
def first_block(s: State, c: int, here: int, direction: int, one: int, other: int, moves: int) -> int:
    """How many jars of a column to move in a direction so that the recipe can be completed, at once or after one more; or 0."""
    step = 1 if direction == RIGHT else -1
    w4 = cell(s, c, step)
    most = here - height(w4)
    if most <= 0:
        return 0
    w3 = s.stack[c]
    w1 = cell(s, c, -2 * step)
    w2 = cell(s, c, -step)
    w5 = cell(s, c, 2 * step)
    w6 = cell(s, c, 3 * step)
    if moves == 1:
        return block_to_right(one, other, w1, w2, w3, w4, w5, w6, most)
    w0 = cell(s, c, -3 * step)
    w7 = cell(s, c, 4 * step)
    for k in range(1, most + 1):
        from_here = w3 >> (4 * k)
        to_there = (w4 << (4 * k)) | top_jars(w3, k)
        if one_more_move(one, other, w0, w1, w2, from_here, to_there, w5, w6, w7):
            return k
    return 0


@rule
def cell(s: State, c: int, offset: int) -> int:
    """The stack so many positions to the right of a column, or to the left if negative; 0 where there are no jars."""
    i = c
    while offset > 0:
        i += 1
        if i >= s.width:
            return 0
        offset -= s.gap[i] + 1
        if offset < 0:
            return 0
    while offset < 0:
        offset += s.gap[i] + 1
        i -= 1
        if i < 0 or offset > 0:
            return 0
    return s.stack[i]


@rule
def one_more_move(one: int, other: int, a: int, b: int, c: int, d: int, e: int, f: int, g: int, h: int) -> bool:
    """Does one move between eight neighbouring positions make the recipe stand somewhere among them?

    The positions pass through a window of six; the move is between the two in its middle. (`nothing` is 0 in a way that Numba
    does not take for a constant: constants as arguments make it compile a function once more for each.)
    """
    nothing = a ^ a
    l2 = nothing
    l1 = nothing
    for _ in range(7):
        if between(one, other, l2, l1, a, b, c, d):
            return True
        l2 = l1
        l1 = a
        a = b
        b = c
        c = d
        d = e
        e = f
        f = g
        g = h
        h = nothing
    return False


@rule
def between(one: int, other: int, l2: int, l1: int, x: int, y: int, r1: int, r2: int) -> bool:
    """Does a move between the two positions in the middle, from the higher to the lower one, make the recipe stand there?"""
    drop = height(x) - height(y)
    if drop == 0:
        return False
    if drop > 0:
        return block_to_right(one, other, l2, l1, x, y, r1, r2, drop) > 0
    return block_to_right(one, other, r2, r1, y, x, l1, l2, -drop) > 0


@rule
def block_to_right(
    one: int, other: int, l2: int, l1: int, x: int, y: int, r1: int, r2: int, most: int
) -> int:  # fmt: skip
    """How many of the top jars of x, at most so many, to put onto y so that the recipe stands there; or 0.

    The top of y becomes the top of x, however many jars go; only the new top of x depends on their number.
    """
    if stands(one, other, row_of(x, r1, r2)) != 0:
        return 1
    if stands(one, other, top_jars(x, 1) | ((y << 4) & THREE)) != 0:
        return 1
    if most > 1 and stands(one, other, top_jars(x, 2) | ((y << 8) & THREE)) != 0:
        return 2
    far = (l2 & 15) | ((l1 & 15) << 4)
    middle = (l1 & 15) | ((x & 15) << 8)
    near = ((x & 15) << 4) | ((r1 & 15) << 8)
    for k in range(1, most + 1):
        x >>= 4
        jar = x & 15
        if (
            stands(one, other, x & THREE)
            | stands(one, other, far | (jar << 8))
            | stands(one, other, middle | (jar << 4))
            | stands(one, other, near | jar)
        ) != 0:
            return k
    return 0


@rule
def long_step(s: State, one: int, other: int, moves: int) -> int:
    """Three moves: carry every first move out, look for two more, and take it back."""
    jar = 0
    for c in range(s.width):
        here = height(s.stack[c])
        for direction in (LEFT, RIGHT):
            most = here - height(cell(s, c, 1 if direction == RIGHT else -1))
            for k in range(1, most + 1):
                there = shift(s, c, k, direction)
                found = local_step(s, one, other, moves - 1) != NONE
                shift(s, there, k, RIGHT if direction == LEFT else LEFT)
                if found:
                    return 2 * (jar + here - k) + direction
        jar += here
    return NONE
