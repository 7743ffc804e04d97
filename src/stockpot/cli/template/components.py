"""What lies on the table of ladle and how it looks: the browser, the terminal and `stockpot print` draw from this."""

from __future__ import annotations

from stockpot.components import Components, cards, face_of, figure, hand, middle

from .pieces import CARD, ROWS
from .state import MAX_PLAYERS

COMPONENTS = Components(
    cards(CARD, [face_of(row) for row in ROWS], copies=MAX_PLAYERS, corners="numbers"),
    areas=(
        middle("last", CARD),
        middle("chosen", CARD),
        hand("hand", CARD, picks={"card": "card"}),
        figure("cards"),
    ),
)
