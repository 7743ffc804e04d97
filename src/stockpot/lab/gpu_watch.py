"""Watched games on a GPU: `watch_game`, one game a thread. What is written down is the same as on the CPU, byte for byte."""

from __future__ import annotations

import functools
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from stockpot.core import engine
from stockpot.core.game import Game, game
from stockpot.core.playouts import DECISION_LIMIT
from stockpot.core.study import Watched
from stockpot.envs.gpu.device import THREADS, blocks, compiled, need_gpu
from stockpot.lab.observer import MOVE_WIDTH, watch_game
from stockpot.lab.parts import Plan, Watch
from stockpot.lab.watch import Notebook, Page, Series, bind, watch, watch_one

BATCH = 1 << 14
"""Watched games that lie on the GPU at once."""
ROOM = 1 << 33
"""Bytes that all they write may take there."""


@dataclass(frozen=True)
class Size:
    """Room on the GPU for what happens in one game; a longer one is played on the CPU."""

    moves: int = 4096
    events: int = 4096
    stages: int = 24

    def bytes(self, game: Game) -> int:
        return 2 * MOVE_WIDTH * self.moves + 2 * game.row_width * self.events + self.stages * game.state.n_bytes


def watcher(plan: Plan, gpu: bool) -> Watch:
    """Who plays the parts of a study: the CPU, or the GPU, which plays the games of many parts at once."""
    if not gpu:
        return watch
    if plan.lineup:
        raise ValueError(f"On a GPU only random and thumb play, not {plan.policy}.")
    need_gpu()
    return GpuWatch(len(plan.parts))


class GpuWatch:
    """Watches the games of many parts at once, and hands them out part by part, in whatever order they are asked for."""

    def __init__(self, parts: int) -> None:
        self.parts = parts
        self.kept: dict[tuple[Any, ...], dict[int, Page]] = {}
        self.lock = threading.Lock()

    def __call__(self, series: Series, first: int, games: int) -> Watched:
        key = (series.thumbs, series.whim, series.seed, tuple(int(number) for number in series.numbers))
        with self.lock:
            pages = self.kept.setdefault(key, {})
            if first not in pages:
                ahead = games * max(1, min(BATCH // games, self.parts - first // games))
                known = min((number for number in pages if number > first), default=first + ahead)
                found = gpu_pages(series, first, min(ahead, known - first))
                pages.update(enumerate(found, start=first))
            return bind(series, [pages.pop(number) for number in range(first, first + games)])


def gpu_pages(series: Series, first: int, games: int) -> list[Page]:
    """What happened in some games of a series; those that do not fit on the GPU are played here."""
    size = Size()
    most = max(THREADS, min(games, ROOM // size.bytes(series.game)))
    pages: list[Page] = []
    for start in range(first, first + games, most):
        numbers = range(start, min(start + most, first + games))
        seeds = [int(series.seed_of(number)) for number in numbers]
        notes = follow(
            series.game, series.players, series.numbers, seeds, [series.thumbs] * len(seeds), series.whim, size
        )
        pages += [page_of(series, number, *(note[i] for note in notes)) for i, number in enumerate(numbers)]
    return pages


def page_of(
    series: Series, number: int, trail: Any, moves: Any, kept: Any, shares: Any, points: Any, counts: Any
) -> Page:
    """One game's page, or the game played on the CPU where the GPU had no room for it."""
    decisions, events, stages, sound = counts.tolist()
    if decisions > len(moves) or events >= len(trail) - 1 or stages > len(kept) or not sound:
        return watch_one(series, number, Notebook(series.game))
    return (
        decisions, shares[: series.players].copy(), points[: series.players].copy(), moves[:decisions].copy(),
        trail[1 : events + 1].copy(), kept[:stages].tobytes(),
    )  # fmt: skip


def follow(
    played: Game,
    players: int,
    options: Any,
    seeds: Sequence[int],
    thumbs: Sequence[int],
    whim: int,
    size: Size,
) -> list[Any]:
    """Play games with these seeds and line-ups: trails, moves, states, shares, points and counts, one entry a game."""
    from numba import cuda

    n = len(seeds)
    trails = cuda.to_device(np.zeros((n, size.events, played.row_width), np.int16))
    moves = cuda.device_array((n, size.moves, MOVE_WIDTH), np.int16)
    kept = cuda.device_array((n, size.stages), played.state.dtype)
    shares = cuda.device_array((n, engine.MAX_SEATS), np.float64)
    points = cuda.device_array((n, engine.MAX_SEATS), np.int32)
    counts = cuda.device_array((n, 4), np.int64)
    kernel(played.name)[blocks(n), THREADS](
        cuda.to_device(np.zeros(1, played.state.dtype)), players, cuda.to_device(np.array(options, np.int64)),
        cuda.to_device(np.array(seeds, np.uint64)), cuda.to_device(np.array(thumbs, np.int64)), whim, DECISION_LIMIT,
        trails, moves, kept, shares, points, counts,
    )  # fmt: skip
    return [array.copy_to_host() for array in (trails, moves, kept, shares, points, counts)]


@functools.cache
def kernel(name: str) -> Any:
    """The kernel of a game: its state lies in the thread's own memory while it plays."""
    import numba
    from numba import cuda

    state = game(name).state.compiled_type
    room = engine.MAX_LEGAL

    def play(
        blank: Any, players: Any, options: Any, seeds: Any, thumbs: Any, whim: Any, limit: Any, trails: Any, moves: Any,
        kept: Any, shares: Any, points: Any, counts: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i >= counts.shape[0]:
            return
        tables = cuda.local.array(1, state)
        out = cuda.local.array(room, numba.int32)
        tables[0] = blank[0]
        watch_game(
            tables, 0, players, options, seeds[i], thumbs[i], whim, limit, out, trails[i], moves[i], kept[i], shares[i],
            points[i], counts[i],
        )  # fmt: skip

    return compiled(play, state)
