"""Actions that name a seat (`accept seat 3`): a network counts seats from its own on, so it has to count these so too."""

from __future__ import annotations

import functools

import numpy as np
from numpy.typing import NDArray

from stockpot.core.game import Game
from stockpot.games.sapone.state import Verb

ADDRESSED: dict[str, tuple[int, ...]] = {"sapone": (Verb.ACCEPT, Verb.ASK)}
"""For each game the actions that name seat 0; those that name the other seats follow them."""


@functools.cache
def columns(found: Game, players: int) -> NDArray[np.int64]:
    """For each seat and action the column of the network that speaks of it."""
    table = np.tile(np.arange(found.n_actions), (players, 1))
    others = np.arange(players)
    for first in ADDRESSED.get(found.name, ()):
        for seat in range(players):
            table[seat, first + others] = first + (others - seat) % players
    table.setflags(write=False)
    return table
