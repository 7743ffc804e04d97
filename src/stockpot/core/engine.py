"""Entry points into the rules: small functions, compiled once for each game, that Python calls.

Each takes the state as something whose `[0]` is the record (`Record.handle`), because handing over a one-element array
is ten times cheaper than handing over a record.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from stockpot.core import generic
from stockpot.core.bits import count, has, lowest, nth
from stockpot.core.random import derive, draw, reseed
from stockpot.core.rule import COMPILED, compiled_as, inlined, rule

MAX_SEATS = 6
MAX_LEGAL = 512
"""No decision of any game offers more actions than this."""

RANDOM, THUMB = 0, 1
"""Who plays in `playout_series`."""


@rule
def begin(tables: Any, players: int, options: Any, seed: int, gamma: int) -> None:
    """Set up a table of zeros. Its gamma is there before the rules draw; in simulations it stays 0."""
    tables[0].gamma = gamma
    generic.setup(tables[0], players, options, seed)


@rule
def to_act(tables: Any) -> int:
    return generic.waiting(tables[0])


@rule
def list_legal(tables: Any, seat: int, out: Any) -> int:
    """The legal actions of a seat; none when it owes no decision."""
    s = tables[0]
    if not has(generic.waiting(s), seat):
        return 0
    return generic.legal(s, seat, out)


@rule
def allows(tables: Any, seat: int, action: int, out: Any) -> bool:
    """Does the seat owe a decision, and may it decide this?"""
    n = list_legal(tables, seat, out)
    for i in range(n):
        if out[i] == action:
            return True
    return False


@rule
def act(tables: Any, seat: int, action: int, trail: Any) -> None:
    """Carry out an action that `allows` allows."""
    generic.play(tables[0], seat, action, trail)


@rule
def guess(tables: Any, seat: int, seed: int) -> None:
    """Redeal from a seed of its own: the record's generator is replaced too."""
    s = tables[0]
    reseed(s, seed)
    generic.redeal(s, seat)


@rule
def results(tables: Any, shares: Any, points: Any) -> None:
    generic.outcome(tables[0], shares)
    generic.scores(tables[0], points)


@rule
def features(tables: Any, seat: int, out: Any) -> None:
    generic.observe(tables[0], seat, out)


@rule
def advise(tables: Any, seat: int) -> int:
    return generic.thumb(tables[0], seat)


@rule
def is_secret(tables: Any, seat: int) -> bool:
    return generic.secret(tables[0], seat)


@rule
def is_sound(tables: Any) -> bool:
    return generic.sound(tables[0])


@inlined
def some_seat(s: Any, seats: int) -> int:
    """One of the seats that owe a decision, drawn where there are several."""
    if seats & (seats - 1) == 0:
        return lowest(seats)
    return nth(seats, draw(s, count(seats)))


@rule
def play_random(s: Any, out: Any, trail: Any, limit: int) -> int:
    """Play to the end, drawing seats and moves from the state's own generator; returns the number of decisions.

    Stops at `limit` decisions: a game that gets there does not end.
    """
    decisions = 0
    while decisions < limit:
        seats = generic.waiting(s)
        if seats == 0:
            break
        seat = some_seat(s, seats)
        n = generic.legal(s, seat, out)
        generic.play(s, seat, out[draw(s, n) if n > 1 else 0], trail)
        decisions += 1
    return decisions


@rule
def play_thumb(s: Any, trail: Any, limit: int) -> int:
    """Play to the end by rules of thumb; otherwise like `play_random`."""
    decisions = 0
    while decisions < limit:
        seats = generic.waiting(s)
        if seats == 0:
            break
        seat = some_seat(s, seats)
        generic.play(s, seat, generic.thumb(s, seat), trail)
        decisions += 1
    return decisions


@rule
def playout_series(
    tables: Any, players: int, options: Any, seed: int, first: int, policy: int, limit: int,
    out: Any, trail: Any, shares: Any, points: Any, decisions: Any,
) -> int:  # fmt: skip
    """Play games `first`, `first + 1`, … of a series on blank tables, one row of results each.

    Returns how many did not end, or not soundly.
    """
    bad = 0
    for i in range(len(tables)):
        s = tables[i]
        generic.setup(s, players, options, derive(seed, first + i))
        if policy == THUMB:
            decisions[i] = play_thumb(s, trail, limit)
        else:
            decisions[i] = play_random(s, out, trail, limit)
        generic.outcome(s, shares[i])
        generic.scores(s, points[i])
        if generic.waiting(s) != 0 or not generic.sound(s):
            bad += 1
    return bad


def copy_state(work: Any, root: Any) -> None:
    """Make the first state of `work` the same as the first of `root`."""
    work[0].take(root[0])


if COMPILED:

    @compiled_as(copy_state)
    def _compiled_copy_state(work: Any, root: Any) -> Any:
        def copy(work: Any, root: Any) -> None:
            work[0] = root[0]

        copy.__annotations__ = {}
        return copy


def legal_buffer() -> Any:
    """Room for the actions of any decision; interpreted rules read plain integers from it."""
    buffer: Any = np.empty(MAX_LEGAL, np.int32)
    return buffer if COMPILED else memoryview(buffer)
