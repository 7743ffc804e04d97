"""The numbers of an observation, named: what lies where in the tensor that a learner sees.

    PARTS = Parts(
        Part("hand", "share of each face's copies in the own hand", FACE),
        Part("total", "what the pot adds up to, by 10"),
        Each("seats", 5, Part("points", "by 30"), Part("void", "is out of this colour", COLOR)),
    )

The parts lie one after the other, `Each` so often as it says; a game's `features.py` writes them in this order. `Part.of` takes
a part out of an observation, or of a batch of them, without a copy: of arrays of NumPy, PyTorch and JAX alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from math import prod
from typing import Any

from stockpot.core.kinds import Pieces

Axis = int | Pieces | tuple[str, ...]
"""How many entries side by side, or what each of them is called."""


def length(axis: Axis) -> int:
    return axis if isinstance(axis, int) else axis.size if isinstance(axis, Pieces) else len(axis)


def entries(axis: Axis) -> tuple[str, ...]:
    """What the entries of an axis are called; nothing where they are only counted."""
    return () if isinstance(axis, int) else axis.ids if isinstance(axis, Pieces) else axis


@dataclass(frozen=True)
class Lap:
    """Something that comes several times: where the first begins, how often, how far apart."""

    start: int
    count: int
    stride: int


class Part:
    """One thing that an observation tells."""

    def __init__(self, name: str, meaning: str, *axes: Axis) -> None:
        self.name, self.meaning = name, meaning
        self.axes = axes
        """How its numbers are counted, the last axis fastest; none for a single number."""
        self.laps: tuple[Lap, ...] = ()
        """Where it is part of something that comes several times: the outermost first, each counted from the one around it."""
        self.start = 0
        """Where it begins: in the observation, or in the innermost lap."""
        self.whole = 0
        """How many numbers the observation has."""

    @property
    def size(self) -> int:
        """How many numbers, of one lap."""
        return prod(map(length, self.axes))

    @property
    def shape(self) -> tuple[int, ...]:
        return (*(lap.count for lap in self.laps), *map(length, self.axes))

    @property
    def entries(self) -> tuple[tuple[str, ...], ...]:
        """For each axis of the shape what its entries are called; nothing where they are only counted."""
        return (*(() for _ in self.laps), *map(entries, self.axes))

    @property
    def slice(self) -> slice | None:
        """Where it lies, if it lies in one piece or evenly spaced; else nothing: then `indices` has the places."""
        if not self.laps:
            return slice(self.start, self.start + self.size)
        if len(self.laps) > 1 or self.size > 1:
            return None
        (lap,) = self.laps
        first = lap.start + self.start
        return slice(first, first + (lap.count - 1) * lap.stride + 1, lap.stride)

    @property
    def indices(self) -> list[int]:
        """The place of each of its numbers in the observation, in the order of the shape."""
        places = [0]
        for lap in self.laps:
            places = [place + lap.start + i * lap.stride for place in places for i in range(lap.count)]
        return [place + self.start + i for place in places for i in range(self.size)]

    def of(self, observations: Any) -> Any:
        """The part of an observation, or of many: the last axis is taken apart, those before it stay."""
        if observations.shape[-1] != self.whole:
            raise ValueError(f"An observation has {self.whole} numbers, not {observations.shape[-1]}.")
        rest = observations
        for lap in self.laps:
            rest = rest[..., lap.start : lap.start + lap.count * lap.stride]
            rest = rest.reshape((*rest.shape[:-1], lap.count, lap.stride))
        rest = rest[..., self.start : self.start + self.size]
        return rest.reshape((*rest.shape[:-1], *map(length, self.axes)))

    def placed(self, start: int, name: str = "", laps: tuple[Lap, ...] = ()) -> Part:
        """The same part at its place."""
        found = Part(name or self.name, self.meaning, *self.axes)
        found.start, found.laps = start, laps
        return found

    def __repr__(self) -> str:
        return f"<Part {self.name} {self.shape}: {self.meaning}>"


class Each:
    """Parts that come several times, one time after the other: for each seat, each cell, each jar."""

    def __init__(self, name: str, count: int, *parts: Part | Each) -> None:
        self.name, self.count, self.parts = name, count, parts
        self.stride = sum(part.size for part in parts)

    @property
    def size(self) -> int:
        return self.count * self.stride

    def placed(self, start: int, name: str = "", laps: tuple[Lap, ...] = ()) -> Iterator[Part]:
        """All its parts at their places, named `seats.points`."""
        lap, inner = Lap(start, self.count, self.stride), 0
        for part in self.parts:
            yield from _placed(part, inner, f"{name or self.name}.{part.name}", (*laps, lap))
            inner += part.size


def _placed(part: Part | Each, start: int, name: str, laps: tuple[Lap, ...]) -> Iterator[Part]:
    if isinstance(part, Each):
        yield from part.placed(start, name, laps)
    else:
        yield part.placed(start, name, laps)


class Parts(Mapping[str, Part]):
    """All parts of an observation by their names, in their order."""

    def __init__(self, *parts: Part | Each) -> None:
        self.size = 0
        """How many numbers an observation has."""
        self._parts: dict[str, Part] = {}
        for part in parts:
            for one in _placed(part, self.size, part.name, ()):
                if one.name in self._parts:
                    raise ValueError(f"Two parts of an observation are called {one.name}.")
                self._parts[one.name] = one
            self.size += part.size
        for part in self._parts.values():
            part.whole = self.size

    def __getitem__(self, name: str) -> Part:
        if name not in self._parts:
            raise KeyError(f"No part is called {name}; there are {', '.join(self._parts)}.")
        return self._parts[name]

    def __contains__(self, name: object) -> bool:
        return name in self._parts

    def __repr__(self) -> str:
        return f"<{self.size} numbers: {', '.join(f'{name} {part.shape}' for name, part in self.items())}>"

    def __iter__(self) -> Iterator[str]:
        return iter(self._parts)

    def __len__(self) -> int:
        return len(self._parts)

    def of(self, observations: Any) -> dict[str, Any]:
        """Every part of an observation, or of many, by its name; nothing is copied."""
        return {name: part.of(observations) for name, part in self.items()}
