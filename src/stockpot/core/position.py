"""Reading a position from JSON: validation with clear refusals."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from stockpot.core.errors import BadOption, BadPosition
from stockpot.core.options import Options
from stockpot.core.random import GOLDEN, is_good_gamma
from stockpot.core.text import brief

Value = TypeVar("Value")
MISSING: Any = object()
"""The default of a field that has none: it must be given."""
MOST = 1000
"""More pieces of one name than any game has."""
HEXADECIMAL = re.compile("[0-9a-f]+")


def written_generator(s: Any) -> str:
    """Both words of a state's generator as one hexadecimal number; 64 bits are enough for one with the usual gamma."""
    return f"{s.gamma << 64 | s.rng:x}"


def can_be(room: Any, state: Any) -> bool:
    """Is this a valid state? Written as a position and read back, it must be the same to the byte.

    For states that come as bytes, as snapshots hold them: whatever these are, the answer comes, and no code is run from them.
    """
    try:
        again: bool = room.read(room.write(state)) == state
    except (ValueError, LookupError, TypeError, OverflowError):
        return False
    return again


@dataclass(frozen=True)
class FieldsRoom:
    """The room of positions of a game whose situations are declared fields (`core/fields.py`), beside players, options, chance.

    `fields(s)` gives them in their order, for a state whose players and options are known; `check(s)` refuses, with a
    `BadPosition`, what no play can go on from.
    """

    state: Callable[[], Any]
    players: range
    options: Options
    fields: Callable[[Any], Iterable[Any]]
    check: Callable[[Any], None]

    def write(self, s: Any) -> dict[str, Any]:
        """The whole situation, hidden parts included."""
        known = {"players": s.players, "options": self.options.decode(s.options.tolist())}
        return known | {field.key: field.write(s) for field in self.fields(s)} | {"rng": written_generator(s)}

    def read(self, position: Mapping[str, Any]) -> Any:
        """The state for a situation; `BadPosition` says what is wrong with it."""
        r, s = Reader(position), self.state()
        s.players = r.number("players", self.players[0], self.players[-1])
        for i, number in enumerate(r.options(self.options)):
            s.options[i] = number
        for field in self.fields(s):
            field.read(r, s)
        r.generator(s)
        r.done()
        self.check(s)
        return s


class Reader:
    """Reads a mapping field by field; `done` refuses the fields that nobody has read.

    Every refusal is a `BadPosition` that names the place: “hands[2]: expected a list of cards”.
    """

    def __init__(self, data: Any, where: str = "") -> None:
        if not isinstance(data, Mapping):
            raise BadPosition(f"{where or 'A position'}: expected an object, not {brief(data)}.")
        self.data, self.where = data, where
        self.asked: set[str] = set()

    def path(self, key: str) -> str:
        return f"{self.where}.{key}" if self.where else key

    def refuse(self, key: str, expected: str) -> BadPosition:
        return BadPosition(f"{self.path(key)}: expected {expected}, not {brief(self.data.get(key))}.")

    def raw(self, key: str, default: Any = MISSING) -> Any:
        self.asked.add(key)
        if key in self.data:
            return self.data[key]
        if default is MISSING:
            raise BadPosition(f"{self.path(key)} is missing.")
        return default

    def number(self, key: str, low: int, high: int, default: Any = MISSING) -> int:
        value = self.raw(key, default)
        return self._number(value, low, high, self.path(key))

    def _number(self, value: Any, low: int, high: int, where: str) -> int:
        if not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            raise BadPosition(f"{where}: expected a whole number from {low} to {high}, not {brief(value)}.")
        return value

    def name(self, key: str, names: Sequence[str], default: Any = MISSING) -> int:
        """The place of a name in a list of names."""
        return self._name(self.raw(key, default), names, self.path(key))

    def _name(self, value: Any, names: Sequence[str], where: str) -> int:
        if not isinstance(value, str) or value not in names:
            raise BadPosition(f"{where}: expected one of {', '.join(names)}, not {brief(value)}.")
        return names.index(value)

    def names(self, key: str, names: Sequence[str], default: Any = MISSING) -> list[int]:
        """The places of several names: a list of them, or how many of each."""
        return self._names(self.raw(key, default), names, self.path(key))

    def _names(self, value: Any, names: Sequence[str], where: str) -> list[int]:
        if isinstance(value, Mapping):
            counts = {self._name(name, names, where): self._number(n, 0, MOST, where) for name, n in value.items()}
            return [place for place, n in counts.items() for _ in range(n)]
        if not isinstance(value, list | tuple):
            raise BadPosition(f"{where}: expected a list of names, or how many of each, not {brief(value)}.")
        return [self._name(entry, names, f"{where}[{i}]") for i, entry in enumerate(value)]

    def numbers(self, key: str, size: int | None, low: int, high: int, default: Any = MISSING) -> list[int]:
        return [self._number(value, low, high, where) for where, value in self.entries(key, size, default)]

    def each(
        self, key: str, size: int | None, read: Callable[[Any, str], Value], default: Any = MISSING
    ) -> list[Value]:
        """A list whose entries `read(value, where)` turns into something."""
        return [read(value, where) for where, value in self.entries(key, size, default)]

    def entries(self, key: str, size: int | None, default: Any = MISSING) -> list[tuple[str, Any]]:
        """The entries of a list, and where each is."""
        value = self.raw(key, default)
        if not isinstance(value, list | tuple) or (size is not None and len(value) != size):
            raise self.refuse(key, "a list" if size is None else f"a list of {size}")
        return [(f"{self.path(key)}[{i}]", entry) for i, entry in enumerate(value)]

    def name_lists(self, key: str, size: int, names: Sequence[str], default: Any = MISSING) -> list[list[int]]:
        """For each seat several names: a list of them, or how many of each."""
        return [self._names(value, names, where) for where, value in self.entries(key, size, default)]

    def generator(self, s: Any) -> None:
        """The generator of a state, as `written_generator` writes it."""
        value = self.raw("rng", "0")
        if not isinstance(value, str) or not HEXADECIMAL.fullmatch(value):
            raise self.refuse("rng", "a hexadecimal number")
        if len(value) > 32:
            raise self.refuse("rng", "a hexadecimal number of 128 bits")
        gamma, rng = divmod(int(value, 16), 1 << 64)
        if not is_good_gamma(gamma ^ GOLDEN):
            raise self.refuse("rng", "a generator with a good increment")
        s.rng, s.gamma = rng, gamma

    def options(self, options: Options) -> list[int]:
        """All options of the game as numbers for the rules. Whether they go together is asked by the table."""
        values = self.raw("options", {})
        if not isinstance(values, Mapping):
            raise self.refuse("options", "an object")
        try:
            return options.encode(values)
        except BadOption as error:
            raise BadPosition(str(error)) from None

    def done(self) -> None:
        """Refuse fields that no rule knows."""
        unknown = sorted(map(str, set(self.data) - self.asked))
        if unknown:
            raise BadPosition(f"{self.path(unknown[0][:80])} is not part of a position.")
