"""Tables that lie on a GPU, with all that is shown of them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import cuda

from stockpot.core import engine
from stockpot.envs import batch
from stockpot.envs.gpu import kernels
from stockpot.envs.gpu.array import GpuArray, lent, lies_on_gpu
from stockpot.envs.gpu.device import THREADS, blocks
from stockpot.envs.place import Series, checked, rows


def zeros(shape: tuple[int, ...], kind: Any) -> GpuArray:
    return GpuArray(cuda.to_device(np.zeros(shape, kind)) if 0 not in shape else cuda.device_array(shape, kind))


class OnGpu:
    """Tables on the GPU: what `OnCpu` does, byte for byte, and nothing crosses to the host unless it is asked for."""

    def __init__(self, series: Series, observations: bool, finals: bool) -> None:
        self.series, n = series, series.tables
        self.rows = rows(zeros, series, observations, finals)
        self._states = cuda.device_array(n, series.game.state.dtype)
        self._blank = cuda.to_device(np.zeros(1, series.game.state.dtype))
        self._chance = cuda.to_device(np.zeros(n, batch.Chance.dtype))
        self._options = cuda.to_device(np.array(series.options, np.int64))
        self._before = cuda.to_device(np.zeros((n, series.players + 1), np.float32))
        self._first = cuda.to_device(np.array([n], np.int64))
        self._grid = blocks(n), THREADS

    def begin(self, seed: int, choosing: int, stagger: bool) -> None:
        r, series = self.rows, self.series
        self.put(r.numbers, np.arange(series.tables))
        for array in (r.rewards, r.scores, r.over):
            self.put(array, 0)
        shown = r.seats.there, r.masks.there, r.observations.there
        given = self._states, self._blank, r.numbers.there, series.players, self._options, seed, self._chance
        kernels.begin(series.game.name)[self._grid](*given, choosing, *shown)
        if stagger:
            kernels.wander(series.game.name)[self._grid](*given, *shown)
        self._value()

    def _value(self) -> None:
        """Note what every seat has, where steps are paid by what comes to it."""
        series = self.series
        if series.paid_by != batch.OUTCOME:
            kernels.worth(series.game.name)[self._grid](
                self._states, series.players, series.paid_by, self.rows.over.there, self._before
            )

    def actions(self, given: Any) -> Any:
        """Actions as `step` takes them; those that lie on the GPU already stay there."""
        if isinstance(given, GpuArray):
            found = given.there
        else:
            found = lent(given) if lies_on_gpu(given) else np.asarray(given)
        checked(found, self.series.tables)
        if isinstance(found, np.ndarray):
            return cuda.to_device(np.ascontiguousarray(found, np.int64))
        if found.dtype == np.int64 and found.is_c_contiguous():
            return found
        wide = cuda.device_array(found.shape, np.int64)
        kernels.widen[self._grid](found, wide)
        return wide

    def first_illegal(self, actions: Any) -> int:
        kernels.find_illegal[self._grid](actions, self.rows.masks.there, self._first)
        first = int(self._first.copy_to_host()[0])
        if first == self.series.tables:
            return -1
        self._first.copy_to_device(np.array([self.series.tables], np.int64))
        return first

    def step(self, actions: Any, seed: int) -> None:
        r, series = self.rows, self.series
        kernels.step(series.game.name)[self._grid](
            self._states, self._blank, actions, r.numbers.there, series.stride, series.players, self._options, seed,
            r.seats.there, r.masks.there, r.observations.there, r.finals.there, r.rewards.there, r.scores.there,
            r.over.there,
        )  # fmt: skip
        if series.paid_by != batch.OUTCOME:
            kernels.pay(series.game.name)[self._grid](
                self._states, series.players, series.paid_by, series.stride, r.over.there, r.rewards.there,
                r.scores.there, self._before,
            )  # fmt: skip

    def choose(self, policy: int, out: GpuArray | None) -> GpuArray:
        actions = self._room(out, (self.series.tables,), np.int64)
        if policy == engine.RANDOM:
            kernels.choose[self._grid](self._chance, self.rows.masks.there, actions.there)
        else:
            kernels.advise(self.series.game.name)[self._grid](
                self._states, self.rows.seats.there, self._chance, actions.there
            )
        return actions

    def estimates(self, out: GpuArray | None) -> GpuArray:
        shares = self._room(out, (self.series.tables, self.series.players), np.float32)
        kernels.estimate(self.series.game.name)[self._grid](self._states, shares.there)
        return shares

    def all_observations(self, out: GpuArray | None) -> GpuArray:
        seen = self._room(out, (self.series.tables, self.series.players, self.series.game.n_features), np.float32)
        kernels.observe(self.series.game.name)[self._grid](self._states, seen.there)
        return seen

    def _room(self, out: GpuArray | None, shape: tuple[int, ...], kind: Any) -> GpuArray:
        """Where to write: into what was given, or an array of its own."""
        return GpuArray(cuda.device_array(shape, kind)) if out is None else out

    def state(self, i: int) -> bytes:
        """The state of one table."""
        i = range(self.series.tables)[i]
        return bytes(self._states[i : i + 1].copy_to_host().tobytes())

    def save(self) -> tuple[Any, Any]:
        """All states, and the generators of choices, as bytes."""
        return self._states.copy_to_host().tobytes(), self._chance.copy_to_host().tobytes()

    def restore(self, states: bytes, chance: bytes) -> None:
        """Take saved tables over. Rows that follow from a state are written anew; the others have been put there."""
        self._states.copy_to_device(np.frombuffer(states, self.series.game.state.dtype))
        self._chance.copy_to_device(np.frombuffer(chance, batch.Chance.dtype))
        r = self.rows
        kernels.ask(self.series.game.name)[self._grid](self._states, r.seats.there, r.masks.there, r.observations.there)
        self._value()

    def put(self, array: GpuArray, values: Any) -> None:
        """Write numbers into one of the rows."""
        if 0 not in array.shape:
            array.there.copy_to_device(np.ascontiguousarray(np.broadcast_to(values, array.shape), array.dtype))
