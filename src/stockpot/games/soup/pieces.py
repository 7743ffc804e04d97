"""The cards and recipes.

A *face* is what a card shows: its colour and one of eight signs. Copies of a face are alike (soup.ruling.copies), so a set
of cards is a number with two bits for each face: 01 is one copy, 11 both. Bit 2·face is the first copy, the bit above it
the second.
"""

from __future__ import annotations

from enum import IntEnum

from stockpot.core.bits import count, lowest
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
N_CARDS = 52


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

COPIES = table([1 if f % 8 in (TEN, RESET) else 2 for f in range(N_FACES)])
VALUE = table([(1, 2, 3, 4, 5, 10, 0, 0)[f % 8] for f in range(N_FACES)])
LEAD_VALUE = table([(1, 2, 3, 4, 5, 0, 0, 0)[f % 8] for f in range(N_FACES)])
"""A 10 that opens a trick counts nothing."""
KEEPS_TOTAL = table([0 if f % 8 == RESET else 1 for f in range(N_FACES)])
"""0 for the cards that empty the count."""

DECK = table([f for f in range(N_FACES) for _ in range(COPIES[f])])
"""All 52 cards by face."""

FIRST_COPIES = sum(1 << 2 * f for f in range(N_FACES))
ALL_CARDS = sum(((1 << COPIES[f]) - 1) << 2 * f for f in range(N_FACES))
OF_COLOR = table([sum(3 << 2 * f for f in range(N_FACES) if f // 8 == c) & ALL_CARDS for c in Color])
TRASH_CARDS = int(OF_COLOR[Color.TRASH])
HERB_CARDS = sum(3 << 2 * face(c, HERB) for c in range(3))


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
def rest_of_deck(cards: int) -> int:
    """All cards of the deck that are not in this set."""
    left = ALL_CARDS & ~cards
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
def deal_score(recipe: int, taken: int, water_points: int) -> int:
    """soup.score.color soup.score.trash soup.score.water: what a taken pile is worth for a recipe.

    soup.ruling.color-cards: every card of the colour counts. soup.ruling.herbs: resets do no harm to trash soup.
    """
    if recipe == Recipe.WATER:
        return water_points - count(taken)
    if recipe == Recipe.TRASH:
        return count(taken & TRASH_CARDS) - count(taken & HERB_CARDS)
    return count(taken & OF_COLOR[recipe]) - count(taken & TRASH_CARDS)


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
