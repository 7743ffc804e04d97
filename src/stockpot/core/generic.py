"""Functions that every game provides, found by the type of the state record (static dispatch).

Code that serves all games (playouts, search, batched environments) calls these. Compiled, the choice is made while
compiling and costs nothing; interpreted, it is a look-up by class.

| function | does |
| --- | --- |
| `setup(s, players, options, seed)` | makes `s`, all zeros but for `s.gamma`, the start of a game; `seed` is for `s.rng` |
| `waiting(s)` | set of the seats that owe a decision; none when the game is over |
| `legal(s, seat, out)` | writes the legal actions into `out`, ascending; returns how many |
| `play(s, seat, action, trail)` | carries a legal action out |
| `outcome(s, out)` | each seat's share of the victory; before the end, an estimate of it |
| `scores(s, out)` | each seat's points as the game counts them; the field `points` where a game says nothing else |
| `redeal(s, seat)` | guesses anew all that `seat` cannot know, by a generator that the caller has replaced |
| `observe(s, seat, out)` | the tensor a learner sees |
| `stage(s)` | a number that changes where a rollout may stop |
| `secret(s, seat)` | will the move now owed by others stay hidden from `seat`? |
| `thumb(s, seat)` | the action a rule of thumb would take |
| `plans(s, seat, scratch, out)` | writes whole turns worth a thought, a row of actions each; returns how many (`MAX_PLANS`) |
| `outlook(s, seat, out)` | writes what a judge is told before a turn of `seat`, all open; returns how much (`MAX_OUTLOOK`) |
| `belief(s, seat)` | how likely the others did what `seat` saw, if the state were as it is; 1 where a game has no opinion |
| `able(s)` | has everybody who owes a decision the means to take it? True where a game has no opinion |
| `sound(s)` | do all pieces add up? |
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stockpot.core.record import Record
from stockpot.core.rule import COMPILED, compiled_as, rule

_by_record: dict[tuple[str, Any], Callable[..., Any]] = {}

NAMES = (
    "setup", "waiting", "legal", "play", "outcome", "scores", "redeal", "observe", "stage", "secret", "thumb", "belief",
    "able", "sound", "plans", "outlook",
)  # fmt: skip

PLAN = 3
"""Actions of a plan at most. They can be carried out one after the other whatever is hidden; what follows is decided later."""
MAX_PLANS = 1024
"""A game writes at most so many; one without an opinion all its legal actions."""
NO_MORE = -1
"""Stands in a plan behind its last action."""
MAX_OUTLOOK = 128
"""Numbers that a judge is told at most."""


@rule
def even_belief(s: Any, seat: int) -> float:
    """The belief of a game in which what others do tells nothing about what is hidden."""
    return 1.0


@rule
def always_able(s: Any) -> bool:
    """The answer of a game whose rules leave nobody without means, as a look at them shows."""
    return True


@rule
def single_actions(s: Any, seat: int, scratch: Any, out: Any) -> int:
    """The plans of a game in which a turn is one decision, or each is weighed alone."""
    n = legal(s, seat, scratch)
    for i in range(n):
        write_plan(out, i, scratch[i], NO_MORE, NO_MORE)
    return n


@rule
def no_outlook(s: Any, seat: int, out: Any) -> int:
    """Of a game that no judge has learned."""
    return 0


@rule
def write_plan(out: Any, n: int, first: int, second: int, third: int) -> None:
    """Plan number n: up to three actions."""
    out[n, 0] = first
    out[n, 1] = second
    out[n, 2] = third


def register(state: type[Record], **functions: Callable[..., Any]) -> None:
    """Say which functions play the games whose state is `state`."""
    functions = {
        "belief": even_belief,
        "able": always_able,
        "plans": single_actions,
        "outlook": no_outlook,
        **functions,
    }
    missing = set(NAMES) - set(functions)
    if missing:
        raise TypeError(f"{state.__module__} lacks {', '.join(sorted(missing))}")
    if not {"rng", "gamma"} <= state.layout.keys():
        raise TypeError(f"{state.__module__} lacks the generator: the fields rng and gamma")
    key = state.compiled_type if COMPILED else state
    for name, function in functions.items():
        _by_record[name, key] = function


def has_plans(state: type[Record]) -> bool:
    """Does a game list whole turns?"""
    return _by_record["plans", state.compiled_type if COMPILED else state] is not single_actions


def has_outlook(state: type[Record]) -> bool:
    """Can a judge learn a game?"""
    return _by_record["outlook", state.compiled_type if COMPILED else state] is not no_outlook


def setup(s: Any, players: int, options: Any, seed: int) -> None:
    _by_record["setup", type(s)](s, players, options, seed)


def waiting(s: Any) -> int:
    return int(_by_record["waiting", type(s)](s))


def legal(s: Any, seat: int, out: Any) -> int:
    return int(_by_record["legal", type(s)](s, seat, out))


def play(s: Any, seat: int, action: int, trail: Any) -> None:
    _by_record["play", type(s)](s, seat, int(action), trail)  # a buffer of actions has narrow numbers


def outcome(s: Any, out: Any) -> None:
    _by_record["outcome", type(s)](s, out)


def scores(s: Any, out: Any) -> None:
    _by_record["scores", type(s)](s, out)


def redeal(s: Any, seat: int) -> None:
    _by_record["redeal", type(s)](s, seat)


def observe(s: Any, seat: int, out: Any) -> None:
    _by_record["observe", type(s)](s, seat, out)


def stage(s: Any) -> int:
    return int(_by_record["stage", type(s)](s))


def secret(s: Any, seat: int) -> bool:
    return bool(_by_record["secret", type(s)](s, seat))


def thumb(s: Any, seat: int) -> int:
    return int(_by_record["thumb", type(s)](s, seat))


def belief(s: Any, seat: int) -> float:
    return float(_by_record["belief", type(s)](s, seat))


def able(s: Any) -> bool:
    return bool(_by_record["able", type(s)](s))


def sound(s: Any) -> bool:
    return bool(_by_record["sound", type(s)](s))


def plans(s: Any, seat: int, scratch: Any, out: Any) -> int:
    return int(_by_record["plans", type(s)](s, seat, scratch, out))


def outlook(s: Any, seat: int, out: Any) -> int:
    return int(_by_record["outlook", type(s)](s, seat, out))


if COMPILED:

    def _choose(name: str) -> Callable[..., Any]:
        """How Numba compiles a call of the generic function `name`: as a call of the game's own."""

        def choose(s: Any, *rest: Any) -> Any:
            found = _by_record.get((name, s))
            return found and (lambda s, *rest: found(s, *rest))

        return choose

    for _name in NAMES:
        compiled_as(globals()[_name])(_choose(_name))
