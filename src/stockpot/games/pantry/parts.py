"""What lies where in the tensor that `features` writes."""

from __future__ import annotations

from stockpot.core.parts import Each, Part, Parts
from stockpot.games.pantry.pieces import DECK, JAR, MAX_JARS, MAX_ROWS
from stockpot.games.pantry.state import MAX_PLAYERS

RECIPE = (
    Part("ingredients", "the kind of each of three ingredients: 1", 3, JAR),
    Part("points", "points / 3"),
)

PARTS = Parts(
    Each(
        "jars",
        MAX_JARS,
        Part("kind", "the kind of the jar: 1", JAR),
        Part("level", f"its level from the ground, from 1 / {MAX_ROWS}"),
        Part("above", f"jars on it / {MAX_ROWS}"),
        Part("gap", "free places before its column / 8"),
        Part("lowest", "1 for the lowest of a column"),
        Part("left", "1 where it may go left, with all above it"),
        Part("right", "1 where it may go right, with all above it"),
    ),
    Each("card", 1, *RECIPE),
    Part("actions", "action points left, as a share of a turn's"),
    Part("idle", "turns without a recipe, as a share of those after which the game ends"),
    Part("players", "number of players / 4"),
    Part("target", f"recipes that end the game / {DECK}"),
    Part("ending", "1 when somebody has enough recipes"),
    Part("offer", "1 while an end by consent is offered"),
    Part("may_exchange", "1 when the own seat may exchange its recipe"),
    Part("may_offer", "1 when an end by consent may be offered"),
    Each(
        "seats",
        MAX_PLAYERS,
        Each("recipes", DECK, *RECIPE, Part("done", "1 when it is completed")),
        Part("completed", "recipes completed, as a share of the target"),
        Part("points", "points / 9"),
        Part("cards", f"cards left in its deck / {DECK - 1}"),
        Part("under", f"cards put under the deck / {DECK - 1}"),
        Part("doctor", "1 for Dr. Frankenstein"),
        Part("turn", "1 for whose turn it is"),
        Part("agreed", "1 where it has agreed to the end"),
        Part("next_under", "the first card put under the own deck, from 1 / 5"),
    ),
)
