"""Ratings from games with several players: Bradley–Terry for tables (Plackett–Luce on the winner), in Elo points.

The chance that a player wins a table is exp(r) over the sum of exp(r) of all at the table; a shared victory counts in
parts. Ratings are the most likely ones; an anchor (`thumb` where it plays) has rating 0 and no interval, those of the
others are intervals of the difference from it and come from the curvature of the likelihood.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

ELO = 400 / math.log(10)
PRIOR = 1e-3
"""A faint pull to the middle: a player who always wins has a finite rating."""


@dataclass(frozen=True)
class Rating:
    """A player's strength with its 95 % interval, and how it did."""

    name: str
    elo: float
    low: float
    high: float
    games: int
    wins: float

    @property
    def win_rate(self) -> float:
        return self.wins / self.games if self.games else 0.0


def rate(lineups: Sequence[Sequence[str]], shares: Sequence[Sequence[float]], anchor: str = "thumb") -> list[Rating]:
    """Ratings of all who played, strongest first; without the anchor, the first name is it."""
    names = sorted({name for lineup in lineups for name in lineup}, key=lambda name: (name != anchor, name))
    place = {name: i for i, name in enumerate(names)}
    seats = [np.array([place[name] for name in lineup]) for lineup in lineups]
    won = [np.array(share, dtype=float) for share in shares]
    ratings, spread = fit(len(names), seats, won)
    found = []
    for name in names:
        i = place[name]
        games = sum(int((lineup == i).sum()) for lineup in seats)
        wins = sum(float(share[lineup == i].sum()) for lineup, share in zip(seats, won, strict=True))
        elo, wide = ELO * ratings[i], 1.96 * ELO * spread[i]
        found.append(Rating(name, elo, elo - wide, elo + wide, games, wins))
    return sorted(found, key=lambda rating: -rating.elo)


@dataclass(frozen=True)
class Challenge:
    """How often a bot won alone against copies of another, with its 95 % interval."""

    name: str
    games: int
    share: float
    wide: float
    """Half the width of the interval."""


def challenge(name: str, rounds: Sequence[Sequence[float]]) -> Challenge:
    """From the shares of the victory in rounds: the games of a round use one shuffle, so only rounds are independent.

    Where all rounds went alike, the interval is that of the rule of three: what never happened in n games happens in at
    most 3 of n.
    """
    means = np.array([sum(won) / len(won) for won in rounds])
    games = sum(len(won) for won in rounds)
    spread = float(means.std(ddof=1)) if len(means) > 1 else 0.5
    wide = 1.96 * spread / math.sqrt(len(means)) if spread > 0 else min(1.0, 3 / games)
    return Challenge(name, games, float(means.mean()), wide)


def fit(
    n: int, seats: list[NDArray[np.int64]], won: list[NDArray[np.float64]]
) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The most likely strengths relative to the first player's, and their standard errors, by Newton's method."""
    strength = np.zeros(n)
    precision = np.eye(n)
    for _ in range(100):
        slope = -PRIOR * strength
        precision = PRIOR * np.eye(n)
        for lineup, share in zip(seats, won, strict=True):
            chance = np.exp(strength[lineup] - strength[lineup].max())
            chance /= chance.sum()
            np.add.at(slope, lineup, share - chance)
            np.add.at(precision, (lineup[:, None], lineup[None, :]), np.diag(chance) - np.outer(chance, chance))
        step = np.linalg.solve(precision, slope)
        strength += np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-9:
            break
    difference = np.eye(n)
    difference[:, 0] -= 1
    covariance = difference @ np.linalg.inv(precision) @ difference.T
    return strength - strength[0], np.sqrt(np.maximum(0, np.diag(covariance)))
