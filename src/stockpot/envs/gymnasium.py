"""Gymnasium: one learner at a table of bots.

>>> from stockpot.envs import gymnasium
>>> env = gymnasium.env("soup", players=4, bots="thumb")
>>> observation, info = env.reset(seed=1)

Games are registered too: `gymnasium.make("stockpot/soup-v0", players=4, bots="cook")` after importing this module.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stockpot.bots import Bot, bot
from stockpot.core.game import game_names
from stockpot.core.table import Table
from stockpot.envs import need
from stockpot.envs.common import (
    RENDER_MODES,
    action_mask,
    check_render_mode,
    features,
    find,
    observation_space,
    rewards,
    show,
)

need("gymnasium")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402

VERSION = 0
ILLEGAL = -1.0
"""The reward for an action that the mask does not allow; it ends the game."""

Observation = dict[str, Any]


class SeatEnv(gymnasium.Env[Observation, int]):
    """A learner in one seat, bots in the others.

    The reward comes at the end: everybody has staked 1, and the winners share it all.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self, name: str, players: int | None = None, bots: str | Sequence[str] = "thumb", seat: int | None = None,
        options: Mapping[str, Any] | None = None, render_mode: str | None = None,
    ) -> None:  # fmt: skip
        """`bots`: a level for all, or one for each of the other seats from the learner's left; `seat`: drawn by default."""
        self.game, self.players = find(name, players)
        self.levels = [bots] * (self.players - 1) if isinstance(bots, str) else list(bots)
        if len(self.levels) != self.players - 1:
            raise ValueError(f"There are {self.players - 1} other seats, not {len(self.levels)}.")
        for level in self.levels:
            bot(name, level, seed=0)
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"There are the seats 0 to {self.players - 1}, not {seat!r}.")
        self.fixed_seat = seat
        self.table_options = dict(options or {})
        self.game.encode_options(self.players, self.table_options)
        self.render_mode = check_render_mode(render_mode)
        self.observation_space = observation_space(self.game)
        self.action_space: Any = spaces.Discrete(self.game.n_actions)
        self.table: Table
        self.seat = 0
        self.seated: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None  # noqa: ARG002
    ) -> tuple[Observation, dict[str, Any]]:  # fmt: skip
        """A new table. The bots play until the learner is asked."""
        super().reset(seed=seed)
        self.table = Table(self.game.name, self.players, self._draw(), self.table_options)
        self.seat = self._draw() % self.players if self.fixed_seat is None else self.fixed_seat
        others = [(self.seat + 1 + i) % self.players for i in range(self.players - 1)]
        self.seated = {
            seat: bot(self.game.name, level, self._draw()) for seat, level in zip(others, self.levels, strict=True)
        }
        self._let_bots_play()
        return self._observe(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play for the learner, then for the bots until the learner is asked again or the game is over."""
        info: dict[str, Any] = {"seat": self.seat}
        reason = self.table.why_not(self.seat, int(action))
        if reason is not None:
            return self._observe(), ILLEGAL, True, False, {**info, "illegal": str(reason)}
        self.table.play(self.seat, int(action))
        self._let_bots_play()
        if self.table.over:
            info["scores"] = self.table.scores
        return self._observe(), rewards(self.table)[self.seat], self.table.over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, under the name that learners with masks look for."""
        return action_mask(self.table, self.seat).astype(bool)

    def render(self) -> Any:
        return show(self.table, self.seat, self.render_mode)

    def _observe(self) -> Observation:
        return {"observation": features(self.table, self.seat), "action_mask": action_mask(self.table, self.seat)}

    def _let_bots_play(self) -> None:
        """Until the learner owes a decision: where several seats decide at once, the learner does so first."""
        while not self.table.over and self.seat not in self.table.to_act:
            seat = self.table.to_act[0]
            self.table.play(seat, self.seated[seat].choose(self.table, seat))
        if self.render_mode == "human":
            self.render()

    def _draw(self) -> int:
        return int(self.np_random.integers(2**63))


def env(
    name: str, players: int | None = None, bots: str | Sequence[str] = "thumb", seat: int | None = None,
    options: Mapping[str, Any] | None = None, render_mode: str | None = None,
) -> SeatEnv:  # fmt: skip
    """One learner at a table of bots."""
    return SeatEnv(name, players, bots, seat, options, render_mode)


for _name in game_names():
    gymnasium.register(f"stockpot/{_name}-v{VERSION}", entry_point=f"{__name__}:SeatEnv", kwargs={"name": _name})
