"""Information set Monte Carlo tree search (single-observer ISMCTS), compiled once for each game through the generic functions.

One iteration, by the usual four steps:

- determinization (`determinize`): copy the root, guess anew all that the searching seat cannot know;
- selection and expansion (`descend`): walk down the tree by the moves that are legal in this guess, by UCB1 with progressive
  widening, at the root by PUCT where a network gave priors (`puct`), and add one node;
- simulation (`roll_out`): play on by a mixture of rules of thumb and chance until the stage changes;
- backpropagation (`credit`): every move on the path gains what its own seat then may expect (max-n).

Guesses are drawn as often as they deserve belief. The game's `belief` says how likely the others would have done what the
seat saw them do; a new guess replaces the last one with the chance that it is more likely (independence Metropolis-Hastings),
else the last one is looked at once more, with other luck.

A node stands for a sequence of moves that the seat can see, an information set; a move that it will not see (`secret`) is made
by the rollout policy and leaves no node. Several seats may owe a decision at once: the searching seat then decides first, so
that it never answers a choice it could not have seen.

Nothing is allocated: nodes lie in one array, children are linked by index.
"""

from __future__ import annotations

import math
from typing import Any

from stockpot.bots.tree.node import NONE, ROOT
from stockpot.bots.tree.puct import highest_prior, puct_child
from stockpot.bots.tree.records import MAX_PATH, Parameters, Root, Scratch
from stockpot.core import generic
from stockpot.core.bits import has, lowest
from stockpot.core.elementary import log
from stockpot.core.engine import copy_state
from stockpot.core.random import derive, draw, reseed
from stockpot.core.rule import inlined, rule

__all__ = ["Parameters", "Root", "Scratch", "determinize", "grow"]

FINE = 1 << 30
"""Steps into which a chance is divided."""


@rule
def grow(nodes: Any, used: int, root: Root, how: Parameters, scratch: Scratch, first: int, count: int) -> int:
    """Run iterations `first`, `first + 1`, … on a tree that uses the first `used` nodes; returns how many it uses then.

    A tree that uses none gets its root.
    """
    s = scratch.work[0]
    if used == 0:
        plant(nodes)
        used = 1
    for iteration in range(first, first + count):
        if iteration % how.looks == 0:
            determinize(root, scratch, derive(root.seed, iteration // how.looks))
        else:  # the guess of the iteration before, with other luck: faster, and compares moves on the same cards
            copy_state(scratch.work, scratch.believed)
            s.rng = derive(root.seed, iteration)
        used, length, stage, left = descend(nodes, used, root, how, scratch)
        roll_out(s, stage, left, how.chance_percent, how.horizon, scratch.legal, scratch.trail)
        generic.outcome(s, scratch.shares)
        credit(nodes, scratch.path, length, scratch.shares)
    return used


# ----------------------------------------------------------------------------------------------------------- determinization


@rule
def determinize(root: Root, scratch: Scratch, seed: int) -> None:
    """Make `scratch.work` a guess of the table that the seat sees at the root: a new one, or once more the one believed."""
    copy_state(scratch.work, root.state)
    s = scratch.work[0]
    reseed(s, seed)
    generic.redeal(s, root.seat)
    new = generic.belief(s, root.seat)
    if new >= scratch.belief[0] or new > scratch.belief[0] * draw(s, FINE) / FINE:
        scratch.belief[0] = new
        copy_state(scratch.believed, scratch.work)
    else:
        luck = s.rng
        copy_state(scratch.work, scratch.believed)
        s.rng = luck


# -------------------------------------------------------------------------------------------------- selection and expansion


@rule
def descend(nodes: Any, used: int, root: Root, how: Parameters, scratch: Scratch) -> tuple[int, int, int, int]:
    """Walk down by moves until one gets its node, and note the way in `scratch.path`.

    Returns how many nodes are used then, how many the path has, the stage, and how often that may still change.
    """
    s, seat = scratch.work[0], root.seat
    out, marks, path = scratch.legal, scratch.marks, scratch.path
    stage = generic.stage(s)
    left = how.stages
    length = 0
    node = ROOT
    while length < MAX_PATH:
        seats = generic.waiting(s)
        if generic.stage(s) != stage:
            stage = generic.stage(s)
            left -= 1
        if seats == 0 or left == 0:
            break
        mover = seat if has(seats, seat) else lowest(seats)
        if mover != seat and generic.secret(s, seat):
            make_move(s, mover, rollout_action(s, mover, how.chance_percent, out), scratch.trail)
            continue
        if node == ROOT and len(root.priors) > 0:
            n = generic.legal(s, mover, out)
            child = puct_child(nodes, node, mover, n, out, marks, root.priors)
            action = highest_prior(n, out, marks, root.priors) if child == NONE else nodes[child].action
        elif how.modelled and mover != seat:
            action = rollout_action(s, mover, how.chance_percent, out)
            child = child_by(nodes, node, mover, action)
        else:
            n = generic.legal(s, mover, out)
            child = ucb_child(nodes, node, mover, n, out, marks, how.explore, how.widen)
            action = new_action(s, nodes, node, mover, n, out, marks) if child == NONE else nodes[child].action
        new = child == NONE
        if new:
            if used == len(nodes):
                break
            child = used
            used += 1
            add_child(nodes, node, child, mover, action)
        path[length] = child
        length += 1
        make_move(s, mover, action, scratch.trail)
        if new:
            break
        node = child
    return used, length, stage, left


@rule
def ucb_child(nodes: Any, node: int, mover: int, n: int, out: Any, marks: Any, explore: float, widen: float) -> int:
    """UCB1: the known move with the best upper bound, or NONE when a new one is to be tried.

    A move's trials are counted where it was legal (`available`), as guesses differ in that. Progressive widening: a node gets at
    most `widen` × √visits children (0: no bound).

    Leaves in `marks` 1 for every legal action that has no node yet, and 0 for the others.
    """
    for i in range(n):
        marks[out[i]] = 1
    known = 0
    best = NONE
    most = 0.0
    passed = 0
    logarithm = 0.0  # of `passed`: most moves were available equally often
    child = nodes[node].first_child
    while child != NONE:
        at = nodes[child]
        if at.seat == mover and marks[at.action] == 1:
            marks[at.action] = 0
            known += 1
            at.available += 1
            if at.available != passed:
                passed = at.available
                logarithm = log(passed)
            score = at.value / at.visits + explore * math.sqrt(logarithm / at.visits)
            if best == NONE or score > most:
                best = child
                most = score
        child = at.next_sibling
    bound = float(n)
    if widen > 0.0:
        bound = max(1.0, widen * math.sqrt(nodes[node].visits + 1.0))
    if known < n and known < bound:
        return NONE
    for i in range(n):
        marks[out[i]] = 0
    return best


@rule
def new_action(s: Any, nodes: Any, node: int, mover: int, n: int, out: Any, marks: Any) -> int:
    """The untried action to try next: first what the rule of thumb says, then any. Clears `marks`."""
    untried = 0
    for i in range(n):
        if marks[out[i]] == 1:
            marks[out[i]] = 0
            out[untried] = out[i]
            untried += 1
    if nodes[node].first_child == NONE:
        advised = generic.thumb(s, mover)
        for i in range(untried):
            if out[i] == advised:
                return advised
    action: int = out[draw(s, untried)]
    return action


@rule
def child_by(nodes: Any, node: int, mover: int, action: int) -> int:
    """The node of a move, or NONE when it was never made here."""
    child = nodes[node].first_child
    while child != NONE and (nodes[child].seat != mover or nodes[child].action != action):
        child = nodes[child].next_sibling
    return child  # type: ignore[no-any-return]


@rule
def plant(nodes: Any) -> None:
    """The root: no move leads to it."""
    at = nodes[ROOT]
    at.value = 0.0
    at.visits = 0
    at.available = 0
    at.first_child = NONE
    at.next_sibling = NONE
    at.action = NONE
    at.seat = NONE


@inlined
def add_child(nodes: Any, parent: int, child: int, mover: int, action: int) -> None:
    """A node for a move made for the first time."""
    at = nodes[child]
    at.value = 0.0
    at.visits = 0
    at.available = 1
    at.first_child = NONE
    at.action = action
    at.seat = mover
    at.next_sibling = nodes[parent].first_child
    nodes[parent].first_child = child


# ------------------------------------------------------------------------------------------------------------ simulation


@rule
def make_move(s: Any, mover: int, action: int, trail: Any) -> None:
    """The game's `play`, compiled here once and not at every call."""
    generic.play(s, mover, action, trail)


@rule
def rollout_action(s: Any, mover: int, chance_percent: int, out: Any) -> int:
    """A move of the rollout policy: a rule of thumb, or now and then any move."""
    if chance_percent > 0 and (chance_percent >= 100 or draw(s, 100) < chance_percent):
        n = generic.legal(s, mover, out)
        action: int = out[draw(s, n)]
        return action
    return generic.thumb(s, mover)


@rule
def roll_out(s: Any, begun: int, left: int, chance_percent: int, horizon: int, out: Any, trail: Any) -> None:
    """Play on until the stage has changed as often as it may, the game ends, or the horizon is reached."""
    for _ in range(horizon):
        seats = generic.waiting(s)
        if generic.stage(s) != begun:
            begun = generic.stage(s)
            left -= 1
        if seats == 0 or left <= 0:
            break
        mover = lowest(seats)
        make_move(s, mover, rollout_action(s, mover, chance_percent, out), trail)


# ------------------------------------------------------------------------------------------------------ backpropagation


@rule
def credit(nodes: Any, path: Any, length: int, shares: Any) -> None:
    """Every move on the way counts one more visit, and what its own seat may now expect."""
    nodes[ROOT].visits += 1
    for i in range(length):
        passed = nodes[path[i]]
        passed.visits += 1
        passed.value += shares[passed.seat]
