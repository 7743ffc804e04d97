"""Trajectories (a rollout buffer): every decision at many tables, with its return and advantage for the seat that took it.

>>> import numpy as np
>>> from stockpot.envs import Trajectories, VectorTable
>>> tables = VectorTable("soup", players=4, tables=64, seed=1, stagger=True, reward="estimate")
>>> learning = Trajectories(tables, steps=32)
>>> while not learning.full:
...     learning.step(tables.random_actions(), values=np.zeros(64))
>>> found = learning.take()
>>> found.observations.shape == (len(found.actions), tables.game.n_features)
True
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stockpot.envs.batch.credit import CARRIED, credit_tables
from stockpot.envs.vector import VectorTable

Array = NDArray[np.float32]


@dataclass(frozen=True)
class Decisions:
    """A batch of decisions, one row each, in no particular order."""

    observations: Array
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    actions: NDArray[np.int64]
    values: Array
    """Value estimates when the decisions were taken."""
    advantages: Array
    """Advantages: how much better it went than expected."""
    returns: Array
    """Returns (value targets): value plus advantage."""
    beside: dict[str, Array]
    """Whatever else was kept with each, such as its log-probability."""


class Trajectories:
    """A buffer for `steps` steps of all tables, on the CPU; `take` returns the finished decisions and empties it."""

    def __init__(self, tables: VectorTable, steps: int, discount: float = 1.0, trace: float = 0.95) -> None:
        """`discount`: of what comes after the seat's next decision; `trace`: λ of generalised advantage estimation."""
        if tables.device != "cpu":
            raise ValueError("Trajectories are kept on the CPU; on a GPU keep your own arrays, and call advantages().")
        if steps < 1 or not 0 <= discount <= 1 or not 0 <= trace <= 1:
            raise ValueError(f"There are steps, and shares from 0 to 1, not {steps}, {discount} and {trace}.")
        self.tables, self.steps, self.discount, self.trace = tables, steps, discount, trace
        self.at = 0
        """Steps taken so far."""
        n, found = tables.tables, tables.game
        self._observations = np.zeros((steps, *tables.observations.shape), np.float32)
        self._masks = np.zeros((steps, n, found.n_actions), np.int8)
        self._seats, self._actions = np.zeros((2, steps, n), np.int64)
        self._values = np.zeros((steps, n), np.float32)
        self._rewards = np.zeros((steps, n, tables.players), np.float32)
        self._over = np.zeros((steps, n), np.int8)
        self._beside: dict[str, Array] = {}

    @property
    def full(self) -> bool:
        return self.at == self.steps

    def step(self, actions: Any, values: Any, **beside: Any) -> None:
        """Play an action at each table and keep it with its value estimate and any further columns, one number per table."""
        if self.full:
            raise ValueError(f"{self.steps} steps were taken: take() them first.")
        tables, t = self.tables, self.at
        before = tables.observations.copy(), tables.masks.copy(), tables.seats.copy()
        tables.step(actions)
        self._observations[t], self._masks[t], self._seats[t] = before
        self._actions[t], self._values[t] = actions, values
        self._rewards[t], self._over[t] = tables.rewards, tables.over
        for name, numbers in beside.items():
            self._beside.setdefault(name, np.zeros(self._values.shape, np.float32))[t] = numbers
        self.at += 1

    def take(self) -> Decisions:
        """All decisions since the last call whose outcome is known; the buffer is empty then."""
        t = self.at
        advantage, known = advantages(
            self._seats[:t], self._over[:t], self._rewards[:t], self._values[:t], self.discount, self.trace
        )
        self.at, rows = 0, known != 0
        values = self._values[:t][rows]
        return Decisions(
            self._observations[:t][rows] if self._observations.size else self._observations[0], self._masks[:t][rows],
            self._seats[:t][rows], self._actions[:t][rows], values, advantage[rows], values + advantage[rows],
            {name: numbers[:t][rows] for name, numbers in self._beside.items()},
        )  # fmt: skip


def advantages(
    seats: Any, over: Any, rewards: Any, values: Any, discount: float = 1.0, trace: float = 0.95
) -> tuple[Any, Any]:
    """The advantage of every decision, and 1 for those whose outcome is known (generalised advantage estimation).

    `seats`, `over` and `values` have one row a step and one column a table, `rewards` also a third axis of seats, as they were
    shown by `VectorTable`: `seats` and `values` before the step, the others after it. Arrays on a GPU are worked on there.
    """
    from stockpot.envs.gpu.array import lies_on_gpu

    if lies_on_gpu(rewards):
        from stockpot.envs.gpu.credit import advantages_there

        return advantages_there(seats, over, rewards, values, discount, trace)
    rewards, values = np.asarray(rewards, np.float32), np.asarray(values, np.float32)
    found, known = np.zeros(values.shape, np.float32), np.zeros(values.shape, np.int8)
    carried = np.zeros((rewards.shape[1], rewards.shape[2], CARRIED), np.float32)
    credit_tables(
        np.asarray(seats, np.int64), np.asarray(over, np.int8), rewards, values, float(discount), float(trace), carried,
        found, known,
    )  # fmt: skip
    return found, known
