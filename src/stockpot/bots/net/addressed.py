"""Actions that name a seat (`accept seat 3`): a network counts seats from its own on, so it has to count these so too."""

from __future__ import annotations

import functools
from typing import Any

from stockpot.core.game import Game
from stockpot.core.rule import buffer


@functools.cache
def columns(found: Game, players: int) -> Any:
    """For each seat and action the column of the network that speaks of it."""
    table = buffer("q", players, found.n_actions)
    for seat in range(players):
        for action in range(found.n_actions):
            table[seat, action] = found.bots.counted(action, seat, players)
    return table
