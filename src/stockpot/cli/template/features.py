"""The tensor a learner sees: what the seat may know, seats counted from its own; and what lies where in it."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import has
from stockpot.core.parts import Each, Part, Parts
from stockpot.core.rule import rule

from .pieces import CARD, N_CARDS
from .state import MAX_PLAYERS, NONE, State

PARTS = Parts(
    Part("round", f"number of the round / {N_CARDS}"),
    Part("chosen", "the own choice: 1", CARD),
    Each(
        "seats",
        MAX_PLAYERS,
        Part("hand", "cards in hand: 1", CARD),
        Part("points", f"points / {N_CARDS}"),
        Part("has_chosen", "1 when it has chosen"),
    ),
)
N_FEATURES = PARTS.size
PER_SEAT = N_CARDS + 2


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """The round, the own choice; for each seat its hand, its points and whether it has chosen."""
    for i in range(N_FEATURES):
        out[i] = 0.0
    out[0] = s.round / N_CARDS
    if s.chosen[seat] != NONE:
        out[1 + s.chosen[seat]] = 1.0
    for i in range(s.players):
        other = (seat + i) % s.players
        n = 1 + N_CARDS + i * PER_SEAT
        for card in range(N_CARDS):
            out[n + card] = 1.0 if has(s.hand[other], card) else 0.0
        out[n + N_CARDS] = s.points[other] / N_CARDS
        out[n + N_CARDS + 1] = 1.0 if s.chosen[other] != NONE else 0.0
