"""The tensor a learner sees: what the seat may know, seats counted from its own; and what lies where in it."""

from __future__ import annotations

from typing import Any

from stockpot.core.hands import as_set, fill, write_flags
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


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """The round, the own choice; for each seat its hand, its points and whether it has chosen."""
    fill(out, N_FEATURES, 0)
    out[0] = s.round / N_CARDS
    n = write_flags(as_set(s.chosen[seat]), N_CARDS, out, 1)
    for i in range(s.players):
        other = (seat + i) % s.players
        n = write_flags(s.hand[other], N_CARDS, out, n)
        out[n] = s.points[other] / N_CARDS
        out[n + 1] = 1.0 if s.chosen[other] != NONE else 0.0
        n += 2
