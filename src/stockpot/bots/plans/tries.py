"""Plans tried out: in every guess of what is hidden each of them is carried out, and rules of thumb play on.

All plans are tried on the same guesses with the same luck (common random numbers), so they differ by what they do.
"""

from __future__ import annotations

from typing import Any

from stockpot.bots.tree import determinize, make_move, roll_out
from stockpot.core import generic
from stockpot.core.engine import copy_state
from stockpot.core.generic import NO_MORE, PLAN
from stockpot.core.random import derive
from stockpot.core.rule import rule


@rule
def list_plans(tables: Any, seat: int, scratch: Any, out: Any, order: Any) -> int:
    """The plans of a seat, and their numbers as the first order."""
    n = generic.plans(tables[0], seat, scratch.legal, out)
    for i in range(n):
        order[i] = i
    return n


@rule
def try_plans(
    plans: Any, order: Any, alive: int, totals: Any, root: Any, how: Any, scratch: Any, first: int, count: int
) -> None:
    """Try the first `alive` plans of an order on the guesses `first`, `first + 1`, …; then sort them, the best first."""
    s = scratch.work[0]
    for guess in range(first, first + count):
        determinize(root, scratch, derive(root.seed, guess))
        luck = s.rng
        for i in range(alive):
            copy_state(scratch.work, scratch.believed)
            s.rng = luck
            stage = generic.stage(s)
            carry_out(s, root.seat, plans, order[i], scratch.trail)
            roll_out(s, stage, how.stages, how.chance_percent, how.horizon, scratch.legal, scratch.trail)
            generic.outcome(s, scratch.shares)
            totals[order[i]] += scratch.shares[root.seat]
    sort_plans(order, totals, alive)


@rule
def carry_out(s: Any, seat: int, plans: Any, number: int, trail: Any) -> None:
    """The actions of a plan, one after the other."""
    for step in range(PLAN):
        action = plans[number, step]
        if action == NO_MORE:
            break
        make_move(s, seat, action, trail)


@rule
def sort_plans(order: Any, totals: Any, n: int) -> None:
    """The highest totals first; equals stay as they were."""
    for i in range(1, n):
        plan = order[i]
        j = i - 1
        while j >= 0 and totals[order[j]] < totals[plan]:
            order[j + 1] = order[j]
            j -= 1
        order[j + 1] = plan
