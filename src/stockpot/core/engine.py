"""Entry points into the rules: small functions, compiled once for each game, that Python calls.

Each takes the state as something whose `[0]` is the record (`Record.handle`), because handing over a one-element array
is ten times cheaper than handing over a record.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from importlib import import_module
from typing import Any, cast

from stockpot.core import generic
from stockpot.core.bits import count, has, lowest, nth
from stockpot.core.random import derive, draw, reseed
from stockpot.core.record import Record
from stockpot.core.rule import COMPILED, Function, buffer, compiled_as, inlined, rule

MAX_SEATS = 6
MAX_LEGAL = 512
"""No decision of any game offers more actions than this."""

FORBIDDEN = -1
"""What `attempt` says of an action that is not allowed."""
RANDOM, THUMB = 0, 1
"""Who plays in `playout_series`."""


ways: dict[type[Record], Callable[..., int] | None] = {}
"""What runs the entry points of a game, by name and with their arguments, quicker than Python does: its WebAssembly module.

None where there is no such thing. Looked for when it is first needed; the package that knows of modules stands on this one.
"""


def entry(function: Function) -> Function:
    """A rule that is worth the way into a module; compiled it is like any other."""
    if COMPILED:
        return rule(function)
    name = function.__name__

    @wraps(function)
    def enter(tables: Any, *rest: Any) -> Any:
        state = type(tables[0])
        if state not in ways:
            ways[state] = import_module("stockpot.engine.shelf").runner(state)
        run = ways[state]
        return function(tables, *rest) if run is None else run(name, tables, *rest)

    return cast(Function, enter)


@entry
def begin(tables: Any, players: int, options: Any, seed: int, gamma: int) -> None:
    """Set up a table of zeros. Its gamma is there before the rules draw; in simulations it stays 0."""
    tables[0].gamma = gamma
    generic.setup(tables[0], players, options, seed)


@rule
def to_act(tables: Any) -> int:
    return generic.waiting(tables[0])


@entry
def list_legal(tables: Any, seat: int, out: Any) -> int:
    """The legal actions of a seat; none when it owes no decision."""
    s = tables[0]
    if not has(generic.waiting(s), seat):
        return 0
    return generic.legal(s, seat, out)


@entry
def allows(tables: Any, seat: int, action: int, out: Any) -> bool:
    """Does the seat owe a decision, and may it decide this?"""
    n = list_legal(tables, seat, out)
    for i in range(n):
        if out[i] == action:
            return True
    return False


@entry
def act(tables: Any, seat: int, action: int, trail: Any) -> None:
    """Carry out an action that `allows` allows."""
    generic.play(tables[0], seat, action, trail)


@entry
def attempt(tables: Any, seat: int, action: int, out: Any, trail: Any) -> int:
    """Carry out an action if the seat may decide it: who owes a decision then, or `FORBIDDEN`."""
    if not allows(tables, seat, action, out):
        return FORBIDDEN
    generic.play(tables[0], seat, action, trail)
    return generic.waiting(tables[0])


@entry
def guess(tables: Any, seat: int, seed: int) -> None:
    """Redeal from a seed of its own: the record's generator is replaced too."""
    s = tables[0]
    reseed(s, seed)
    generic.redeal(s, seat)


@entry
def results(tables: Any, shares: Any, points: Any) -> None:
    generic.outcome(tables[0], shares)
    generic.scores(tables[0], points)


@entry
def features(tables: Any, seat: int, out: Any) -> None:
    generic.observe(tables[0], seat, out)


@entry
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
    """Room for the actions of any decision."""
    return buffer("i", MAX_LEGAL)
