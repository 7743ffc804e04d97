"""Stable-Baselines3's own checks on every game, number of players and option, and a short lesson: `make sb3`.

In an environment of its own, and no part of `make test`: PyTorch comes with it.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env

import stockpot
import stockpot.envs.gymnasium
from stockpot.bots.policy import PolicyBot, as_policy
from stockpot.core.options import Choice, Switch


def settings(game: stockpot.Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players, and every other value of a switch or a choice at the largest table."""
    yield from ((players, {}) for players in game.players)
    for option in game.options:
        if isinstance(option, Switch | Choice):
            for _, value in option.nearby(option.default):
                yield game.players[-1], {option.name: value}


def check(name: str, players: int, options: dict[str, Any]) -> None:
    """SB3 finds nothing wrong, and makes a vector of environments by their id."""
    env_id, setting = f"stockpot/{name}-v1", {"players": players, "options": options}
    check_env(gymnasium.make(env_id, **setting).unwrapped, warn=True, skip_render_check=True)
    envs = make_vec_env(env_id, n_envs=2, env_kwargs=setting)
    envs.reset()
    masks = np.stack(envs.env_method("action_masks"))
    envs.step(masks.argmax(axis=1))
    print(f"{name}, {players} players {options or ''}: nothing wrong")


class Cautious(torch.nn.Module):
    """Would rather not do what is legal: it gets masks to know."""

    def forward(self, observations: torch.Tensor, masks: torch.Tensor) -> torch.Tensor:
        assert observations.dtype == torch.float32
        return -masks.float().cumsum(1)


def modules_play() -> None:
    """Modules of PyTorch are policies: those that take observations, and those that take masks too."""
    game = stockpot.game("soup")
    for module in torch.nn.Linear(game.n_features, game.n_actions), Cautious():
        table, bot = stockpot.Table("soup", 3, seed=1), PolicyBot("module", as_policy(module))
        while not table.over:
            seat = table.to_act[0]
            action, first = bot.choose(table, seat), table.legal_actions(seat)[0]
            assert isinstance(module, torch.nn.Linear) or action.id == first
            table.play(seat, action)
    print("soup: modules of PyTorch play")


def main() -> None:
    modules_play()
    warnings.simplefilter("error", category=UserWarning)
    for name in stockpot.game_names():
        for players, options in settings(stockpot.game(name)):
            check(name, players, options)
    warnings.simplefilter("default")
    envs = make_vec_env("stockpot/soup-v1", n_envs=4, env_kwargs={"players": 2, "bots": "random", "reward": "estimate"})
    MaskablePPO("MultiInputPolicy", envs, n_steps=64, batch_size=64, seed=1).learn(512)
    print("soup: MaskablePPO learns")


if __name__ == "__main__":
    main()
