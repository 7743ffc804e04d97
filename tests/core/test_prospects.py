"""What a game tells the coach: how far it has got, where chapters end, what moves bring."""

from __future__ import annotations

import random

import pytest

import stockpot
from stockpot.core.game import SHELF, game

MOVES = 150


@pytest.mark.parametrize("name", SHELF)
def test_prospects_are_read_off_any_situation(name: str) -> None:
    bots, chance = game(name).bots, random.Random(3)
    table = stockpot.Table(name, 3, seed=3)
    before = table.state.copy()
    assert bots.progress(before) < 0.2
    for _ in range(MOVES):
        if table.over:
            break
        table.play(table.to_act[0], chance.choice(table.legal(table.to_act[0])))
        assert 0 <= bots.progress(table.state) <= 1
        assert bots.chapter(table.redeal(0, seed=1).state) == bots.chapter(table.state), "everybody sees it"
        for one in bots.prospects:
            same = [one.measure(at.state, at.state, 1) for at in (table, table.redeal(1, seed=2))]
            assert same[0] == same[1], "a seat sees its own prospects"
            assert isinstance(one.measure(before, table.state, 2), float)
