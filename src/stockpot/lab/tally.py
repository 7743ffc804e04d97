"""Running statistics: measures of some games, added to those of others, with confidence intervals and paired differences.

A measure is a mean, Σ sums / Σ counts over games. Games are independent of each other, what happens within one is not; so
the interval comes from how much (sum − mean × count) differs from game to game (the usual interval of a ratio). Two
variants played on the same seeds are kept together, game by game: what the seeds do to both cancels out of the difference.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from stockpot.core.study import Measure

WIDE = 1.96
"""Standard errors on each side of a 95 % interval."""
RULE_OF_THREE = 3.0
"""What never happened in n cases is, with 95 % certainty, rarer than 3 in n."""
Label = tuple[str, str]
SINGLE: list[Label] = [("", "")]
"""The labels of a measure that is one figure."""
META = ("name", "title", "unit", "chart", "note", "fair", "axis", "tells")


@dataclass(frozen=True)
class Figure:
    """A mean with half the width of its 95 % interval. `count`: over how much it is the mean."""

    value: float
    wide: float
    count: float
    least: float = -math.inf
    most: float = math.inf
    """What the true value cannot lie beyond."""

    @property
    def low(self) -> float:
        return max(self.least, self.value - self.wide)

    @property
    def high(self) -> float:
        return min(self.most, self.value + self.wide)


class Tally:
    """The sums of one measure over any number of games, of one variant or of two side by side."""

    def __init__(self, meta: dict[str, Any], labels: Sequence[Label], games: int, sums: Any, products: Any) -> None:
        self.meta, self.games = meta, games
        self.place = {label: i for i, label in enumerate(labels)}
        self.sums: NDArray[np.float64] = np.asarray(sums, np.float64)
        """(sum and count of each variant) × figures."""
        self.products: NDArray[np.float64] = np.asarray(products, np.float64)
        """The same numbers of one game multiplied with each other, added up over games."""

    @classmethod
    def of(cls, *variants: Measure) -> Tally:
        """Begin with some games; of two variants, the same games in the same order."""
        labels = list(dict.fromkeys(label for measure in variants for label in labels_of(measure)))
        each = np.stack([column for measure in variants for column in spread(measure, labels)])
        products = np.einsum("agk,bgk->abk", each, each)
        meta = {key: getattr(variants[0], key) for key in META}
        return cls(meta, labels, each.shape[1], each.sum(axis=1), products)

    @property
    def labels(self) -> list[Label]:
        return list(self.place)

    @property
    def rows(self) -> list[str]:
        return list(dict.fromkeys(row for row, _ in self.place))

    @property
    def columns(self) -> list[str]:
        return list(dict.fromkeys(column for _, column in self.place))

    def plus(self, other: Tally) -> Tally:
        """The sums of both; figures that only one of them has count there alone."""
        labels = list(dict.fromkeys([*self.labels, *other.labels]))
        mine, others = self.widened(labels), other.widened(labels)
        return Tally(self.meta, labels, self.games + other.games, mine[0] + others[0], mine[1] + others[1])

    def widened(self, labels: Sequence[Label]) -> tuple[Any, Any]:
        """Sums and products with room for these figures."""
        if list(labels) == self.labels:
            return self.sums, self.products
        places = [i for i, label in enumerate(labels) if label in self.place]
        mine = [self.place[labels[i]] for i in places]
        sums = np.zeros((len(self.sums), len(labels)))
        products = np.zeros((len(self.sums), len(self.sums), len(labels)))
        if self.meta["chart"] == "shares":  # a value that did not occur was counted all the same
            sums[1::2], products[1::2, 1::2] = self.sums[1::2, :1], self.products[1::2, 1::2, :1]
        sums[:, places], products[:, :, places] = self.sums[:, mine], self.products[:, :, mine]
        return sums, products

    def figure(self, row: str = "", column: str = "", variant: int = 0) -> Figure | None:
        """One of the means; nothing where there is nothing to be the mean of."""
        place = self.place.get((row, column))
        if place is None or self.sums[2 * variant + 1, place] == 0:
            return None
        value, count = self.mean(variant, place), self.count(variant, place)
        wide = self.wide(self.weights(variant, place), place)
        if self.meta["unit"] != "%":
            return Figure(value, wide, count)
        if value in (0.0, 1.0):
            wide = RULE_OF_THREE / count
        return Figure(value, wide, count, 0.0, 1.0)

    def difference(self, row: str = "", column: str = "") -> Figure | None:
        """By how much the second variant's mean is larger than the first's."""
        place = self.place.get((row, column))
        if place is None or not self.sums[1, place] or not self.sums[3, place]:
            return None
        weights = self.weights(1, place) - self.weights(0, place)
        value = self.mean(1, place) - self.mean(0, place)
        return Figure(value, self.wide(weights, place), min(self.count(0, place), self.count(1, place)))

    def count(self, variant: int, place: int) -> float:
        return float(self.sums[2 * variant + 1, place])

    def mean(self, variant: int, place: int) -> float:
        return float(self.sums[2 * variant, place] / self.sums[2 * variant + 1, place])

    def weights(self, variant: int, place: int) -> Any:
        """What a game's numbers add to the error of a mean: (sum − mean × count) ÷ all counts."""
        weights = np.zeros(len(self.sums))
        weights[2 * variant] = 1 / self.count(variant, place)
        weights[2 * variant + 1] = -self.mean(variant, place) / self.count(variant, place)
        return weights

    def wide(self, weights: Any, place: int) -> float:
        if self.games == 1 and self.meta["unit"] == "%":
            return 1.0  # one game says nothing of how much games differ
        variance = max(0.0, float(weights @ self.products[:, :, place] @ weights))
        few = self.games / (self.games - 1) if self.games > 1 else 1.0
        return WIDE * float(np.sqrt(variance * few))

    def as_json(self) -> dict[str, Any]:
        return {
            **self.meta, "labels": self.labels, "games": self.games,
            "sums": [plain(line) for line in self.sums],
            "products": [[plain(line) for line in lines] for lines in self.products],
        }  # fmt: skip

    @classmethod
    def from_json(cls, entry: dict[str, Any]) -> Tally:
        labels = [(row, column) for row, column in entry["labels"]]
        return cls({key: entry[key] for key in META}, labels, entry["games"], entry["sums"], entry["products"])


def labels_of(measure: Measure) -> list[Label]:
    return [(row, column) for row in measure.rows for column in measure.columns]


def spread(measure: Measure, labels: Sequence[Label]) -> Iterator[Any]:
    """Sums and counts, games × figures, in the order of the labels; 0 where the measure has no such figure."""
    mine = labels_of(measure)
    places = [labels.index(label) for label in mine]
    sums = np.asarray(measure.sums, np.float64).reshape(-1, len(mine))
    counts = np.ones_like(sums) if measure.counts is None else np.asarray(measure.counts, np.float64)
    counts = counts.reshape(len(sums), -1)
    shared = counts[:, :1] if measure.chart == "shares" else 0.0
    for numbers, elsewhere in ((sums, 0.0), (np.broadcast_to(counts, sums.shape), shared)):
        found = np.zeros((len(sums), len(labels))) + elsewhere
        found[:, places] = numbers
        yield found


def plain(numbers: Any) -> list[float | int]:
    """Numbers for JSON: whole ones without a point."""
    return [int(number) if number == int(number) else float(number) for number in numbers]


Tallies = dict[str, Tally]


def tally(*variants: Iterable[Measure]) -> Tallies:
    """The tallies of all measures of one variant, or of two."""
    each = [{measure.name: measure for measure in measures} for measures in variants]
    return {name: Tally.of(*(measures[name] for measures in each)) for name in each[0]}


def together(some: Tallies, others: Tallies) -> Tallies:
    """Two sets of tallies as one."""
    return {name: some[name].plus(others[name]) for name in some}


def figure_json(found: Figure | None) -> dict[str, float] | None:
    if not found:
        return None
    return {"value": found.value, "low": found.low, "high": found.high, "wide": found.wide, "count": found.count}
