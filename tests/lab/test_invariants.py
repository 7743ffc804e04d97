"""Random games looked at before every decision."""

from __future__ import annotations

import pytest

import stockpot
from stockpot.lab.invariants import checked_playouts


@pytest.mark.parametrize("whole", [True, False])
@pytest.mark.parametrize("name", ["soup", "pantry"])
def test_checked_games_are_the_same_games(name: str, whole: bool) -> None:
    players, told = stockpot.game(name).players[0], list[int]()
    decisions, bad = checked_playouts(name, players, 40, seed=3, cores=1, progress=told.append, whole=whole)
    assert bad == 0
    assert decisions == stockpot.playouts(name, players, 40, seed=3).decisions.sum()
    assert sum(told) == 40
