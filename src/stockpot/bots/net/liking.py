"""The search of `bots/tree`, guided by a network: it says which of the own moves to try next, and how often the known ones.

A move's bound grows with the network's liking for it (PUCT: Rosin 2011; Silver et al. 2017), and moves get their nodes one
after the other, the most liked first, each when its own bound is the highest. That is done for the decision that the seat
has to take: there the network is asked once, and the tree below grows as fast as without it.
"""

from __future__ import annotations

import math
from typing import Any

from stockpot.bots.net.think import look
from stockpot.bots.tree import (
    MAX_PATH,
    NONE,
    add_child,
    child_by,
    choose_child,
    credit,
    look_at,
    make_move,
    new_action,
    roll_out,
    rollout_action,
)
from stockpot.core import generic
from stockpot.core.bits import has, lowest
from stockpot.core.rule import rule

WHIM = 0.1
"""Share of the liking that all legal moves get alike: what the network overlooks is tried too, later."""
NEW, KNOWN = 1, 2
"""Marks of legal actions: without and with a node."""


@rule
def grow_guided(
    net: Any, room: Any, liking: float,
    root: Any, work: Any, believed: Any, trust: Any, seat: int, nodes: Any, used: int, start: int,
    first: int, count: int, seed: int, explore: float, widen: float, chance_percent: int, stages: int, horizon: int,
    looks: int, modelled: bool, out: Any, marks: Any, path: Any, shares: Any, trail: Any,
) -> int:  # fmt: skip
    """Like `bots.tree.grow`; `liking` is the weight of the network's word at node `start`."""
    s = work[0]
    like(root[0], seat, out, net, room, liking)
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
            if node == start:
                n = generic.legal(s, mover, out)
                child = liked_child(nodes, node, mover, n, out, marks, room.actions)
                action = most_liked(n, out, marks, room.actions) if child == NONE else nodes[child].action
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
def like(s: Any, seat: int, out: Any, net: Any, room: Any, liking: float) -> None:
    """Leave in `room.actions` how much the network likes each legal action of a seat; together that is `liking`."""
    look(s, seat, net, room)
    n = generic.legal(s, seat, out)
    highest = -math.inf
    for i in range(n):
        highest = max(highest, room.actions[out[i]])
    total = 0.0
    for i in range(n):
        total += math.exp(room.actions[out[i]] - highest)
    for i in range(n):
        share = math.exp(room.actions[out[i]] - highest) / total
        room.actions[out[i]] = liking * ((1 - WHIM) * share + WHIM / n)


@rule
def liked_child(nodes: Any, node: int, mover: int, n: int, out: Any, marks: Any, likes: Any) -> int:
    """The known move with the best upper bound, or NONE when that of a new one is higher.

    A new move is expected to do as well as the known ones did on average. When the answer is NONE, NEW is left in `marks` for
    every legal action that has no node yet; else nothing is.
    """
    for i in range(n):
        marks[out[i]] = NEW
    visits, value = 0, 0.0
    child = nodes[node].first_child
    while child != NONE:
        at = nodes[child]
        if at.seat == mover and marks[at.action] == NEW:
            marks[at.action] = KNOWN
            visits += at.visits
            value += at.value
        child = at.next_sibling
    best, most = NONE, -math.inf
    width = math.sqrt(visits)
    for i in range(n):
        if marks[out[i]] == NEW:
            most = max(most, math.inf if visits == 0 else value / visits + width * likes[out[i]])
    child = nodes[node].first_child
    while child != NONE:
        at = nodes[child]
        if at.seat == mover and marks[at.action] == KNOWN:
            score = at.value / at.visits + width * likes[at.action] / (1 + at.visits)
            if score > most:
                best = child
                most = score
        child = at.next_sibling
    for i in range(n):
        if best != NONE or marks[out[i]] == KNOWN:
            marks[out[i]] = 0
    return best


@rule
def most_liked(n: int, out: Any, marks: Any, likes: Any) -> int:
    """The untried action that the network likes most. Clears `marks`."""
    best = NONE
    for i in range(n):
        if marks[out[i]] == NEW:
            marks[out[i]] = 0
            if best == NONE or likes[out[i]] > likes[best]:
                best = out[i]
    return best
