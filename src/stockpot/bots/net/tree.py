"""The search of `bots/tree`, guided by a network: it says which move to try next, and how often the known ones.

A move's bound grows with the network's liking for it (PUCT: Rosin 2011; Silver et al. 2017). Moves get their nodes one
after the other, the most liked first, each when its own bound is the highest; so the network is asked once for a new node.
It is asked about guesses only, as the seat that moves there would see them.
"""

from __future__ import annotations

import math
from typing import Any

from stockpot.bots.net.think import foresee, look
from stockpot.bots.tree import MAX_PATH, NONE, add_child, guess, make_move, roll_out, rollout_action
from stockpot.core import generic
from stockpot.core.bits import has, lowest
from stockpot.core.engine import copy_state
from stockpot.core.random import derive
from stockpot.core.rule import rule

WHIM = 0.1
"""Share of the liking that all legal moves get alike: what the network overlooks is tried too, later."""
NEW, KNOWN = 1, 2
"""Marks of legal actions: without and with a node."""


@rule
def grow_guided(
    net: Any, room: Any, likes: Any, foresight: float, foreseen: Any,
    root: Any, work: Any, believed: Any, trust: Any, seat: int, nodes: Any, used: int, start: int,
    first: int, count: int, seed: int, explore: float, widen: float, chance_percent: int, stages: int, horizon: int, looks: int,
    out: Any, marks: Any, path: Any, shares: Any, trail: Any,
) -> int:  # fmt: skip
    """Like `bots.tree.grow`; `foresight` is the weight of what the network foresees at the end of the path, beside what
    rollouts find.

    `likes[node, 0]` is the network's liking for the move to a node, `likes[node, 1]` that for the best move not tried there.
    """
    s = work[0]
    for iteration in range(first, first + count):
        if iteration % looks == 0 or iteration == first:
            guess(root, work, believed, trust, seat, derive(seed, iteration // looks))
        else:
            copy_state(work, believed)
            s.rng = derive(seed, iteration)
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
            n = generic.legal(s, mover, out)
            child = liked_child(nodes, likes, node, mover, n, out, marks, explore, widen)
            if child == NONE:
                if used == len(nodes):
                    break
                action = next_liked(s, mover, n, out, marks, net, room, likes, node, used)
                add_child(nodes, node, used, mover, action)
                path[length] = used
                length += 1
                used += 1
                make_move(s, mover, action, trail)
                break
            path[length] = child
            length += 1
            make_move(s, mover, nodes[child].action, trail)
            node = child
        judge(s, begun, left, chance_percent, horizon, out, shares, trail, net, room, foresight, foreseen)
        nodes[start].visits += 1
        for i in range(length):
            passed = nodes[path[i]]
            passed.visits += 1
            passed.value += shares[passed.seat]
    return used


@rule
def liked_child(
    nodes: Any, likes: Any, node: int, mover: int, n: int, out: Any, marks: Any, explore: float, widen: float
) -> int:
    """The known move with the best upper bound, or NONE when that of a new one is higher.

    A new move is expected to do as well as the known ones did on average. When the answer is NONE, 1 is left in `marks` for
    every legal action that has no node yet; else nothing is.
    """
    for i in range(n):
        marks[out[i]] = NEW
    known, visits, value = 0, 0, 0.0
    child = nodes[node].first_child
    while child != NONE:
        at = nodes[child]
        if at.seat == mover and marks[at.action] == NEW:
            marks[at.action] = KNOWN
            known += 1
            visits += at.visits
            value += at.value
        child = at.next_sibling
    best, most = NONE, -math.inf
    width = explore * math.sqrt(visits)
    if known == 0:
        most = math.inf
    elif known < n and (widen == 0.0 or known < widen * math.sqrt(nodes[node].visits + 1.0)):
        most = value / visits + width * likes[node, 1]
    child = nodes[node].first_child
    while child != NONE:
        at = nodes[child]
        if at.seat == mover and marks[at.action] == KNOWN:
            score = at.value / at.visits + width * likes[child, 0] / (1 + at.visits)
            if score > most:
                best = child
                most = score
        child = at.next_sibling
    for i in range(n):
        if best != NONE or marks[out[i]] == KNOWN:
            marks[out[i]] = 0
    return best


@rule
def next_liked(
    s: Any, mover: int, n: int, out: Any, marks: Any, net: Any, room: Any, likes: Any, node: int, child: int,
) -> int:  # fmt: skip
    """The untried action that the network likes most; writes the likings for it and for the next one. Clears `marks`."""
    likes[child, 1] = 0.0
    only: int = out[0]
    if n == 1:
        marks[only] = 0
        likes[child, 0] = 1.0
        return only
    look(s, mover, net, room)
    highest = room.actions[out[0]]
    for i in range(n):
        highest = max(highest, room.actions[out[i]])
    total = 0.0
    best, second = NONE, NONE
    for i in range(n):
        at: int = out[i]
        total += math.exp(room.actions[at] - highest)
        if marks[at] == NEW:
            marks[at] = 0
            if best == NONE or room.actions[at] > room.actions[best]:
                second = best
                best = at
            elif second == NONE or room.actions[at] > room.actions[second]:
                second = at
    likes[child, 0] = (1 - WHIM) * math.exp(room.actions[best] - highest) / total + WHIM / n
    if second != NONE:
        likes[node, 1] = (1 - WHIM) * math.exp(room.actions[second] - highest) / total + WHIM / n
    return best


@rule
def judge(
    s: Any, begun: int, left: int, chance_percent: int, horizon: int, out: Any, shares: Any, trail: Any,
    net: Any, room: Any, foresight: float, foreseen: Any,
) -> None:  # fmt: skip
    """Every seat's share of the victory: what the network foresees, mixed with how a rollout ends."""
    seats = generic.waiting(s)
    asked = foresight > 0.0 and seats != 0
    if asked:
        mover = lowest(seats)
        look(s, mover, net, room)
        foresee(room.seats, mover, s.players, foreseen)
    if not asked or foresight < 1.0:
        roll_out(s, begun, left, chance_percent, horizon, out, trail)
        generic.outcome(s, shares)
    for i in range(s.players):
        if asked:
            shares[i] = foreseen[i] if foresight >= 1.0 else (1.0 - foresight) * shares[i] + foresight * foreseen[i]
