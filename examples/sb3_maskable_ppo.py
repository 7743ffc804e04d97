"""Stable-Baselines3's MaskablePPO at a table of soup with a random player.

pip install 'stockpot[envs]' sb3-contrib
python examples/sb3_maskable_ppo.py --steps 200000
"""

from __future__ import annotations

import argparse

from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import stockpot.envs.gymnasium  # noqa: F401 - registers the games
from stockpot.envs.gymnasium import SeatEnv

TABLE = {"players": 2, "bots": "random", "reward": "estimate"}


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--steps", type=int, default=200_000)
    ask.add_argument("--games", type=int, default=200, help="to see how well it plays then")
    given = ask.parse_args()
    envs = make_vec_env("stockpot/soup-v1", n_envs=8, env_kwargs=TABLE)
    model = MaskablePPO("MultiInputPolicy", envs, n_steps=256, batch_size=512, gamma=1.0, seed=1, device="cpu")
    model.learn(given.steps)
    env, won = SeatEnv("soup", players=2, bots="random"), 0.0
    for seed in range(given.games):
        observation, _ = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, reward, over, _, _ = env.step(int(action))
        won += (reward + 1) / 2
    print(f"{won / given.games:.1%} of the victory against a random player")


if __name__ == "__main__":
    main()
