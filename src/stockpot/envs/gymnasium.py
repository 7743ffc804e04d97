"""Gymnasium: one learner at a table of bots.

>>> from stockpot.envs import gymnasium
>>> env = gymnasium.env("soup", players=4, bots="thumb")
>>> observation, info = env.reset(seed=1)

Games are registered too: `gymnasium.make("stockpot.envs.gymnasium:stockpot/soup-v1", players=4, bots="cook")`, or without the
name of this module once it is imported; `gymnasium.make_vec` makes a `SeatVectorEnv`.
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
    HasTable,
    action_mask,
    check_render_mode,
    find,
    no_action,
    observation,
    observation_space,
    show,
    standing,
    whole,
)
from stockpot.envs.vector import check_reward

need("gymnasium")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402

VERSION = 1
ILLEGAL = -1.0
"""The reward for an action that the mask does not allow; it ends the game."""

Observation = dict[str, Any]


def check_levels(name: str, players: int, bots: str | Sequence[str]) -> list[str]:
    """The levels of the bots in the other seats, starting at the learner's left."""
    levels = [bots] * (players - 1) if isinstance(bots, str) else list(bots)
    if len(levels) != players - 1:
        raise ValueError(f"There are {players - 1} other seats, not {len(levels)}.")
    for level in levels:
        bot(name, level, seed=0)
    return levels


def check_seat(players: int, seat: int | None) -> int | None:
    if seat is not None and not 0 <= seat < players:
        raise ValueError(f"There are the seats 0 to {players - 1}, not {seat!r}.")
    return seat


class SeatEnv(HasTable, gymnasium.Env[Observation, int]):
    """A learner in one seat, bots in the others.

    The reward comes at the end: everybody has staked 1, and the winners share it all. With `reward="points"` or `"estimate"`
    it comes at every step: what the learner's points, or the game's estimate of that reward, have changed by.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 - as Gymnasium has it

    def __init__(
        self, name: str, players: int | None = None, bots: str | Sequence[str] = "thumb", seat: int | None = None,
        options: Mapping[str, Any] | None = None, render_mode: str | None = None, *, reward: str = "outcome",
        named: bool = False,
    ) -> None:  # fmt: skip
        """`bots`: a level for all, or one for each of the other seats from the learner's left; `seat`: drawn by default;
        `named`: observations part by part, by the names of `game.observation_parts`."""
        self.game, self.players = find(name, players)
        self.levels = check_levels(self.game.name, self.players, bots)
        self.fixed_seat = check_seat(self.players, seat)
        self.table_options = dict(options or {})
        self.game.encode_options(self.players, self.table_options)
        self.render_mode = check_render_mode(render_mode)
        self.reward, self.named = check_reward(reward), named
        self.observation_space = observation_space(self.game, named=named)
        self.action_space: Any = spaces.Discrete(self.game.n_actions)
        self.seat, self._ended = 0, True
        self._before = 0.0
        self.seated: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new table. The bots play until the learner is asked. `options`: another `seat`, `bots` or `options` from now on."""
        super().reset(seed=seed)
        self._change(options or {})
        self.table = Table(self.game.name, self.players, self._draw(), self.table_options)
        self.seat = self._draw() % self.players if self.fixed_seat is None else self.fixed_seat
        others = [(self.seat + 1 + i) % self.players for i in range(self.players - 1)]
        self.seated = {
            seat: bot(self.game.name, level, self._draw()) for seat, level in zip(others, self.levels, strict=True)
        }
        self._let_bots_play()
        self._before, self._ended = self._standing(), False
        return self._observe(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play for the learner, then for the bots until the learner is asked again or the game is over."""
        if self._ended:
            raise gymnasium.error.ResetNeeded("No game is on: call reset() first.")
        info: dict[str, Any] = {"seat": self.seat}
        chosen = whole(action)
        reason = no_action(chosen, self.game.n_actions) or self.table.why_not(self.seat, chosen)
        if reason:
            self._ended = True
            return self._observe(), ILLEGAL, True, False, {**info, "illegal": str(reason)}
        self.table.play(self.seat, chosen)
        self._let_bots_play()
        self._ended = self.table.over
        if self._ended:
            info["scores"] = self.table.scores
        before, self._before = self._before, self._standing()
        return self._observe(), self._before - before, self._ended, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """The mask alone, under the name that learners with action masking expect (sb3-contrib)."""
        return action_mask(self.table, self.seat).astype(bool)

    def render(self) -> Any:
        return show(self.table, self.seat, self.render_mode)

    def _observe(self) -> Observation:
        return observation(self.table, self.seat, action_mask(self.table, self.seat), self.named)

    def _standing(self) -> float:
        return standing(self.table, self.reward)[self.seat]

    def _change(self, changed: Mapping[str, Any]) -> None:
        """What `reset` is asked to play from now on."""
        if unknown := set(changed) - {"seat", "bots", "options"}:
            raise ValueError(f"reset takes the options seat, bots and options, not {', '.join(sorted(unknown))}.")
        if "seat" in changed:
            self.fixed_seat = check_seat(self.players, changed["seat"])
        if "bots" in changed:
            self.levels = check_levels(self.game.name, self.players, changed["bots"])
        if "options" in changed:
            self.game.encode_options(self.players, changed["options"])
            self.table_options = dict(changed["options"])

    def _let_bots_play(self) -> None:
        """Until the learner owes a decision: where several seats decide at once, the learner does so first."""
        while not self.table.over and self.seat not in self.table.to_act:
            seat = self.table.to_act[0]
            self.table.play(seat, self.seated[seat].choose(self.table, seat))
        if self.render_mode == "human":
            self.render()

    def _draw(self) -> int:
        return int(self.np_random.integers(2**63))


env = SeatEnv
"""One learner at a table of bots: `gymnasium.env("soup", players=4)`."""


for _name in game_names():
    gymnasium.register(
        f"stockpot/{_name}-v{VERSION}",
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point="stockpot.envs.seat_vector:SeatVectorEnv",
        kwargs={"name": _name},
    )
