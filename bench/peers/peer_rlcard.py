"""RLCard, uno, gin rummy and leduc hold'em through its environments.

Timed: env.run(), RLCard's own loop, for whole games of two players: reset (shuffle and deal included), the agent's
choice, step, which also encodes an observation, and the payoffs. It has no way to play without observations.
Decisions are the calls to the agent, counted there.

The agent is ours and chooses like RLCard's RandomAgent, but with random() where that one calls numpy.random.choice,
which is slow for one draw. Importing rlcard.agents moreover needs pip in the environment.
"""

from functools import partial
from typing import Any

import rlcard
from peer import Row, Timing, main, pick, repeat

GAMES = {"uno": "uno", "gin rummy": "gin-rummy", "leduc hold'em": "leduc-holdem"}


class RandomAgent:
    """Plays a random legal action and counts how often it was asked."""

    use_raw = False
    asked = 0

    def eval_step(self, state: dict[str, Any]) -> tuple[int, dict[str, Any]]:
        self.asked += 1
        return pick(list(state["legal_actions"])), {}


def env_run(env_id: str, seconds: float) -> Timing:
    """Whole games by env.run with one random agent in both seats."""
    env = rlcard.make(env_id, config={"seed": 1})
    agent = RandomAgent()
    env.set_agents([agent] * env.num_players)

    def play() -> int:
        before = agent.asked
        env.run(is_training=False)
        return agent.asked - before

    return repeat(play, seconds)


def rows() -> list[Row]:
    """One row a game."""
    return [Row(f"{game}, env.run", game, "python", partial(env_run, env_id)) for game, env_id in GAMES.items()]


if __name__ == "__main__":
    main("RLCard", "rlcard", rows())
