"""Ratings for those who want them: a skill for each game and how sure it is, people and bots on one scale.

The model is OpenSkill's Plackett-Luce, for games of several players. Shown as in chess: 1500 to begin with, and at a table of two
who has 400 more wins ten times for each loss. The uncertainty is two standard deviations. Who has not asked for a rating is left
out of the reckoning, as if they had not sat there.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from openskill.models import PlackettLuce

from stockpot.server.friends import bodies
from stockpot.server.store.ratings import BOT, Rating
from stockpot.server.store.results import Result

MODEL = PlackettLuce()
SCALE = 400 / math.log(10) / (math.sqrt(2) * MODEL.beta)
START = 1500
FIRST = (MODEL.mu, MODEL.sigma)


def after(before: Sequence[tuple[float, float]], places: Sequence[int]) -> list[tuple[float, float]]:
    """Skills and how sure they are after a game that ended with these places."""
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in before]
    return [(team[0].mu, team[0].sigma) for team in MODEL.rate(teams, ranks=[float(place) for place in places])]


def followed(follow: Callable[..., object]) -> Callable[[Result], object]:
    """What is written together with a result."""
    return lambda result: follow(result, FIRST, after) if result.counts else None


def shown(rating: Rating) -> bodies.Rating:
    """A rating as people read it."""
    level = rating.who.removeprefix(BOT) if rating.who.startswith(BOT) else ""
    value, unsure = START + SCALE * (rating.mu - MODEL.mu), 2 * SCALE * rating.sigma
    return bodies.Rating(rating.game, round(value), round(unsure), rating.games, level)
