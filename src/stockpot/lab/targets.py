"""What a search aims at, as a designer says it: `seat spread < 1%`, `length 25..35`, `more drama`, `less kingmaking`.

A target is about one figure of the lab: a single one, by its name in the CSV file, or `spread`, how far the best place at the
table is above the worst.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from stockpot.lab.tally import SINGLE, Figure, Tally

NUMBER = r"(-?\d+(?:\.\d+)?\s*%?)"
BOUND = re.compile(rf"(.+?)\s*(<|>)\s*{NUMBER}")
BETWEEN = re.compile(rf"(.+?)\s+{NUMBER}\s*\.\.\s*{NUMBER}")
OPEN = re.compile(r"(less|more)\s+(.+)")
SPREAD = "spread"
OTHER_NAMES = {"seat_spread": SPREAD, "length": "decisions", "table_time": "minutes"}


@dataclass(frozen=True)
class Target:
    """A figure, and where it should be."""

    text: str
    figure: str
    aim: Literal["within", "less", "more"]
    low: float = -math.inf
    high: float = math.inf

    def loss(self, value: float) -> float:
        """How far a value is from what is aimed at; the smaller the better."""
        if self.aim == "within":
            return max(self.low - value, value - self.high, 0.0)
        return value if self.aim == "less" else -value


def read_target(text: str) -> Target:
    """A target as a person types it."""
    words = text.strip().lower()
    if found := BOUND.fullmatch(words):
        limit = number(found[3])
        low, high = (-math.inf, limit) if found[2] == "<" else (limit, math.inf)
        return Target(text, figure_name(found[1]), "within", low, high)
    if found := BETWEEN.fullmatch(words):
        low, high = number(found[2]), number(found[3])
        if low > high:
            raise ValueError(f"{text!r} ends before it begins.")
        return Target(text, figure_name(found[1]), "within", low, high)
    if found := OPEN.fullmatch(words):
        return Target(text, figure_name(found[2]), "less" if found[1] == "less" else "more")
    raise ValueError(f"A target is written as 'spread < 1%', 'length 25..35' or 'more drama', not {text!r}.")


def number(text: str) -> float:
    return float(text.rstrip("% ")) / (100 if text.endswith("%") else 1)


def figure_name(words: str) -> str:
    name = "_".join(words.split())
    return OTHER_NAMES.get(name, name)


def unit_of(target: Target, measures: Mapping[str, Tally]) -> str:
    return "%" if target.figure == SPREAD else str(measures[target.figure].meta["unit"])


def figure_of(target: Target, measures: Mapping[str, Tally], variant: int) -> Figure:
    """What a target is about, of one variant."""
    if target.figure == SPREAD:
        return spread(measures.get("places") or measures["seats"], variant)
    known = [name for name, tally in measures.items() if tally.labels == SINGLE]
    if target.figure not in known:
        raise ValueError(f"There is no figure {target.figure!r}; there are {SPREAD}, {', '.join(known)}.")
    figure = measures[target.figure].figure("", "", variant)
    if figure is None:
        raise ValueError(f"{target.figure} has no value here; play more games.")
    return figure


def difference_of(target: Target, measures: Mapping[str, Tally]) -> Figure:
    """By how much it is larger in the second variant than in the first."""
    if target.figure != SPREAD and (paired := measures[target.figure].difference()):
        return paired
    one, other = (figure_of(target, measures, variant) for variant in (0, 1))
    return Figure(other.value - one.value, math.hypot(one.wide, other.wide), min(one.count, other.count))


def spread(places: Tally, variant: int) -> Figure:
    """The wins of the best place less those of the worst. The interval takes the two for independent, so it is rather wide."""
    figures = [figure for row, column in places.labels if (figure := places.figure(row, column, variant))]
    best, worst = (pick(figures, key=lambda figure: figure.value) for pick in (max, min))
    return Figure(best.value - worst.value, math.hypot(best.wide, worst.wide), best.count, 0.0, 1.0)
