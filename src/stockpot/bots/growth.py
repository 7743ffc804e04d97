"""One tree search from start to result: calls of `grow` until the budget is spent, and the tree that is left to read."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from stockpot.bots.tree import Parameters, Root, Scratch, grow
from stockpot.bots.tree.node import NONE, ROOT, Node
from stockpot.core.players import Settings
from stockpot.core.random import seed_argument, seed_word
from stockpot.core.table import Table
from stockpot.engine.ground import Ground, ground_for

SLICE = 0.01
"""Seconds between two looks at the clock, roughly."""
FIRST_ROOM = 4096
"""Nodes allocated at first; a tree that needs more is copied to a larger array."""

computing = getattr(time, "thread_time", time.perf_counter)
"""CPU time of this thread in seconds; in a browser, which does not measure it, wall time."""

Priors = Callable[[Ground, Table, int], Any]


@dataclass(frozen=True)
class Tree:
    """A finished search tree: plain bytes, the same whatever backend grew it."""

    nodes: bytes
    """The root first."""

    def __getitem__(self, place: int) -> Node:
        size = Node.n_bytes
        return Node.from_bytes(self.nodes[place * size : (place + 1) * size])

    def children(self, parent: Node, seat: int) -> Iterator[Node]:
        """The moves of a seat known at a node."""
        child = parent.first_child
        while child != NONE:
            node = self[child]
            if node.seat == seat:
                yield node
            child = node.next_sibling

    def moves(self, seat: int) -> list[tuple[int, int, float]]:
        """The moves at the root: action, visits, and the sum of the values."""
        return [(node.action, node.visits, node.value) for node in self.children(self[ROOT], seat)]


def grown(table: Table, seat: int, settings: Settings, iterations: int | None, seed: int, priors: Priors) -> Tree:
    """Search until the iterations are done or the thread's CPU time is used up."""
    with ground_for(table.game) as ground:
        return grown_on(ground, table, seat, settings, iterations, seed, priors)


def grown_on(
    ground: Ground, table: Table, seat: int, settings: Settings, iterations: int | None, seed: int, priors: Priors
) -> Tree:
    """The same on a given backend (`Ground`): the tree is the same on any."""
    known = table.redeal(seat, seed=0)
    root = Root(ground.hold(known.state), seat, seed_argument(seed_word(seed)), priors(ground, known, seat))
    growth = Growth(ground, root, Parameters.of(settings), Scratch.for_game(table.game, ground))
    return growth.run(settings.seconds, iterations)


def no_priors(ground: Ground, table: Table, seat: int) -> Any:  # noqa: ARG001 - as networks are asked
    """No priors: every move is equally promising at first."""
    return ground.buffer("f", 0)


class Growth:
    """A tree that grows."""

    def __init__(self, ground: Ground, root: Root, how: Parameters, scratch: Scratch) -> None:
        self.ground, self.root, self.how, self.scratch = ground, root, how, scratch
        self.room, self.used, self.done = FIRST_ROOM, 0, 0
        self.nodes = ground.records(Node, self.room)

    def run(self, seconds: float | None, iterations: int | None) -> Tree:
        """Grow slice by slice until the budget is spent."""
        count = 16
        started = computing()
        while iterations is None or self.done < iterations:
            begun = computing()
            count = count if iterations is None else min(count, iterations - self.done)
            self._go_on(count)
            now = computing()
            if seconds is not None and now - started >= seconds:
                break
            if now - begun < SLICE:
                count *= 2
        return Tree(self.ground.to_bytes(self.nodes, self.used))

    def _go_on(self, count: int) -> None:
        """An iteration adds one node at most."""
        if self.used + count >= self.room:
            self.room = self.used + max(count, self.room) + 1
            self.nodes = self.ground.more(self.nodes, Node, self.room)
        self.used = self.ground.call(grow, self.nodes, self.used, self.root, self.how, self.scratch, self.done, count)
        self.done += count
