"""Playing to learn: many tables at once, and what came of every decision."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from stockpot.bots.net.addressed import columns
from stockpot.core.engine import MAX_SEATS
from stockpot.envs.vector import VectorTable
from stockpot.lab.train.student import Student

Array = NDArray[np.float32]

WHIMS = 0.1
"""Share of random moves while the network watches rules of thumb: it has to see what mistakes lead to."""


class Lesson(NamedTuple):
    """Decisions and what came of them, one row each, on the student's device."""

    features: Any
    masks: Any
    chosen: Any
    """The network's column of the action taken."""
    chances: Any
    """How likely the player was to take this action."""
    gains: Any
    """How much better than foreseen it went for the player, in usual amounts."""
    ends: Any
    """Each seat's share of the victory as it looked later, from the own seat on."""
    sitting: Any
    """Which of these seats are taken."""


class Classroom:
    """Tables with one number of players, where lesson after lesson is played."""

    def __init__(self, name: str, players: int, tables: int, seed: int, cores: int) -> None:
        self.tables = VectorTable(name, players, tables, seed=f"{seed}/{players}", cores=cores)
        self.chance = np.random.default_rng([seed, players])
        self.columns = columns(self.tables.game, players)
        self.actions = self.columns.argsort(axis=1)

    def lesson(self, student: Student, steps: int, trace: float, estimate: float, watch: bool) -> Lesson:
        """Play so many decisions at every table: as the student likes, or, to watch, by rules of thumb.

        What the student foresees and what the game estimates are mixed; `estimate` is the weight of the latter.
        """
        tables, device = self.tables, student.device
        players, rows = tables.players, device.put(np.arange(tables.tables))
        kept: list[tuple[Any, ...]] = []
        foreseen, seats, over, shares = [], [], [], []
        for _ in range(steps):
            x, mask = device.put(tables.observations), device.put(self._allowed())
            thought = student.think(x)
            foreseen.append(self._foreseen(student, thought.value, estimate))
            wanted = student.softmax(thought.policy, mask)
            chosen = device.put(self._watched()) if watch else self._drawn(wanted, device)
            kept.append((x, mask, chosen, wanted[rows, chosen]))
            seats.append(tables.seats.copy())
            tables.step(self.actions[tables.seats, device.get(chosen)])
            over.append(tables.over != 0)
            shares.append((tables.rewards + 1) / players)
        foreseen.append(self._foreseen(student, student.think(device.put(tables.observations)).value, estimate))
        ends = looked_back(foreseen, np.array(seats), over, shares, trace)
        own = np.take_along_axis(ends - np.array(foreseen[:-1]), np.array(seats)[:, :, None], axis=2)[:, :, 0]
        gains = (own - own.mean()) / (own.std() + 1e-6)
        turned_ends = np.zeros((steps * tables.tables, MAX_SEATS), np.float32)
        turned_ends[:, :players] = turned(ends.reshape(-1, players), np.array(seats).reshape(-1))
        sitting = np.broadcast_to(np.arange(MAX_SEATS) < players, turned_ends.shape)
        joined = [student.xp.concatenate(column) for column in zip(*kept, strict=True)]
        seen_later = (device.put(gains.reshape(-1)), device.put(turned_ends), device.put(sitting))
        return Lesson._make([*joined, *seen_later])

    def _foreseen(self, student: Student, logits: Any, estimate: float) -> Array:
        """What may be foreseen for every seat, from seat 0 on."""
        players = self.tables.players
        everybody = student.device.put(np.ones(players, bool))
        shares: Array = student.device.get(student.softmax(logits[:, :players], everybody))
        own = turned(shares, -self.tables.seats)
        return own if estimate == 0 else (1 - estimate) * own + estimate * self.tables.estimates()

    def _allowed(self) -> Any:
        """Which columns of the network stand for legal actions."""
        return np.take_along_axis(self.tables.masks, self.actions[self.tables.seats], axis=1) != 0

    def _watched(self) -> Any:
        whims = self.chance.random(self.tables.tables) < WHIMS
        actions = np.where(whims, self.tables.random_actions(), self.tables.thumb_actions())
        return self.columns[self.tables.seats, actions]

    def _drawn(self, wanted: Any, device: Any) -> Any:
        """One column for each row, by its shares."""
        edges = wanted.cumsum(axis=1)
        thrown = device.put(self.chance.random((len(wanted), 1), np.float32)) * edges[:, -1:] * (1 - 1e-6)
        return (edges <= thrown).sum(axis=1)


def looked_back(foreseen: Any, seats: Any, over: Any, shares: Any, trace: float) -> Array:
    """For each decision every seat's share as its player saw it later: the true one where the game ended before the
    player decided again, else a mixture of what the player foresaw at the next decision and of what came after that.

    `trace` is the weight of the latter: 1 looks up to the end of the game, 0 no further than the next decision.
    """
    rows, players = np.arange(seats.shape[1]), shares[0].shape[1]
    later = np.repeat(foreseen[-1][:, None, :], players, axis=1)
    ends = np.empty((len(seats), *shares[0].shape), np.float32)
    for t in range(len(seats) - 1, -1, -1):
        later[over[t]] = shares[t][over[t]][:, None, :]
        ends[t] = later[rows, seats[t]]
        later[rows, seats[t]] = (1 - trace) * foreseen[t] + trace * ends[t]
    return ends


def turned(columns: Array, by: Any) -> Array:
    """Each row turned left by its own number of places."""
    n = columns.shape[1]
    return np.take_along_axis(columns, (np.arange(n) + by[:, None]) % n, axis=1)
