"""A judge: a small network that says before a turn what each seat may expect. It is told what the game's `outlook` writes, all
cards open, so it is asked about guesses; and who looks ahead, as the others go by rules of thumb.
"""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any, NamedTuple

from stockpot.bots.net.network import laid_out
from stockpot.bots.net.npz import read_npz
from stockpot.core.engine import MAX_SEATS
from stockpot.core.generic import MAX_OUTLOOK
from stockpot.engine.ground import Ground

JUDGES = Path(__file__).parent.parent / "judges"
"""The judges that come with the package, one file a game."""
INPUTS = MAX_OUTLOOK + MAX_SEATS
"""What the game writes, then for each seat from the one on turn on: does it look ahead?"""


class Judge(NamedTuple):
    """Two hidden layers of rectified units, then a number for each seat from the one on turn on. Each layer is a matrix with a
    row for every input, and the biases as its last row."""

    first: Any
    second: Any
    seats: Any

    @classmethod
    def read(cls, file: Path) -> Judge:
        data = read_npz(file)
        return cls(*(laid_out(*data[name]) for name in cls._fields))

    def write(self, file: Path) -> None:
        """Half precision is enough to judge. Needs NumPy."""
        import numpy as np

        halves: dict[str, Any] = {name: np.asarray(matrix, np.float16) for name, matrix in self._asdict().items()}
        np.savez_compressed(file, **halves)

    def held(self, ground: Ground) -> Judge:
        """The judge as functions on a ground take it."""
        return Judge(*(ground.hold(matrix) for matrix in self))


class Thoughts(NamedTuple):
    """What a judge fills: its inputs, the hidden layers, the numbers of seats, and what they amount to."""

    inputs: Any
    first: Any
    second: Any
    seats: Any
    shares: Any

    @classmethod
    def of(cls, judge: Judge, ground: Ground) -> Thoughts:
        return cls(
            ground.buffer("f", INPUTS), ground.buffer("f", judge.first.shape[1]), ground.buffer("f", judge.second.shape[1]),
            ground.buffer("f", MAX_SEATS), ground.buffer("d", MAX_SEATS),
        )  # fmt: skip


@functools.cache
def judge_of(name: str) -> Judge:
    """The judge of a game that comes with the package."""
    file = JUDGES / f"{name}.npz"
    if not file.is_file():
        raise ValueError(f"No judge has learned {name}.")
    return Judge.read(file)
