"""The tensor a learner sees: what the seat may know, seats counted from its own."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import has
from stockpot.core.rule import rule

from .state import CARDS, MAX_PLAYERS, NONE, State

PER_SEAT = CARDS + 2
N_FEATURES = 1 + CARDS + MAX_PLAYERS * PER_SEAT


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """The round, the own choice; for each seat its hand, its points and whether it has chosen."""
    for i in range(N_FEATURES):
        out[i] = 0.0
    out[0] = s.round / CARDS
    if s.chosen[seat] != NONE:
        out[1 + s.chosen[seat]] = 1.0
    for i in range(s.players):
        other = (seat + i) % s.players
        n = 1 + CARDS + i * PER_SEAT
        for card in range(CARDS):
            out[n + card] = 1.0 if has(s.hand[other], card) else 0.0
        out[n + CARDS] = s.points[other] / CARDS
        out[n + CARDS + 1] = 1.0 if s.chosen[other] != NONE else 0.0
