"""A policy and value network, a small multilayer perceptron: what it is made of, and the file it is kept in."""

from __future__ import annotations

import functools
from array import array
from itertools import pairwise
from pathlib import Path
from struct import error as StructError
from typing import Any, NamedTuple
from zipfile import BadZipFile

from stockpot.bots.net.addressed import columns
from stockpot.bots.net.npz import read_npz
from stockpot.core.engine import MAX_SEATS
from stockpot.core.game import Game, game
from stockpot.core.rule import buffer
from stockpot.engine.ground import Ground

NETS = Path(__file__).parent.parent / "nets"
"""The networks that come with the package, one file a game."""

Array = Any
"""Numbers in single precision: an array when compiled, a `memoryview` when interpreted."""


class Network(NamedTuple):
    """Three hidden layers of rectified units; then a number for each action (for some in another order:
    `addressed`), and one for each seat from the own one on.

    Each layer is a matrix with one row for every input, and the biases as its last row. The inputs of the first are the
    features, then one for each column: 1 for the action that the game's rules of thumb advise.
    """

    first: Array
    second: Array
    third: Array
    policy: Array
    value: Array
    trust: Array
    """For each column what is added to its number if the rules of thumb advise it: a matrix of one row."""

    @classmethod
    def blank(cls, found: Game, units: tuple[int, int, int], seed: int, trust: float = 1.0) -> Network:
        """A network that knows nothing but what rules of thumb advise. Needs NumPy."""
        import numpy as np

        chance = np.random.default_rng(seed)

        def layer(inputs: int, outputs: int, spread: float) -> Array:
            matrix = chance.normal(0, spread, (inputs + 1, outputs)).astype(np.float32)
            matrix[-1] = 0
            return matrix

        inputs = found.n_features + found.n_actions
        sizes = (inputs, *units)
        first, second, third = (layer(n, after, (2 / n) ** 0.5) for n, after in pairwise(sizes))
        policy, value = (layer(units[-1], n, 0.01) for n in (found.n_actions, MAX_SEATS))
        return cls(first, second, third, policy, value, np.full((1, found.n_actions), trust, np.float32))

    @classmethod
    def read(cls, file: Path, found: Game) -> Network:
        """The network in a file; `ValueError` when it was made for other features or actions than the game has."""
        try:
            data = read_npz(file)
            read = cls(*(laid_out(*data[name]) for name in cls._fields))
        except (OSError, ValueError, KeyError, StructError, SyntaxError, BadZipFile) as why:
            raise ValueError(f"{file} holds no network: {why}") from why
        if read.first.shape[0] != found.n_features + found.n_actions + 1 or read.policy.shape[1] != found.n_actions:
            raise ValueError(f"{file} is no network for {found.name} as it is now; `stockpot train` makes one.")
        return read

    def write(self, file: Path) -> None:
        """Half precision is enough to play. Needs NumPy."""
        import numpy as np

        halves: dict[str, Any] = {name: np.asarray(matrix, np.float16) for name, matrix in self._asdict().items()}
        np.savez_compressed(file, **halves)

    def held(self, ground: Ground) -> Network:
        """The network as functions on a ground take it."""
        return Network(*(ground.hold(matrix) for matrix in self))


def laid_out(shape: tuple[int, ...], numbers: array[float]) -> Array:
    """A matrix as functions take it."""
    if len(shape) != 2:
        raise ValueError("a layer is no matrix")
    matrix = buffer("f", *shape)
    memoryview(matrix).cast("B")[:] = memoryview(numbers).cast("B")
    return matrix


class Activations(NamedTuple):
    """What a forward pass fills: which column each action has; the inputs, the hidden layers, the numbers of columns and of
    actions, and of seats from the own one on."""

    columns: Any
    inputs: Array
    first: Array
    second: Array
    third: Array
    policy: Array
    actions: Array
    seats: Array

    @classmethod
    def for_table(cls, net: Network, found: Game, players: int, ground: Ground) -> Activations:
        layers = (net.first, net.second, net.third)
        sizes = (
            found.n_features + found.n_actions, *(layer.shape[1] for layer in layers), found.n_actions, found.n_actions,
            MAX_SEATS,
        )  # fmt: skip
        return cls(ground.hold(columns(found, players)), *(ground.buffer("f", size) for size in sizes))


def trained() -> list[str]:
    """The games that have a network."""
    return sorted(path.stem for path in NETS.glob("*.npz"))


@functools.cache
def network(name: str) -> Network:
    """The network of a game that comes with the package."""
    if name not in trained():
        raise ValueError(
            f"There is no network for {name}, only for {', '.join(trained())}; `stockpot train {name}` makes one."
        )
    return Network.read(NETS / f"{name}.npz", game(name))
