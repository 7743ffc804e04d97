"""PUCT: which move to try next where a network gave each a prior probability (Rosin 2011; Silver et al. 2017).

A move's upper bound grows with its prior, and moves get their nodes one after the other, that with the highest prior first, each
when its own bound is the highest.
"""

from __future__ import annotations

import math
from typing import Any

from stockpot.bots.tree.node import NONE
from stockpot.core.rule import rule

NEW, KNOWN = 1, 2
"""Marks of legal actions: without and with a node."""


@rule
def puct_child(nodes: Any, node: int, mover: int, n: int, out: Any, marks: Any, priors: Any) -> int:
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
            most = max(most, math.inf if visits == 0 else value / visits + width * priors[out[i]])
    child = nodes[node].first_child
    while child != NONE:
        at = nodes[child]
        if at.seat == mover and marks[at.action] == KNOWN:
            score = at.value / at.visits + width * priors[at.action] / (1 + at.visits)
            if score > most:
                best = child
                most = score
        child = at.next_sibling
    for i in range(n):
        if best != NONE or marks[out[i]] == KNOWN:
            marks[out[i]] = 0
    return best


@rule
def highest_prior(n: int, out: Any, marks: Any, priors: Any) -> int:
    """The untried action with the highest prior. Clears `marks`."""
    best = NONE
    for i in range(n):
        if marks[out[i]] == NEW:
            marks[out[i]] = 0
            if best == NONE or priors[out[i]] > priors[best]:
                best = out[i]
    return best
