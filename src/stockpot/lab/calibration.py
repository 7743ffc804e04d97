"""Do chances come true? Of many games one decision of every player is estimated, and compared with how the game ended.

A reliability curve says of all estimates of about 70 % how many of these games were won. `fit` finds the `Calibration` under
which what happened is most likely (logistic regression).
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from stockpot.bots.estimate import chance, estimate, log_odds, thinking
from stockpot.bots.manners import is_manners
from stockpot.core.players import Calibration
from stockpot.core.table import Table
from stockpot.lab.arena import Match, play_together
from stockpot.lab.cluster import spread

BINS = 10
STEPS = 30
"""Of Newton's method: far more than it takes."""
RIDGE = 1e-3
"""A faint pull towards taking the search at its word: a fit of few games is finite."""


@dataclass(frozen=True)
class Sample:
    """What the search expected of the move that was played, and what came of it."""

    expected: float
    fair: float
    progress: float
    won: float

    def chance(self, how: Calibration) -> float:
        return chance(how, self.expected, self.fair, self.progress)


@dataclass(frozen=True)
class Bin:
    """Estimates of about the same chance: their mean, how often these games were won, and its 95 % interval."""

    said: float
    won: float
    wide: float
    samples: int


def matches(game: str, players: int, bots: Sequence[str], games: int, seed: str) -> list[Match]:
    """Games between equal players; several levels take turns."""
    return [
        Match(game, players, {}, number, f"{seed}/{number}", (bots[number % len(bots)],) * players)
        for number in range(games)
    ]


def samples(match: Match) -> list[Sample]:
    """Play a game, and estimate one decision of every seat, each of its decisions with the same chance (reservoir sampling)."""
    chosen: dict[int, tuple[int, Table, int]] = {}
    lots = random.Random(f"samples/{match.seed}")

    def look(_: int, table: Table, seat: int, action: int) -> None:
        if len(table.legal_actions(seat)) < 2 or is_manners(table, seat):
            return
        passed = chosen[seat][0] + 1 if seat in chosen else 1
        at = table.copy() if passed == 1 or lots.random() < 1 / passed else None
        chosen[seat] = (passed, at, action) if at else (passed, *chosen[seat][1:])

    (result,) = play_together([match], look)
    settings = thinking(match.game)
    found = []
    for seat, (_, table, action) in chosen.items():
        progress = table.game.bots.progress(table.state)
        expected = estimate(table, seat, action, settings).expected
        found.append(Sample(expected, 1 / match.players, progress, result.shares[seat]))
    return found


def gather(games: Sequence[Match], file: Path | None, cores: int, progress: Callable[[], None]) -> list[Sample]:
    """The samples of all games; those that are not in the file yet are played and added to it, so that a run can go on."""
    done = read_samples(file, games)
    for _ in done:
        progress()
    left = [match for match in games if match.seed not in done]
    for match, found in zip(left, spread(samples, left, cores), strict=True):
        done[match.seed] = found
        if file:
            with file.open("a", encoding="utf-8") as out:
                out.write(json.dumps([match.game, match.lineup, match.seed, [astuple(one) for one in found]]) + "\n")
        progress()
    return [one for match in games for one in done[match.seed]]


def read_samples(file: Path | None, games: Sequence[Match]) -> dict[str, list[Sample]]:
    """What was kept of these games; a last line that was cut counts for nothing."""
    wanted = {match.seed: [match.game, [*match.lineup]] for match in games}
    found = {}
    for line in file.read_text(encoding="utf-8").splitlines() if file and file.exists() else ():
        try:
            game, lineup, seed, entries = json.loads(line)
        except ValueError:
            continue
        if seed in wanted:
            if [game, lineup] != wanted[seed]:
                raise ValueError(f"{file} holds estimates of other games; name another file.")
            found[seed] = [Sample(*entry) for entry in entries]
    return found


def fit(found: Sequence[Sample]) -> Calibration:
    """The most likely slopes and shift."""
    away = np.array([log_odds(one.expected) - log_odds(one.fair) for one in found])
    progress = np.array([one.progress for one in found])
    fair = np.array([log_odds(one.fair) for one in found])
    won = np.array([one.won for one in found])
    inputs = np.stack([(1 - progress) * away, progress * away, np.ones_like(away)], axis=1)
    start = np.array([1.0, 1.0, 0.0])
    weights = start.copy()
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-(fair + inputs @ weights)))
        slope = inputs.T @ (won - said) - RIDGE * (weights - start)
        curve = (inputs * (said * (1 - said))[:, None]).T @ inputs + RIDGE * np.eye(3)
        weights = weights + np.linalg.solve(curve, slope)
    return Calibration(*(round(float(weight), 3) for weight in weights))


def reliability(found: Sequence[Sample], how: Calibration) -> list[Bin]:
    """The reliability curve, by tenths of the chance."""
    said = np.array([one.chance(how) for one in found])
    won = np.array([one.won for one in found])
    return list(_bins(said, won))


def _bins(said: NDArray[np.float64], won: NDArray[np.float64]) -> Iterator[Bin]:
    places = np.minimum(BINS - 1, (said * BINS).astype(int))
    for place in range(BINS):
        here = places == place
        n = int(here.sum())
        if n:
            spread = float(won[here].std(ddof=1)) if n > 1 else 0.5
            yield Bin(float(said[here].mean()), float(won[here].mean()), 1.96 * spread / n**0.5, n)


def error(bins: Sequence[Bin]) -> float:
    """How far chances are off on average (the expected calibration error)."""
    return sum(one.samples * abs(one.said - one.won) for one in bins) / sum(one.samples for one in bins)
