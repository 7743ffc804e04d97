"""Rules of thumb for the pantry, and what a situation is worth."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count
from stockpot.core.elementary import exp
from stockpot.core.random import draw
from stockpot.core.rule import rule
from stockpot.games.pantry.pieces import LEFT, RIGHT, height
from stockpot.games.pantry.rules import completed, may_exchange, recipe_of, target, winners
from stockpot.games.pantry.solver import MOST_MOVES, cell, moves_needed, next_step, step_towards
from stockpot.games.pantry.state import ACTION_POINTS, AGREE, EXCHANGE, NONE, REFUSE, STOP, Phase, State

TEMPERATURE = 0.8
"""How many recipes ahead make the chances e times better."""

LOTS = 10_000
"""Lots drawn for a move at most; one of sixty columns can always be moved outwards, so this is never reached."""


@rule
def thumb(s: State, seat: int) -> int:
    """The action a good amateur would take: complete if this turn can, else try another card, else prepare."""
    if s.phase == Phase.OFFER:
        return thumb_answer(s, seat)
    action = next_step(s, seat)
    if action != NONE:
        return action
    if may_exchange(s, seat):
        return EXCHANGE
    return thumb_prepare(s, seat)


@rule
def thumb_answer(s: State, seat: int) -> int:
    """pantry.ruling.agreement: agree to end the game only as its winner."""
    return AGREE if (winners(s) >> seat) & 1 != 0 else REFUSE


@rule
def thumb_prepare(s: State, seat: int) -> int:
    """What to do with action points that cannot complete the card: make it possible for the next turn, or stir the row."""
    recipe = recipe_of(s, seat, s.hand[seat])
    if moves_needed(s, recipe, s.options[ACTION_POINTS] - 1) != NONE:
        return STOP
    action = step_towards(s, recipe, MOST_MOVES)
    return action if action != NONE else any_move(s)


@rule
def any_move(s: State) -> int:
    """A move drawn by lot, or STOP when there are no jars; the leftmost jar to the left when the lot takes too long."""
    if s.width == 0:
        return STOP
    for _ in range(LOTS):
        c = draw(s, s.width)
        direction = draw(s, 2)
        here = height(s.stack[c])
        most = here - height(cell(s, c, 1 if direction == RIGHT else -1))
        if most > 0:
            jar = here - 1 - draw(s, most)
            for i in range(c):
                jar += height(s.stack[i])
            return 2 * jar + direction
    return 2 * (height(s.stack[0]) - 1) + LEFT


@rule
def outcome(s: State, out: Any) -> None:
    """Each seat's share of the victory; before the end, its chance of it by the recipes still to complete."""
    if s.phase == Phase.OVER:
        best = winners(s)
        for seat in range(s.players):
            out[seat] = ((best >> seat) & 1) / count(best)
        return
    total = 0.0
    for seat in range(s.players):
        out[seat] = exp((completed(s, seat) - target(s)) / TEMPERATURE)
        total += out[seat]
    for seat in range(s.players):
        out[seat] /= total
