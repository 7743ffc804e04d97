"""A network that learns: what it says for many rows at once, how a loss changes with its weights, and a step downhill."""

from __future__ import annotations

from typing import Any, NamedTuple

from stockpot.bots.net import Network
from stockpot.lab.train.device import Device

LAYERS = Network._fields


class Thought(NamedTuple):
    """Both hidden layers, the logits of actions, the logits of seats."""

    first: Any
    second: Any
    policy: Any
    value: Any


class Student:
    """A network on a device, with what Adam (Kingma and Ba 2015) remembers of earlier steps."""

    def __init__(self, net: Network, device: Device) -> None:
        self.device, self.xp = device, device.xp
        self.weights: dict[str, Any] = {name: device.put(matrix) for name, matrix in net._asdict().items()}
        self.mean = {name: self.xp.zeros_like(matrix) for name, matrix in self.weights.items()}
        self.square = {name: self.xp.zeros_like(matrix) for name, matrix in self.weights.items()}
        self.steps = 0

    def network(self) -> Network:
        return Network(**{name: self.device.get(matrix).copy() for name, matrix in self.weights.items()})

    def think(self, x: Any) -> Thought:
        """What the network makes of features, one row each."""
        first = self._layer("first", x).clip(0)
        second = self._layer("second", first).clip(0)
        return Thought(first, second, self._layer("policy", second), self._layer("value", second))

    def _layer(self, name: str, x: Any) -> Any:
        weights = self.weights[name]
        return x @ weights[:-1] + weights[-1]

    def softmax(self, logits: Any, allowed: Any) -> Any:
        """Shares that add up to 1 in each row, none for what is not allowed."""
        raised = self.xp.where(allowed, logits, -1e9)
        shares = self.xp.exp(raised - self.xp.amax(raised, axis=1, keepdims=True))
        return shares / shares.sum(axis=1, keepdims=True)

    def slopes(self, x: Any, thought: Thought, by_policy: Any, by_value: Any) -> dict[str, Any]:
        """How a loss changes with every weight, from how it changes with the logits: the chain rule, layer by layer."""
        w = self.weights
        by_second = (by_policy @ w["policy"][:-1].T + by_value @ w["value"][:-1].T) * (thought.second > 0)
        by_first = (by_second @ w["second"][:-1].T) * (thought.first > 0)
        pairs = {
            "first": (x, by_first), "second": (thought.first, by_second),
            "policy": (thought.second, by_policy), "value": (thought.second, by_value),
        }  # fmt: skip
        return {name: self.xp.vstack([inputs.T @ by, by.sum(axis=0)]) for name, (inputs, by) in pairs.items()}

    def step(self, slopes: dict[str, Any], rate: float) -> None:
        """One step of Adam; slopes that are steeper than 1 together are flattened to 1."""
        self.steps += 1
        steep = sum(float((slope * slope).sum()) for slope in slopes.values()) ** 0.5
        flatten = min(1.0, 1.0 / (steep + 1e-9))
        pace = rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name in LAYERS:
            slope = slopes[name] * flatten
            self.mean[name] += 0.1 * (slope - self.mean[name])
            self.square[name] += 0.001 * (slope * slope - self.square[name])
            self.weights[name] -= pace * self.mean[name] / (self.square[name] ** 0.5 + 1e-8)
