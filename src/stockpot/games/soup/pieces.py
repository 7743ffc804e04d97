"""The cards and recipes.

A *face* is what a card shows: its colour and one of eight signs. Copies of a face are alike (soup.ruling.copies), so a set
of cards is a number with two bits for each face: 01 is one copy, 11 both. Bit 2·face is the first copy, the bit above it
the second. How many copies there are and what a card counts stands in `cards.csv`, what it brings to a recipe in `recipes.csv`.
"""

from __future__ import annotations

from enum import IntEnum
from pathlib import Path

from stockpot.core.bits import count, lowest
from stockpot.core.card_table import CardTable, Column
from stockpot.core.kinds import Pieces, PieceSet
from stockpot.core.rule import rule, table


class Color(IntEnum):
    BUG = 0
    VEGETABLE = 1
    FRUIT = 2
    TRASH = 3


class Recipe(IntEnum):
    BUG = 0
    VEGETABLE = 1
    FRUIT = 2
    TRASH = 3
    WATER = 4


TEN, HERB, RESET = 5, 6, 7
"""Signs of a face beyond the numbers 1 to 5, which are 0 to 4."""

N_FACES = 3 * 8 + 5
N_COLORS = len(Color)
N_RECIPES = len(Recipe)
MAX_COPIES = 2
MAX_CARDS = MAX_COPIES * N_FACES


def face(color: int, sign: int) -> int:
    return 8 * color + sign


@rule
def color_of(face: int) -> int:
    return face >> 3


@rule
def sign_of(face: int) -> int:
    return face & 7


COLOR = Pieces("color", ("bug", "vegetable", "fruit", "trash"))
SIGN = Pieces("sign", ("1", "2", "3", "4", "5", "10", "herb", "reset"))
RECIPE = Pieces("recipe", ("bug soup", "vegetable soup", "fruit soup", "trash soup", "clear water"))
FACE = Pieces(
    "face",
    [f"{COLOR.ids[color_of(f)]} {SIGN.ids[sign_of(f)]}" for f in range(N_FACES)],
    parts={"color": (COLOR, color_of), "sign": (SIGN, sign_of)},
)

FOLDER = Path(__file__).parent
CARDS = CardTable(
    "cards", rule="soup.options.cards", pieces=FACE.ids, printed=FOLDER / "cards.csv",
    columns=(Column("copies", 0, MAX_COPIES, missing=0), Column("value", 0, 50)),
)  # fmt: skip
RECIPE_CARDS = CardTable(
    "recipe_cards", rule="soup.options.recipes", piece="recipe", pieces=RECIPE.ids, printed=FOLDER / "recipes.csv",
    columns=(Column("gain", 0, 2), Column("cost", 0, 2)),
)  # fmt: skip

COPIES, VALUE = map(table, CARDS.standard)
"""Of the printed cards."""
COUNTS_LED = table([0 if f % 8 == TEN else 1 for f in range(N_FACES)])
"""A 10 that opens a trick counts nothing."""
KEEPS_TOTAL = table([0 if f % 8 == RESET else 1 for f in range(N_FACES)])
"""0 for the cards that empty the count."""

DECK = table([f for f in range(N_FACES) for _ in range(COPIES[f])])
"""The 52 printed cards by face."""
N_PRINTED = len(DECK)

FIRST_COPIES = sum(1 << 2 * f for f in range(N_FACES))
PRINTED_CARDS = sum(((1 << COPIES[f]) - 1) << 2 * f for f in range(N_FACES))
OF_COLOR = table([sum(3 << 2 * f for f in range(N_FACES) if f // 8 == c) for c in Color])
TRASH_CARDS = int(OF_COLOR[Color.TRASH])
HERB_CARDS = sum(3 << 2 * face(c, HERB) for c in range(3))
COLLECTED = table([*(int(OF_COLOR[c]) for c in Color), 0])
"""soup.score.color soup.score.trash: the cards that each recipe collects; soup.ruling.color-cards: every card of the colour."""
SPOILING = table([TRASH_CARDS, TRASH_CARDS, TRASH_CARDS, HERB_CARDS, 3 * FIRST_COPIES])
"""soup.score.color soup.score.trash soup.score.water: those that spoil it. soup.ruling.herbs: resets do no harm to trash soup."""


@rule
def with_card(cards: int, face: int) -> int:
    """The set with one more copy of a face."""
    return cards | (1 << (2 * face + ((cards >> (2 * face)) & 1)))


@rule
def without_card(cards: int, face: int) -> int:
    """The set with one copy of a face less."""
    return cards ^ (1 << (2 * face + ((cards >> (2 * face + 1)) & 1)))


@rule
def together(some: int, others: int) -> int:
    """Two sets put into one."""
    return some | others | ((some & others & FIRST_COPIES) << 1)


@rule
def rest_of_deck(deck: int, cards: int) -> int:
    """All cards of a deck that are not in this set."""
    left = deck & ~cards
    seconds = left & ~FIRST_COPIES & ~(left << 1)
    return left ^ seconds ^ (seconds >> 1)


@rule
def holds(cards: int, face: int) -> bool:
    """Is at least one copy in the set?"""
    return (cards >> (2 * face)) & 1 != 0


@rule
def first_face(cards: int) -> int:
    """The lowest face in a set that is not empty."""
    return lowest(cards) >> 1


@rule
def pile_worth(recipe: int, cards: int, gain: int, cost: int) -> int:
    """soup.score.color soup.score.trash: what cards bring who cooks a recipe, if each that it collects brings so much."""
    return gain * count(cards & COLLECTED[recipe]) - cost * count(cards & SPOILING[recipe])


def faces_in(cards: int) -> list[int]:
    """The cards of a set as a list of faces, copies included."""
    return [f for f in range(N_FACES) for _ in range((cards >> 2 * f & 3).bit_count())]


PILE = PieceSet(FACE, faces_in, width=4)


def card_set(faces: list[int]) -> int:
    """The set of these cards."""
    cards = 0
    for f in faces:
        cards = with_card(cards, f)
    return int(cards)
