"""What a view of soup is made of. `knowledge` fills it; the browser's types are written from it.

Every field is always there, except where it says `NotRequired`. What is annotated with pieces is one of their ids, with an
enumeration one of its names.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired, TypedDict

from stockpot.core.view import TableView
from stockpot.games.soup.pieces import COLLECTED, COLOR, FACE, RECIPE, RECIPE_CARDS, SPOILING
from stockpot.games.soup.state import Phase

Color = Annotated[str, COLOR]
Face = Annotated[str, FACE]
Recipe = Annotated[str, RECIPE]

COLLECTS = dict(zip(RECIPE.ids, (*COLOR.ids, None), strict=True))
"""The colour of the cards that a recipe collects; clear water collects none."""

CARD_POINTS = {
    recipe: {
        face: (int(COLLECTED[r]) >> 2 * f & 1) - (int(SPOILING[r]) >> 2 * f & 1) for f, face in enumerate(FACE.ids)
    }
    for r, recipe in enumerate(RECIPE.ids)
}
"""What each card of a pile brings who cooks a printed recipe: of another one, whether it is collected (1) or spoils it (−1)."""


class RecipePoints(TypedDict):
    """What each card brings that a recipe collects, and what each takes that spoils it."""

    gain: int
    cost: int


RECIPE_POINTS: dict[str, RecipePoints] = {
    recipe: {"gain": gain, "cost": cost} for recipe, gain, cost in zip(RECIPE.ids, *RECIPE_CARDS.standard, strict=True)
}
"""Of the printed recipes."""


class Played(TypedDict):
    """A card, and who played it."""

    seat: int
    card: Face


class SeatView(TypedDict):
    """A seat as the viewer may know it."""

    points: int
    gained: list[int]
    """Points of each deal so far."""
    cards: int
    """How many are left in the hand."""
    chosen: bool
    recipe: Recipe | None
    used: list[Recipe]
    """Of earlier deals."""
    taken: int
    """How many cards it has taken in this deal."""
    pile: list[Face] | None
    """The cards it has taken: at the end, and where everything is open."""
    worth: int | None
    """What these are worth for its recipe."""
    lacks: list[Color]
    """Colours that it has shown not to hold."""
    hand: NotRequired[list[Face]]
    """Only where everything is open."""


class View(TableView):
    """The table as a seat, a spectator, or who sees everything may know it."""

    game: Literal["soup"]
    phase: Annotated[str, Phase]
    deal: int
    """From 1."""
    deals: int
    counted: int
    """Deals that are over and counted."""
    dealer: int
    full_pot: int
    """The total that fills the pot."""
    base: dict[Recipe, int]
    """What recipes bring without a card, of those that may bring something."""
    total: int
    required: Color | None
    """The colour to follow."""
    pot: list[Played]
    """The cards of the trick so far."""
    played: list[Played]
    """All cards of this deal, in their order."""
    seats: list[SeatView]
    hand: list[Face] | None
    """The viewer's own cards."""
    pile: list[Face] | None
    """What the viewer has taken in this deal."""
    values: NotRequired[dict[Face, int]]
    """What cards count, of those that count something else than the printed ones: where a table has cards of its own."""
    recipe_points: NotRequired[dict[Recipe, RecipePoints]]
    """Where a table has recipes of its own."""


class Own(TypedDict, total=False):
    """What is different in the view of a seat."""

    seat: int
    hand: list[Face]
    pile: list[Face]
    seats: list[SeatView]
