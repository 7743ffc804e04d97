"""What lies where in the tensor that `features` writes."""

from __future__ import annotations

from stockpot.core.parts import Each, Part, Parts

from .state import CARDS, MAX_PLAYERS

PARTS = Parts(
    Part("round", f"number of the round / {CARDS}"),
    Part("chosen", "the own choice: 1", CARDS),
    Each(
        "seats",
        MAX_PLAYERS,
        Part("hand", "cards in hand: 1", CARDS),
        Part("points", f"points / {CARDS}"),
        Part("has_chosen", "1 when it has chosen"),
    ),
)
