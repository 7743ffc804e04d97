"""Random and rule-of-thumb games on a GPU: one game a thread, through the same rule functions as everywhere.

Needs the extra `gpu` (numba-cuda) and an NVIDIA GPU. Game number i of a series is, byte for byte, game number i of
`stockpot.playouts` with the same seed.
"""

from __future__ import annotations

import functools
from collections.abc import Mapping
from typing import Any

import numpy as np

from stockpot.core import engine, generic
from stockpot.core.game import Game, game
from stockpot.core.playouts import DECISION_LIMIT, Playouts
from stockpot.core.random import derive, seed_word
from stockpot.envs.gpu.device import THREADS, blocks, compiled

BATCH = 1 << 21
"""Games that lie on the GPU at once."""


def gpu_playouts(
    name: str, players: int, games: int, seed: int | str = 0, options: Mapping[str, Any] | None = None,
    policy: str = "random",
) -> Playouts:  # fmt: skip
    """Like `stockpot.playouts`, on the GPU."""
    found = game(name)
    found.check_players(players)
    numbers = np.array(found.encode_options(players, options or {}), np.int64)
    if policy not in ("random", "thumb"):
        raise ValueError(f"policy is random or thumb, not {policy!r}.")
    results = room_for(games, players)
    for first in range(0, games, BATCH):
        count = min(BATCH, games - first)
        part = tuple(array[first : first + count] for array in results)
        play_batch(found, players, numbers, seed, first, count, policy == "thumb", results=part)
    shares, points, decisions, bad = results
    return Playouts(shares, points, decisions, int(bad.sum()))


def room_for(games: int, players: int) -> tuple[Any, ...]:
    """Shares, points, decisions, and 1 for every game that does not end soundly."""
    rows = (games, players)
    return np.empty(rows), np.empty(rows, np.int32), np.empty(games, np.int64), np.empty(games, np.int8)


def play_batch(
    found: Game, players: int, options: Any, seed: int | str, first: int, count: int, thumb: bool,
    finals: Any = None, results: tuple[Any, ...] | None = None,
) -> tuple[Any, ...]:  # fmt: skip
    """One batch: its results, as `room_for` lays them out, and where they are wanted the states at the end."""
    from numba import cuda

    results = results or room_for(count, players)
    there = [cuda.device_array_like(array) for array in results]
    kept = cuda.device_array(0 if finals is None else count, found.state.dtype)
    blank = cuda.to_device(np.zeros(1, found.state.dtype))
    kernel(found.name, thumb)[blocks(count), THREADS](
        blank, kept, players, cuda.to_device(options), np.uint64(seed_word(seed)), first, DECISION_LIMIT, *there
    )  # fmt: skip
    if finals is not None:
        kept.copy_to_host(finals)
    for array, here in zip(there, results, strict=True):
        array.copy_to_host(here)
    return results


@functools.cache
def kernel(name: str, thumb: bool) -> Any:
    """The kernel of a game and a policy: the state lies in the thread's own memory while it plays."""
    import numba
    from numba import cuda

    from stockpot.envs.gpu.no_trail import no_trail

    state = game(name).state.compiled_type
    room = engine.MAX_LEGAL

    def play(
        blank: Any, kept: Any, players: Any, options: Any, seed: Any, first: Any, limit: Any, shares: Any, points: Any,
        decisions: Any, bad: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i >= decisions.shape[0]:
            return
        tables = cuda.local.array(1, state)
        out = cuda.local.array(room, numba.int32)
        tables[0] = blank[0]
        s = tables[0]
        generic.setup(s, players, options, derive(seed, first + i))
        if thumb:
            decisions[i] = engine.play_thumb(s, no_trail(), limit)
        else:
            decisions[i] = engine.play_random(s, out, no_trail(), limit)
        generic.outcome(s, shares[i])
        generic.scores(s, points[i])
        bad[i] = 0 if generic.waiting(s) == 0 and generic.sound(s) else 1
        if kept.shape[0] > 0:
            kept[i] = tables[0]

    return compiled(play, state)
