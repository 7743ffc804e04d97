"""Proximal policy optimisation (Schulman and others 2017) in one file, with NumPy alone: soup for two, learned by self-play.

    pip install 'stockpot[fast,lab]'
    python examples/ppo.py --minutes 10 --plot ppo.svg

All seats are played by one network. `Trajectories` links each seat's decisions and works out advantages; rewards are what the
game's own estimate of the outcome changes by. Now and then the network plays against random players and rules of thumb.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices as small as these are multiplied soonest on one core

import numpy as np

from stockpot.envs import Trajectories, VectorTable

TABLES, STEPS, EPOCHS, PARTS = 256, 64, 3, 8
WIDTH, RATE, CLIP, ENTROPY, VALUE = 128, 3e-3, 0.2, 0.01, 0.5
DISCOUNT, TRACE = 1.0, 0.95
EVALUATION = 1000
"""Games against each opponent whenever the network is looked at."""

Array = np.ndarray[Any, np.dtype[np.float32]]


class Network:
    """Two hidden layers; out come a weight for every action and what the seat may expect. Learns by Adam."""

    def __init__(self, features: int, actions: int, seed: int) -> None:
        chance = np.random.default_rng(seed)

        def layer(rows: int, columns: int, gain: float) -> Array:
            return (chance.normal(size=(rows, columns)) * gain / np.sqrt(rows)).astype(np.float32)

        self.weights = [layer(features, WIDTH, 1), layer(WIDTH, WIDTH, 1), layer(WIDTH, actions + 1, 0.01)]
        self.biases = [np.zeros(len(weights[0]), np.float32) for weights in self.weights]
        self.first = [np.zeros_like(one) for one in self.weights + self.biases]
        self.second = [np.zeros_like(one) for one in self.weights + self.biases]
        self.steps = 0

    def think(self, x: Array, masks: Any) -> tuple[Array, Array, list[Array]]:
        """Probabilities of allowed actions, values, and what the layers have to remember."""
        layers = [x]
        for weights, bias in zip(self.weights[:-1], self.biases[:-1], strict=True):
            layers.append(np.tanh(layers[-1] @ weights + bias))
        out = layers[-1] @ self.weights[-1] + self.biases[-1]
        logits = np.where(masks != 0, out[:, :-1], -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True), out[:, -1], layers

    def learn(self, layers: list[Array], error: Array) -> None:
        """One step against an error of what came out, backwards through the layers."""
        weights, biases = [], []
        for at in range(len(self.weights) - 1, -1, -1):
            weights.append(layers[at].T @ error)
            biases.append(error.sum(axis=0))
            if at:
                error = (error @ self.weights[at].T) * (1 - layers[at] ** 2)
        slopes = weights[::-1] + biases[::-1]
        size = np.sqrt(sum(float((slope**2).sum()) for slope in slopes))
        self.steps += 1
        for one, slope, m, v in zip(self.weights + self.biases, slopes, self.first, self.second, strict=True):
            slope *= min(1.0, 0.5 / (size + 1e-8))
            m += 0.1 * (slope - m)
            v += 0.001 * (slope**2 - v)
            one -= RATE * (m / (1 - 0.9**self.steps)) / (np.sqrt(v / (1 - 0.999**self.steps)) + 1e-8)


def drawn(odds: Array, chance: np.random.Generator) -> Any:
    """An action for each row, by its probabilities."""
    edges = odds.cumsum(axis=1)
    return (edges <= chance.random((len(odds), 1)) * edges[:, -1:] * (1 - 1e-6)).sum(axis=1)


def practise(network: Network, learning: Trajectories, chance: np.random.Generator) -> None:
    """Play some steps at all tables, and learn from them."""
    tables, rows = learning.tables, np.arange(learning.tables.tables)
    while not learning.full:
        odds, values, _ = network.think(tables.observations, tables.masks)
        actions = drawn(odds, chance)
        learning.step(actions, values, odds=odds[rows, actions])
    found = learning.take()
    gains = (found.advantages - found.advantages.mean()) / (found.advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        for part in np.array_split(chance.permutation(len(gains)), PARTS):
            odds, values, layers = network.think(found.observations[part], found.masks[part])
            error = np.zeros((len(part), odds.shape[1] + 1), np.float32)
            own = np.arange(len(part)), found.actions[part]
            ratio = odds[own] / found.beside["odds"][part]
            free = np.where(gains[part] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
            push = np.where(free, ratio * gains[part], 0)
            surprise = np.log(odds, where=odds > 0, out=np.zeros_like(odds))
            spread = -(odds * surprise).sum(axis=1, keepdims=True)
            error[:, :-1] = odds * push[:, None] + ENTROPY * odds * (surprise + spread)
            error[own] -= push
            error[:, -1] = VALUE * (values - found.returns[part])
            network.learn(layers, error / len(part))


def wins(network: Network, game: str, against: str, games: int, seed: int) -> float:
    """The share of the victory that the network wins from one opponent, in each seat as often."""
    tables = VectorTable(game, 2, games, seed=f"evaluation {seed}", autoreset=False)
    own = np.arange(games) % 2
    while not tables.over.all():
        odds, _, _ = network.think(tables.observations, tables.masks)
        others = tables.random_actions() if against == "random" else tables.thumb_actions()
        tables.step(np.where(tables.seats == own, odds.argmax(axis=1), others))
    return float((tables.rewards[np.arange(games), own].mean() + 1) / 2)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--game", default="soup", help="one that two can play: soup, pantry or sapone")
    ask.add_argument("--minutes", type=float, default=10, help="of this process's CPU time, evaluations apart")
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--looks", type=int, default=10, help="how often the network is looked at")
    ask.add_argument(
        "--plot", type=Path, help="an SVG file for the learning curve; its numbers go into a JSON file beside it"
    )
    given = ask.parse_args()
    tables = VectorTable(given.game, 2, TABLES, seed=given.seed, stagger=True, reward="estimate", cores=1)
    learning = Trajectories(tables, STEPS, DISCOUNT, TRACE)
    network = Network(tables.game.n_features, tables.game.n_actions, given.seed)
    chance = np.random.default_rng(given.seed)
    curve: list[dict[str, float]] = []
    spent = decisions = 0.0
    while True:
        if spent >= given.minutes * 60 * len(curve) / given.looks:
            share = {name: wins(network, given.game, name, EVALUATION, len(curve)) for name in ("random", "thumb")}
            curve.append({"seconds": round(spent, 1), "decisions": decisions, **share})
            told = f"{spent:5.0f} s, {decisions:11,.0f} decisions"
            print(f"{told}: {share['random']:.1%} against random, {share['thumb']:.1%} against thumb", flush=True)
            if spent >= given.minutes * 60:
                break
        began = time.process_time()
        practise(network, learning, chance)
        spent += time.process_time() - began
        decisions += TABLES * STEPS
    if given.plot:
        from stockpot.lab.plots import growth_plot

        lines = {
            f"against {name}": [(row["decisions"] / 1e6, row[name]) for row in curve] for name in ("random", "thumb")
        }
        title = f"PPO in {given.game}: share of the victory, one to one"
        given.plot.write_text(growth_plot(title, lines, "million decisions", 0.5), encoding="utf-8")
        given.plot.with_suffix(".json").write_text(json.dumps(curve, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
