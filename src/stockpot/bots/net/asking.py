"""A search that asks its network at every new position: what is liked there, and what each seat may expect (Silver et al. 2017).

A position is what the seat that decides there sees of it, so hidden truth cannot part what a seat cannot tell apart, and what
dice have shown is known. One iteration:

- a guess of what is hidden (`tree.determinize`), with luck of its own;
- down the known positions by PUCT, each seat seeking its own best, until one is new or the game is over;
- the network says how much it likes each move of the new one, and what every seat may expect; nobody plays on;
- every move on the way gains what its own seat may then expect (max-n).

Nothing is allocated: positions are found by a hash of what is seen, and their moves lie in one row.
"""

from __future__ import annotations

import math
from typing import Any, NamedTuple

from stockpot.bots.net.think import look
from stockpot.bots.plans.judged import foreseen
from stockpot.bots.tree import determinize, make_move
from stockpot.core import generic
from stockpot.core.bits import has, lowest
from stockpot.core.elementary import exp
from stockpot.core.random import derive
from stockpot.core.rule import rule
from stockpot.engine.ground import Ground

MOST = 24
"""Moves of a position that are considered at most: those that the network likes best."""
DEEPEST = 256
"""Moves that an iteration makes at most."""
FINE = 1 << 16
"""Steps into which a feature is divided to be hashed."""
UNIFORM = 0.1
"""Share of the priors that all moves of the decision to be taken get alike: what the network overlooks is tried too, later."""


class Positions(NamedTuple):
    """What the search has learned: positions, the decision to be taken first, and the moves of each one after the other."""

    found: Any
    """A table of hashes: the number of a position and 1, or 0."""
    keys: Any
    firsts: Any
    """Of each position, where its moves begin; the next one's begin where they end."""
    expected: Any
    """What who decides there may expect, as the network said."""
    actions: Any
    priors: Any
    visits: Any
    values: Any
    """Of each move, the sum of what it brought who made it."""
    used: Any
    """How many positions there are, and how many moves."""

    @classmethod
    def room(cls, n: int, ground: Ground) -> Positions:
        """Room for so many positions."""
        table = 1 << (2 * n).bit_length()
        return cls(
            ground.buffer("i", table), ground.buffer("Q", n), ground.buffer("i", n + 1), ground.buffer("d", n),
            ground.buffer("i", n * MOST), ground.buffer("f", n * MOST), ground.buffer("i", n * MOST),
            ground.buffer("d", n * MOST), ground.buffer("i", 2),
        )  # fmt: skip


class Way(NamedTuple):
    """The moves of an iteration at known positions, and who made them; then what each seat may expect."""

    moves: Any
    seats: Any
    shares: Any

    @classmethod
    def on(cls, ground: Ground, seats: int) -> Way:
        return cls(ground.buffer("i", DEEPEST), ground.buffer("i", DEEPEST), ground.buffer("d", seats))


@rule
def ask(
    known: Any, root: Any, explore: float, scratch: Any, net: Any, units: Any, way: Any, first: int, count: int
) -> None:
    """Run iterations `first`, `first + 1`, … where there is room for as many positions."""
    for iteration in range(first, first + count):
        determinize(root, scratch, derive(root.seed, iteration))
        length = go_down(known, root, explore, scratch, net, units, way)
        for i in range(length):
            known.visits[way.moves[i]] += 1
            known.values[way.moves[i]] += way.shares[way.seats[i]]


@rule
def go_down(known: Any, root: Any, explore: float, scratch: Any, net: Any, units: Any, way: Any) -> int:
    """Play from the root to a new position or the end, and leave in `way` what every seat may expect there.

    Returns how many moves of known positions were made.
    """
    s = scratch.work[0]
    length = 0
    for _ in range(DEEPEST):
        seats = generic.waiting(s)
        if seats == 0:
            break
        mover = root.seat if has(seats, root.seat) else lowest(seats)
        n = generic.legal(s, mover, scratch.legal)
        if n == 1:
            make_move(s, mover, scratch.legal[0], scratch.trail)
            continue
        generic.observe(s, mover, units.inputs)
        key = fingerprint(units.inputs, len(units.inputs) - len(units.policy), mover, scratch.legal, n)
        place = whereabouts(known, key)
        if known.found[place] == 0:
            settle(known, place, key, s, mover, scratch.legal, net, units, way)
            return length
        move = best_move(known, known.found[place] - 1, explore)
        way.moves[length] = move
        way.seats[length] = mover
        length += 1
        make_move(s, mover, known.actions[move], scratch.trail)
    generic.outcome(s, way.shares)
    return length


@rule
def fingerprint(inputs: Any, features: int, seat: int, legal: Any, n: int) -> int:
    """A hash of what a seat sees and may do."""
    key = derive(seat, n)
    for i in range(features):
        amount = inputs[i]
        if amount != 0:
            key = derive(key, i * FINE * FINE + int(amount * FINE))
    for i in range(n):
        key = derive(key, legal[i])
    return key


@rule
def whereabouts(known: Any, key: int) -> int:
    """The place of a position in the table, or the free one where it belongs (linear probing)."""
    last = len(known.found) - 1
    place = int(key & last)
    while known.found[place] != 0 and known.keys[known.found[place] - 1] != key:
        place = (place + 1) & last
    return place


@rule
def settle(known: Any, place: int, key: int, s: Any, mover: int, out: Any, net: Any, units: Any, way: Any) -> None:
    """A new position: its moves with their priors, and what every seat may expect."""
    number = known.used[0]
    look(s, mover, net, units)
    for i in range(s.players):
        way.shares[(mover + i) % s.players] = foreseen(units.seats, s.players, i)
    n = generic.legal(s, mover, out)
    end = list_moves(known, n, out, units.actions, UNIFORM if number == 0 else 0.0)
    known.found[place] = number + 1
    known.keys[number] = key
    known.expected[number] = way.shares[mover]
    known.firsts[number + 1] = end
    known.used[0] = number + 1
    known.used[1] = end


@rule
def list_moves(known: Any, n: int, legal: Any, logits: Any, uniform: float) -> int:
    """Note the moves that the network likes best, each with its prior. Returns where they end."""
    first = known.used[1]
    end = first
    for i in range(n):
        at = end
        if end - first == MOST:
            if logits[legal[i]] <= known.priors[end - 1]:
                continue
            at -= 1
        else:
            end += 1
        while at > first and known.priors[at - 1] < logits[legal[i]]:
            known.priors[at] = known.priors[at - 1]
            known.actions[at] = known.actions[at - 1]
            at -= 1
        known.priors[at] = logits[legal[i]]
        known.actions[at] = legal[i]
    highest = 0.0 + known.priors[first]
    total = 0.0
    for at in range(first, end):
        total += exp(known.priors[at] - highest)
    for at in range(first, end):
        share = exp(known.priors[at] - highest) / total
        known.priors[at] = (1 - uniform) * share + uniform / (end - first)
    return end  # type: ignore[no-any-return]


@rule
def best_move(known: Any, number: int, explore: float) -> int:
    """PUCT: the move with the best upper bound. One that was never made is expected to do as the position does on average."""
    first, end = known.firsts[number], known.firsts[number + 1]
    visits, value = 1, known.expected[number]
    for move in range(first, end):
        visits += known.visits[move]
        value += known.values[move]
    usual, width = value / visits, explore * math.sqrt(visits)
    best, most = first, -math.inf
    for move in range(first, end):
        tried = known.visits[move]
        share = known.values[move] / tried if tried > 0 else usual
        score = share + width * known.priors[move] / (1 + tried)
        if score > most:
            best, most = move, score
    return best  # type: ignore[no-any-return]
