"""A bot that weighs whole turns: sequential halving over a game's plans (Karnin, Koren & Somekh 2013).

Where a turn is many small moves, a tree of moves spends most of its iterations on turns that lead nowhere. Here a game lists the
turns worth a thought (`generic.plans`). All are tried equally often, the better half more, and so on until one is left. A try
carries the turn out in a guess, and rules of thumb play on: to the end or, where a judge has learned the game, until it is asked.
"""

from __future__ import annotations

from typing import Any

from stockpot.bots.growth import computing, no_priors
from stockpot.bots.interface import owed
from stockpot.bots.plans.judge import JUDGES, Judge, Thoughts, judge_of
from stockpot.bots.plans.judged import judge_plans
from stockpot.bots.plans.tries import list_plans, try_plans
from stockpot.bots.thinker import Hint, Thinker
from stockpot.bots.tree import Parameters, Root, Scratch
from stockpot.core.generic import MAX_PLANS, PLAN
from stockpot.core.players import Settings
from stockpot.core.random import seed_argument, seed_word
from stockpot.core.table import Table
from stockpot.engine.ground import Ground, ground_for

__all__ = ["Judge", "PlanBot", "judge_of", "judges"]

AT_ONCE = 500
"""Tries between two looks at the clock, about."""
MANY = 1_000_000
"""Tries of who has no other bound than time."""


class PlanBot(Thinker):
    """Plays the first action of the plan that did best, or one as good that suits its temperament better."""

    name = "plans"

    def __init__(
        self, seed: int | str | None = None, settings: Settings | None = None, temperament: str | None = None,
        judge: Judge | None = None, rounds: int = 1,
    ) -> None:  # fmt: skip
        """`rounds`: how often the others have had their turns when the judge is asked."""
        super().__init__(seed, settings, temperament)
        self.judge, self.rounds = judge, rounds

    def hints(self, table: Table, seat: int) -> list[Hint]:
        """The moves that plans begin with, the best first; a move is worth what the best of its plans is."""
        actions = {action.id: action for action in owed(table, seat)}
        if len(actions) == 1:
            return [Hint(action, table.redeal(seat, seed=0).outcome[seat], 0) for action in actions.values()]
        with ground_for(table.game) as ground:
            found = self.weighed_on(ground, table, seat)
        hints: dict[int, Hint] = {}
        for first, share, tries in found:
            hints.setdefault(first, Hint(actions[first], share, tries))
        return [*hints.values()]

    def weighed_on(self, ground: Ground, table: Table, seat: int) -> list[tuple[int, float, int]]:
        """For each plan its first action, what it brought on average and how often it was tried; the best first."""
        known = table.redeal(seat, seed=0)
        state = ground.hold(known.state)
        root = Root(state, seat, seed_argument(seed_word(self.chance.getrandbits(64))), no_priors(ground, known, seat))
        how, scratch = Parameters.of(self.settings), Scratch.for_game(table.game, ground)
        net = self.judge.held(ground) if self.judge else None
        thoughts = Thoughts.of(self.judge, ground) if self.judge else None
        plans, order = ground.buffer("i", MAX_PLANS, PLAN), ground.buffer("i", MAX_PLANS)
        totals, tries = ground.buffer("d", MAX_PLANS), [0] * MAX_PLANS
        n = alive = ground.call(list_plans, state, seat, scratch, plans, order)
        rounds = max(1, (n - 1).bit_length())
        started, done = computing(), 0
        for number in range(1, rounds + 1):
            left = max(1, (self.settings.iterations or MANY) // (rounds * alive))
            while left > 0:
                count = min(left, max(1, AT_ONCE // alive))
                if net:
                    ground.call(
                        judge_plans, plans, order, alive, totals, root, self.rounds, scratch, net, thoughts, done, count
                    )
                else:
                    ground.call(try_plans, plans, order, alive, totals, root, how, scratch, done, count)
                done, left = done + count, left - count
                for plan in order.tolist()[:alive]:
                    tries[plan] += count
                if self.settings.seconds and computing() - started >= self.settings.seconds * number / rounds:
                    break
            alive = (alive + 1) // 2
        sums, begins = totals.tolist(), first_actions(plans)
        return [(begins[plan], sums[plan] / tries[plan], tries[plan]) for plan in order.tolist()[:n]]


def judges() -> list[str]:
    """The games that have a judge."""
    return sorted(path.stem for path in JUDGES.glob("*.npz"))


def first_actions(plans: Any) -> list[int]:
    """What each plan begins with."""
    numbers = plans.to_bytes() if hasattr(plans, "to_bytes") else bytes(plans)
    return memoryview(numbers).cast("i").tolist()[::PLAN]
