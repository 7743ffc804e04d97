"""Work spread over a Ray cluster: the same results as on one machine, in the same order, also when workers are lost.

Needs the extra `cluster` (Ray), and Stockpot installed on every machine of the cluster. Every piece of work depends on its
seed alone, so what a lost worker had begun is done again elsewhere and comes out the same.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

import numpy as np

from stockpot.core.playouts import Playouts, PlayoutSeries

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

    def answer(item: Item) -> Answer:
        """A function, as Ray wants one, whatever the work is."""
        return work(item)

    remote = ray.remote(max_retries=TRIES)(answer)
    ahead = 4 + 2 * int(ray.cluster_resources().get("CPU", 1))
    under_way: deque[Any] = deque()
    for item in items:
        under_way.append(remote.remote(item))
        if len(under_way) >= ahead:
            yield ray.get(under_way.popleft())
    while under_way:
        yield ray.get(under_way.popleft())


def spread(work: Callable[[Item], Answer], items: Sequence[Item], cores: int, ray: str = "") -> Iterator[Answer]:
    """`map(work, items)`: here, on so many cores, or on the cluster at an address; the same answers in the same order."""
    if ray:
        yield from in_order(work, items, ray)
    elif cores > 1 and len(items) > 1:
        with ProcessPoolExecutor(cores) as pool:
            yield from pool.map(work, items)
    else:
        yield from map(work, items)


def cluster_playouts(
    name: str, players: int, games: int, seed: int | str = 0, options: Mapping[str, Any] | None = None,
    policy: str = "random", address: str = "auto",
) -> Playouts:  # fmt: skip
    """Like `stockpot.playouts`, on a cluster."""
    PlayoutSeries(name, players, options or {}, seed, policy)  # complains here, not on the cluster

    def play(first: int) -> Playouts:
        series = PlayoutSeries(name, players, options or {}, seed, policy)
        return series.stretch(first, min(STRETCH, games - first))

    done = list(in_order(play, range(0, games, STRETCH), address))
    return Playouts(
        np.concatenate([part.outcomes for part in done]), np.concatenate([part.scores for part in done]),
        np.concatenate([part.decisions for part in done]), sum(part.unsound for part in done),
    )  # fmt: skip
