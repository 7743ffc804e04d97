"""Actions that name a seat (`accept seat 3`): a network counts seats from its own on, so it has to count these so too."""

from __future__ import annotations

import functools

import numpy as np
from numpy.typing import NDArray

from stockpot.core.game import Game


@functools.cache
def columns(found: Game, players: int) -> NDArray[np.int64]:
    """For each seat and action the column of the network that speaks of it."""
    table = np.tile(np.arange(found.n_actions), (players, 1))
    others = np.arange(players)
    for first in found.bots.addressed:
        for seat in range(players):
            table[seat, first + others] = first + (others - seat) % players
    table.setflags(write=False)
    return table
