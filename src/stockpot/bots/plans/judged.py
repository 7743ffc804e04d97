"""Plans judged: in every guess of what is hidden each of them is carried out, and a network (`judge`) says what comes of it.

It is asked when the turn is over, or once the others have had theirs, by rules of thumb: far less luck than up to the end.
"""

from __future__ import annotations

from typing import Any

from stockpot.bots.net.think import layer, rectify
from stockpot.bots.plans.tries import carry_out, sort_plans
from stockpot.bots.tree import determinize, make_move
from stockpot.core import generic
from stockpot.core.bits import has, lowest
from stockpot.core.elementary import exp
from stockpot.core.engine import MAX_SEATS, copy_state
from stockpot.core.generic import MAX_OUTLOOK
from stockpot.core.random import derive
from stockpot.core.rule import rule

MOST = 400
"""Moves after which the judge is asked at the latest."""


@rule
def judge_plans(
    plans: Any, order: Any, alive: int, totals: Any, root: Any, rounds: int, scratch: Any, net: Any, thoughts: Any,
    first: int, count: int,
) -> None:  # fmt: skip
    """Judge the first `alive` plans of an order on the guesses `first`, `first + 1`, …; then sort them, the best first."""
    s = scratch.work[0]
    for guess in range(first, first + count):
        determinize(root, scratch, derive(root.seed, guess))
        luck = s.rng
        for i in range(alive):
            copy_state(scratch.work, scratch.believed)
            s.rng = luck
            carry_out(s, root.seat, plans, order[i], scratch.trail)
            play_on(s, root.seat, rounds, scratch.trail)
            totals[order[i]] += judged(s, root.seat, 1 << root.seat, net, thoughts)
    sort_plans(order, totals, alive)


@rule
def play_on(s: Any, seat: int, rounds: int, trail: Any) -> None:
    """Rules of thumb end the turn of a seat, then play on until it has been asked again so often."""
    away = False
    for _ in range(MOST):
        seats = generic.waiting(s)
        if seats == 0:
            break
        if not has(seats, seat):
            if rounds == 0:
                break
            away = True
        elif away:
            rounds -= 1
            if rounds == 0:
                break
            away = False
        mover = lowest(seats)
        make_move(s, mover, generic.thumb(s, mover), trail)


@rule
def tell(s: Any, mover: int, ahead: int, inputs: Any) -> None:
    """What the judge is told before a turn of `mover`; `ahead` is the set of the seats that look ahead."""
    n = generic.outlook(s, mover, inputs)
    for i in range(n, MAX_OUTLOOK):
        inputs[i] = 0.0
    for i in range(MAX_SEATS):
        inputs[MAX_OUTLOOK + i] = 1.0 if i < s.players and has(ahead, (mover + i) % s.players) else 0.0


@rule
def judged(s: Any, seat: int, ahead: int, net: Any, thoughts: Any) -> float:
    """What a seat may expect: by the judge, or as the game has ended."""
    seats = generic.waiting(s)
    if seats == 0:
        generic.outcome(s, thoughts.shares)
        return thoughts.shares[seat]  # type: ignore[no-any-return]
    mover = lowest(seats)
    tell(s, mover, ahead, thoughts.inputs)
    layer(net.first, thoughts.inputs, thoughts.first)
    rectify(thoughts.first)
    layer(net.second, thoughts.first, thoughts.second)
    rectify(thoughts.second)
    layer(net.seats, thoughts.second, thoughts.seats)
    return foreseen(thoughts.seats, s.players, (seat - mover) % s.players)


@rule
def foreseen(numbers: Any, players: int, place: int) -> float:
    """The share of one of the seats that play, by the softmax."""
    own = 0.0 + numbers[place]  # in double precision, as all that follows
    total = 0.0
    for i in range(players):
        total += exp(numbers[i] - own)
    return 1.0 / total
