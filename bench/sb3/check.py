"""Stable-Baselines3's own checks on every game and number of players, and a short lesson: `make sb3`.

In an environment of its own: PyTorch comes with it, five gigabytes of it, so it is no part of `make test`.
"""

from __future__ import annotations

import warnings

import gymnasium
import numpy as np
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_checker import check_env
from stable_baselines3.common.env_util import make_vec_env

import stockpot
import stockpot.envs.gymnasium


def check(name: str, players: int) -> None:
    """SB3 finds nothing wrong, and makes a vector of environments by their id."""
    env_id = f"stockpot/{name}-v1"
    check_env(gymnasium.make(env_id, players=players).unwrapped, warn=True, skip_render_check=True)
    envs = make_vec_env(env_id, n_envs=2, env_kwargs={"players": players})
    envs.reset()
    masks = np.stack(envs.env_method("action_masks"))
    envs.step(masks.argmax(axis=1))
    print(f"{name}, {players} players: nothing wrong")


def main() -> None:
    warnings.simplefilter("error", category=UserWarning)
    for name in stockpot.game_names():
        for players in stockpot.game(name).players:
            check(name, players)
    warnings.simplefilter("default")
    envs = make_vec_env("stockpot/soup-v1", n_envs=4, env_kwargs={"players": 2, "bots": "random", "reward": "estimate"})
    MaskablePPO("MultiInputPolicy", envs, n_steps=64, batch_size=64, seed=1).learn(512)
    print("soup: MaskablePPO learns")


if __name__ == "__main__":
    main()
