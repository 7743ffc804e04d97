"""A bot that looks ahead: tree search over guesses of what it cannot see (`tree`)."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np

from stockpot.bots.manners import by_manners
from stockpot.bots.seat import owed
from stockpot.bots.temper import favourite
from stockpot.bots.thumb import ThumbBot
from stockpot.bots.tree import MAX_PATH, NO_LIKES, children, grow, more_nodes, new_nodes
from stockpot.core import engine
from stockpot.core.players import Settings
from stockpot.core.random import seed_argument, seed_word
from stockpot.core.table import Action, Move, Table
from stockpot.core.trail import NO_TRAIL

SLICE = 0.01
"""Seconds between two looks at the clock, about."""


@dataclass(frozen=True)
class Hint:
    """A move, the share of victory expected of it, and how many simulations say so."""

    action: Action
    share: float
    simulations: int


class SearchBot:
    """Plays the move that its search tried most often, or one as good that suits its temperament better."""

    name = "search"

    def __init__(
        self, seed: int | str | None = None, settings: Settings | None = None, temperament: str | None = None
    ) -> None:
        self.settings = settings or Settings()
        self.temperament = temperament
        self.chance = random.Random(seed)
        self.trees: list[Tree] = []

    def choose(self, table: Table, seat: int) -> Action:
        polite = by_manners(table, seat, self.chance)
        return polite or favourite(self.temperament, table, seat, self.ranked(table, seat)).action

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
        seeds = [self.chance.getrandbits(64) for _ in range(self.settings.threads)]
        old = self.trees if self.settings.reuse else []
        self.trees = [
            (old[i].followed(table, seat) if i < len(old) else None) or self.planted(table, seat)
            for i in range(self.settings.threads)
        ]
        self._grow(seeds)
        return self._read(actions, seat)

    def planted(self, table: Table, seat: int) -> Tree:
        """A tree to begin with."""
        return Tree.planted(table, seat)

    def _grow(self, seeds: Sequence[int]) -> None:
        """Let all trees grow until the budget is spent."""
        each = None if self.settings.iterations is None else -(-self.settings.iterations // len(self.trees))
        if len(self.trees) == 1:
            self.trees[0].grow(self.settings, seeds[0], each)
            return
        with ThreadPoolExecutor(len(self.trees)) as pool:
            jobs = [
                pool.submit(tree.grow, self.settings, seed, each) for tree, seed in zip(self.trees, seeds, strict=True)
            ]
            for job in jobs:
                job.result()

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


@dataclass
class Tree:
    """What a search knows: nodes below a root, and the table they were grown for."""

    table: Table
    seat: int
    nodes: Any
    used: int = 1
    root: int = 0
    done: int = 0
    judge: Callable[[Any, int], Any] | None = field(default=None, repr=False)
    """Says how much each move of the seat at the root is liked beforehand."""

    @classmethod
    def planted(cls, table: Table, seat: int) -> Tree:
        """A tree with nothing but its root."""
        return cls(table.copy(), seat, new_nodes(4096))

    def followed(self, table: Table, seat: int) -> Tree | None:
        """The part of this tree below the moves made since, or `None` when they lead out of it."""
        past, now = self.table.history, table.history
        if seat != self.seat or len(now) < len(past) or tuple(now[: len(past)]) != tuple(past):
            return None
        node = self.root
        before = self.table.copy()
        for move in now[len(past) :]:
            hidden = move.seat != seat and engine.is_secret(before.state.handle, seat)
            if not hidden:
                node = self._child(node, move)
                if node < 0:
                    return None
            before.play(move.seat, move.action, move.note)
        if before.state != table.state:
            return None
        return replace(self, table=table.copy(), root=node, done=0)

    def _child(self, node: int, move: Move) -> int:
        return next((c for c in children(self.nodes, node, move.seat) if self.nodes[c]["action"] == move.action), -1)

    def grow(self, settings: Settings, seed: int, iterations: int | None) -> None:
        """Search until so many iterations are done or this thread has thought for as long as it may."""
        game = self.table.game
        root = self.table.redeal(self.seat, seed=0).state
        work, believed, trust = game.state(), game.state(), np.zeros(1)
        marks, path = np.zeros(game.n_actions, np.int8), np.zeros(MAX_PATH, np.int32)
        shares = np.zeros(engine.MAX_SEATS)
        word = seed_argument(seed_word(seed))
        likes = NO_LIKES if self.judge is None else self.judge(root.handle, self.seat)
        count = 16
        started = time.thread_time()
        while iterations is None or self.done < iterations:
            begun = time.thread_time()
            count = count if iterations is None else min(count, iterations - self.done)
            self._make_room(count)
            self.used = int(
                grow(
                    likes, root.handle, work.handle, believed.handle, trust, self.seat, self.nodes, self.used, self.root,
                    self.done, count, word, settings.explore, settings.widen, settings.chance_percent, settings.stages,
                    settings.horizon, settings.looks, settings.modelled, engine.legal_buffer(), marks, path, shares, NO_TRAIL,
                )
            )  # fmt: skip
            self.done += count
            now = time.thread_time()
            if settings.seconds is not None and now - started >= settings.seconds:
                break
            if now - begun < SLICE:
                count *= 2

    def _make_room(self, count: int) -> None:
        """An iteration adds one node at most."""
        if self.used + count > len(self.nodes):
            larger = more_nodes(self.used + max(count, len(self.nodes)))
            larger[: self.used] = self.nodes[: self.used]
            self.nodes = larger

    def moves(self, seat: int) -> list[tuple[int, int, float]]:
        """At the root: action, how often tried, sum of what it brought."""
        found = []
        for child in children(self.nodes, self.root, seat):
            node = self.nodes[child]
            found.append((int(node["action"]), int(node["visits"]), float(node["value"])))
        return found
