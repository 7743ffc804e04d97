"""What a judge is told of the pantry before a turn: how far everybody is, and which cards the row lets be completed.

The solver has the last word on what a turn can do, so its answers say more than where each jar stands.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.rule import rule
from stockpot.games.pantry.pieces import DECK
from stockpot.games.pantry.rules import completed, points, reached, recipe_of, role_of, target
from stockpot.games.pantry.solver import moves_needed
from stockpot.games.pantry.state import ACTION_POINTS, MAX_PLAYERS, NONE, STALL_TURNS, State

PER_CARD = 4
"""Moves before it can be completed: none, one, two, more."""
PER_SEAT = DECK + 1 + MAX_PLAYERS + 3 * PER_CARD + 2
N_OUTLOOK = MAX_PLAYERS * PER_SEAT + 4


@rule
def outlook(s: State, seat: int, out: Any) -> int:
    """Every seat from this one on, then how many play, whether it is the last round, and how near a stall is."""
    for i in range(N_OUTLOOK):
        out[i] = 0.0
    for i in range(s.players):
        write_prospects(s, (seat + i) % s.players, out, i * PER_SEAT)
    n = MAX_PLAYERS * PER_SEAT
    out[n] = 1.0 if s.players == 2 else 0.0
    out[n + 1] = 1.0 if s.players == 3 else 0.0
    out[n + 2] = 1.0 if reached(s) != 0 else 0.0
    out[n + 3] = s.idle / (s.options[STALL_TURNS] * s.players)
    return N_OUTLOOK


@rule
def write_prospects(s: State, seat: int, out: Any, n: int) -> None:
    """The recipes left, the place in the round, what the card in hand, the next one, and all that are left need."""
    out[n + max(0, target(s) - completed(s, seat))] = 1.0
    n += DECK + 1
    out[n + role_of(s, seat)] = 1.0
    n += MAX_PLAYERS
    every = n + 2 * PER_CARD
    if s.hand[seat] != NONE:
        need = n + moves_for(s, seat, s.hand[seat])
        out[need] = 1.0
        out[need + 2 * PER_CARD] += 1 / DECK
    for i in range(s.cards[seat]):
        moves = moves_for(s, seat, s.deck[seat, i])
        if i == 0:
            out[n + PER_CARD + moves] = 1.0
        out[every + moves] += 1 / DECK
    n = every + PER_CARD
    out[n] = (s.cards[seat] - s.under[seat]) / DECK
    out[n + 1] = points(s, seat) / 9


@rule
def moves_for(s: State, seat: int, card: int) -> int:
    """How many moves a card takes before it can be completed; the last number stands for more than a turn has."""
    moves = moves_needed(s, recipe_of(s, seat, card), s.options[ACTION_POINTS] - 1)
    return PER_CARD - 1 if moves == NONE else moves
