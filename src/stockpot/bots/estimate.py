"""The estimate of what a move is worth: hints, charts of winning chances and costs of mistakes all use this one.

A move is tried so often: every try guesses what the seat cannot see, makes the move, and lets an expert's search play on. The
guesses are the same for all moves of a decision (common random numbers), and they follow from what the seat sees and from
nothing else. So the same position has the same estimate, whoever asks and however often, and two moves differ by what they do.

What a search expects is no chance yet: it judges where a deal or round ends, and thinks better of its own play than of others'.
`stockpot calibrate` compares it with how games ended, and each game keeps what it found (`Calibration`).
"""

from __future__ import annotations

import dataclasses
import json
import math
from hashlib import blake2b
from typing import Any, NamedTuple

from stockpot.bots.growth import grown
from stockpot.bots.levels import settings as level_settings
from stockpot.core.players import Calibration, Settings
from stockpot.core.rule import buffer
from stockpot.core.table import Table
from stockpot.engine.ground import Ground

TRIES = 400
"""The default number of simulations of each move."""


def thinking(game: str, tries: int | None = None) -> Settings:
    """How an expert thinks about a single situation of a game."""
    return dataclasses.replace(level_settings(game, "expert"), iterations=tries or TRIES, seconds=None, threads=1)


def seed_of(table: Table, seat: int) -> int:
    """A seed derived from the view of a seat: the same situation gives the same estimate."""
    seen = json.dumps([table.name, seat, table.view(seat)], sort_keys=True)
    return int.from_bytes(blake2b(seen.encode(), digest_size=8).digest(), "little")


class Estimate(NamedTuple):
    """The expected value of a move, and the number of simulations behind it."""

    expected: float
    """What the search expects: the mean of its tries, and of one more that ends in a fair share."""
    chance: float
    """The seat's chance to win (its share of the victory), as far as the seat can know."""
    tries: int


def estimate(table: Table, seat: int, action: int, settings: Settings) -> Estimate:
    """What a legal move is worth to its seat."""

    def only_this(ground: Ground, at: Table, seat: int) -> Any:  # noqa: ARG001 - as networks are asked
        priors = buffer("f", table.game.n_actions)
        priors[action] = 1.0
        return ground.hold(priors)

    tree = grown(table, seat, settings, settings.iterations, seed_of(table, seat), only_this)
    ((_, tries, total),) = tree.moves(seat)
    bots, fair = table.game.bots, 1 / table.players
    expected = (total + fair) / (tries + 1)
    return Estimate(expected, chance(bots.calibration, expected, fair, bots.progress(table.state)), tries)


def chance(how: Calibration, share: float, fair: float, progress: float) -> float:
    """Logistic (Platt scaling), with a slope that changes in the course of the game. It grows with the share."""
    slope = (1 - progress) * how.early + progress * how.late
    return 1 / (1 + math.exp(-(log_odds(fair) + how.shift + slope * (log_odds(share) - log_odds(fair)))))


def log_odds(share: float) -> float:
    return math.log(share / (1 - share))
