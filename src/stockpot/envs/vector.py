"""Thousands of tables stepped at once, as arrays: on the CPU, or all of it on a GPU.

>>> from stockpot.envs import VectorTable
>>> tables = VectorTable("soup", players=4, tables=1000, seed=1)
>>> actions = tables.random_actions()
>>> tables.step(actions)
>>> int(tables.over.sum())
0
>>> tables
VectorTable('soup', players=4, tables=1000, seed=1)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stockpot.core import engine
from stockpot.core.errors import IllegalMove, UnknownMove
from stockpot.core.game import game
from stockpot.core.random import check_seed, seed_argument, seed_word
from stockpot.core.table import Table
from stockpot.envs.place import OnCpu, Series

DEVICES = ("cpu", "cuda")
REWARDS = ("outcome", "points", "estimate")
"""As `batch` counts them."""
ROWS = ("seats", "final_observations", "rewards", "scores", "over", "numbers")
"""The arrays that cannot be derived from the states, and so are saved with them."""


def check_reward(reward: str) -> str:
    if reward not in REWARDS:
        raise ValueError(f"reward is {', '.join(REWARDS[:-1])} or {REWARDS[-1]}, not {reward!r}.")
    return reward


@dataclass(frozen=True)
class SavedTables:
    """A snapshot of all tables, from any device; can be pickled."""

    kind: tuple[Any, ...]
    """What must match where it is restored: game, version of its rules, players, options, number of tables."""
    seed: int | str
    states: bytes
    chance: bytes
    rows: dict[str, NDArray[Any]]


class VectorTable:
    """Many tables of one game, each waiting for one seat.

    Row i of every array belongs to table i. The arrays are the same ones after every step, with new contents: copy what
    you keep. Where several seats decide at once they are asked one after the other, in the order of seats, and none sees
    what another has chosen.

    A table whose game ends is dealt a new one at once: `over`, `rewards`, `scores` and `final_observations` tell of the game
    that ended, all else of the new one. Table i plays games i, i + n, i + 2n, … of the series that `stockpot.playouts` plays
    from the same seed.

    With `device="cuda"` everything lies on the GPU, arrays are `GpuArray`, and all numbers are the same.
    """

    def __init__(
        self, name: str, players: int, tables: int, seed: int | str = 0, options: Mapping[str, Any] | None = None,
        observations: bool = True, cores: int = 0, *, device: str = "cpu", stagger: bool = False,
        autoreset: bool = True, finals: bool = False, check: bool = True, reward: str = "outcome",
    ) -> None:  # fmt: skip
        """`observations=False` saves the time to write them; `cores`: threads, 0 for as many as there are cores.

        `stagger`: begin anywhere in the first games, not all at their start. `autoreset=False`: a table whose game has ended
        stands still; its mask allows everything, and its actions are ignored. `finals=True` has room for
        `final_observations`. `check=False` trusts that actions are legal: it saves the wait for a GPU; a table given
        another one stands still. `reward`: what `rewards` are, see there.
        """
        check_reward(reward)
        if tables < 1:
            raise ValueError(f"There is at least one table, not {tables}.")
        if cores < 0:
            raise ValueError(f"cores is a number of threads, or 0 for all, not {cores}.")
        if device not in DEVICES:
            raise ValueError(f"device is {' or '.join(DEVICES)}, not {device!r}.")
        self.game = game(name)
        self.players, self.tables, self.seed, self.device = self.game.check_players(players), tables, seed, device
        self._given: dict[str, Any] = {
            "name": self.game.name, "players": players, "tables": tables, "seed": check_seed(seed),
            "options": dict(options or {}), "observations": observations, "cores": cores, "device": device,
            "stagger": stagger, "autoreset": autoreset, "finals": finals, "check": check,
            "reward": reward,
        }  # fmt: skip
        encoded = self.game.encode_options(players, options or {})
        stride = tables if autoreset else 0
        series = Series(self.game, self.players, encoded, tables, stride, REWARDS.index(reward))
        self._place = self._on_gpu(series) if device == "cuda" else OnCpu(series, observations, finals, cores)
        rows = self._place.rows
        self.seats: NDArray[np.int64] = rows.seats
        """The seat that decides next at each table."""
        self.masks: NDArray[np.int8] = rows.masks
        """Action masks: 1 for every legal action of that seat."""
        self.observations: NDArray[np.float32] = rows.observations
        """Observations of that seat, with the seats counted from its own."""
        self.final_observations: NDArray[np.float32] = rows.finals
        """Where the last step ended a game, each seat's final observation; elsewhere stale."""
        self.rewards: NDArray[np.float32] = rows.rewards
        """`reward="outcome"`: for each seat at the end of a game its share of what everybody staked (1 each), less its stake;
        else 0. `"points"`: what each seat's points have changed by in this step. `"estimate"`: what the game's estimate of the
        outcome has changed by. Over a game, what a seat is paid by points or estimates adds up to what it has at the end less
        what it had at the start."""
        self.scores: NDArray[np.int32] = rows.scores
        """Each seat's points at the end of a game; else 0."""
        self.over: NDArray[np.int8] = rows.over
        """1 where the last step ended a game, and where a game has ended and no other was dealt."""
        self.numbers: NDArray[np.int64] = rows.numbers
        """Which game of the series each table plays."""
        self.reset()

    def _on_gpu(self, series: Series) -> Any:
        from stockpot.envs.gpu.device import need_gpu

        need_gpu()
        from stockpot.envs.gpu.place import OnGpu

        return OnGpu(series, self._given["observations"], self._given["finals"])

    def __repr__(self) -> str:
        usual = {
            "options": {}, "observations": True, "cores": 0, "device": "cpu", "stagger": False, "autoreset": True,
            "finals": False, "check": True, "reward": "outcome",
        }  # fmt: skip
        given = self._given | {"seed": self.seed}
        said = [f"{name}={value!r}" for name, value in given.items() if name != "name" and value != usual.get(name)]
        return f"VectorTable({', '.join([repr(self.game.name), *said])})"

    def reset(self, seed: int | str | None = None) -> None:
        """Deal all tables from the start of a series: of the same one again, or of another seed's."""
        if seed is not None:
            self.seed = check_seed(seed)
        self._seed = seed_argument(seed_word(self.seed))
        choosing = seed_argument(seed_word(f"actions of {self.seed!r}"))
        self._place.begin(self._seed, choosing, self._given["stagger"])

    def step(self, actions: Any) -> None:
        """Play one action at each table; where one is not allowed `IllegalMove` says at which, and nothing is changed."""
        chosen = self._place.actions(actions)
        if self._given["check"]:
            self._check(chosen)
        self._place.step(chosen, self._seed)

    def check(self, actions: Any) -> None:
        """`IllegalMove` when an action is not allowed at its table."""
        self._check(self._place.actions(actions))

    def random_actions(self, out: Any = None) -> NDArray[np.int64]:
        """A random legal action for each table, drawn from generators apart from the tables' own.

        Like the next three it writes into what an earlier call of it gave, if that is handed over as `out`.
        """
        return self._place.choose(engine.RANDOM, out)  # type: ignore[no-any-return]

    def thumb_actions(self, out: Any = None) -> NDArray[np.int64]:
        """The action of the game's rules of thumb for each table."""
        return self._place.choose(engine.THUMB, out)  # type: ignore[no-any-return]

    def estimates(self, out: Any = None) -> NDArray[np.float32]:
        """For each table every seat's share of the victory as the game itself estimates it, hidden cards included."""
        return self._place.estimates(out)  # type: ignore[no-any-return]

    def all_observations(self, out: Any = None) -> NDArray[np.float32]:
        """For each table what every seat sees, seat 0 first, each with the seats counted from its own: hidden cards included."""
        return self._place.all_observations(out)  # type: ignore[no-any-return]

    def table(self, i: int) -> Table:
        """Table i as a `stockpot.Table` of its own: to look at, to render, to play on."""
        if not 0 <= i < self.tables:
            raise IndexError(f"There are the tables 0 to {self.tables - 1}, not {i}.")
        return Table.from_state(self.game, self.game.state.from_bytes(self._place.state(i)))

    def _check(self, chosen: Any) -> None:
        i = self._place.first_illegal(chosen)
        if i < 0:
            return
        table, seat, action = self.table(i), int(np.asarray(self.seats)[i]), int(chosen[i])
        try:
            table.play(seat, action)
        except (IllegalMove, UnknownMove) as refused:
            refused.add_note(f"That was action {action} at table {i}, where seat {seat} decides.")
            raise

    # ------------------------------------------------------------------------------------------------- save and restore

    def _kind(self) -> tuple[Any, ...]:
        options = tuple(int(number) for number in self._place.series.options)
        return self.game.name, self.game.rules_version, self.players, options, self.tables

    def save(self) -> SavedTables:
        """A snapshot of all tables, to resume from later, also on another device."""
        states, chance = self._place.save()
        kept = {name: np.array(getattr(self, name)) for name in ROWS}
        return SavedTables(self._kind(), self.seed, states, chance, kept)

    def restore(self, saved: SavedTables) -> None:
        """Resume from a snapshot made by `save`, of the same game, players, options and number of tables."""
        if saved.kind != self._kind():
            raise ValueError(f"These are tables of {saved.kind}, not of {self._kind()}.")
        if saved.rows["final_observations"].shape != tuple(self.final_observations.shape):
            raise ValueError("Either both or none has room for final observations (finals=True).")
        self.seed, self._seed = saved.seed, seed_argument(seed_word(saved.seed))
        for name in ROWS:
            self._place.put(getattr(self, name), saved.rows[name])
        self._place.restore(saved.states, saved.chance)

    def __getstate__(self) -> dict[str, Any]:
        return {"given": self._given, "saved": self.save()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(**kept["given"])  # type: ignore[misc]
        self.restore(kept["saved"])
