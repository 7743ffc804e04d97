"""Work spread over a Ray cluster: the same results as on one machine, in the same order, also when workers are lost.

Needs the extra `cluster` (Ray), and Stockpot installed on every machine of the cluster. Every piece of work depends on its
seed alone, so what a lost worker had begun is done again elsewhere and comes out the same.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import numpy as np

from stockpot.core import engine
from stockpot.core.game import game
from stockpot.core.playouts import DECISION_LIMIT, Playouts
from stockpot.core.random import seed_argument, seed_word
from stockpot.core.trail import NO_TRAIL

TRIES = 5
"""How often a piece of work may lose its worker."""
STRETCH = 10_000
"""Games of a series that are played as one piece of work."""

Item = TypeVar("Item")
Answer = TypeVar("Answer")


def connect(address: str) -> Any:
    """Ray, connected: to the cluster at an address, or with `auto` to the one that runs here, or else to a new one."""
    try:
        import ray
    except ModuleNotFoundError as error:
        raise ValueError("Ray is not installed; it comes with: pip install 'stockpot[cluster]'") from error
    if not ray.is_initialized():
        where = None if address == "auto" else address
        try:
            ray.init(
                where, include_dashboard=None if where else False, log_to_driver=False, logging_level=logging.ERROR
            )
        except ConnectionError as error:
            raise ValueError(f"There is no Ray cluster at {address}.") from error
    return ray


def in_order(work: Callable[[Item], Answer], items: Iterable[Item], address: str) -> Iterator[Answer]:
    """`map(work, items)` on a cluster; a few pieces more than it has cores are under way at a time."""
    ray = connect(address)
    remote = ray.remote(max_retries=TRIES)(work)
    ahead = 4 + 2 * int(ray.cluster_resources().get("CPU", 1))
    under_way: deque[Any] = deque()
    for item in items:
        under_way.append(remote.remote(item))
        if len(under_way) >= ahead:
            yield ray.get(under_way.popleft())
    while under_way:
        yield ray.get(under_way.popleft())


@dataclass(frozen=True)
class Stretch:
    """Some games of a series."""

    name: str
    players: int
    options: dict[str, Any]
    seed: int | str
    policy: str
    first: int
    games: int


def cluster_playouts(
    name: str, players: int, games: int, seed: int | str = 0, options: Mapping[str, Any] | None = None,
    policy: str = "random", address: str = "auto",
) -> Playouts:  # fmt: skip
    """Like `stockpot.playouts`, on a cluster."""
    found = game(name)
    found.encode_options(found.check_players(players), options or {})
    if policy not in ("random", "thumb"):
        raise ValueError(f"policy is random or thumb, not {policy!r}.")
    parts = [
        Stretch(name, players, dict(options or {}), seed, policy, first, min(STRETCH, games - first))
        for first in range(0, games, STRETCH)
    ]
    done = list(in_order(play_stretch, parts, address))
    outcomes, scores, decisions = (np.concatenate([part[i] for part in done]) for i in range(3))
    return Playouts(outcomes, scores, decisions, sum(part[3] for part in done))


def play_stretch(part: Stretch) -> tuple[Any, Any, Any, int]:
    """Shares, points and decisions of each game, and how many did not end soundly."""
    found = game(part.name)
    tables = np.zeros(part.games, found.state.dtype)
    shares, points = np.zeros((part.games, part.players)), np.zeros((part.games, part.players), np.int32)
    decisions = np.zeros(part.games, np.int64)
    unsound = engine.playout_series(
        tables, part.players, found.encode_options(part.players, part.options), seed_argument(seed_word(part.seed)),
        part.first, engine.THUMB if part.policy == "thumb" else engine.RANDOM, DECISION_LIMIT, engine.legal_buffer(),
        NO_TRAIL, shares, points, decisions,
    )  # fmt: skip
    return shares, points, decisions, int(unsound)
