"""What lies where in the tensor that `features` writes."""

from __future__ import annotations

from stockpot.core.parts import Each, Part, Parts
from stockpot.games.soup.pieces import COLOR, FACE, RECIPE
from stockpot.games.soup.state import MAX_PLAYERS

PARTS = Parts(
    Part("hand", "own hand: share of the copies of each face", FACE),
    Part("pot", "the pot: share of the copies of each face", FACE),
    Part("unseen", "cards that may be in other hands: share of the copies of each face", FACE),
    Part("required", "the colour to follow: 1", COLOR),
    Part("total", "sum of the pot / 10"),
    Part("deal", "number of the deal / 4"),
    Part("choosing", "1 while recipes are chosen"),
    Part("open_recipes", "1 where recipes are chosen openly"),
    Part("players", "number of players / 5"),
    Part("pot_cards", "cards in the pot / 10"),
    Each(
        "seats",
        MAX_PLAYERS,
        Part("taken", "cards taken in this deal: share of the copies of each face", FACE),
        Part("recipe", "the recipe of this deal, where it is known: 1", RECIPE),
        Part("used", "recipes used up: 1", RECIPE),
        Part("void", "colours it cannot have: 1", COLOR),
        Part("points", "points / 30"),
        Part("cards", "cards in hand / 13"),
        Part("has_chosen", "1 when it has a recipe"),
        Part("dealer", "1 for the dealer"),
        Part("turn", "1 for who plays a card next"),
    ),
)
