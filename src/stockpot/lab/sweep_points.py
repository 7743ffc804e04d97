"""The points of a sweep or search (parameter grid): which values of which options are tried.

`full_pot=8..14` tries every whole number, `full_pot=8..14..2` every second one, `ties=each,shared` the values named. Several
options make a grid: every value of one with every value of the others. In a row of numbers one place is named
(`hand_sizes[2]=11..13`), in a table of cards one number of a card (`cards[bug 3].value=2..6`). A sensitivity analysis changes
one thing at a time, by the smallest step that its option allows.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stockpot.core.card_table import CardTable, TableCell
from stockpot.core.errors import BadOption
from stockpot.core.game import Game
from stockpot.core.options import Choice, Number, Numbers, Option, Options, Switch

SPAN = re.compile(r"(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?")
PLACE = re.compile(r"(\w+)\[([^\]]+)\](?:\.(\w+))?")
COLUMN = re.compile(r"(\w+)\.(\w+)")
MOST = 400
"""Points of one sweep."""


@dataclass(frozen=True)
class Point:
    """One variant of a sweep: what it changes, as it is shown, and its options."""

    label: str
    options: dict[str, Any]


@dataclass(frozen=True)
class Place:
    """One place of a row of numbers."""

    option: Numbers
    place: int

    @property
    def name(self) -> str:
        return f"{self.option.name}[{self.place}]"

    @property
    def number(self) -> Number:
        """What may stand there."""
        return Number(self.name, 0, low=self.option.low, high=self.option.high)

    def get(self, row: Sequence[int]) -> int:
        return row[self.place]

    def put(self, row: Sequence[int], number: int) -> list[int]:
        return [*row[: self.place], number, *row[self.place + 1 :]]


@dataclass(frozen=True)
class Axis:
    """One option, or one number of a row or table, and the values it takes."""

    option: Option
    place: Place | TableCell | None
    values: tuple[Any, ...]
    labels: tuple[str, ...] = ()
    """What the values are called, where they do not say it themselves: changes of a card list."""

    @property
    def name(self) -> str:
        return self.option.name if self.place is None else self.place.name

    @property
    def ordered(self) -> bool:
        """Are values that stand side by side alike?"""
        return all(isinstance(value, int) and not isinstance(value, bool) for value in self.values)

    def home(self, options: Mapping[str, Any]) -> int | None:
        """Which of the values the rules have as they are; nothing where none of them."""
        now = options.get(self.option.name, self.option.default)
        now = now if self.place is None else self.place.get(now)
        return self.values.index(now) if now in self.values else None

    def told(self, value: Any) -> str:
        """A value as it is shown."""
        return self.labels[self.values.index(value)] if self.labels else f"{self.name} = {shown(value)}"

    def set(self, options: dict[str, Any], value: Any) -> dict[str, Any]:
        """Options with this value among them."""
        if self.place is None:
            return {**options, self.option.name: value}
        now = options.get(self.option.name, self.option.default)
        return {**options, self.option.name: self.place.put(now, value)}


def grid(known: Options, texts: Sequence[str], options: Mapping[str, Any]) -> list[Point]:
    """Every combination of what is swept, on top of other options."""
    axes = read_axes(known, texts)
    return checked(
        known, [point(axes, values, options) for values in itertools.product(*(axis.values for axis in axes))]
    )


def read_axes(known: Options, texts: Sequence[str]) -> list[Axis]:
    axes = [read_axis(known, text) for text in texts]
    names = [axis.name for axis in axes]
    if len(set(names)) < len(names):
        raise BadOption("An option is swept twice.")
    return axes


def point(axes: Sequence[Axis], values: Sequence[Any], options: Mapping[str, Any]) -> Point:
    found = dict(options)
    for axis, value in zip(axes, values, strict=True):
        found = axis.set(found, value)
    return Point(", ".join(axis.told(value) for axis, value in zip(axes, values, strict=True)), found)


def playable(played: Game, players: int, options: Mapping[str, Any]) -> bool:
    """Do these options go together, at a table of so many?"""
    try:
        played.encode_options(players, options)
    except BadOption:
        return False
    return True


def sensitivity(known: Options, options: Mapping[str, Any], only: Sequence[str] = ()) -> list[Point]:
    """One change at a time, the smallest that an option allows. `only`: changes of these options."""
    chosen = [known[name] for name in only] or list(known)
    return checked(
        known,
        [
            Point(f"{option.name}{change}", {**options, option.name: value})
            for option in chosen
            for change, value in option.nearby(options.get(option.name, option.default))
        ],
    )


def varied(known: Options, texts: Sequence[str], options: Mapping[str, Any]) -> list[Axis]:
    """What a search may change: `full_pot=8..14` as in a sweep, or an option's name alone, for values around the present one."""
    axes = [
        axis for text in texts for axis in ([read_axis(known, text)] if "=" in text else around(known, text, options))
    ]
    if len({axis.name for axis in axes}) < len(axes):
        raise BadOption("An option is varied twice.")
    for axis in axes:
        if len(axis.values) < 2:
            raise BadOption(f"{axis.name} has one value only; it cannot be varied.")
    return axes


def around(known: Options, name: str, options: Mapping[str, Any]) -> Iterator[Axis]:
    """Numbers up to half as large again and half as large, all choices of others, the smallest changes of a card list.

    Of a table of cards a column may be named: `cards.value` is the value of every card.
    """
    if column := COLUMN.fullmatch(name):
        for piece in table_of(known, column[1]).pieces:
            yield from around(known, f"{column[1]}[{piece}].{column[2]}", options)
        return
    option, place = named(known, name)
    now = options.get(option.name, option.default)
    if place is not None:
        yield Axis(option, place, tuple(near(place.get(now), place.number)))
        return
    match option:
        case Numbers():
            for i in range(option.size):
                yield from around(known, f"{name}[{i}]", options)
        case Number():
            yield Axis(option, None, tuple(near(now, option)))
        case Switch():
            yield Axis(option, None, (False, True))
        case Choice():
            yield Axis(option, None, option.choices)
        case _:
            changes = list(option.nearby(now))
            labels = (f"{name} as it is", *(f"{name}{label}" for label, _ in changes))
            yield Axis(option, None, (now, *(value for _, value in changes)), labels)


def table_of(known: Options, name: str) -> CardTable:
    """A table of cards by its name."""
    found = known[name]
    if not isinstance(found, CardTable):
        raise BadOption(f"{name} has no columns.")
    return found


def near(now: int, number: Number) -> range:
    """A span around a number."""
    reach = max(2, abs(now) // 2)
    return range(max(number.low, now - reach), min(number.high, now + reach) + 1)


def read_axis(known: Options, text: str) -> Axis:
    """What is swept, as a person types it."""
    name, given, values = (part.strip() for part in text.partition("="))
    if not given or not values:
        raise BadOption(f"A sweep is written as full_pot=8..14 or ties=each,shared, not {text!r}.")
    option, place = named(known, name)
    return Axis(option, place, tuple(read_values(option if place is None else place.number, values)))


def named(known: Options, name: str) -> tuple[Option, Place | TableCell | None]:
    """An option, and the place in a row or table of numbers where one is named."""
    found = PLACE.fullmatch(name)
    option = known[found[1] if found else name]
    if found is None:
        return option, None
    place, column = found[2], found[3] or ""
    if isinstance(option, CardTable):
        return option, option.cell(place, column)
    if column or not isinstance(option, Numbers) or not place.isdecimal() or int(place) >= option.size:
        raise BadOption(f"{option.name} has no place {name.removeprefix(option.name)}.")
    return option, Place(option, int(place))


def read_values(option: Option, text: str) -> Iterator[Any]:
    span = SPAN.fullmatch(text)
    if span and isinstance(option, Number):
        yield from range(int(span[1]), int(span[2]) + 1, int(span[3] or 1))
    else:
        yield from (option.parse(part.strip()) for part in text.split(","))


def checked(known: Options, points: list[Point]) -> list[Point]:
    """Points that the rules can be played with; `BadOption` says which cannot."""
    if not 1 <= len(points) <= MOST:
        raise BadOption(f"A sweep has 1 to {MOST} points, not {len(points)}.")
    for each in points:
        known.encode(each.options)
    return points


def shown(value: Any) -> str:
    """A value as a person would type it."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)
