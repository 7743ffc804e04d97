"""How much a network likes the moves of a decision: a search tries them accordingly (`bots/tree/liked`).

The network is asked once, for the decision that the seat has to take; the tree below grows as fast as without it.
"""

from __future__ import annotations

import math
from typing import Any

from stockpot.bots.net.think import look
from stockpot.core import generic
from stockpot.core.rule import rule

WHIM = 0.1
"""Share of the liking that all legal moves get alike: what the network overlooks is tried too, later."""


@rule
def like(tables: Any, seat: int, out: Any, net: Any, room: Any, liking: float) -> None:
    """Leave in `room.actions` how much the network likes each legal action of a seat; together that is `liking`."""
    s = tables[0]
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
