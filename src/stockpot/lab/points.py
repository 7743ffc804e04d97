"""The points of a sweep: which values of which options are tried.

`full_pot=8..14` tries every whole number, `full_pot=8..14..2` every second one, `ties=each,shared` the values named. Several
options make a grid: every value of one with every value of the others. In a row of numbers one place is named:
`gene_prices[3]=2..6`. A sensitivity analysis changes one thing at a time, by the smallest step that its option allows.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from stockpot.core.errors import BadOption
from stockpot.core.game import Game
from stockpot.core.options import Choice, Number, Numbers, Option, Options, Switch

SPAN = re.compile(r"(-?\d+)\.\.(-?\d+)(?:\.\.(\d+))?")
PLACE = re.compile(r"(\w+)\[(\d+)\]")
MOST = 400
"""Points of one sweep."""


@dataclass(frozen=True)
class Point:
    """One variant of a sweep: what it changes, as it is shown, and its options."""

    label: str
    options: dict[str, Any]


@dataclass(frozen=True)
class Axis:
    """One option, or one place of a row of numbers, and the values it takes."""

    option: Option
    place: int | None
    values: tuple[Any, ...]
    labels: tuple[str, ...] = ()
    """What the values are called, where they do not say it themselves: changes of a card list."""

    @property
    def name(self) -> str:
        return self.option.name if self.place is None else f"{self.option.name}[{self.place}]"

    @property
    def ordered(self) -> bool:
        """Are values that stand side by side alike?"""
        return all(isinstance(value, int) and not isinstance(value, bool) for value in self.values)

    def home(self, options: Mapping[str, Any]) -> int | None:
        """Which of the values the rules have as they are; nothing where none of them."""
        now = options.get(self.option.name, self.option.default)
        now = now if self.place is None else now[self.place]
        return self.values.index(now) if now in self.values else None

    def told(self, value: Any) -> str:
        """A value as it is shown."""
        return self.labels[self.values.index(value)] if self.labels else f"{self.name} = {shown(value)}"

    def set(self, options: dict[str, Any], value: Any) -> dict[str, Any]:
        """Options with this value among them."""
        if self.place is None:
            return {**options, self.option.name: value}
        row = list(options.get(self.option.name, self.option.default))
        row[self.place] = value
        return {**options, self.option.name: row}


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
    """Numbers up to half as large again and half as large, all choices of others, the smallest changes of a card list."""
    option, place = named(known, name)
    now = options.get(option.name, option.default)
    match option:
        case Numbers():
            for i in range(option.size) if place is None else [place]:
                yield read_axis(known, f"{option.name}[{i}]={near(now[i], option.low, option.high)}")
        case Number():
            yield read_axis(known, f"{name}={near(now, option.low, option.high)}")
        case Switch():
            yield Axis(option, None, (False, True))
        case Choice():
            yield Axis(option, None, option.choices)
        case _:
            changes = list(option.nearby(now))
            labels = (f"{name} as it is", *(f"{name}{label}" for label, _ in changes))
            yield Axis(option, None, (now, *(value for _, value in changes)), labels)


def near(now: int, low: int, high: int) -> str:
    """A span around a number."""
    reach = max(2, abs(now) // 2)
    return f"{max(low, now - reach)}..{min(high, now + reach)}"


def read_axis(known: Options, text: str) -> Axis:
    """What is swept, as a person types it."""
    name, given, values = (part.strip() for part in text.partition("="))
    if not given or not values:
        raise BadOption(f"A sweep is written as full_pot=8..14 or ties=each,shared, not {text!r}.")
    option, place = named(known, name)
    if place is None or not isinstance(option, Numbers):
        return Axis(option, None, tuple(read_values(option, values)))
    one = Number(name, 0, low=option.low, high=option.high)
    return Axis(option, place, tuple(read_values(one, values)))


def named(known: Options, name: str) -> tuple[Option, int | None]:
    """An option, and the place of a row of numbers where one is named."""
    place = PLACE.fullmatch(name)
    option = known[place[1] if place else name]
    if place is None:
        return option, None
    if not isinstance(option, Numbers) or int(place[2]) >= option.size:
        raise BadOption(f"{option.name} has no place {place[2]}.")
    return option, int(place[2])


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
