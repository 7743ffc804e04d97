"""Playouts: many games at once, the fast path for Monte Carlo simulation."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stockpot.core import engine
from stockpot.core.game import game
from stockpot.core.random import seed_argument, seed_word
from stockpot.core.record import blank_records
from stockpot.core.rule import COMPILED
from stockpot.core.trail import NO_TRAIL
from stockpot.core.whole import whole

DECISION_LIMIT = 1_000_000
CHUNK = 500


@dataclass(frozen=True)
class Playouts:
    """Results of a series of games, one row a game."""

    outcomes: NDArray[np.float64]
    """Each seat's share of the victory."""
    scores: NDArray[np.int32]
    decisions: NDArray[np.int64]
    unsound: int
    """Games that did not end, or whose pieces did not add up; always 0 unless the rules are broken."""


def playouts(
    name: str, players: int, games: int, seed: int | str = 0, options: Mapping[str, Any] | None = None,
    policy: str = "random", cores: int = 1, progress: Callable[[int], None] | None = None,
) -> Playouts:  # fmt: skip
    """Play whole games between random players (or `policy="thumb"`, rules of thumb) without leaving compiled code.

    Game number i of a series depends only on the seed and i: results are the same on any number of `cores` (0: all).
    `progress` is told how many more games are done, from whichever thread played them.
    """
    series = PlayoutSeries(name, players, options or {}, seed, policy)
    games, cores = _whole(games, "games"), _whole(cores, "cores") or os.cpu_count() or 1
    outcomes, scores = np.zeros((games, players)), np.zeros((games, players), np.int32)
    decisions = np.zeros(games, np.int64)
    parts = [slice(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]

    def run(part: slice) -> int:
        bad = series.run(part.start, outcomes[part], scores[part], decisions[part])
        if progress:
            progress(part.stop - part.start)
        return bad

    if cores == 1:
        unsound = sum(map(run, parts))
    else:
        with ThreadPoolExecutor(cores) as pool:
            unsound = sum(pool.map(run, parts))
    return Playouts(outcomes, scores, decisions, unsound)


def final_states(
    name: str, players: int, games: int, seed: int | str = 0, options: Mapping[str, Any] | None = None
) -> bytes:
    """The states at the end of a series of random games, one after the other: what two ways of playing must agree on."""
    series = PlayoutSeries(name, players, options or {}, seed, "random")
    tables = series.blank_tables(_whole(games, "games"))
    shares, points = np.zeros((games, players)), np.zeros((games, players), np.int32)
    series.run_on(tables, 0, shares, points, np.zeros(games, np.int64))
    return tables.tobytes() if COMPILED else b"".join(s.to_bytes() for s in tables)


class PlayoutSeries:
    """A series of games, to be played in parts."""

    def __init__(self, name: str, players: int, options: Mapping[str, Any], seed: int | str, policy: str) -> None:
        self.game = game(name)
        self.players = self.game.check_players(players)
        self.options = self.game.encode_options(players, options)
        self.seed = seed_argument(seed_word(seed))
        if policy not in ("random", "thumb"):
            raise ValueError(f"policy is random or thumb, not {policy!r}.")
        self.policy = engine.THUMB if policy == "thumb" else engine.RANDOM

    def stretch(self, first: int, games: int) -> Playouts:
        """Games `first`, `first + 1`, …: stretches put together are what `playouts` returns."""
        outcomes, scores = np.zeros((games, self.players)), np.zeros((games, self.players), np.int32)
        decisions = np.zeros(games, np.int64)
        return Playouts(outcomes, scores, decisions, self.run(first, outcomes, scores, decisions))

    def run(self, first: int, shares: Any, points: Any, decisions: Any) -> int:
        return self.run_on(self.blank_tables(len(decisions)), first, shares, points, decisions)

    def run_on(self, tables: Any, first: int, shares: Any, points: Any, decisions: Any) -> int:
        return int(
            engine.playout_series(
                tables, self.players, self.options, self.seed, first, self.policy, DECISION_LIMIT,
                engine.legal_buffer(), NO_TRAIL, shares, points, decisions,
            )
        )  # fmt: skip

    def blank_tables(self, n: int) -> Any:
        return blank_records(self.game.state, n)


def _whole(number: Any, what: str) -> int:
    found = whole(number)
    if found is None or found < 0:
        raise ValueError(f"{what} is a whole number from 0, not {number!r}.")
    return found
