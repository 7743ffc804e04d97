"""The cards of ladle, as `cards.csv` lists them: change that file, and rules, bots, tables and print change with it."""

from __future__ import annotations

from pathlib import Path

from stockpot.components import read_cards
from stockpot.core.kinds import Pieces
from stockpot.core.rule import table

ROWS = sorted(read_cards(Path(__file__).parent / "cards.csv"), key=lambda row: int(row["number"]))
"""The lower the number, the lower the card."""

CARD = Pieces("card", [row["card"] for row in ROWS])
N_CARDS = CARD.size
NUMBER = table([int(row["number"]) for row in ROWS])
