"""What lies where in the tensor that `features` writes."""

from __future__ import annotations

from stockpot.core.parts import Each, Part, Parts

from .pieces import CARD, N_CARDS
from .state import MAX_PLAYERS

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
