"""Thousands of tables stepped at once, as arrays.

>>> from stockpot.envs import VectorTable
>>> tables = VectorTable("soup", players=4, tables=1000, seed=1)
>>> actions = tables.random_actions()
>>> tables.step(actions)
>>> int(tables.over.sum())
0
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stockpot.core import batch, engine, generic
from stockpot.core.errors import IllegalMove
from stockpot.core.game import game
from stockpot.core.random import derive, seed_argument, seed_word
from stockpot.core.rule import COMPILED, rule
from stockpot.core.table import Table
from stockpot.core.trail import NO_TRAIL

LEAST_PART = 256
"""Tables that one thread takes at the least: below that, handing work over costs more than it saves."""


def plain(array: Any) -> Any:
    """A row of numbers as rules take it: interpreted ones read plain integers."""
    return array if COMPILED else memoryview(array)


@rule
def estimate(tables: Any, shares: Any) -> None:
    """Every seat's share of the victory, or the game's estimate of it, one row for each table."""
    for i in range(len(shares)):
        generic.outcome(tables[i], shares[i])


class VectorTable:
    """Many tables of one game, each waiting for one seat.

    Row i of every array belongs to table i. The arrays are the same ones after every step, with new contents: copy what
    you keep. Where several seats decide at once they are asked one after the other, in the order of seats, and none sees
    what another has chosen.

    A table whose game ends is dealt a new one at once: `over`, `rewards` and `scores` tell of the game that ended, all
    else of the new one. Table i plays games i, i + n, i + 2n, … of the series that `stockpot.playouts` plays from the
    same seed.
    """

    def __init__(
        self, name: str, players: int, tables: int, seed: int | str = 0, options: Mapping[str, Any] | None = None,
        observations: bool = True, cores: int = 0,
    ) -> None:  # fmt: skip
        """`observations=False` saves the time to write them; `cores`: threads, 0 for as many as there are cores."""
        if tables < 1 or cores < 0:
            raise ValueError(f"There must be tables and cores, not {tables} and {cores}.")
        self.game = game(name)
        self.players, self.tables = self.game.check_players(players), tables
        self._options = self.game.encode_options(players, options or {})
        n = tables
        self.seats: NDArray[np.int64] = np.zeros(n, np.int64)
        """Who decides next."""
        self.masks: NDArray[np.int8] = np.zeros((n, self.game.n_actions), np.int8)
        """1 for every action that this seat may take."""
        self.observations: NDArray[np.float32] = np.zeros((n if observations else 0, self.game.n_features), np.float32)
        """What this seat sees, the seats counted from its own."""
        self.rewards: NDArray[np.float32] = np.zeros((n, players), np.float32)
        """For each seat at the end of a game its share of what everybody staked (1 each), less its stake; else 0."""
        self.scores: NDArray[np.int32] = np.zeros((n, players), np.int32)
        """Each seat's points at the end of a game; else 0."""
        self.over: NDArray[np.int8] = np.zeros(n, np.int8)
        """1 where the last step ended a game."""
        self.numbers: NDArray[np.int64] = np.zeros(n, np.int64)
        """Which game of the series each table plays."""
        self._states = self._new(self.game.state, n)
        self._blank = self._new(self.game.state, 1)
        self._chance = self._new(batch.Chance, n)
        threads = min(cores or os.cpu_count() or 1, -(-n // LEAST_PART))
        self._parts = [slice(n * i // threads, n * (i + 1) // threads) for i in range(threads)]
        self._buffers = [engine.legal_buffer() for _ in self._parts]
        self._pool = ThreadPoolExecutor(threads) if threads > 1 else None
        self.reset(seed)

    @staticmethod
    def _new(kind: Any, n: int) -> Any:
        return np.zeros(n, kind.dtype) if COMPILED else [kind() for _ in range(n)]

    def reset(self, seed: int | str = 0) -> None:
        """Deal all tables from the start of a series."""
        self._seed = seed_argument(seed_word(seed))
        self.numbers[:] = np.arange(self.tables)
        self.rewards[:], self.scores[:], self.over[:] = 0, 0, 0
        choosing = seed_argument(seed_word(f"actions of {seed!r}"))
        for i in range(self.tables):
            word = derive(choosing, i)
            if COMPILED:
                self._chance["rng"][i] = word
            else:
                self._chance[i].rng = word
        self._each_part(self._deal)

    def step(self, actions: Any) -> None:
        """Play one action at each table; `IllegalMove` names a table where it is not allowed, and nothing is changed."""
        actions = np.ascontiguousarray(actions, np.int32)
        if actions.shape != (self.tables,):
            raise ValueError(f"There is one action for each of {self.tables} tables, not {actions.shape}.")
        bad = int(batch.first_illegal(actions, self.masks))
        if bad >= 0:
            self._refuse(bad, int(actions[bad]))
        self._each_part(lambda part, out: self._step(actions[part], part, out))

    def random_actions(self) -> NDArray[np.int32]:
        """For each table any of its legal actions, drawn from generators apart from the tables' own."""
        return self._chosen(engine.RANDOM)

    def thumb_actions(self) -> NDArray[np.int32]:
        """For each table what the game's rules of thumb say."""
        return self._chosen(engine.THUMB)

    def estimates(self) -> NDArray[np.float32]:
        """For each table every seat's share of the victory as the game itself estimates it, hidden cards included."""
        shares = np.zeros((self.tables, self.players), np.float32)
        self._each_part(lambda part, _out: estimate(self._states[part], shares[part]))
        return shares

    def table(self, i: int) -> Table:
        """Table i as a `stockpot.Table` of its own: to look at, to render, to play on."""
        state = self._states[i]
        return Table.from_state(
            self.game, self.game.state.from_bytes(state.tobytes() if COMPILED else state.to_bytes())
        )

    # ------------------------------------------------------------------------------------------------- compiled parts

    def _each_part(self, work: Callable[[slice, Any], None]) -> None:
        """Let every thread work on its part of the tables."""
        if self._pool is None:
            work(self._parts[0], self._buffers[0])
        else:
            for _ in self._pool.map(work, self._parts, self._buffers):
                pass

    def _seen(self, part: slice) -> Any:
        return self.observations[part] if len(self.observations) else self.observations

    def _deal(self, part: slice, out: Any) -> None:
        batch.deal_tables(
            self._states[part], self._blank, plain(self.numbers[part]), self.players, self._options, self._seed,
            self.seats[part], self.masks[part], self._seen(part), out,
        )  # fmt: skip

    def _step(self, actions: Any, part: slice, out: Any) -> None:
        batch.step_tables(
            self._states[part], self._blank, plain(actions), plain(self.numbers[part]), self.tables, self.players,
            self._options, self._seed, plain(self.seats[part]), self.masks[part], self._seen(part), self.rewards[part],
            self.scores[part], self.over[part], out, NO_TRAIL,
        )  # fmt: skip

    def _chosen(self, policy: int) -> NDArray[np.int32]:
        actions = np.empty(self.tables, np.int32)

        def choose(part: slice, _out: Any) -> None:
            states, chance, seats = self._states[part], self._chance[part], plain(self.seats[part])
            masks = self.masks[part] if COMPILED else self.masks[part].tolist()
            batch.choose_actions(states, chance, seats, masks, policy, actions[part])

        self._each_part(choose)
        return actions

    def _refuse(self, i: int, action: int) -> None:
        table, seat = self.table(i), int(self.seats[i])
        reason = table.why_not(seat, action)
        assert reason is not None
        raise IllegalMove(reason)
