"""Random and rule-of-thumb games on a GPU: one game a thread, through the same rule functions as everywhere.

Needs the extra `gpu` (numba-cuda) and an NVIDIA GPU. Game number i of a series is, byte for byte, game number i of
`stockpot.playouts` with the same seed.
"""

from __future__ import annotations

import functools
import threading
from collections.abc import Mapping
from typing import Any

import numpy as np

from stockpot.core import engine, generic
from stockpot.core.game import Game, game
from stockpot.core.playouts import DECISION_LIMIT, Playouts
from stockpot.core.random import derive, seed_word
from stockpot.core.study import Watched
from stockpot.core.trail import WIDTH
from stockpot.lab.observer import watch_game
from stockpot.lab.parts import Plan, Watch
from stockpot.lab.watch import MOVE_WIDTH, Notebook, Page, Series, bind, watch, watch_one

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


# -------------------------------------------------------------------------------------------------------- watched games

WATCHED = 1 << 14
"""Watched games that lie on the GPU at once."""
GPU_MOVES, GPU_EVENTS, GPU_STAGES = 4096, 4096, 24
"""Room for what happens in one game; a longer one is played on the CPU."""
ROOM = 1 << 33
"""Bytes that all they write may take there."""


def watcher(plan: Plan, gpu: bool) -> Watch:
    """Who plays the parts of a study: the CPU, or the GPU, which plays the games of many parts at once."""
    if not gpu:
        return watch
    if not available():
        raise ValueError("There is no GPU to play on; it takes an NVIDIA GPU and: pip install 'stockpot[gpu]'")
    return GpuWatch(plan.games)


class GpuWatch:
    """Watches games on the GPU in large batches, and hands them out part by part."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.batches: dict[tuple[Any, ...], list[Page]] = {}
        self.lock = threading.Lock()

    def __call__(self, series: Series, first: int, games: int) -> Watched:
        with self.lock:
            key = (series.thumbs, series.seed, tuple(int(number) for number in series.numbers))
            pages = self.batches.setdefault(key, [])
            while len(pages) < first + games:
                pages += gpu_pages(series, len(pages), min(WATCHED, max(games, self.games - len(pages))))
            found = pages[first : first + games]
            pages[first : first + games] = [()] * games
        return bind(series, found)


def gpu_pages(series: Series, first: int, games: int) -> list[Page]:
    """What happened in some games of a series, played on the GPU; games that do not fit there are played here."""
    each = 2 * MOVE_WIDTH * GPU_MOVES + 2 * WIDTH * GPU_EVENTS + GPU_STAGES * series.game.state.dtype.itemsize
    most = max(THREADS, min(games, ROOM // each))
    pages: list[Page] = []
    for start in range(first, first + games, most):
        count = min(most, first + games - start)
        pages += watch_batch(series, start, count)
    return pages


def watch_batch(series: Series, first: int, count: int) -> list[Page]:
    from numba import cuda

    state = series.game.state
    trails = cuda.to_device(np.zeros((count, GPU_EVENTS, WIDTH), np.int16))
    moves = cuda.device_array((count, GPU_MOVES, MOVE_WIDTH), np.int16)
    kept = cuda.device_array((count, GPU_STAGES), state.dtype)
    shares = cuda.device_array((count, engine.MAX_SEATS), np.float64)
    points = cuda.device_array((count, engine.MAX_SEATS), np.int32)
    counts = cuda.device_array((count, 4), np.int64)
    blank = cuda.to_device(np.zeros(1, state.dtype))
    watch_kernel(series.name)[-(-count // THREADS), THREADS](
        blank, series.players, cuda.to_device(series.numbers), np.uint64(seed_word(series.seed)), first, series.thumbs,
        DECISION_LIMIT, trails, moves, kept, shares, points, counts,
    )  # fmt: skip
    here = [array.copy_to_host() for array in (trails, moves, kept, shares, points, counts)]
    return [page_of(series, first + i, *(array[i] for array in here)) for i in range(count)]


def page_of(
    series: Series, number: int, trail: Any, moves: Any, kept: Any, shares: Any, points: Any, counts: Any
) -> Page:
    """One game's page, or the game played on the CPU where the GPU had no room for it."""
    decisions, events, stages, sound = counts.tolist()
    if decisions > len(moves) or events >= len(trail) - 1 or stages > len(kept) or not sound:
        return watch_one(series, number, Notebook(series.game.state))
    return (
        decisions, shares[: series.players].copy(), points[: series.players].copy(), moves[:decisions].copy(),
        trail[1 : events + 1].copy(), kept[:stages].copy(),
    )  # fmt: skip


@functools.cache
def watch_kernel(name: str) -> Any:
    """The kernel that watches a game: `watch_game`, one game a thread."""
    import numba
    from numba import cuda

    state = game(name).state.compiled_type
    room = engine.MAX_LEGAL
    few = {"max_registers": REGISTERS} if state.size > LARGE else {}

    @cuda.jit(**few)  # type: ignore[untyped-decorator]
    def play(
        blank: Any, players: Any, options: Any, seed: Any, first: Any, thumbs: Any, limit: Any, trails: Any, moves: Any,
        kept: Any, shares: Any, points: Any, counts: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i >= counts.shape[0]:
            return
        tables = cuda.local.array(1, state)
        out = cuda.local.array(room, numba.int32)
        tables[0] = blank[0]
        watch_game(
            tables, 0, players, options, derive(seed, first + i), thumbs, limit, out, trails[i], moves[i], kept[i],
            shares[i], points[i], counts[i],
        )  # fmt: skip

    return play
