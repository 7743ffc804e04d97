"""PettingZoo classic, leduc hold'em, texas hold'em and hanabi through the AEC interface.

Timed: the documented loop for whole games of two players: reset, agent_iter, last (observation and action mask), a
random action of the mask, step, with the wrappers that env() puts on. After a game is over every agent is stepped once
more with None, as the interface demands: that costs time and is not counted as a decision.

The environment is seeded once: in the hold'em games a seed given to reset makes a new environment, twice as slow.
The rules behind it are RLCard's (hold'em) and OpenSpiel's through Shimmy (hanabi).
"""

import warnings
from functools import partial
from types import ModuleType

import numpy as np
from peer import Row, Timing, main, pick, repeat
from pettingzoo.classic import hanabi_v5, leduc_holdem_v4, texas_holdem_v4

GAMES = {"leduc hold'em": leduc_holdem_v4, "texas hold'em": texas_holdem_v4, "hanabi": hanabi_v5}


def aec_loop(module: ModuleType, seconds: float) -> Timing:
    """Whole games through agent_iter, last and step."""
    env = module.env()
    env.reset(seed=1)

    def play() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(pick(np.flatnonzero(observation["action_mask"]).tolist()))
                decisions += 1
        return decisions

    return repeat(play, seconds)


def rows() -> list[Row]:
    """One row a game."""
    return [Row(f"{game}, AEC loop", game, "python", partial(aec_loop, module)) for game, module in GAMES.items()]


if __name__ == "__main__":
    warnings.filterwarnings("ignore", module="gymnasium")
    main("PettingZoo", "pettingzoo", rows())
