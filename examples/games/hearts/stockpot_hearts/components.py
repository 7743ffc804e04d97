"""What lies on the table of hearts and how it looks: the browser, the terminal and `stockpot print` draw from this."""

from __future__ import annotations

from stockpot.components import Components, Face, cards, figure, hand, middle
from stockpot.components.declared import Sign, Tint

from .pieces import CARD, N_CARDS, rank_of, suit_of

CORNERS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
SIGNS: tuple[Sign, ...] = ("♣", "♦", "♠", "♥")
TINTS: tuple[Tint, ...] = ("green", "blue", "ink", "vermilion")

COMPONENTS = Components(
    cards(CARD, [Face(TINTS[suit_of(n)], CORNERS[rank_of(n)], SIGNS[suit_of(n)]) for n in range(N_CARDS)]),
    areas=(
        middle("trick", CARD),
        middle("passing", CARD),
        hand("hand", CARD, picks={"play": "card", "pass": "card"}),
        figure("cards"),
        figure("cost"),
    ),
)
