"""The backend of a `VectorTable`: where its tables lie and are stepped, on the CPU here, on a GPU in `gpu.place`."""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from stockpot.core import engine
from stockpot.core.game import Game
from stockpot.core.rule import COMPILED
from stockpot.core.trail import NO_TRAIL
from stockpot.envs import batch

LEAST_PART = 256
"""The least number of tables per thread: below that, starting a thread costs more than it saves."""


@dataclass(frozen=True)
class Series:
    """The games that are played: table i plays games i, i + stride, i + 2 stride, … of them, or game i alone."""

    game: Game
    players: int
    options: Sequence[int]
    tables: int
    stride: int
    paid_by: int = batch.OUTCOME
    """What rewards are: see `batch.pay`."""


@dataclass(frozen=True)
class Rows:
    """What `VectorTable` shows, one row for each table."""

    seats: Any
    masks: Any
    observations: Any
    finals: Any
    rewards: Any
    scores: Any
    over: Any
    numbers: Any


def rows(zeros: Callable[[tuple[int, ...], Any], Any], series: Series, observations: bool, finals: bool) -> Rows:
    """Allocate the arrays; empty ones for what is not wanted."""
    n, players, features = series.tables, series.players, series.game.n_features
    return Rows(
        zeros((n,), np.int64),
        zeros((n, series.game.n_actions), np.int8),
        zeros((n if observations else 0, features), np.float32),
        zeros((n if finals else 0, players, features), np.float32),
        zeros((n, players), np.float32),
        zeros((n, players), np.int32),
        zeros((n,), np.int8),
        zeros((n,), np.int64),
    )


def checked(actions: Any, tables: int) -> None:
    """Refuse anything but an array of integers, one for each table; whether they are legal is checked elsewhere."""
    if actions.dtype.kind not in "iu":
        raise TypeError(f"Actions are whole numbers, not {actions.dtype.name}.")
    if tuple(actions.shape) != (tables,):
        raise ValueError(f"There is one action for each of {tables} tables, not {tuple(actions.shape)}.")


def plain(array: Any) -> Any:
    """A row of numbers as rules take it: interpreted ones read plain integers."""
    return array if COMPILED else memoryview(array)


def new_records(kind: Any, n: int) -> Any:
    return np.zeros(n, kind.dtype) if COMPILED else [kind() for _ in range(n)]


def part_of(array: Any, part: slice) -> Any:
    """The rows of a part of the tables; none where there is no room."""
    return array[part] if len(array) else array


class OnCpu:
    """Tables on the CPU, divided among threads."""

    def __init__(self, series: Series, observations: bool, finals: bool, cores: int) -> None:
        self.series, n = series, series.tables
        self.rows = rows(np.zeros, series, observations, finals)
        self._states = new_records(series.game.state, n)
        self._blank = new_records(series.game.state, 1)
        self._chance = new_records(batch.Chance, n)
        self._before = np.zeros((n if series.paid_by else 0, series.players + 1), np.float32)
        threads = min(cores or os.cpu_count() or 1, -(-n // LEAST_PART))
        self._parts = [slice(n * i // threads, n * (i + 1) // threads) for i in range(threads)]
        self._buffers = [engine.legal_buffer() for _ in self._parts]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None

    def _each_part(self, work: Callable[[slice, Any], None]) -> None:
        """Let every thread work on its part of the tables."""
        if self._pool is None:
            work(self._parts[0], self._buffers[0])
        else:
            for _ in self._pool.map(work, self._parts, self._buffers):
                pass

    def begin(self, seed: int, choosing: int, stagger: bool) -> None:
        series, r = self.series, self.rows
        r.numbers[:] = np.arange(series.tables)
        r.rewards[:], r.scores[:], r.over[:] = 0, 0, 0

        def work(part: slice, out: Any) -> None:
            given = (
                self._states[part], self._blank, plain(r.numbers[part]), series.players, series.options, seed,
                self._chance[part],
            )  # fmt: skip
            shown = plain(r.seats[part]), r.masks[part], part_of(r.observations, part)
            batch.begin_tables(*given, choosing, *shown, out)
            if stagger:
                batch.stagger_tables(*given, *shown, out, NO_TRAIL)

        self._each_part(work)
        self._value()

    def _value(self) -> None:
        """Note what every seat has, where steps are paid by what comes to it."""
        series, r = self.series, self.rows
        if series.paid_by == batch.OUTCOME:
            return

        def work(part: slice, _out: Any) -> None:
            counted = np.zeros(series.players, np.int32)
            batch.worth_tables(self._states[part], series.players, series.paid_by, self._before[part], counted)

        self._each_part(work)
        self._before[:, series.players] = r.over

    def actions(self, given: Any) -> Any:
        """Actions as `step` takes them."""
        found = np.asarray(given)
        checked(found, self.series.tables)
        return np.ascontiguousarray(found, np.int64)

    def first_illegal(self, actions: Any) -> int:
        return int(batch.first_illegal(actions, self.rows.masks))

    def step(self, actions: Any, seed: int) -> None:
        series, r = self.series, self.rows

        def work(part: slice, out: Any) -> None:
            batch.step_tables(
                self._states[part], self._blank, plain(actions[part]), plain(r.numbers[part]), series.stride,
                series.players, series.options, seed, plain(r.seats[part]), r.masks[part],
                part_of(r.observations, part), part_of(r.finals, part), r.rewards[part], r.scores[part], r.over[part],
                out, NO_TRAIL,
            )  # fmt: skip
            if series.paid_by != batch.OUTCOME:
                now, counted = np.zeros(series.players, np.float32), np.zeros(series.players, np.int32)
                batch.pay_tables(
                    self._states[part], series.players, series.paid_by, series.stride, r.over[part], r.rewards[part],
                    r.scores[part], self._before[part], now, counted,
                )  # fmt: skip

        self._each_part(work)

    def choose(self, policy: int, out: Any) -> Any:
        actions = np.empty(self.series.tables, np.int64) if out is None else out

        def work(part: slice, _out: Any) -> None:
            masks = self.rows.masks[part] if COMPILED else self.rows.masks[part].tolist()
            batch.choose_actions(
                self._states[part], self._chance[part], plain(self.rows.seats[part]), masks, policy, actions[part]
            )

        self._each_part(work)
        return actions

    def estimates(self, out: Any) -> Any:
        shares = np.zeros((self.series.tables, self.series.players), np.float32) if out is None else out
        self._each_part(lambda part, _out: batch.estimate_tables(self._states[part], shares[part]))
        return shares

    def all_observations(self, out: Any) -> Any:
        shape = self.series.tables, self.series.players, self.series.game.n_features
        seen = np.zeros(shape, np.float32) if out is None else out
        self._each_part(lambda part, _out: batch.observe_tables(self._states[part], seen[part]))
        return seen

    def state(self, i: int) -> bytes:
        """The state of one table."""
        found = self._states[i]
        return bytes(found.tobytes() if COMPILED else found.to_bytes())

    # ------------------------------------------------------------------------------------------------ save and restore

    def save(self) -> tuple[Any, Any]:
        """All states, and the generators of choices, as bytes."""
        return tuple(
            kept.tobytes() if COMPILED else b"".join(one.to_bytes() for one in kept)
            for kept in (self._states, self._chance)
        )  # type: ignore[return-value]

    def restore(self, states: bytes, chance: bytes) -> None:
        """Take saved tables over. Rows that follow from a state are written anew; the others have been put there."""
        for kept, data, kind in (
            (self._states, states, self.series.game.state),
            (self._chance, chance, batch.Chance),
        ):
            if COMPILED:
                kept[:] = np.frombuffer(data, kind.dtype)
            else:
                for i, one in enumerate(kept):
                    one.take(kind.from_bytes(data[i * kind.n_bytes : (i + 1) * kind.n_bytes]))
        r = self.rows
        self._each_part(
            lambda part, out: batch.ask_tables(
                self._states[part], plain(r.seats[part]), r.masks[part], part_of(r.observations, part), out
            )
        )
        self._value()

    def put(self, array: Any, values: Any) -> None:
        """Write numbers into one of the rows."""
        array[...] = values
