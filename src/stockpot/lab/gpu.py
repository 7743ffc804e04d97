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
from stockpot.core.trail import WIDTH

THREADS = 128
BATCH = 1 << 20
"""Games that lie on the GPU at once."""
LARGE, REGISTERS = 2048, 128
"""Kernels of states larger than this many bytes get this many registers: with all 255, the compiler's code for sapone
writes outside a thread's memory (it does not with optimisation off), and is slower."""


def available() -> bool:
    """Is there a GPU that can play?"""
    try:
        from numba import cuda
    except ImportError:
        return False
    return bool(cuda.is_available())


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
    parts = [
        play_batch(found, players, numbers, seed, first, min(BATCH, games - first), policy == "thumb")
        for first in range(0, games, BATCH)
    ]
    shares, points, decisions, bad = (np.concatenate([part[i] for part in parts]) for i in range(4))
    return Playouts(shares, points, decisions, int(bad.sum()))


def play_batch(
    found: Game, players: int, options: Any, seed: int | str, first: int, count: int, thumb: bool,
    finals: Any = None,
) -> tuple[Any, ...]:  # fmt: skip
    """One batch: shares, points, decisions, and 1 for every game that did not end soundly."""
    from numba import cuda

    shares = cuda.device_array((count, players), np.float64)
    points = cuda.device_array((count, players), np.int32)
    decisions = cuda.device_array(count, np.int64)
    bad = cuda.device_array(count, np.int8)
    kept = cuda.device_array(0 if finals is None else count, found.state.dtype)
    blank = cuda.to_device(np.zeros(1, found.state.dtype))
    trail = cuda.device_array((0, WIDTH), np.int16)
    play = kernel(found.name)
    play[-(-count // THREADS), THREADS](
        blank, kept, players, cuda.to_device(options), np.uint64(seed_word(seed)), first, thumb, DECISION_LIMIT,
        trail, shares, points, decisions, bad,
    )  # fmt: skip
    if finals is not None:
        kept.copy_to_host(finals)
    return tuple(array.copy_to_host() for array in (shares, points, decisions, bad))


@functools.cache
def kernel(name: str) -> Any:
    """The kernel of a game: its state lies in the thread's own memory while it plays."""
    import numba
    from numba import cuda

    state = game(name).state.compiled_type
    room = engine.MAX_LEGAL

    few = {"max_registers": REGISTERS} if state.size > LARGE else {}

    @cuda.jit(**few)  # type: ignore[untyped-decorator]
    def play(
        blank: Any, kept: Any, players: Any, options: Any, seed: Any, first: Any, thumb: Any, limit: Any,
        trail: Any, shares: Any, points: Any, decisions: Any, bad: Any,
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
            decisions[i] = engine.play_thumb(s, trail, limit)
        else:
            decisions[i] = engine.play_random(s, out, trail, limit)
        generic.outcome(s, shares[i])
        generic.scores(s, points[i])
        bad[i] = 0 if generic.waiting(s) == 0 and generic.sound(s) else 1
        if kept.shape[0] > 0:
            kept[i] = tables[0]

    return play
