"""Single-observer information-set Monte Carlo tree search, compiled once for each game through the generic functions.

One iteration: copy the root, guess anew all that the searching seat cannot know, walk down the tree by the moves that are
possible in this guess, add one node, play on by a mixture of rules of thumb and chance until the stage changes, and
credit every move on the path with what its own seat then may expect (max-n).

Guesses are drawn as often as they deserve belief. The game's `belief` says how likely the others would have done what the
seat saw them do; a new guess replaces the last one with the chance that it is more likely (the Metropolis rule), else
the last one is looked at once more, with other luck.

A node stands for a sequence of moves that the seat can see; a move that it will not see (`secret`) is made by the rollout
policy and leaves no node. Several seats may owe a decision at once: the searching seat then decides first, so that it never
answers a choice it could not have seen.

Nothing is allocated: nodes lie in one array, children are linked by index.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from stockpot.bots.tree.liked import liked_child, most_liked
from stockpot.bots.tree.node import NODE, NONE
from stockpot.core import generic
from stockpot.core.bits import has, lowest
from stockpot.core.engine import copy_state
from stockpot.core.random import derive, draw, reseed
from stockpot.core.rule import COMPILED, inlined, rule

MAX_PATH = 256
FINE = 1 << 30
"""Steps into which a chance is divided."""
NO_LIKES = np.zeros(0, np.float32)
"""Nobody said beforehand which moves to like."""


@rule
def grow(
    likes: Any, root: Any, work: Any, believed: Any, trust: Any, seat: int, nodes: Any, used: int, start: int,
    first: int, count: int, seed: int, explore: float, widen: float, chance_percent: int, stages: int, horizon: int, looks: int,
    modelled: bool, out: Any, marks: Any, path: Any, shares: Any, trail: Any,
) -> int:  # fmt: skip
    """Run iterations `first`, `first + 1`, … from node `start`; returns how many nodes are used then.

    `likes`: how much each move at node `start` is liked beforehand (`liked`), or `NO_LIKES`.
    `believed` keeps the guess of the iteration before, `trust` its belief. `widen`: a node gets at most `widen` × √visits
    children (0: no bound). `chance_percent`: how many of a hundred rollout moves are random. `stages`: an iteration ends
    when the stage has changed so often. `horizon`: a rollout ends after so many moves at the latest. `looks`: so many
    iterations in a row look at one guess, each with its own luck: that is faster, and moves are compared on the same cards.
    `modelled`: the other seats follow the rollout policy in the tree too.
    """
    s = work[0]
    for iteration in range(first, first + count):
        fresh = iteration % looks == 0 or iteration == first
        look_at(root, work, believed, trust, seat, seed, iteration, looks, fresh)
        begun = generic.stage(s)
        left = stages
        length = 0
        node = start
        while length < MAX_PATH:
            seats = generic.waiting(s)
            if generic.stage(s) != begun:
                begun = generic.stage(s)
                left -= 1
            if seats == 0 or left == 0:
                break
            mover = seat if has(seats, seat) else lowest(seats)
            if mover != seat and generic.secret(s, seat):
                make_move(s, mover, rollout_action(s, mover, chance_percent, out), trail)
                continue
            if node == start and len(likes) > 0:
                n = generic.legal(s, mover, out)
                child = liked_child(nodes, node, mover, n, out, marks, likes)
                action = most_liked(n, out, marks, likes) if child == NONE else nodes[child].action
            elif modelled and mover != seat:
                action = rollout_action(s, mover, chance_percent, out)
                child = child_by(nodes, node, mover, action)
            else:
                n = generic.legal(s, mover, out)
                child = choose_child(nodes, node, mover, n, out, marks, explore, widen)
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
            make_move(s, mover, action, trail)
            if new:
                break
            node = child
        roll_out(s, begun, left, chance_percent, horizon, out, trail)
        generic.outcome(s, shares)
        credit(nodes, start, path, length, shares)
    return used


@rule
def look_at(
    root: Any, work: Any, believed: Any, trust: Any, seat: int, seed: int, iteration: int, looks: int, fresh: bool
) -> None:
    """Make `work` a fresh guess, or the one of the iteration before with other luck."""
    if fresh:
        guess(root, work, believed, trust, seat, derive(seed, iteration // looks))
    else:
        copy_state(work, believed)
        work[0].rng = derive(seed, iteration)


@rule
def credit(nodes: Any, start: int, path: Any, length: int, shares: Any) -> None:
    """Every move on the way counts one more visit, and what its own seat may now expect."""
    nodes[start].visits += 1
    for i in range(length):
        passed = nodes[path[i]]
        passed.visits += 1
        passed.value += shares[passed.seat]


@rule
def guess(root: Any, work: Any, believed: Any, trust: Any, seat: int, seed: int) -> None:
    """Make `work` a guess of the table that `seat` sees at the root: a new one, or once more the one in `believed`."""
    copy_state(work, root)
    s = work[0]
    reseed(s, seed)
    generic.redeal(s, seat)
    new = generic.belief(s, seat)
    if new >= trust[0] or new > trust[0] * draw(s, FINE) / FINE:
        trust[0] = new
        copy_state(believed, work)
    else:
        luck = s.rng
        copy_state(work, believed)
        s.rng = luck


@rule
def choose_child(nodes: Any, node: int, mover: int, n: int, out: Any, marks: Any, explore: float, widen: float) -> int:
    """The known move with the best upper bound, or NONE when a new one is to be tried.

    Leaves in `marks` 1 for every legal action that has no node yet, and 0 for the others.
    """
    for i in range(n):
        marks[out[i]] = 1
    known = 0
    best = NONE
    most = 0.0
    passed = 0
    log = 0.0  # of `passed`: most moves were available equally often
    child = nodes[node].first_child
    while child != NONE:
        at = nodes[child]
        if at.seat == mover and marks[at.action] == 1:
            marks[at.action] = 0
            known += 1
            at.available += 1
            if at.available != passed:
                passed = at.available
                log = math.log(passed)
            score = at.value / at.visits + explore * math.sqrt(log / at.visits)
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


def new_nodes(size: int) -> Any:
    """Room for a tree, with its root in place."""
    nodes = more_nodes(size)
    nodes[0]["first_child"] = NONE
    nodes[0]["next_sibling"] = NONE
    return nodes


def more_nodes(size: int) -> Any:
    """Blank nodes; interpreted code reads their fields as attributes too."""
    nodes = np.zeros(size, NODE)
    return nodes if COMPILED else nodes.view(np.recarray)


def children(nodes: Any, node: int, seat: int) -> list[int]:
    """The moves of a seat known at a node, by index."""
    found = []
    child = int(nodes[node]["first_child"])
    while child != NONE:
        if int(nodes[child]["seat"]) == seat:
            found.append(child)
        child = int(nodes[child]["next_sibling"])
    return found
