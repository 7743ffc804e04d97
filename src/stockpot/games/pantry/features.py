"""The tensor a learner sees: what the seat may know, seats counted from its own.

The jars come first, in the order in which actions count them: entry j describes what actions 2·j and 2·j + 1 would move.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.rule import rule
from stockpot.games.pantry.pieces import DECK, MAX_JARS, MAX_ROWS, N_KINDS, height, kind_at, points_of
from stockpot.games.pantry.row import beside
from stockpot.games.pantry.rules import completed, may_exchange, may_offer, points, reached, recipe_of, role_of, target
from stockpot.games.pantry.state import ACTION_POINTS, MAX_PLAYERS, NONE, STALL_TURNS, Phase, State

PER_JAR = N_KINDS + 6
PER_CARD = 3 * N_KINDS + 1
PER_SEAT = DECK * (PER_CARD + 1) + 8
N_FEATURES = MAX_JARS * PER_JAR + PER_CARD + 8 + MAX_PLAYERS * PER_SEAT
FAR = 8


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Every jar with its level and what is beside it; the own card; the turn; for each seat its recipes and progress."""
    for i in range(N_FEATURES):
        out[i] = 0.0
    write_jars(s, out)
    n = MAX_JARS * PER_JAR
    if s.hand[seat] != NONE:
        write_card(recipe_of(s, seat, s.hand[seat]), out, n)
    n += PER_CARD
    out[n] = s.actions / s.options[ACTION_POINTS]
    out[n + 1] = s.idle / (s.options[STALL_TURNS] * s.players)
    out[n + 2] = s.players / MAX_PLAYERS
    out[n + 3] = target(s) / DECK
    out[n + 4] = 1.0 if reached(s) != 0 else 0.0
    out[n + 5] = 1.0 if s.phase == Phase.OFFER else 0.0
    out[n + 6] = 1.0 if s.turn == seat and may_exchange(s, seat) else 0.0
    out[n + 7] = 1.0 if may_offer(s) else 0.0
    n += 8
    for i in range(s.players):
        write_seat(s, seat, (seat + i) % s.players, out, n + i * PER_SEAT)


@rule
def write_jars(s: State, out: Any) -> None:
    """Kind, level, jars above it, the gap before its column, and whether the block from here up may go left and right."""
    n = 0
    left = 0
    for c in range(s.width):
        here = height(s.stack[c])
        right = height(s.stack[c + 1]) if beside(s, c) else 0
        for i in range(here):
            out[n + kind_at(s.stack[c], here - 1 - i) - 1] = 1.0
            out[n + N_KINDS] = (i + 1) / MAX_ROWS
            out[n + N_KINDS + 1] = (here - 1 - i) / MAX_ROWS
            out[n + N_KINDS + 2] = min(s.gap[c], FAR) / FAR
            out[n + N_KINDS + 3] = 1.0 if i == 0 else 0.0
            out[n + N_KINDS + 4] = 1.0 if i >= left else 0.0
            out[n + N_KINDS + 5] = 1.0 if i >= right else 0.0
            n += PER_JAR
        left = here if beside(s, c) else 0


@rule
def write_card(recipe: int, out: Any, n: int) -> None:
    """The three ingredients and the points of a recipe."""
    for slot in range(3):
        out[n + slot * N_KINDS + kind_at(recipe, slot) - 1] = 1.0
    out[n + 3 * N_KINDS] = points_of(recipe) / 3


@rule
def write_seat(s: State, viewer: int, seat: int, out: Any, n: int) -> None:
    """One seat, as everybody knows it; of the own deck also the cards put underneath."""
    for card in range(DECK):
        write_card(recipe_of(s, seat, card), out, n)
        out[n + PER_CARD] = (s.done[seat] >> card) & 1
        n += PER_CARD + 1
    out[n] = completed(s, seat) / target(s)
    out[n + 1] = points(s, seat) / 9
    out[n + 2] = s.cards[seat] / (DECK - 1)
    out[n + 3] = s.under[seat] / (DECK - 1)
    out[n + 4] = 1.0 if role_of(s, seat) == 0 else 0.0
    out[n + 5] = 1.0 if s.turn == seat else 0.0
    out[n + 6] = (s.agreed >> seat) & 1
    if viewer == seat and s.under[seat] > 0:
        out[n + 7] = (s.deck[seat, s.cards[seat] - s.under[seat]] + 1) / DECK
