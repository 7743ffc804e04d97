"""What a view of the pantry is made of. `knowledge` fills it; the browser's types are written from it.

Every field is always there, except where it says `NotRequired`. What is annotated with pieces is one of their ids, with an
enumeration one of its names.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from stockpot.core.view import TableView
from stockpot.games.pantry.pieces import JAR, ROLE
from stockpot.games.pantry.state import Phase

Jar = Annotated[str, JAR]
Role = Annotated[str, ROLE]


class Recipe(TypedDict):
    """A recipe card."""

    ingredients: list[Jar]
    points: int


class Column(TypedDict):
    """A column that has jars."""

    column: int
    """Positions are counted from 1 at the leftmost jar, gaps too."""
    jars: list[Jar]
    """From the bottom up."""


class Spot(TypedDict):
    """Where an ingredient belongs."""

    jar: Jar
    column: int
    level: int
    """From 0, the ground."""
    found: bool
    """Is it there? Else another jar stands in its place."""


class SeatView(TypedDict):
    """A seat as the viewer may know it."""

    role: Role
    recipes: list[Recipe]
    """All five of its role."""
    done: list[int]
    """Places in `recipes` of those completed."""
    completed: int
    points: int
    """The sum on its completed recipes."""
    deck: int
    """How many cards are left in its deck."""
    exchanged: int
    """How many of these it has put underneath."""
    hand: NotRequired[Recipe | None]
    """Only where everything is open."""
    order: NotRequired[list[Recipe]]
    """Its deck from the top down, only where everything is open."""


class Ending(TypedDict):
    """What decided the game."""

    by: Literal["stopped", "alone", "points", "shared", "assistant-first", "assistant-last", "doctor-held"]
    rule: str


class View(TableView):
    """The table as a seat, a spectator, or who sees everything may know it."""

    game: Literal["pantry"]
    phase: Annotated[str, Phase]
    doctor: int
    turn: int
    actions: int
    """Action points left in this turn."""
    exchange_cost: int
    target: int
    """Recipes to complete."""
    last_round: bool
    """Somebody has reached the target."""
    idle: int
    """Turns since the start or the last completed recipe."""
    idle_limit: int
    """As many of them end the game."""
    offered: bool
    """The seat on turn has offered to end the game in this turn."""
    agreed: list[int]
    """The seats that have agreed to the offer."""
    pantry: list[Column]
    """From the left."""
    kinds: list[Jar]
    """The kinds in play."""
    left: dict[Jar, int]
    """Jars of each kind in the pantry."""
    removed: dict[Jar, int]
    """Jars of each kind out of the game."""
    stock: dict[Jar, int]
    """Jars of each kind that the game began with."""
    seats: list[SeatView]
    hand: Recipe | None
    """The viewer's own card."""
    nearest: list[Spot]
    """Where that card is nearest to being completed, in the order of its ingredients, if two of them stand there; where
    everything is open, for the card of the seat on turn."""
    under: list[Recipe] | None
    """What the viewer has put under their deck, from the top down."""
    ending: Ending | None
    """When the game is over."""


class Own(TypedDict, total=False):
    """What is different in the view of a seat."""

    seat: int
    hand: Recipe | None
    nearest: list[Spot]
    under: list[Recipe]
    seats: list[SeatView]
