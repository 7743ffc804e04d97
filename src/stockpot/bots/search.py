"""A bot that looks ahead: Monte Carlo tree search over determinizations, guesses of what it cannot see (`tree`)."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

from stockpot.bots.growth import Tree, grown, no_priors
from stockpot.bots.interface import owed
from stockpot.bots.thinker import Hint, Thinker
from stockpot.bots.thumb import ThumbBot
from stockpot.core.players import Settings
from stockpot.core.table import Action, Table
from stockpot.engine.ground import Ground

THREADS = sys.platform != "emscripten"
"""Are there threads? In a browser there are none."""


class SearchBot(Thinker):
    """Plays the move that its search tried most often, or one as good that suits its temperament better."""

    name = "search"

    def __init__(
        self, seed: int | str | None = None, settings: Settings | None = None, temperament: str | None = None
    ) -> None:
        super().__init__(seed, settings, temperament)
        self.trees: list[Tree] = []
        """Of the latest decision."""

    def ranked(self, table: Table, seat: int) -> list[Hint]:
        """The hints as this bot follows them: first the rule of thumb, unless another move promises clearly more."""
        hints = self.hints(table, seat)
        if self.settings.trust > 0 and len(hints) > 1:
            advised = ThumbBot(self.chance.getrandbits(63)).choose(table, seat)
            for hint in hints:
                if hint.action == advised and hints[0].share - hint.share < self.settings.trust:
                    return [hint, *(other for other in hints if other is not hint)]
        return hints

    def hints(self, table: Table, seat: int) -> list[Hint]:
        """All moves that the search considered, the most tried first."""
        actions = owed(table, seat)
        if len(actions) == 1:
            return [Hint(actions[0], table.redeal(seat, seed=0).outcome[seat], 0)]
        self.trees = self._grown(table, seat, [self.chance.getrandbits(64) for _ in range(self.settings.threads)])
        return self._read(actions, seat)

    def priors(self, ground: Ground, table: Table, seat: int) -> Any:
        """How good each move of the seat seems beforehand."""
        return no_priors(ground, table, seat)

    def _grown(self, table: Table, seat: int, seeds: Sequence[int]) -> list[Tree]:
        """A tree for each seed, grown until the budget is spent."""
        each = None if self.settings.iterations is None else -(-self.settings.iterations // len(seeds))
        grow = partial(grown, table, seat, self.settings, each, priors=self.priors)
        if len(seeds) == 1 or not THREADS:
            return [grow(seed) for seed in seeds]
        with ThreadPoolExecutor(len(seeds)) as pool:
            return [*pool.map(grow, seeds)]

    def _read(self, actions: list[Action], seat: int) -> list[Hint]:
        by_id = {action.id: action for action in actions}
        visits = dict.fromkeys(by_id, 0)
        values = dict.fromkeys(by_id, 0.0)
        for tree in self.trees:
            for action, tried, value in tree.moves(seat):
                if action in by_id:
                    visits[action] += tried
                    values[action] += value
        hints = [Hint(by_id[a], values[a] / visits[a], visits[a]) for a in by_id if visits[a]]
        return sorted(hints, key=lambda hint: (-hint.simulations, -hint.share, hint.action.id))
