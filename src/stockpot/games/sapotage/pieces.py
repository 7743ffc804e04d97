"""The cards: what an ingredient is worth, what a judge likes, and how both lie in the options of a record.

An ingredient is one number, `16 × face + food group`. Its *face* is what counts for points: the three flavors of a basic
card, or the flat points of a bonus or sabotage card. `WORD` turns a face into a word that holds how many instances of each
flavor it has, five bits a flavor, and the flat points above them: the word of a dish is the sum of its cards' words.

A judge is two numbers: `favorite + 16 × set of liked flavors`, and the set of disliked flavors.
"""

from __future__ import annotations

from enum import IntEnum

from stockpot.core.fluent import texts_of
from stockpot.core.kinds import Pieces
from stockpot.core.rule import rule, table

TEXTS = texts_of("sapotage")

MIN_PLAYERS, MAX_PLAYERS = 3, 6
HAND = 5
DISH = 3
N_SHARED = 3
NONE = -1


class Flavor(IntEnum):
    SWEET = 0
    SOUR = 1
    SALTY = 2
    BITTER = 3
    UMAMI = 4
    STARCHY = 5
    OLEO = 6
    SPICY = 7
    EARTHY = 8


FLAVOR = Pieces("flavor", [flavor.name.capitalize() for flavor in Flavor])
FLAVORS = FLAVOR.ids
N_FLAVORS = len(Flavor)

MAX_INGREDIENTS = 126
MAX_JUDGES = 24
MAX_FLAT = 20
"""No card is worth more flat points than this, nor fewer than its negative."""
MAX_GROUPS = 15
NO_GROUP = MAX_GROUPS
"""The food group of bonus and sabotage cards, which belong to none."""

FIELD = 5
"""Bits for each flavor in the word of a card or dish: a dish has at most 8 cards, 24 instances."""
FLAT = FIELD * N_FLAVORS
FIRST_SPECIAL = N_FLAVORS**3
N_FACES = FIRST_SPECIAL + 2 * MAX_FLAT + 1


def basic_face(flavors: tuple[int, int, int]) -> int:
    """The face of a basic card."""
    return (flavors[0] * N_FLAVORS + flavors[1]) * N_FLAVORS + flavors[2]


def special_face(flat: int) -> int:
    """The face of a bonus or sabotage card."""
    return FIRST_SPECIAL + MAX_FLAT + flat


def face_flavors(face: int) -> tuple[int, ...]:
    """The flavors on a face, in the order printed; none on a bonus or sabotage card."""
    if face >= FIRST_SPECIAL:
        return ()
    return face // N_FLAVORS**2, face // N_FLAVORS % N_FLAVORS, face % N_FLAVORS


def face_flat(face: int) -> int:
    """The flat points on a face."""
    return face - FIRST_SPECIAL - MAX_FLAT if face >= FIRST_SPECIAL else 0


WORD = table([
    sum(1 << FIELD * flavor for flavor in face_flavors(face)) + (face_flat(face) << FLAT) for face in range(N_FACES)
])  # fmt: skip
"""For each face the instances of each flavor and the flat points."""

ONES = sum(1 << FIELD * flavor for flavor in Flavor)
ALL_IN_FIELD = (1 << FIELD) - 1
SPREAD = table([
    sum(ALL_IN_FIELD << FIELD * flavor for flavor in Flavor if flavors >> flavor & 1) for flavors in range(1 << N_FLAVORS)
])  # fmt: skip
"""For each set of flavors the bits of their fields in a word."""


@rule
def instances(word: int, flavors: int) -> int:
    """sapotage.score.flavors sapotage.ruling.repeats: how many instances of these flavors a card or dish has.

    The product adds the nine fields up in the topmost one.
    """
    return (((word & SPREAD[flavors]) * ONES) >> (FIELD * (N_FLAVORS - 1))) & ALL_IN_FIELD


@rule
def flat_points(word: int) -> int:
    """sapotage.score.special: the sum of the flat points."""
    return word >> FLAT


# Which places of a sorted hand go into the dish, and which stay: 3 of 5 cards, or 2 of 4 with shared ingredients.
DISHES_OF_5 = [(a, b, c) for a in range(5) for b in range(a + 1, 5) for c in range(b + 1, 5)]
DISHES_OF_4 = [(a, b) for a in range(4) for b in range(a + 1, 4)]
N_DISHES_OF_5, N_DISHES_OF_4 = len(DISHES_OF_5), len(DISHES_OF_4)
DISH_OF_5 = table(DISHES_OF_5)
REST_OF_5 = table([[i for i in range(5) if i not in dish] for dish in DISHES_OF_5])
DISH_OF_4 = table(DISHES_OF_4)
REST_OF_4 = table([[i for i in range(4) if i not in dish] for dish in DISHES_OF_4])
