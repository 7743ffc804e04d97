"""Moves tried out by networks: in every guess of what is hidden each is made, a small network plays on for all seats to the end
of the stage, and the large one says what to expect there.

All moves are tried on the same guesses with the same luck (common random numbers), and compared with the first of them.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from stockpot.bots.net.think import look
from stockpot.bots.plans.judged import foreseen
from stockpot.bots.tree import determinize, make_move
from stockpot.core import generic
from stockpot.core.bits import lowest
from stockpot.core.engine import copy_state
from stockpot.core.random import derive
from stockpot.core.rule import rule


class Trials(NamedTuple):
    """What trying out fills, a place for each move."""

    order: Any
    """The moves that are still tried, then the others; the first stays the first."""
    moves: Any
    """Their actions."""
    gains: Any
    """How much more than the first each brought, in all; of the first, what it brought."""
    squares: Any
    """The same, squared."""


@rule
def try_moves(
    trials: Any, alive: int, root: Any, how: Any, scratch: Any, net: Any, units: Any, quick: Any, swift: Any,
    polite: int, impolite: int, first: int, count: int,
) -> None:  # fmt: skip
    """Try the first `alive` moves of an order on the guesses `first`, `first + 1`, …; then sort all but the first of them."""
    s = scratch.work[0]
    for guess in range(first, first + count):
        determinize(root, scratch, derive(root.seed, guess))
        luck = s.rng
        usual = 0.0
        for i in range(alive):
            copy_state(scratch.work, scratch.believed)
            s.rng = luck
            begun = generic.stage(s)
            make_move(s, root.seat, trials.moves[trials.order[i]], scratch.trail)
            play_by(s, begun, how, scratch, quick, swift, polite, impolite)
            share = expected(s, root.seat, net, units)
            if i == 0:
                usual = share
                trials.gains[trials.order[0]] += share
            else:
                trials.gains[trials.order[i]] += share - usual
                trials.squares[trials.order[i]] += (share - usual) * (share - usual)
    sort_moves(trials, alive)


@rule
def play_by(s: Any, begun: int, how: Any, scratch: Any, quick: Any, swift: Any, polite: int, impolite: int) -> None:
    """A small network plays on until the stage has changed as often as it may, the game ends, or the horizon is reached."""
    left = how.stages
    for _ in range(how.horizon):
        seats = generic.waiting(s)
        if generic.stage(s) != begun:
            begun = generic.stage(s)
            left -= 1
        if seats == 0 or left <= 0:
            break
        mover = lowest(seats)
        make_move(s, mover, liked(s, mover, scratch.legal, quick, swift, polite, impolite), scratch.trail)


@rule
def liked(s: Any, mover: int, out: Any, quick: Any, swift: Any, polite: int, impolite: int) -> int:
    """The action that a network likes most; rules of thumb decide what is a matter of manners."""
    n = generic.legal(s, mover, out)
    best: int = out[0]
    if n == 1:
        return best
    if polite <= best < impolite:
        return generic.thumb(s, mover)
    look(s, mover, quick, swift)
    n = generic.legal(s, mover, out)
    for i in range(1, n):
        if swift.actions[out[i]] > swift.actions[best]:
            best = out[i]
    return best


@rule
def expected(s: Any, seat: int, net: Any, units: Any) -> float:
    """What a seat may expect: by the network of who is to move, or as the game has ended."""
    seats = generic.waiting(s)
    if seats == 0:
        generic.outcome(s, units.shares)
        return units.shares[seat]  # type: ignore[no-any-return]
    mover = lowest(seats)
    look(s, mover, net, units.own)
    return foreseen(units.own.seats, s.players, (seat - mover) % s.players)


@rule
def sort_moves(trials: Any, n: int) -> None:
    """The highest gains first, behind the first; equals stay as they were."""
    for i in range(2, n):
        move = trials.order[i]
        j = i - 1
        while j >= 1 and trials.gains[trials.order[j]] < trials.gains[move]:
            trials.order[j + 1] = trials.order[j]
            j -= 1
        trials.order[j + 1] = move
