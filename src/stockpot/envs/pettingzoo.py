"""PettingZoo: all seats are agents, one after the other (`env`) or together (`parallel_env`).

>>> from stockpot.envs import pettingzoo
>>> env = pettingzoo.env("soup", players=4)
>>> env.reset(seed=1)
>>> env.agent_selection
'player_0'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stockpot.core.errors import IllegalMove
from stockpot.core.game import ALL_OPEN, Viewer
from stockpot.core.table import Table
from stockpot.envs import need
from stockpot.envs.common import (
    BOUND,
    RENDER_MODES,
    HasTable,
    action_mask,
    check_render_mode,
    features,
    find,
    no_action,
    observation,
    observation_space,
    rewards,
    show,
    whole,
)

need("pettingzoo")

from gymnasium import spaces  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

VERSION = 1
Observation = dict[str, Any]


def env(
    name: str, players: int | None = None, options: Mapping[str, Any] | None = None, render_mode: str | None = None,
    *, named: bool = False,
) -> Any:  # fmt: skip
    """A game as an AEC environment, with PettingZoo's usual wrappers: an illegal action ends it, -1 for who took it."""
    wrapped: Any = raw_env(name, players, options, render_mode, named=named)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class _Shared(HasTable):
    """What both kinds of environment have in common."""

    passes = 0
    """Actions beside the game's own."""
    all_act = False
    """Do all agents act in every step?"""

    def __init__(
        self, name: str, players: int | None = None, options: Mapping[str, Any] | None = None,
        render_mode: str | None = None, viewer: Viewer = ALL_OPEN, *, named: bool = False,
    ) -> None:  # fmt: skip
        """`viewer`: through whose eyes pictures are drawn: a seat, `None` for a spectator, or all cards open; `named`:
        observations part by part, by the names of `game.observation_parts`."""
        super().__init__()
        self.named = named
        self.game, self.players = find(name, players)
        self.table_options = dict(options or {})
        self.game.encode_options(self.players, self.table_options)
        self.render_mode, self.viewer = check_render_mode(render_mode), viewer
        self.metadata = {
            "name": f"stockpot_{name}_v{VERSION}", "render_modes": RENDER_MODES, "is_parallelizable": self.all_act,
            "render_fps": 1,
        }  # fmt: skip
        self.possible_agents = [f"player_{seat}" for seat in range(self.players)]
        self.agents: list[str] = []
        self._observing = {agent: observation_space(self.game, self.passes, named) for agent in self.possible_agents}
        self._acting = {agent: spaces.Discrete(self.game.n_actions + self.passes) for agent in self.possible_agents}
        self.state_space = spaces.Box(-BOUND, BOUND, (self.players * self.game.n_features,), np.float32)
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._observing[agent]

    def action_space(self, agent: str) -> Any:
        return self._acting[agent]

    def deal(self, seed: int | None) -> None:
        """A new table; without a seed, the next one of the series."""
        if seed is not None:
            self.chance = np.random.default_rng(seed)
        self.table = Table(self.game.name, self.players, int(self.chance.integers(2**63)), self.table_options)
        self.agents = self.possible_agents[:]

    def state(self) -> NDArray[np.float32]:
        """What all seats see, one after the other: for critics that may know more than the players."""
        return np.concatenate([features(self.table, seat) for seat in range(self.players)])

    def told(self) -> dict[str, dict[str, Any]]:
        """`infos`: each agent's seat; after the end also its points."""
        return {
            agent: {"seat": seat} | ({"score": self.table.scores[seat]} if self.table.over else {})
            for agent, seat in self.seat_of.items()
        }

    def render(self) -> Any:
        return show(self.table, self.viewer, self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class raw_env(_Shared, AECEnv):  # type: ignore[misc]  # noqa: N801 - the name that PettingZoo expects
    """The agents act in turn. Seats that decide at once are asked in order, and none sees what another has chosen."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        self.deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.told()
        self.agent_selection = self.possible_agents[self.table.to_act[0]]

    def observe(self, agent: str) -> Observation:
        """What an agent sees. While it is not asked its mask is all 0, after the end all 1."""
        seat = self.seat_of[agent]
        mask = action_mask(self.table, seat)
        if agent != self.agent_selection and not self.table.over:
            mask[:] = 0
        return observation(self.table, seat, mask, self.named)

    def step(self, action: int | None) -> None:
        """Play for the agent that is asked; `IllegalMove` when the rules do not allow it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.play(self.seat_of[agent], whole(action))
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.agents, rewards(self.table), strict=True))
        if self.table.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = self.told()
        else:
            self.agent_selection = self.possible_agents[self.table.to_act[0]]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()


class parallel_env(_Shared, ParallelEnv):  # type: ignore[misc]  # noqa: N801 - the name that PettingZoo expects
    """The agents act together: those who owe no decision may only pass, which is the last action.

    An action that the mask does not allow ends the game, with -1 for who took it.
    """

    passes = 1
    all_act = True

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None  # noqa: ARG002
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:  # fmt: skip
        self.deal(seed)
        return self.observations(), self.told()

    def observations(self) -> dict[str, Observation]:
        return {agent: self.observe(agent) for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        seat = self.seat_of[agent]
        asked = seat in self.table.to_act
        own = action_mask(self.table, seat) if asked else np.zeros(self.game.n_actions, np.int8)
        return observation(self.table, seat, np.append(own, np.int8(not asked)), self.named)

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One action for every agent; those of the seats that owe a decision are played. Without agents nothing happens."""
        if not self.agents:
            return {}, {}, {}, {}, {}
        if missing := [agent for agent in self.agents if agent not in actions]:
            raise ValueError(f"There is one action for every agent, and none for {', '.join(missing)}.")
        taken = {agent: whole(actions[agent]) for agent in self.agents}
        wrong = {agent: said for agent, action in taken.items() if (said := self.reason(agent, action))}
        if wrong:
            gained = {agent: -1.0 if agent in wrong else 0.0 for agent in self.agents}
        else:
            self._play({self.seat_of[agent]: action for agent, action in taken.items()})
            gained = dict(zip(self.agents, rewards(self.table), strict=True))
        over = dict.fromkeys(self.agents, bool(wrong) or self.table.over)
        infos = {
            agent: told | ({"illegal": wrong[agent]} if agent in wrong else {}) for agent, told in self.told().items()
        }
        result = self.observations(), gained, over, dict.fromkeys(self.agents, False), infos
        if any(over.values()):
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return result

    def _play(self, actions: Mapping[int, int]) -> None:
        """Seats that decide at once do so in their order. What one decides may settle the matter: then nobody asks the rest."""
        asked = {seat: self.table.legal_actions(seat) for seat in self.table.to_act}
        for seat, choices in asked.items():
            if self.table.legal_actions(seat) == choices:
                self.table.play(seat, actions[seat])

    def reason(self, agent: str, action: int) -> str:
        """Why an agent may not do this; nothing where it may."""
        seat = self.seat_of[agent]
        owes = seat in self.table.to_act
        if unknown := no_action(action, self.game.n_actions + self.passes):
            return unknown
        if action == self.game.n_actions:
            return "You owe a decision." if owes else ""
        refused = self.table.why_not(seat, action)
        return str(IllegalMove(refused)) if refused else ""
