"""The kernels of `VectorTable` on a GPU: one table a thread, through the same compiled functions as on the CPU.

A thread has its table in its own memory while it works on it. Kernels are compiled when they are first needed, once a process.
"""

from __future__ import annotations

import functools
from typing import Any

import numba
from numba import cuda

from stockpot.core import engine, generic
from stockpot.core.game import game
from stockpot.envs import batch
from stockpot.envs.gpu.device import compiled
from stockpot.envs.gpu.no_trail import no_trail

ROOM, SEATS = engine.MAX_LEGAL, engine.MAX_SEATS


@functools.cache
def begin(name: str) -> Any:
    """`batch.begin` at every table."""
    state = game(name).state.compiled_type

    def play(
        states: Any, blank: Any, numbers: Any, players: Any, options: Any, seed: Any, chance: Any, choosing: Any,
        seats: Any, masks: Any, observations: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i >= states.shape[0]:
            return
        tables = cuda.local.array(1, state)
        out = cuda.local.array(ROOM, numba.int32)
        batch.begin(
            tables, 0, i, blank, numbers, players, options, seed, chance, choosing, seats, masks, observations, out
        )  # fmt: skip
        states[i] = tables[0]

    return compiled(play, state)


@functools.cache
def wander(name: str) -> Any:
    """`batch.wander` at every table."""
    state = game(name).state.compiled_type

    def play(
        states: Any, blank: Any, numbers: Any, players: Any, options: Any, seed: Any, chance: Any, seats: Any,
        masks: Any, observations: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i >= states.shape[0]:
            return
        tables = cuda.local.array(1, state)
        out = cuda.local.array(ROOM, numba.int32)
        batch.wander(
            tables, 0, i, blank, numbers, players, options, seed, chance, seats, masks, observations, out, no_trail()
        )  # fmt: skip
        states[i] = tables[0]

    return compiled(play, state, lto=False)


@functools.cache
def step(name: str) -> Any:
    """`batch.step` at every table."""
    state = game(name).state.compiled_type

    def play(
        states: Any, blank: Any, actions: Any, numbers: Any, stride: Any, players: Any, options: Any, seed: Any,
        seats: Any, masks: Any, observations: Any, finals: Any, rewards: Any, scores: Any, over: Any,
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i >= states.shape[0]:
            return
        tables = cuda.local.array(1, state)
        out = cuda.local.array(ROOM, numba.int32)
        tables[0] = states[i]
        batch.step(
            tables, 0, i, blank, actions, numbers, stride, players, options, seed, seats, masks, observations, finals,
            rewards, scores, over, out, no_trail(),
        )  # fmt: skip
        states[i] = tables[0]

    return compiled(play, state)


@functools.cache
def ask(name: str) -> Any:
    """`batch.ask` at every table."""
    state = game(name).state.compiled_type

    def play(states: Any, seats: Any, masks: Any, observations: Any) -> None:
        i = cuda.grid(1)
        if i >= states.shape[0]:
            return
        tables = cuda.local.array(1, state)
        out = cuda.local.array(ROOM, numba.int32)
        tables[0] = states[i]
        batch.ask(tables[0], i, seats, masks, observations, out)

    return compiled(play, state)


@functools.cache
def advise(name: str) -> Any:
    """`batch.advised` at every table."""
    state = game(name).state.compiled_type

    def play(states: Any, seats: Any, chance: Any, actions: Any) -> None:
        i = cuda.grid(1)
        if i >= states.shape[0]:
            return
        tables = cuda.local.array(1, state)
        tables[0] = states[i]
        actions[i] = batch.advised(tables[0], seats[i], chance[i])
        states[i] = tables[0]

    return compiled(play, state)


@functools.cache
def estimate(name: str) -> Any:
    """The game's estimate for every seat of every table."""
    state = game(name).state.compiled_type

    def play(states: Any, shares: Any) -> None:
        i = cuda.grid(1)
        if i >= states.shape[0]:
            return
        tables = cuda.local.array(1, state)
        tables[0] = states[i]
        generic.outcome(tables[0], shares[i])

    return compiled(play, state)


@functools.cache
def worth(name: str) -> Any:
    """`batch.worth` at every table."""
    state = game(name).state.compiled_type

    def play(states: Any, players: Any, by: Any, over: Any, before: Any) -> None:
        i = cuda.grid(1)
        if i >= states.shape[0]:
            return
        tables = cuda.local.array(1, state)
        counted = cuda.local.array(SEATS, numba.int32)
        tables[0] = states[i]
        batch.worth(tables[0], players, by, counted, before[i])
        before[i, players] = over[i]

    return compiled(play, state)


@functools.cache
def pay(name: str) -> Any:
    """`batch.pay` at every table."""
    state = game(name).state.compiled_type

    def play(
        states: Any, players: Any, by: Any, stride: Any, over: Any, rewards: Any, scores: Any, before: Any
    ) -> None:  # fmt: skip
        i = cuda.grid(1)
        if i >= states.shape[0]:
            return
        tables = cuda.local.array(1, state)
        now = cuda.local.array(SEATS, numba.float32)
        counted = cuda.local.array(SEATS, numba.int32)
        tables[0] = states[i]
        batch.pay(tables[0], i, players, by, stride, over, rewards, scores, before, now, counted)

    return compiled(play, state)


@cuda.jit
def choose(chance, masks, actions):  # type: ignore[no-untyped-def]
    """`batch.some_action` at every table."""
    i = cuda.grid(1)
    if i < actions.shape[0]:
        actions[i] = batch.some_action(chance[i], masks[i])


@cuda.jit
def find_illegal(actions, masks, first):  # type: ignore[no-untyped-def]
    """The first table whose action is not allowed there, if that comes before `first[0]`."""
    i = cuda.grid(1)
    if i < actions.shape[0] and not batch.allowed(actions[i], masks[i]):
        cuda.atomic.min(first, 0, i)


@cuda.jit
def widen(narrow, wide):  # type: ignore[no-untyped-def]
    """Whole numbers of any width and spacing as 64-bit ones, side by side."""
    i = cuda.grid(1)
    if i < wide.shape[0]:
        wide[i] = narrow[i]


@functools.cache
def observe(name: str) -> Any:
    """`batch.observe_everywhere` at every table."""
    state = game(name).state.compiled_type

    def play(states: Any, seen: Any) -> None:
        i = cuda.grid(1)
        if i >= states.shape[0]:
            return
        tables = cuda.local.array(1, state)
        tables[0] = states[i]
        batch.observe_everywhere(tables[0], seen[i])

    return compiled(play, state)
