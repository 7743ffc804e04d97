"""The cards, as `cards.csv` lists them: every number once, each a vegetable."""

from __future__ import annotations

from pathlib import Path

from stockpot.components import read_cards
from stockpot.core.kinds import Pieces
from stockpot.core.rule import rule, table

ROWS = sorted(read_cards(Path(__file__).parent / "cards.csv"), key=lambda row: int(row["number"]))
"""From the lowest to the highest: a card is its place in this list."""

VEGETABLE = Pieces("vegetable", list(dict.fromkeys(row["vegetable"] for row in ROWS)))
N_PLACES, N_CARDS = VEGETABLE.size, len(ROWS)
ALL_CARDS = (1 << N_CARDS) - 1
NUMBER = Pieces("number", [row["number"] for row in ROWS])
PLACE = table([VEGETABLE.number[row["vegetable"]] for row in ROWS])
"""Where in the pot each card goes."""


@rule
def place_of(card: int) -> int:
    return PLACE[card]


CARD = Pieces(
    "card",
    [f"{row['vegetable']} {row['number']}" for row in ROWS],
    parts={"vegetable": (VEGETABLE, place_of), "number": (NUMBER, int)},
)
