"""`stockpot bench --interfaces`: the same game through every interface that learners use, one core, random play.

Counted are decisions of players. An environment for one learner plays the other seats itself: there the learner's own steps are
counted, whatever the others decide between two of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from stockpot.cli.bench import Row, Steps, best_tenth, measure_random, measure_vector
from stockpot.cli.console import console
from stockpot.core.game import game

PEERS = ("pettingzoo", "gymnasium", "openspiel", "pgx")
"""Whose interfaces ours are."""
TABLES = 1024
"""Tables of the vector of environments."""


def run(names: list[str], seconds: float) -> list[Row]:
    rows = []
    for name in names:
        players = list(game(name).players)
        rows += measure(name, players[len(players) // 2], seconds)
    return rows


def measure(name: str, players: int, seconds: float) -> list[Row]:
    """All interfaces of one game, the slowest first."""
    rows = []
    for title, play in INTERFACES.items():
        console.print(f"[dim]{name}, {players} players, {title} …[/dim]")
        speed = best_tenth(play(name, players), seconds)
        rows.append(Row("stockpot", f"{name}, {players} players, {title}", 1, speed, None))
    rows += [measure_vector(name, players, seconds, observations) for observations in (True, False)]
    return [*rows, measure_random(name, players, seconds, cores=1)]


def draw(chance: Any, mask: Any) -> int:
    """A legal action, each as likely."""
    legal = mask.nonzero()[0]
    return int(legal[int(chance.random() * len(legal))])


def through_aec(name: str, players: int) -> Steps:
    import numpy as np

    from stockpot.envs import pettingzoo

    env, chance = pettingzoo.env(name, players=players), np.random.default_rng(1)
    env.reset(seed=1)
    while True:
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else draw(chance, observation["action_mask"]))
            yield 0 if over else 1
        env.reset()


def through_parallel(name: str, players: int) -> Steps:
    """Who may only pass decides nothing."""
    import numpy as np

    from stockpot.envs import pettingzoo

    env, chance = pettingzoo.parallel_env(name, players=players), np.random.default_rng(1)
    wait = game(name).n_actions
    observations, _ = env.reset(seed=1)
    while True:
        actions = {agent: draw(chance, observations[agent]["action_mask"]) for agent in env.agents}
        observations = env.step(actions)[0]
        yield sum(action != wait for action in actions.values())
        if not env.agents:
            observations, _ = env.reset()


def through_openspiel(name: str, players: int) -> Steps:
    import numpy as np
    import pyspiel

    import stockpot.envs.openspiel  # noqa: F401 - registers the games

    played, chance = pyspiel.load_game(f"stockpot_{name}(players={players})"), np.random.default_rng(1)
    while True:
        state = played.new_initial_state()
        while not state.is_terminal():
            by_lot, legal = state.is_chance_node(), state.legal_actions()
            state.apply_action(legal[int(chance.random() * len(legal))])
            yield 0 if by_lot else 1


def through_gymnasium(name: str, players: int) -> Steps:
    import numpy as np

    from stockpot.envs.gymnasium import env as seat_env

    env, chance = seat_env(name, players=players, bots="random"), np.random.default_rng(1)
    observation, _ = env.reset(seed=1)
    while True:
        observation, _, over, _, _ = env.step(draw(chance, observation["action_mask"]))
        yield 1
        if over:
            observation, _ = env.reset()


def through_vector_env(name: str, players: int) -> Steps:
    import gymnasium
    import numpy as np

    made = f"stockpot.envs.gymnasium:stockpot/{name}-v1"
    envs: Any = gymnasium.make_vec(made, num_envs=TABLES, players=players, bots="random")
    chance = np.random.default_rng(1)
    observations, _ = envs.reset(seed=1)
    while True:
        scores = chance.random(observations["action_mask"].shape, np.float32)
        observations = envs.step((scores * observations["action_mask"]).argmax(axis=1))[0]
        yield TABLES


INTERFACES: dict[str, Callable[[str, int], Steps]] = {
    "PettingZoo, AEC": through_aec,
    "PettingZoo, parallel": through_parallel,
    "OpenSpiel": through_openspiel,
    "Gymnasium, bots in the other seats": through_gymnasium,
    f"Gymnasium, vector of {TABLES:,}, bots in the other seats": through_vector_env,
}
