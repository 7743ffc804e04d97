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
from stockpot.core.options import Number, Numbers, Option, Options

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

    @property
    def name(self) -> str:
        return self.option.name if self.place is None else f"{self.option.name}[{self.place}]"

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
    return Point(", ".join(f"{axis.name} = {shown(value)}" for axis, value in zip(axes, values, strict=True)), found)


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


def read_axis(known: Options, text: str) -> Axis:
    """What is swept, as a person types it."""
    name, given, values = (part.strip() for part in text.partition("="))
    if not given or not values:
        raise BadOption(f"A sweep is written as full_pot=8..14 or ties=each,shared, not {text!r}.")
    place = PLACE.fullmatch(name)
    option = known[place[1] if place else name]
    if place is None:
        return Axis(option, None, tuple(read_values(option, values)))
    if not isinstance(option, Numbers) or int(place[2]) >= option.size:
        raise BadOption(f"{option.name} has no place {place[2]}.")
    one = Number(name, 0, low=option.low, high=option.high)
    return Axis(option, int(place[2]), tuple(read_values(one, values)))


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
