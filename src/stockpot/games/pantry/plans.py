"""Whole turns worth a thought: all ways to complete the card in hand in this turn, with moves before that for what comes after.

What a turn leaves behind is what the next players find. Where the card cannot be completed, every action is weighed alone.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.generic import MAX_PLANS, NO_MORE, single_actions, write_plan
from stockpot.core.rule import rule
from stockpot.games.pantry.pieces import ACROSS, DOWN, LEFT, RIGHT, THREE, backwards, forwards, height
from stockpot.games.pantry.row import next_tops, shift, stands
from stockpot.games.pantry.rules import may_exchange, recipe_of
from stockpot.games.pantry.solver import cell, next_step
from stockpot.games.pantry.state import COMPLETE, EXCHANGE, NONE, Phase, State

ROOM = MAX_PLANS - 1
"""One is left for the exchange."""


@rule
def plans(s: State, seat: int, scratch: Any, out: Any) -> int:
    """pantry.turn.actions: the turns that complete the card, up to two moves before that, and the exchange; or all actions."""
    if s.phase != Phase.TURN:
        return single_actions(s, seat, scratch, out)
    soonest = next_step(s, seat)
    if soonest == NONE:
        return single_actions(s, seat, scratch, out)
    recipe = recipe_of(s, seat, s.hand[seat])
    n = list_turns(s, forwards(recipe), backwards(recipe), out)
    if n == 0:  # it takes three moves
        write_plan(out, n, soonest, NO_MORE, NO_MORE)
        n += 1
    if may_exchange(s, seat):
        write_plan(out, n, EXCHANGE, NO_MORE, NO_MORE)
        n += 1
    return n


@rule
def list_turns(s: State, one: int, other: int, out: Any) -> int:
    """All turns of at most two moves that complete the recipe."""
    n = complete_after(s, one, other, NO_MORE, NO_MORE, out, 0)
    if s.actions < 2:
        return n
    jar = 0
    for c in range(s.width):
        here = height(s.stack[c])
        for direction in (LEFT, RIGHT):
            step = 1 if direction == RIGHT else -1
            most = here - height(cell(s, c, step))
            for k in range(1, most + 1):
                first = 2 * (jar + here - k) + direction
                there = shift(s, c, k, direction)
                n = complete_after(s, one, other, first, NO_MORE, out, n)
                if s.actions > 2:
                    n = after_second(s, one, other, first, there, step, out, n)
                shift(s, there, k, RIGHT if direction == LEFT else LEFT)
        jar += here
    return n


@rule
def after_second(s: State, one: int, other: int, first: int, there: int, step: int, out: Any, n: int) -> int:
    """The same after every second move; of two moves that do not touch each other the left one is made first."""
    at = 0
    for i in range(1, there + 1):
        at -= s.gap[i] + 1
    jar = 0
    for c in range(s.width):
        if c > 0:
            at += s.gap[c] + 1
        here = height(s.stack[c])
        for direction in (LEFT, RIGHT):
            to = at + (1 if direction == RIGHT else -1)
            if max(at, to) < min(0, -step):
                continue
            most = here - height(cell(s, c, to - at))
            for k in range(1, most + 1):
                second = 2 * (jar + here - k) + direction
                where = shift(s, c, k, direction)
                n = complete_after(s, one, other, first, second, out, n)
                shift(s, where, k, RIGHT if direction == LEFT else LEFT)
        jar += here
    return n


@rule
def complete_after(s: State, one: int, other: int, first: int, second: int, out: Any, n: int) -> int:
    """The turns that now complete the recipe, at every place where it stands."""
    tops = 0
    for c in range(s.width):
        tops = next_tops(tops, s.gap[c], s.stack[c])
        if n < ROOM and stands(one, other, s.stack[c] & THREE) != 0:
            n = add_turn(out, n, first, second, COMPLETE + 2 * c + DOWN)
        if n < ROOM and stands(one, other, tops) != 0:
            n = add_turn(out, n, first, second, COMPLETE + 2 * (c - 2) + ACROSS)
    return n


@rule
def add_turn(out: Any, n: int, first: int, second: int, complete: int) -> int:
    """One more turn; returns how many there are."""
    if first == NO_MORE:
        write_plan(out, n, complete, NO_MORE, NO_MORE)
    elif second == NO_MORE:
        write_plan(out, n, first, complete, NO_MORE)
    else:
        write_plan(out, n, first, second, complete)
    return n + 1
