"""How bots play soup, and what they say."""

from __future__ import annotations

from dataclasses import replace

from stockpot.core.game import Told
from stockpot.core.players import USUAL, Level, Players
from stockpot.games.soup.pieces import N_FACES


def took_pot(told: Told) -> str | None:
    """Not every pot is a joy."""
    worth = told.data["worth"]
    return "glad" if worth > 0 else "sorry" if worth < 0 else None


PLAYERS = Players(
    levels={
        "novice": Level(replace(USUAL, iterations=30, widen=0.5, chance_percent=60), 0.6),
        "cook": Level(replace(USUAL, iterations=60)),
        "expert": Level(replace(USUAL, iterations=2000)),
    },
    remarks={"took": took_pot},
    private=(0, N_FACES),
    variants=({"open_recipes": True},),
)
