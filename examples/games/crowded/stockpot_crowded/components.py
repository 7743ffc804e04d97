"""What lies on the table of Crowded Pot and how it looks: the browser, the terminal and `stockpot print` draw from this."""

from __future__ import annotations

from stockpot.components import Components, Face, cards, face_of, figure, hand, middle, spaces, tokens
from stockpot.components.declared import Tint
from stockpot.core.kinds import Pieces

from .pieces import CARD, N_PLACES, ROWS, VEGETABLE

SEATS: tuple[Tint, ...] = ("blue", "orange", "green", "yellow", "purple")
SPOON = Pieces("spoon", SEATS)

COMPONENTS = Components(
    cards(CARD, [face_of({**row, "corner": row["number"], "picture": row["vegetable"]}) for row in ROWS]),
    tokens(SPOON, [Face(tint, str(seat + 1), picture="bowl-with-spoon") for seat, tint in enumerate(SEATS)], N_PLACES),
    areas=(
        spaces("pot", CARD, on=VEGETABLE),
        middle("chosen", CARD),
        hand("hand", CARD, picks={"card": "card"}),
        figure("cards"),
        figure("places"),
    ),
)
