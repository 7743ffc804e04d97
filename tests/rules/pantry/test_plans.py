"""Whole turns: what the game lists is all there is, and can be played."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import stockpot
from stockpot.core import generic
from stockpot.core.engine import legal_buffer
from stockpot.core.generic import MAX_PLANS, NO_MORE, PLAN
from stockpot.core.rule import buffer, rule
from stockpot.games.pantry.state import COMPLETE, EXCHANGE
from stockpot.testing.settings import one_move


@rule
def listed(tables: Any, seat: int, scratch: Any, out: Any) -> int:
    return generic.plans(tables[0], seat, scratch, out)


def plans(table: stockpot.Table, seat: int) -> list[list[int]]:
    """The actions of every plan."""
    out = buffer("i", MAX_PLANS, PLAN)
    n = listed(table.state.handle, seat, legal_buffer(), out)
    return [[int(out[i, j]) for j in range(PLAN) if out[i, j] != NO_MORE] for i in range(n)]


def tables() -> Iterator[stockpot.Table]:
    """Tables some way into games, at every number of action points."""
    for seed in range(12):
        chance = random.Random(seed)
        table = stockpot.Table("pantry", 3, seed=seed)
        for _ in range(seed * 3):
            one_move(table, chance)
        yield table


def completing(table: stockpot.Table, seat: int, moves: int) -> set[bytes]:
    """How the table may stand after a turn of at most so many moves that completes the card: every turn is played."""
    found = set()
    for action in table.legal(seat):
        if action.id < EXCHANGE:
            after = table.copy()
            after.play(seat, action)
            if action.id >= COMPLETE:
                found.add(after.state.to_bytes())
            elif moves > 0 and seat in after.to_act:
                found |= completing(after, seat, moves - 1)
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(12))
def test_every_turn_that_completes_the_card_is_a_plan_and_every_plan_can_be_played(number: int) -> None:
    table = list(tables())[number]
    (seat,) = table.to_act
    left, singles = set(), []
    for plan in plans(table, seat):
        after = table.copy()
        for action in plan:
            assert seat in after.to_act
            after.play(seat, action)
        if COMPLETE <= plan[-1] < EXCHANGE:
            left.add(after.state.to_bytes())
        else:
            singles.append(plan)
    assert left == completing(table, seat, 2)
    assert len(plans(table, seat)) == len({tuple(plan) for plan in plans(table, seat)})
    if not left:
        assert [plan for plan in singles if len(plan) == 1] == [[action.id] for action in table.legal(seat)]


@pytest.mark.compiled
def test_some_cards_can_be_completed_and_some_cannot() -> None:
    """Else the test above would show little."""
    able = [bool(completing(table, table.to_act[0], 2)) for table in tables()]
    assert 3 <= sum(able) < len(able)


def test_plans_complete_the_card_or_are_one_action_and_an_offer_is_answered() -> None:
    ends = set()
    for seed in (1, 5):
        table = stockpot.Table("pantry", 3, seed=seed, options={"agreement": True})
        (seat,) = table.to_act
        for plan in plans(table, seat):
            completes = COMPLETE <= plan[-1] < EXCHANGE
            ends.add((completes, len(plan)))
            assert completes or len(plan) == 1
        table.play(seat, "offer end")
        other = table.to_act[0]
        assert plans(table, other) == [[action.id] for action in table.legal(other)]
    assert (True, 3) in ends
