"""A small network: what it is made of, and the file it is kept in."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import NamedTuple
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from stockpot.bots.net.addressed import columns
from stockpot.core.engine import MAX_SEATS
from stockpot.core.game import Game, game

NETS = Path(__file__).parent.parent / "nets"
"""The networks that come with the package, one file a game."""

Array = NDArray[np.float32]


class Network(NamedTuple):
    """Two hidden layers of rectified units; then a number for each action (for some in another order:
    `addressed`), and one for each seat from the own one on.

    Each layer is a matrix with one row for every input, and the biases as its last row.
    """

    first: Array
    second: Array
    policy: Array
    value: Array

    @classmethod
    def blank(cls, found: Game, units: tuple[int, int], seed: int) -> Network:
        """A network that knows nothing yet: all actions and all seats are about the same to it."""
        chance = np.random.default_rng(seed)

        def layer(inputs: int, outputs: int, spread: float) -> Array:
            matrix = chance.normal(0, spread, (inputs + 1, outputs)).astype(np.float32)
            matrix[-1] = 0
            return matrix

        first, second = units
        return cls(
            layer(found.n_features, first, (2 / found.n_features) ** 0.5), layer(first, second, (2 / first) ** 0.5),
            layer(second, found.n_actions, 0.01), layer(second, MAX_SEATS, 0.01),
        )  # fmt: skip

    @classmethod
    def read(cls, file: Path, found: Game) -> Network:
        """The network in a file; `ValueError` when it was made for other features or actions than the game has."""
        try:
            with np.load(file) as data:
                read = cls(*(np.ascontiguousarray(data[name], np.float32) for name in cls._fields))
        except (OSError, ValueError, KeyError, EOFError, BadZipFile) as why:
            raise ValueError(f"{file} holds no network: {why}") from why
        if len(read.first) != found.n_features + 1 or read.policy.shape[1] != found.n_actions:
            raise ValueError(f"{file} is no network for {found.name} as it is now; `stockpot train` makes one.")
        return read

    def write(self, file: Path) -> None:
        """Half precision is enough to play."""
        np.savez_compressed(file, **{name: matrix.astype(np.float16) for name, matrix in self._asdict().items()})


class Room(NamedTuple):
    """Room to think in: which column each action has; the features, both hidden layers, the logits of columns and of
    actions."""

    columns: NDArray[np.int64]
    features: Array
    first: Array
    second: Array
    policy: Array
    actions: Array

    @classmethod
    def for_table(cls, net: Network, found: Game, players: int) -> Room:
        sizes = (len(net.first) - 1, net.first.shape[1], net.second.shape[1], found.n_actions, found.n_actions)
        return cls(columns(found, players), *(np.zeros(size, np.float32) for size in sizes))


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
