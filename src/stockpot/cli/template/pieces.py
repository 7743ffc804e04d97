"""The cards of ladle, as `cards.csv` lists them: change that file, and rules, bots, tables and print change with it.

Their numbers are an option, too: a list of one's own is counted, tuned and played without a change of the game.
"""

from __future__ import annotations

from pathlib import Path

from stockpot.components import read_cards
from stockpot.core.card_table import CardTable, Column
from stockpot.core.kinds import Pieces

FILE = Path(__file__).parent / "cards.csv"
ROWS = read_cards(FILE)
CARD = Pieces("card", [row["card"] for row in ROWS])
N_CARDS = CARD.size

CARDS = CardTable(
    "cards", rule="ladle.setup.cards", pieces=CARD.ids, printed=FILE, columns=(Column("number", 1, 20),)
)  # fmt: skip
"""What a designer may change of a card: another column of numbers is another `Column` here."""
