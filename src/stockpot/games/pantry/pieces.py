"""Jars, stacks and recipe cards.

A *kind* is a number from 1 to 12; 0 is no jar. A *stack* of jars is one number with four bits a jar, the top jar lowest:
taking the top k jars away is a shift by 4·k, putting jars on top a shift the other way. 15 jars fit.

A *recipe* is one number too: three kinds of four bits each, first ingredient lowest, and the points above them. Its lowest
twelve bits are therefore a stack of three, and a column matches when its own lowest twelve bits are equal to them.
"""

from __future__ import annotations

from stockpot.core.bits import count
from stockpot.core.kinds import NUMBER, Compound, PieceList, Pieces
from stockpot.core.rule import inlined, rule

JAR = Pieces("jar", (
    "Hand", "Fish Head", "Heart", "Intestines", "Brain", "Eyeball", "Tongue", "Bat Wing", "Ear", "Bone", "Spider", "Tentacle",
))  # fmt: skip
"""All kinds of jars there are; kind k is piece k - 1. The standard set uses six of them, the expert set eight."""

N_KINDS = JAR.size
MAX_JARS = MAX_COLUMNS = 60
MAX_ROWS = 15
"""As many jars as a stack can hold. No column ever becomes higher than the highest one was (pantry.move.level)."""

DECK = 5
"""Cards of one role."""


LEFT, RIGHT = 0, 1
SIDE = Pieces("side", ("left", "right"))
"""Directions of a move."""
DOWN, ACROSS = 0, 1
WAY = Pieces("way", ("down", "across"))
"""Ways to complete a recipe: one column from the top down, or three tops side by side."""

ROLE = Pieces("role", ("Dr. Frankenstein", "Igor", "Greta", "Fritz"))
"""The doctor and the assistants in the order of their seats."""
N_RECIPES = DECK * ROLE.size

ONE_EACH = 0x111_1111_1111_1111
THREE = 0xFFF


@inlined
def height(stack: int) -> int:
    """How many jars stand on each other."""
    return count((stack | (stack >> 1) | (stack >> 2) | (stack >> 3)) & ONE_EACH)


@inlined
def top_jars(stack: int, k: int) -> int:
    """The top k jars as a stack of their own."""
    return stack & ((1 << (4 * k)) - 1)


@rule
def kind_at(stack: int, depth: int) -> int:
    """The kind of the jar with this many jars above it, or 0."""
    return (stack >> (4 * depth)) & 15


@rule
def row_of(left: int, middle: int, right: int) -> int:
    """Three top jars side by side, written like a stack of three."""
    return (left & 15) | ((middle & 15) << 4) | ((right & 15) << 8)


@rule
def forwards(recipe: int) -> int:
    """The three ingredients in the order of the card."""
    return recipe & THREE


@rule
def backwards(recipe: int) -> int:
    """The three ingredients in reverse order."""
    return ((recipe >> 8) & 15) | (recipe & 0xF0) | ((recipe & 15) << 8)


@rule
def points_of(recipe: int) -> int:
    return recipe >> 12


@rule
def needs(recipe: int, kind: int) -> int:
    """How many jars of a kind the recipe takes."""
    n = 0
    for slot in range(3):
        if kind_at(recipe, slot) == kind:
            n += 1
    return n


def recipe_code(points: int, kinds: tuple[int, ...] | list[int]) -> int:
    first, second, third = kinds
    return points << 12 | third << 8 | second << 4 | first


def ingredients(recipe: int) -> tuple[int, int, int]:
    """The kinds of a recipe in order."""
    return recipe & 15, recipe >> 4 & 15, recipe >> 8 & 15


def _card(recipe: int) -> tuple[tuple[int, ...], int]:
    return tuple(kind - 1 for kind in ingredients(recipe)), recipe >> 12


RECIPE = Compound("recipe", _card, ingredients=PieceList(JAR, 3), points=NUMBER)


def recipe_id(recipe: int) -> str:
    """A recipe as positions name it: its ingredients."""
    return "–".join(JAR.ids[kind - 1] for kind in ingredients(recipe))


def stack_of(kinds: list[int]) -> int:
    """The stack of these jars, given from the bottom up."""
    stack = 0
    for kind in kinds:
        stack = stack << 4 | kind
    return stack


def jars_of(stack: int) -> list[int]:
    """The kinds in a stack from the bottom up."""
    return [kind_at(stack, depth) for depth in range(height(stack) - 1, -1, -1)]
