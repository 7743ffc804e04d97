"""What the numbers in events and actions stand for: a seat, a card, a count.

Rules know numbers. A kind says what a number is for programs (`data`, as in views: plain JSON), how many there are where an
action ranges over it (`size`), and what catalogues are given to write a sentence with it (`put`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from stockpot.core.bits import members
from stockpot.core.fluent import Catalogue
from stockpot.core.trail import SET_BITS

NONE = -1
"""No piece, no seat."""


class Kind:
    """A plain number."""

    size = 0
    """How many there are; 0 where an action cannot range over it."""
    width = 1
    """How many numbers of an event it takes; where there are several, `data` and `put` are given all of them."""

    def data(self, number: int) -> Any:
        """The number for programs."""
        return number

    def put(self, values: dict[str, Any], name: str, number: int, texts: Catalogue) -> None:
        """Lay ready what a sentence may say of it: `$name`, and where it is a piece `$name-id` to choose by."""
        values[name] = self.data(number)


class Ordinal(Kind):
    """Counted from 0 by rules, from 1 by people."""

    def data(self, number: int) -> int:
        return number + 1


class Flag(Kind):
    """Yes or no; sentences choose by the words."""

    size = 2

    def data(self, number: int) -> bool:
        return bool(number)

    def put(self, values: dict[str, Any], name: str, number: int, texts: Catalogue) -> None:
        values[name] = "yes" if number else "no"


class Seat(Kind):
    """A player. In sentences `{0}` stands for the one in seat 0: names are put in where they are known."""

    def __init__(self, size: int = 0) -> None:
        self.size = size

    def data(self, number: int) -> int | None:
        return None if number == NONE else number

    def put(self, values: dict[str, Any], name: str, number: int, texts: Catalogue) -> None:
        values[name] = f"{{{number}}}"


class Seats(Kind):
    """A set of players, one bit each."""

    def data(self, number: int) -> list[int]:
        return members(number)

    def put(self, values: dict[str, Any], name: str, number: int, texts: Catalogue) -> None:
        names = [f"{{{seat}}}" for seat in members(number)]
        values[name], values[f"{name}-count"] = names, len(names)


class Pieces(Kind):
    """Cards, colours, recipes: things with a name. Programs and records know them by their English `ids`.

    Their names stand in the catalogues as `kind-id` ("recipe-clear-water"), unless `parts` says of which pieces a name is put
    together: then the message `kind` gets the names of the parts.
    """

    def __init__(
        self, kind: str, ids: Sequence[str], parts: Mapping[str, tuple[Pieces, Callable[[int], int]]] | None = None
    ) -> None:
        self.kind, self.ids, self.parts = kind, tuple(ids), parts or {}
        self.size = len(self.ids)
        self.keys = [key_of(name) for name in self.ids]
        self.number = {name: number for number, name in enumerate(self.ids)}
        """The piece of each id."""
        self._names: dict[str, tuple[str, ...]] = {}

    def data(self, number: int) -> str | None:
        return None if number == NONE else self.ids[number]

    def put(self, values: dict[str, Any], name: str, number: int, texts: Catalogue) -> None:
        values[name], values[name + "-id"] = (
            (self.names(texts)[number], self.keys[number]) if number >= 0 else ("", "none")
        )

    def names(self, texts: Catalogue) -> tuple[str, ...]:
        """What the pieces are called in a language."""
        found = self._names.get(texts.lang)
        if found is None:
            found = self._names[texts.lang] = tuple(self._name(number, texts) for number in range(self.size))
        return found

    def _name(self, number: int, texts: Catalogue) -> str:
        if not self.parts:
            return texts.say(f"{self.kind}-{self.keys[number]}")
        made_of = {part: pieces.names(texts)[which(number)] for part, (pieces, which) in self.parts.items()}
        return texts.say(self.kind, **made_of)


class PieceSet(Kind):
    """Several pieces: a set of bits, 15 of them in each number (`part_of_set`), that `listed` takes apart."""

    def __init__(self, pieces: Pieces, listed: Callable[[int], list[int]], width: int) -> None:
        self.pieces, self.listed, self.width = pieces, listed, width

    def members(self, numbers: Any) -> list[int]:
        return self.listed(sum(number << SET_BITS * i for i, number in enumerate(numbers)))

    def data(self, number: Any) -> list[str]:
        return [self.pieces.ids[one] for one in self.members(number)]

    def put(self, values: dict[str, Any], name: str, number: Any, texts: Catalogue) -> None:
        names = self.pieces.names(texts)
        values[name] = [names[one] for one in self.members(number)]
        values[f"{name}-count"] = len(values[name])


def key_of(name: str) -> str:
    """An id as part of a message's name."""
    return name.lower().replace(" ", "-")


NUMBER, ORDINAL, FLAG, SEAT, SEATS = Kind(), Ordinal(), Flag(), Seat(), Seats()
