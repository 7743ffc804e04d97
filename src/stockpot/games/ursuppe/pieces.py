"""Board, compass, environment cards, genes and meals.

Cells are numbered 0 to 18 for S01 to S19. An *amoeba* is a number too: 7 × seat + its own number − 1. A tribe's cubes have
the number of its seat as their colour. Sets of cells, amoebas, genes and meals are bits of one number.
"""

from __future__ import annotations

from enum import IntEnum
from itertools import permutations
from pathlib import Path

from stockpot.core.bits import union
from stockpot.core.card_table import CardTable, Column
from stockpot.core.kinds import Counts, NumberList, Ordinal, Pieces
from stockpot.core.rule import rule, table

NONE = -1
MIN_PLAYERS, MAX_PLAYERS = 3, 4

# ----------------------------------------------------------------------------------------------------------------- board

MAP = (
    ".#...",
    "#####",
    "##X##",
    "#####",
    "####.",
)  # fmt: skip
"""North is up; `X` is the island with the compass."""

PLACES = [(r, c) for r, line in enumerate(MAP) for c, sign in enumerate(line) if sign == "#"]
N_CELLS = len(PLACES)
ALL_CELLS = (1 << N_CELLS) - 1


class Direction(IntEnum):
    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3
    REST = 4


CELL = Pieces("cell", [f"S{cell + 1:02d}" for cell in range(N_CELLS)])
DIRECTION = Pieces("direction", [direction.name.lower() for direction in Direction])

STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def _neighbor(cell: int, direction: int) -> int:
    r, c = PLACES[cell]
    place = (r + STEPS[direction][0], c + STEPS[direction][1])
    return PLACES.index(place) if place in PLACES else NONE


NEIGHBOR = table([[_neighbor(cell, d) for d in range(4)] + [NONE] for cell in range(N_CELLS)])
"""ursuppe.board.cells ursuppe.board.obstacles: the cell next to a cell in a direction, or NONE; always NONE for REST."""

ADJACENT = table([union(n for d in range(4) if (n := _neighbor(cell, d)) != NONE) for cell in range(N_CELLS)])
"""The set of cells next to a cell."""

FOUR_WAYS = 0b1111
COMPASS = table([0, 1 << Direction.WEST, 1 << Direction.NORTH, 1 << Direction.EAST, 1 << Direction.SOUTH,
                 1 << Direction.REST, FOUR_WAYS])  # fmt: skip
"""ursuppe.move.compass: the set of directions that a die shows."""

# ----------------------------------------------------------------------------------------------------- environment cards

N_CARDS = 11
_W, _N, _E, _S = Direction.WEST, Direction.NORTH, Direction.EAST, Direction.SOUTH
CARD_DRIFT = table([_W, _W, _W, _E, _E, _E, _N, _N, _S, _S, Direction.REST])
ENVIRONMENT_CARDS = CardTable(
    "environment_cards", rule="ursuppe.variant.environment", printed=Path(__file__).parent / "environment.csv",
    pieces=("west 1", "west 2", "west 3", "east 1", "east 2", "east 3", "north 1", "north 2", "south 1", "south 2", "rest"),
    columns=(Column("ozone", 0, 99, once="ozone"),),
)  # fmt: skip
"""The ozone of each card, as printed and as a designer may change it; cards are called by their drift."""
CURRENT = Pieces("direction", DIRECTION.ids[: Direction.REST])
"""The drift of a card; the one without has none."""


def card_name(drift: int, ozone: int) -> str:
    """“W6”; the card without drift is “514”, after its field on the compass."""
    return f"{'NESW5'[drift]}{ozone}"


# ------------------------------------------------------------------------------------------------------- amoebas, cubes

N_NUMBERS = 7
N_AMOEBAS = N_NUMBERS * MAX_PLAYERS
CUBES = 55
"""Of each colour."""
START_CUBES = 2
LADDER_START, LADDER_END = 1, 51


@rule
def owner(amoeba: int) -> int:
    """Whose amoeba it is."""
    return amoeba // N_NUMBERS


COLOR = Pieces("color", ("red", "blue", "green", "yellow"))
"""The colour of each seat."""
PIECE_NUMBER = Ordinal(N_NUMBERS)
NUMERAL = Pieces("numeral", [str(number + 1) for number in range(N_NUMBERS)])
AMOEBA = Pieces(
    "amoeba",
    [f"{color} {numeral}" for color in COLOR.ids for numeral in NUMERAL.ids],
    parts={"color": (COLOR, owner), "number": (NUMERAL, lambda amoeba: amoeba % N_NUMBERS)},
)
FOOD = Counts(COLOR)
"""Cubes of each colour; -1 for one that is not in play."""
DICE = NumberList(lambda *dice: [die for die in dice if die], width=2)
"""One die or two; 0 stands for none."""

# ----------------------------------------------------------------------------------------------------------------- genes


class Gene(IntEnum):
    INT = 0
    MO1 = 1
    SPO = 2
    SPD = 3
    DEF = 4
    ESC = 5
    SUB = 6
    RAY = 7
    STR = 8
    TEN = 9
    HOL = 10
    LON = 11
    FRU = 12
    SFS = 13
    PAR = 14
    DIV = 15
    PER = 16
    MO2 = 17
    AGG = 18
    ARM = 19


N_GENES = len(Gene)
GENE = Pieces("gene", [gene.name for gene in Gene])

GENE_CARDS = CardTable(
    "gene_cards", rule="ursuppe.variant.genes", piece="gene", pieces=GENE.ids, printed=Path(__file__).parent / "genes.csv",
    columns=(Column("price", 0, 50, once="gene_prices"), Column("points", -9, 20, once="gene_points")),
)  # fmt: skip
"""Prices and mutation points, as printed and as a designer may change them."""
#             INT MO1 SPO SPD DEF ESC SUB RAY STR TEN HOL LON FRU SFS PAR DIV PER MO2 AGG ARM
COPIES = table([
             [ 1,  2,  1,  1,  1,  1,  1,  1,  1,  1,  1,  1,  0,  2,  0,  1,  1,  1,  1,  1],
             [ 2,  2,  1,  2,  1,  2,  1,  2,  1,  2,  1,  2,  1,  2,  1,  2,  1,  2,  1,  1],
])  # fmt: skip
"""ursuppe.setup.genes: cards of each gene with three and with four players."""
WORTH = table([1, 1, 1, 1, 1, 1, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2])
"""ursuppe.score.genes: how many cards a gene counts for."""

LOWER = table([0] * 16 + [1 << Gene.SPD, 1 << Gene.MO1, 1 << Gene.SFS, 1 << Gene.DEF | 1 << Gene.ESC])
"""ursuppe.buy.advanced: the genes of which one must be given up for an advanced gene."""

BARRED_BY = table([union(a for a in range(N_GENES) if int(LOWER[a]) >> g & 1) for g in range(N_GENES)])
"""ursuppe.buy.barred: the advanced genes whose owner may not buy this lower one."""

FAST = 1 << Gene.SPD | 1 << Gene.PER
FIERCE = 1 << Gene.SFS | 1 << Gene.AGG

# ----------------------------------------------------------------------------------------------------------------- meals
# A meal says how many cubes of the first, second and third foreign colour (by seat) are eaten, and whether with parasitism.


def _ways(*counts: int) -> list[tuple[int, ...]]:
    return sorted(set(permutations(counts)), reverse=True)


PATTERNS = {name: _ways(*map(int, name)) for name in ("111", "220", "110", "210", "310", "300", "100", "200")}
PATTERNS["400"] = [(4, 0, 0), (0, 4, 0)]  # with three players only, who have two foreign colours
MEALS = [(meal, False) for name in ("111", "220", "110", "210", "310", "300", "400") for meal in PATTERNS[name]] + [
    (meal, True) for name in ("110", "210", "100", "200", "300") for meal in PATTERNS[name]
]
N_MEALS = len(MEALS)
EATEN = table([list(meal) for meal, _ in MEALS])
PARASITIC = union(i for i, (_, parasitic) in enumerate(MEALS) if parasitic)


def _menu(players: int, wide: bool, sub: bool, fru: bool, par: bool) -> int:
    """ursuppe.feed.four ursuppe.feed.three and the feeding genes: the set of meals that some genes allow."""
    if players == MIN_PLAYERS:
        counts = [(2, 1, 0), (1, 2, 0)] + ([(4, 0, 0), (0, 4, 0)] if sub else [])
        return union(MEALS.index((meal, False)) for meal in counts)
    free = ["111"] + ["220"] * sub + ["110"] * fru + ["210"] * (sub and fru)
    free += ["310"] * (wide and sub) + ["300"] * (wide and sub and fru)
    guest = ["110"] + ["210"] * sub + ["100"] * fru + ["200"] * (sub and fru) + ["300"] * (wide and sub)
    return union(
        i
        for i, (meal, parasitic) in enumerate(MEALS)
        if any(meal in PATTERNS[name] for name in ((guest if par else []) if parasitic else free))
    )


SUB_BIT, FRU_BIT, PAR_BIT, WIDE_BIT, FOUR_BIT = 1, 2, 4, 8, 16
MENU = table([
    _menu(4 if i & FOUR_BIT else 3, bool(i & WIDE_BIT), bool(i & SUB_BIT), bool(i & FRU_BIT), bool(i & PAR_BIT))
    for i in range(32)
])  # fmt: skip
"""The meals allowed, by genes, switch and number of players (sums of the five bits above)."""


@rule
def foreign(seat: int, slot: int) -> int:
    """The seat whose cubes are the first, second or third foreign colour."""
    return slot if slot < seat else slot + 1
