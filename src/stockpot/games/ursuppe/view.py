"""What a view of Ursuppe is made of. `knowledge` fills it; the browser's types are written from it.

Every field is always there, except where it says `NotRequired`. What is annotated with pieces is one of their ids, with an
enumeration one of its names.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from stockpot.core.view import TableView
from stockpot.games.ursuppe import pieces
from stockpot.games.ursuppe.decisions import DECISION, Phase, Todo
from stockpot.games.ursuppe.pieces import CELL, COLOR, CURRENT, DIRECTION, GENE, LADDER_END, N_CARDS
from stockpot.games.ursuppe.state import WAY

Color = Annotated[str, COLOR]
Cell = Annotated[str, CELL]
Current = Annotated[str, CURRENT]
Direction = Annotated[str, DIRECTION]
Gene = Annotated[str, GENE]


PHASES = [phase.name.lower() for phase in Phase if phase != Phase.SETUP]
"""The phases of a round."""
ROUNDS = N_CARDS - 1
"""A game has at most so many: then all environment cards are gone."""
SPACES = LADDER_END
"""Of the ladder; markers may go beyond."""
TRIABLE = [todo.name.lower() for todo in (Todo.BUY, Todo.SETTLE, Todo.DIVIDE, Todo.MOVEMENT)]
"""Decisions that can be tried out before they are made: much of what follows is certain."""
COMPASS = {way: die for d, way in enumerate(DIRECTION.ids) for die in range(6) if pieces.COMPASS[die] == 1 << d}
"""The die for each direction; 6 is for any."""


class Who(TypedDict):
    """An amoeba: whose, and its number from 1."""

    seat: int
    number: int


class AmoebaView(Who):
    """An amoeba on the board."""

    damage: int


class CellView(TypedDict):
    """A cell with what is on it."""

    name: Cell
    row: int
    """From 1, the northernmost."""
    column: int
    """From 1, the westernmost."""
    cubes: list[int]
    """How many of each seat's colour."""
    amoebas: list[AmoebaView]


class Card(TypedDict):
    """An environment card."""

    name: str
    drift: Current | None
    ozone: int


class Scores(TypedDict):
    """Spaces on the ladder."""

    amoebas: int
    genes: int
    total: int


class SeatView(TypedDict):
    """A tribe."""

    color: Color
    marker: int
    """Space on the ladder; 0 before one is chosen."""
    bp: int
    """Biological points."""
    genes: list[Gene]
    fresh: list[Gene]
    """Of them, those bought in this round."""
    gene_count: int
    """For how many cards its genes count in scoring."""
    mutation: int
    """Mutation points of its genes."""
    excess: int
    """How many of them are above the ozone of the card in force."""
    amoebas: int
    """How many are on the board."""
    rolled: int
    """For the choice of a start space."""
    dice: int
    """For a move; 0 where the direction is named."""
    move_price: int
    division_price: int
    """Of its next new amoeba."""
    dying: int
    """How many of its amoebas have so much damage that they die in phase 5."""
    risk: int
    """How many of the cards to come would bring it a debt."""
    scores: Scores
    """What scoring would give it as things stand."""


class StepView(TypedDict):
    """A step under way: who moves how, who goes along, which cubes."""

    mover: Who
    way: Annotated[str, WAY]
    second: bool
    """Is it the free second step?"""
    direction: Direction | None
    ways: list[Direction]
    """The directions to choose from."""
    ends: dict[Direction, Cell]
    """Where each of them leads: to the same cell where it is blocked."""
    claimant: Who | None
    """Who says what goes along."""
    claimed: bool
    """Have all said it?"""
    followers: list[Who]
    carried: list[int]
    """Cubes of each colour that are taken along."""
    left: list[int]
    """Cubes of each colour that could be."""
    named: int
    """How many of them the claimant takes."""
    capacity: int
    """How many it may take."""


class AttackView(TypedDict):
    """An attack under way."""

    attacker: Who
    target: Who | None
    attempt: int
    """1, or 2 for the retry of Persistence."""
    used: int
    """Answers used in this attempt: 1 for Escape, 2 for Defense, 4 for a second fight."""
    followed: bool


class Sentence(TypedDict):
    """Something to say."""

    key: str
    data: dict[str, int]


class Prospect(TypedDict):
    """What a gene would do for a tribe now."""

    now: Sentence
    spaces: int
    """How many more it would bring in each scoring."""
    risk: int
    """How many of the cards to come would bring a debt."""
    instead: Gene | None
    """The gene that would be given up."""


class View(TableView):
    """The table as a seat, a spectator, or who sees everything may know it."""

    game: Literal["ursuppe"]
    round: int
    """From 1; 0 in the set-up."""
    scored: int
    """Rounds that are over and scored."""
    phase: Annotated[str, Phase]
    decision: Annotated[str, DECISION]
    """What is to be decided."""
    active: int
    """The seat whose turn it is in this phase."""
    order: list[int]
    """The seats from the lowest marker to the highest."""
    ascending: bool
    """Do they play in this order in this phase, or in the opposite one?"""
    finish: int | None
    """First space of the finish zone; null in the full game."""
    ended: Literal["finish", "deck"] | None
    """When the game is over: was the finish zone reached, or were all cards gone?"""
    card: Card
    """The environment card in force."""
    past_cards: list[Card]
    coming_cards: list[Card]
    """By their names, not in their order."""
    dice: list[int]
    """The last roll: one or two dice for a direction (0: no second one), or attacker and defender."""
    ties: int
    """How many equal rolls came before it in a fight."""
    cells: list[CellView]
    reserve: list[int]
    """Cubes of each colour that are not on the board."""
    pool: dict[Gene, int]
    """Gene cards for sale."""
    prices: dict[Gene, int]
    points: dict[Gene, int]
    """Mutation points of all genes."""
    prospects: dict[Gene, Prospect] | None
    """For the viewer, in phase 3: of the genes for sale that it does not have."""
    seats: list[SeatView]
    amoeba: Who | None
    """The one that is handled in phase 1."""
    drift_end: Cell | None
    """Where the drift would carry it, when its movement is chosen."""
    fed: list[Cell] | None
    """Where the viewer's amoebas can eat."""
    hungry: int | None
    """How many of the viewer's amoebas cannot."""
    meal: int | None
    """The meal that is chosen while its victim is not."""
    spot: Cell | None
    """The cell that is chosen for a new amoeba while its number is not."""
    step: StepView | None
    attack: AttackView | None
    debt: int | None
    """Mutation points that are left to settle."""
    worth: dict[Gene, int]
    """What each gene of whoever settles is worth against them."""
    deck: NotRequired[list[str]]
    """The cards to come in their order; only where everything is open."""


class Own(TypedDict, total=False):
    """What is different in the view of a seat, or of who sees everything."""

    seat: int
    fed: list[Cell]
    hungry: int
    prospects: dict[Gene, Prospect] | None
    deck: list[str]
