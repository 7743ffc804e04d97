"""How bots play soup, and what they say."""

from __future__ import annotations

from dataclasses import replace

from stockpot.core.bits import count
from stockpot.core.game import Told
from stockpot.core.players import SECOND, USUAL, Calibration, Level, Players, Prospect
from stockpot.games.soup.pieces import N_FACES
from stockpot.games.soup.state import DEALS, State
from stockpot.games.soup.words import BECAUSE


def took_pot(told: Told) -> str | None:
    """Not every pot is a joy."""
    worth = told.data["worth"]
    return "glad" if worth > 0 else "sorry" if worth < 0 else None


def progress(s: State) -> float:
    """Deals, and cards of this one."""
    return float((s.deal + s.n_played / count(s.deck)) / DEALS)


def deal(s: State) -> int:
    return int(s.deal)


def deal_points(before: State, after: State, seat: int) -> float:
    """What a seat gains in this deal."""
    return float(after.gained[before.deal, seat])


PLAYERS = Players(
    levels={
        "novice": Level(replace(USUAL, iterations=30, widen=0.5, chance_percent=60), 0.6),
        "cook": Level(replace(USUAL, iterations=60)),
        "expert": Level(replace(USUAL, iterations=2000), learned=True),
        "master": Level(replace(USUAL, iterations=20_000, seconds=SECOND), learned=True, rollouts=400),
    },
    remarks={"took": took_pot},
    prospects=(Prospect("points", deal_points, 0.5), Prospect("spoils", deal_points, 0.7, others=True)),
    because=BECAUSE,
    chapter=deal,
    progress=progress,
    calibration=Calibration(early=1.09, late=1.1, shift=-0.06),
    private=(0, N_FACES),
    variants=({"open_recipes": True},),
)
