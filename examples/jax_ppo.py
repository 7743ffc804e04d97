"""Proximal policy optimisation with JAX, on tables that are lent to it by DLPack: soup for two, learned by self-play.

    pip install 'stockpot[fast]' jax
    python examples/jax_ppo.py

    pip install 'stockpot[gpu]' 'jax[cuda13]'
    python examples/jax_ppo.py --device cuda --tables 8192

With `--device cuda` tables, network and learning are on the GPU and nothing leaves it but the figures that are printed; the lines
that are run are the same. What is learned, and by which rewards, is as in `ppo.py`.
"""

from __future__ import annotations

import argparse
import time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp

from stockpot.envs import VectorTable, advantages

STEPS, EPOCHS, PARTS = 64, 3, 8
WIDTH, RATE, CLIP, ENTROPY, VALUE = 128, 3e-3, 0.2, 0.01, 0.5
GAMES = 1000
"""Against each opponent whenever the network is looked at."""

Weights = list[tuple[jax.Array, jax.Array]]


class Choices(NamedTuple):
    """What the network did at all tables, or at all tables in many steps."""

    actions: jax.Array
    values: jax.Array
    """What it expected."""
    likely: jax.Array
    """Logarithms of the probabilities of the actions."""


class Lesson(NamedTuple):
    """Decisions to learn from, one row each."""

    observations: jax.Array
    masks: jax.Array
    chosen: Choices
    gains: jax.Array
    """How much better each went than expected."""
    known: jax.Array
    """1 where that is known already, else 0."""


class Learner(NamedTuple):
    """The network, and what Adam remembers of its slopes."""

    weights: Weights
    first: Weights
    second: Weights
    steps: jax.Array


# -------------------------------------------------------------------------------------------------------------- network


def beginner(features: int, actions: int, key: jax.Array) -> Learner:
    """A network of two hidden layers that knows nothing; out come a weight for every action and what the seat may expect."""
    sizes = ((features, WIDTH, 1.0), (WIDTH, WIDTH, 1.0), (WIDTH, actions + 1, 0.01))
    weights = [
        (jax.random.normal(own, (rows, columns)) * gain / rows**0.5, jnp.zeros(columns))
        for own, (rows, columns, gain) in zip(jax.random.split(key, len(sizes)), sizes, strict=True)
    ]
    nothing = jax.tree.map(jnp.zeros_like, weights)
    return jax.device_put(Learner(weights, nothing, nothing, jnp.zeros(())), jax.devices()[0])  # where tables are too


def think(weights: Weights, observations: jax.Array, masks: jax.Array) -> tuple[jax.Array, jax.Array]:
    """Logarithms of the probabilities of all actions, far below zero for those that are not allowed, and values."""
    x = observations
    for slopes, bias in weights[:-1]:
        x = jnp.tanh(x @ slopes + bias)
    slopes, bias = weights[-1]
    out = x @ slopes + bias
    return jax.nn.log_softmax(jnp.where(masks != 0, out[:, :-1], -1e9)), out[:, -1]


@jax.jit
def choose(weights: Weights, observations: jax.Array, masks: jax.Array, key: jax.Array) -> Choices:
    """An action for each table, drawn by its probability."""
    likely, values = think(weights, observations, masks)
    actions = jax.random.categorical(key, likely)
    return Choices(actions, values, pick(likely, actions))


@jax.jit
def prefer(weights: Weights, observations: jax.Array, masks: jax.Array) -> jax.Array:
    """For each table the action that the network likes most."""
    return think(weights, observations, masks)[0].argmax(axis=1)


def pick(rows: jax.Array, columns: jax.Array) -> jax.Array:
    """Of each row the number in one column."""
    return jnp.take_along_axis(rows, columns[:, None], axis=1)[:, 0]


# ----------------------------------------------------------------------------------------------------------------- play


def lent(*arrays: Any) -> list[jax.Array]:
    """Arrays of the tables as JAX takes them by DLPack, wherever they lie.

    The tables write into the same memory with their next step, while JAX holds that nothing ever changes, and works on while
    Python goes on: so what is kept is copied, and the copy waited for. (`from_dlpack(…, copy=True)` may leave the copy out.)
    """
    return jax.block_until_ready([jnp.array(jnp.from_dlpack(array)) for array in arrays])


def play(weights: Weights, tables: VectorTable, key: jax.Array) -> Lesson:
    """Some steps at all tables, and what came of them for the seats that decided."""
    before, chosen, after = [], [], []
    for own in jax.random.split(key, STEPS):
        before.append(lent(tables.observations, tables.masks, tables.seats))
        chosen.append(choose(weights, *before[-1][:2], own))
        tables.step(chosen[-1].actions)
        after.append(lent(tables.over, tables.rewards))
    observations, masks, seats = map(jnp.stack, zip(*before, strict=True))
    over, rewards = map(jnp.stack, zip(*after, strict=True))
    choices = Choices(*map(jnp.stack, zip(*chosen, strict=True)))
    gains, known = lent(*advantages(seats, over, rewards, choices.values))
    rows = Lesson(observations, masks, choices, gains, known.astype(jnp.float32))
    return jax.tree.map(lambda array: array.reshape(-1, *array.shape[2:]), rows)


# ---------------------------------------------------------------------------------------------------------------- learn


def loss(weights: Weights, lesson: Lesson) -> jax.Array:
    """What PPO makes smaller: likelier good decisions, though not by too much at once, truer values, and some curiosity."""
    likely, values = think(weights, lesson.observations, lesson.masks)
    ratio = jnp.exp(pick(likely, lesson.chosen.actions) - lesson.chosen.likely)
    mean = jnp.average(lesson.gains, weights=lesson.known)
    gains = (lesson.gains - mean) / (jnp.average((lesson.gains - mean) ** 2, weights=lesson.known) ** 0.5 + 1e-8)
    worse = -jnp.minimum(ratio * gains, jnp.clip(ratio, 1 - CLIP, 1 + CLIP) * gains)
    wrong = (values - lesson.chosen.values - lesson.gains) ** 2 / 2
    spread = -(jnp.exp(likely) * likely).sum(axis=1)
    return jnp.average(worse + VALUE * wrong - ENTROPY * spread, weights=lesson.known)


def improve(learner: Learner, lesson: Lesson) -> tuple[Learner, None]:
    """One step of Adam, with slopes of a bounded length."""
    slopes = jax.grad(loss)(learner.weights, lesson)
    length = sum((slope**2).sum() for slope in jax.tree.leaves(slopes)) ** 0.5
    slopes = jax.tree.map(lambda slope: slope * jnp.minimum(1.0, 0.5 / (length + 1e-8)), slopes)
    steps = learner.steps + 1
    first = jax.tree.map(lambda m, slope: m + 0.1 * (slope - m), learner.first, slopes)
    second = jax.tree.map(lambda v, slope: v + 0.001 * (slope**2 - v), learner.second, slopes)
    rate = RATE * (1 - 0.999**steps) ** 0.5 / (1 - 0.9**steps)
    weights = jax.tree.map(lambda w, m, v: w - rate * m / (v**0.5 + 1e-8), learner.weights, first, second)
    return Learner(weights, first, second, steps), None


@jax.jit
def study(learner: Learner, lesson: Lesson, key: jax.Array) -> Learner:
    """Go through the decisions several times, in parts, in another order each time."""

    def once(learner: Learner, key: jax.Array) -> tuple[Learner, None]:
        order = jax.random.permutation(key, len(lesson.gains)).reshape(PARTS, -1)
        return jax.lax.scan(improve, learner, jax.tree.map(lambda array: array[order], lesson))[0], None

    return jax.lax.scan(once, learner, jax.random.split(key, EPOCHS))[0]


def practise(learner: Learner, tables: VectorTable, key: jax.Array) -> Learner:
    """Play, and learn from it."""
    played, studied = jax.random.split(key)
    return study(learner, play(learner.weights, tables, played), studied)


# ----------------------------------------------------------------------------------------------------------------- look


def wins(weights: Weights, against: str, seed: int, device: str = "cpu") -> float:
    """The share of the victory that the network wins from one opponent, in each seat as often."""
    tables = VectorTable("soup", 2, GAMES, seed=f"evaluation {seed}", autoreset=False, device=device)
    own = jnp.arange(GAMES) % 2
    over = jnp.zeros(GAMES)
    while not over.all():
        observations, masks, seats = lent(tables.observations, tables.masks, tables.seats)
        (others,) = lent(tables.random_actions() if against == "random" else tables.thumb_actions())
        tables.step(jnp.where(seats == own, prefer(weights, observations, masks), others))
        (over,) = lent(tables.over)
    (rewards,) = lent(tables.rewards)
    return float((pick(rewards, own).mean() + 1) / 2)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--rounds", type=int, default=100, help="of play and study; a third of a second each on one core")
    ask.add_argument("--looks", type=int, default=5, help="how often the network is looked at on the way")
    ask.add_argument("--tables", type=int, default=256)
    ask.add_argument("--device", choices=("cpu", "cuda"), default="cpu", help="where the tables are")
    ask.add_argument("--seed", type=int, default=1)
    given = ask.parse_args()
    tables = VectorTable("soup", 2, given.tables, given.seed, stagger=True, reward="estimate", device=given.device)
    key, born = jax.random.split(jax.random.key(given.seed))
    learner = beginner(tables.game.n_features, tables.game.n_actions, born)
    spent = 0.0
    for done in range(given.rounds + 1):
        if done:
            began = time.perf_counter()
            key, own = jax.random.split(key)
            learner = jax.block_until_ready(practise(learner, tables, own))
            spent += time.perf_counter() - began
        if done % -(-given.rounds // given.looks) == 0 or done == given.rounds:
            shares = [wins(learner.weights, against, done, given.device) for against in ("random", "thumb")]
            told = f"{done * STEPS * given.tables:11,} decisions, {spent:4.0f} s"
            print(f"{told}: {shares[0]:.1%} against random, {shares[1]:.1%} against thumb", flush=True)


if __name__ == "__main__":
    main()
