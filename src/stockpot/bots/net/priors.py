"""Priors of the moves of a decision, from the policy of a network: a search tries them accordingly (`bots/tree/puct`).

The network is asked once, for the decision that the seat has to take; the tree below grows as fast as without it.
"""

from __future__ import annotations

import math
from typing import Any

from stockpot.bots.net.think import look
from stockpot.core import generic
from stockpot.core.elementary import exp
from stockpot.core.rule import rule

UNIFORM = 0.1
"""Share of the priors that all legal moves get alike: what the network overlooks is tried too, later."""


@rule
def write_priors(tables: Any, seat: int, out: Any, net: Any, units: Any, weight: float) -> None:
    """Leave in `units.actions` the prior of each legal action of a seat: the softmax of its logits, `weight` in all."""
    s = tables[0]
    look(s, seat, net, units)
    n = generic.legal(s, seat, out)
    highest = -math.inf
    for i in range(n):
        highest = max(highest, units.actions[out[i]])
    total = 0.0
    for i in range(n):
        total += exp(units.actions[out[i]] - highest)
    for i in range(n):
        share = exp(units.actions[out[i]] - highest) / total
        units.actions[out[i]] = weight * ((1 - UNIFORM) * share + UNIFORM / n)
