"""Gymnasium's vector interface: a learner at each of many tables, bots in the other seats, all of it in arrays.

>>> import gymnasium
>>> envs = gymnasium.make_vec("stockpot.envs.gymnasium:stockpot/soup-v1", num_envs=32, players=4, bots="thumb")
>>> observations, infos = envs.reset(seed=1)
>>> observations["action_mask"].shape
(32, 34)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stockpot.bots import bot
from stockpot.envs.common import RENDER_MODES, check_render_mode, find, observation_space, show
from stockpot.envs.gymnasium import check_levels, check_seat
from stockpot.envs.vector import VectorTable

Observations = dict[str, Any]
NOTHING = -1
"""The action of a table that must not move in this step (no-op)."""


class SeatVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """A learner in one seat of each table. Tables whose game ends are dealt the next one in the same step.

    Where a game has ended, `infos["final_obs"]` has what the learner saw then, and `infos["final_info"]` where it sat and
    everybody's points: `seat` and `scores`. Illegal actions raise `IllegalMove`, and nothing is changed. Bots that are not
    `thumb` or `random` think at one table after the other.
    """

    metadata = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": RENDER_MODES, "render_fps": 1, "autoreset_mode": AutoresetMode.SAME_STEP,
    }  # fmt: skip

    def __init__(
        self, name: str, num_envs: int = 1, players: int | None = None, bots: str | Sequence[str] = "thumb",
        seat: int | None = None, options: Mapping[str, Any] | None = None, render_mode: str | None = None, *,
        reward: str = "outcome", named: bool = False, cores: int = 0,
    ) -> None:  # fmt: skip
        """As `SeatEnv`; `cores`: threads, 0 for as many as there are cores."""
        self.game, self.players = find(name, players)
        self.levels = check_levels(name, self.players, bots)
        self.fixed_seat, self.named = check_seat(self.players, seat), named
        self.num_envs, self.render_mode = num_envs, check_render_mode(render_mode)
        self.tables = VectorTable(
            name, self.players, num_envs, options=options, cores=cores, finals=True, check=False, reward=reward
        )
        self.single_observation_space = observation_space(self.game, named=named)
        self.single_action_space: Any = spaces.Discrete(self.game.n_actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats = np.zeros(num_envs, np.int64)
        """Where the learner sits at each table."""
        self._rows = np.arange(num_envs)
        self._draw_bots()

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """New games at all tables; the bots play until every learner is asked."""
        if options:
            raise ValueError(f"reset takes no options, not {', '.join(sorted(options))}.")
        if seed is not None:
            self._np_random = np.random.default_rng([one or 0 for one in seed] if isinstance(seed, list) else seed)
        self.tables.reset(int(self.np_random.integers(2**63)))
        self._draw_bots()
        self._draw_seats(np.ones(self.num_envs, bool))
        self._let_bots_play(_Step(self))
        return self._observe(), self._told()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Play for the learners, then for the bots until every learner is asked again, in this game or the next."""
        self.tables.check(actions)
        done = _Step(self)
        self._play(np.asarray(actions), done)
        self._let_bots_play(done)
        infos = {**self._told(), **done.infos()}
        return self._observe(), done.rewards, done.over, np.zeros(self.num_envs, bool), infos

    def render(self) -> tuple[Any, ...]:
        """The observation of the learner at each table."""
        return tuple(show(self.tables.table(i), int(seat), self.render_mode) for i, seat in enumerate(self.seats))

    def action_masks(self) -> NDArray[np.bool_]:
        """The masks alone, under the name that learners with action masking expect (sb3-contrib)."""
        return self.tables.masks.astype(bool)

    def _told(self) -> dict[str, Any]:
        return {"seat": self.seats.copy(), "_seat": np.ones(self.num_envs, bool)}

    def _observe(self) -> Observations:
        seen = self.tables.observations.copy()
        shown = self.game.observation_parts.of(seen) if self.named else seen
        return {"observation": shown, "action_mask": self.tables.masks.copy()}

    def _play(self, actions: NDArray[np.int64], done: _Step) -> None:
        self.tables.step(actions)
        ended = self.tables.over != 0
        done.note(ended)
        if ended.any():
            self._draw_seats(ended)

    def _let_bots_play(self, done: _Step) -> None:
        """Where several seats decide at once they are asked in order, and none sees what another has chosen."""
        while (waiting := self.tables.seats != self.seats).any():
            self._play(np.where(waiting, self._chosen(waiting), NOTHING), done)

    def _chosen(self, waiting: NDArray[np.bool_]) -> NDArray[np.int64]:
        """What the bots do at the tables that wait for them."""
        actions = np.full(self.num_envs, NOTHING)
        whose = (self.tables.seats - self.seats - 1) % self.players
        for level in dict.fromkeys(self.levels):
            asked = waiting & np.array([one == level for one in (*self.levels, None)])[whose]
            if not asked.any():
                continue
            if level == "thumb":
                actions = np.where(asked, self.tables.thumb_actions(), actions)
            elif level == "random":
                actions = np.where(asked, self.tables.random_actions(), actions)
            else:
                for i in np.flatnonzero(asked):
                    seat = int(self.tables.seats[i])
                    actions[i] = self._bots[whose[i]].choose(self.tables.table(int(i)), seat).id
        return actions

    def _draw_seats(self, tables: NDArray[np.bool_]) -> None:
        drawn = self.np_random.integers(self.players, size=self.num_envs)
        self.seats = np.where(tables, drawn if self.fixed_seat is None else self.fixed_seat, self.seats)

    def _draw_bots(self) -> None:
        self._bots = [bot(self.game.name, level, int(self.np_random.integers(2**63))) for level in self.levels]


class _Step:
    """The results of one step for the learners: rewards, and which games ended."""

    def __init__(self, envs: SeatVectorEnv) -> None:
        self.envs, n = envs, envs.num_envs
        self.rewards = np.zeros(n, np.float64)
        self.over = np.zeros(n, bool)
        self.final: NDArray[Any] = np.full(n, None, object)
        self.scores = np.zeros((n, envs.players), np.int32)
        self.seats = np.zeros(n, np.int64)

    def note(self, ended: NDArray[np.bool_]) -> None:
        """After a move at some tables: what it paid the learners, and which games it ended."""
        envs, tables = self.envs, self.envs.tables
        self.rewards += np.where(
            self.over, 0, tables.rewards[envs._rows, envs.seats]
        )  # the next game is paid by its own steps
        self.over |= ended
        for i in np.flatnonzero(ended):
            seen = tables.final_observations[i, envs.seats[i]].copy()
            shown = envs.game.observation_parts.of(seen) if envs.named else seen
            self.final[i] = {"observation": shown, "action_mask": np.ones(envs.game.n_actions, np.int8)}
            self.scores[i], self.seats[i] = tables.scores[i], envs.seats[i]

    def infos(self) -> dict[str, Any]:
        if not self.over.any():
            return {}
        known = self.over.copy()
        ended = {"seat": self.seats, "_seat": known, "scores": self.scores, "_scores": known}
        return {"final_obs": self.final, "_final_obs": known, "final_info": ended, "_final_info": known}
