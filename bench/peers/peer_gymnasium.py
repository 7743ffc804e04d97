"""Gymnasium, blackjack and cart pole, many environments at once.

Timed: drawing an action for each environment by one call, and `envs.step`. Blackjack's environments are stepped one after
the other (`sync`), as Gymnasium does where a game has nothing better; cart pole has arrays of its own (`vector_entry_point`),
the fastest way there is in it. A decision is a step of one environment; a game that ends is followed by the next one in a step
of its own, which counts.
"""

from functools import partial

import gymnasium
from peer import Row, Timing, main, repeat

SIZE = 1024
"""Environments at once."""
WAYS = {"blackjack": ("Blackjack-v1", "sync"), "cart pole": ("CartPole-v1", "vector_entry_point")}


def steps(env_id: str, mode: str, seconds: float) -> Timing:
    """Steps of all environments."""
    envs = gymnasium.make_vec(env_id, num_envs=SIZE, vectorization_mode=mode)
    envs.reset(seed=1)
    envs.action_space.seed(1)

    def play() -> int:
        envs.step(envs.action_space.sample())
        return SIZE

    timing = repeat(play, seconds)
    return Timing(timing.decisions, timing.seconds, None)


def rows() -> list[Row]:
    """One row a game."""
    return [
        Row(f"{game}, vector of {SIZE:,}, {mode}", game, "python", partial(steps, env_id, mode))
        for game, (env_id, mode) in WAYS.items()
    ]


if __name__ == "__main__":
    main("Gymnasium", "gymnasium", rows())
