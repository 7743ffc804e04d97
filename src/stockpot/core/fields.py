"""Fields of a position that are declared once, and written and read by that.

FIELDS = (
    Field("round", Whole(0, 11), 2),
    Field("decision", Named(DECISION.ids), attribute="todo"),
    Field("bp", Whole(0, 9999), lambda s: [4] * s.players, row="players"),
    Group("attack", "attacker", Field("attacker", Named(AMOEBA.ids)), Field("chased", Yes(), False)),
)

`read_fields` and `write_fields` take them in their order. Where a bound or a default follows from what is read before, the fields
come from a generator: it goes on when the last one has been read.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from stockpot.core.bits import members, union
from stockpot.core.errors import BadPosition
from stockpot.core.kinds import NONE
from stockpot.core.position import MISSING, Reader
from stockpot.core.text import brief


class Codec:
    """How a number of a state stands in a position, both ways."""

    def write(self, number: int) -> Any:
        raise NotImplementedError

    def read(self, r: Reader, value: Any, where: str) -> int:
        raise NotImplementedError


@dataclass(frozen=True)
class Whole(Codec):
    """A whole number between two bounds; with `nothing`, null stands for NONE."""

    low: int
    high: int
    nothing: bool = False

    def write(self, number: int) -> int | None:
        return None if self.nothing and number == NONE else number

    def read(self, r: Reader, value: Any, where: str) -> int:
        return NONE if self.nothing and value is None else r._number(value, self.low, self.high, where)


@dataclass(frozen=True)
class Named(Codec):
    """One of several names; with `nothing`, null stands for NONE, or for the number `none`."""

    ids: Sequence[str]
    nothing: bool = False
    none: int = NONE

    def write(self, number: int) -> str | None:
        return None if self.nothing and number == self.none else self.ids[number]

    def read(self, r: Reader, value: Any, where: str) -> int:
        return self.none if self.nothing and value is None else r._name(value, self.ids, where)


@dataclass(frozen=True)
class FromOne(Codec):
    """A number from 0 that people count from 1; with `nothing`, null stands for NONE."""

    most: int
    nothing: bool = False

    def write(self, number: int) -> int | None:
        return None if self.nothing and number == NONE else number + 1

    def read(self, r: Reader, value: Any, where: str) -> int:
        return NONE if self.nothing and value is None else r._number(value, 1, self.most, where) - 1


@dataclass(frozen=True)
class SeatSet(Codec):
    """A set of bits as a list of seats."""

    players: int

    def write(self, number: int) -> list[int]:
        return members(number)

    def read(self, r: Reader, value: Any, where: str) -> int:
        return union(Reader({where: value}).numbers(where, None, 0, self.players - 1))


@dataclass(frozen=True)
class Members(Codec):
    """A set of bits as a list of names."""

    ids: Sequence[str]

    def write(self, number: int) -> list[str]:
        return [self.ids[one] for one in members(number)]

    def read(self, r: Reader, value: Any, where: str) -> int:
        if not isinstance(value, list | tuple):
            raise BadPosition(f"{where}: expected a list, not {brief(value)}.")
        return union(r._name(one, self.ids, f"{where}[{i}]") for i, one in enumerate(value))


class Yes(Codec):
    """True or false."""

    def write(self, number: int) -> bool:
        return bool(number)

    def read(self, r: Reader, value: Any, where: str) -> int:
        if not isinstance(value, bool):
            raise BadPosition(f"{where}: expected true or false, not {brief(value)}.")
        return int(value)


@dataclass(frozen=True)
class Field:
    """A field of a state that stands in a position under its own name, or another."""

    key: str
    codec: Codec
    default: Any = MISSING
    """What it is where it is left out, as it would be written; or a function of the state as far as it is read."""
    attribute: str = ""
    row: int | str = 0
    """For a row: how many of its entries there are, or the field of the state that says so."""

    def write(self, s: Any) -> Any:
        value = getattr(s, self.attribute or self.key)
        if not self.row:
            return self.codec.write(value)
        return [self.codec.write(number) for number in value.tolist()[: self._size(s)]]

    def read(self, r: Reader, s: Any) -> None:
        name = self.attribute or self.key
        default = self.default(s) if callable(self.default) else self.default
        if not self.row:
            setattr(s, name, self.codec.read(r, r.raw(self.key, default), r.path(self.key)))
            return
        for i, (where, value) in enumerate(r.entries(self.key, self._size(s), default)):
            getattr(s, name)[i] = self.codec.read(r, value, where)

    def _size(self, s: Any) -> int:
        return getattr(s, self.row) if isinstance(self.row, str) else self.row


class Grid(Field):
    """For each entry of a row a number for each seat."""

    def write(self, s: Any) -> list[list[Any]]:
        rows = getattr(s, self.attribute or self.key).tolist()[: self._size(s)]
        return [[self.codec.write(number) for number in row[: s.players]] for row in rows]

    def read(self, r: Reader, s: Any) -> None:
        rows = getattr(s, self.attribute or self.key)
        for i, (where, value) in enumerate(r.entries(self.key, self._size(s), self.default)):
            for seat, (place, one) in enumerate(Reader({where: value}).entries(where, s.players)):
                rows[i, seat] = self.codec.read(r, one, place)


class Group:
    """Fields that stand together, or null: then the state has NONE in the field that says whether they are there."""

    def __init__(self, key: str, there: str, *fields: Field) -> None:
        self.key, self.there, self.fields = key, there, fields

    def write(self, s: Any) -> dict[str, Any] | None:
        return None if getattr(s, self.there) == NONE else {field.key: field.write(s) for field in self.fields}

    def read(self, r: Reader, s: Any) -> None:
        value = r.raw(self.key, None)
        if value is not None:
            inner = Reader(value, r.path(self.key))
            for field in self.fields:
                field.read(inner, s)
            inner.done()


def write_fields(fields: Iterable[Field | Group], s: Any) -> dict[str, Any]:
    """The fields of a state as they stand in a position."""
    return {field.key: field.write(s) for field in fields}


def read_fields(fields: Iterable[Field | Group], r: Reader, s: Any) -> None:
    """Read the fields of a position into a state, one after the other."""
    for field in fields:
        field.read(r, s)
