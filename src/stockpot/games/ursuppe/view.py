"""What a view of Ursuppe is made of. `knowledge` fills it; the browser's types are written from it.

Every field is always there, except where it says `NotRequired`. What is annotated with pieces is one of their ids, with an
enumeration one of its names.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from stockpot.games.ursuppe.decisions import DECISION, Phase
from stockpot.games.ursuppe.pieces import CELL, COLOR, CURRENT, DIRECTION, GENE
from stockpot.games.ursuppe.state import WAY

Color = Annotated[str, COLOR]
Cell = Annotated[str, CELL]
Current = Annotated[str, CURRENT]
Direction = Annotated[str, DIRECTION]
Gene = Annotated[str, GENE]


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
    amoebas: int
    """How many are on the board."""
    rolled: int
    """For the choice of a start space."""


class StepView(TypedDict):
    """A step under way: who moves how, who goes along, which cubes."""

    mover: Who
    way: Annotated[str, WAY]
    second: bool
    """Is it the free second step?"""
    direction: Direction | None
    ways: list[Direction]
    """The directions to choose from."""
    claimant: Who | None
    """Who says what goes along."""
    claimed: bool
    """Have all said it?"""
    followers: list[Who]
    carried: list[int]
    """Cubes of each colour that are taken along."""
    named: int
    """How many of them the claimant takes."""


class AttackView(TypedDict):
    """An attack under way."""

    attacker: Who
    target: Who | None
    attempt: int
    """1, or 2 for the retry of Persistence."""
    used: int
    """Answers used in this attempt: 1 for Escape, 2 for Defense, 4 for a second fight."""
    followed: bool


class View(TypedDict):
    """The table as a seat, a spectator, or who sees everything may know it."""

    game: Literal["ursuppe"]
    seat: int | None
    players: int
    options: dict[str, Any]
    """Those that differ from the printed rules."""
    round: int
    """From 1; 0 in the set-up."""
    phase: Annotated[str, Phase]
    decision: Annotated[str, DECISION]
    """What is to be decided."""
    to_act: list[int]
    active: int
    """The seat whose turn it is in this phase."""
    order: list[int]
    """The seats from the lowest marker to the highest."""
    finish: int | None
    """First space of the finish zone; null in the full game."""
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
    seats: list[SeatView]
    amoeba: Who | None
    """The one that is handled in phase 1."""
    meal: int | None
    """The meal that is chosen while its victim is not."""
    spot: Cell | None
    """The cell that is chosen for a new amoeba while its number is not."""
    step: StepView | None
    attack: AttackView | None
    debt: int | None
    """Mutation points that are left to settle."""
    winners: list[int]
    deck: NotRequired[list[str]]
    """The cards to come in their order; only where everything is open."""


class Own(TypedDict, total=False):
    """What is different in the view of a seat, or of who sees everything."""

    seat: int
    deck: list[str]
