"""A sweep: many variants beside one, on the same seeds; which figures they move, the surest first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from html import escape
from pathlib import Path
from typing import Any

from stockpot.core.game import game
from stockpot.lab import charts
from stockpot.lab.discoveries import RATE, p_value, q_values
from stockpot.lab.formatting import signed, written
from stockpot.lab.parts import Plan, play_parts
from stockpot.lab.report import said_of
from stockpot.lab.report_page import FOOT, document, interval
from stockpot.lab.sweep_points import Point
from stockpot.lab.tally import Figure, Tallies, Tally

STRIKING = 20
"""Changes named at the top."""
EACH = 3
"""Of them, so many of the same figure."""


@dataclass(frozen=True)
class Change:
    """What one point of a sweep does to one figure."""

    point: str
    measure: str
    title: str
    unit: str
    base: float
    value: float
    difference: float
    low: float
    high: float
    """The 95 % interval of the difference."""
    q: float = 1.0
    """The rate of false discoveries at which this still counts as one."""

    @property
    def real(self) -> bool:
        return self.q <= RATE

    @property
    def wide(self) -> float:
        return (self.high - self.low) / 2


@dataclass(frozen=True)
class Sweep:
    """A sweep that has been played."""

    plan: Plan
    points: list[Point]
    tallies: Tallies

    @property
    def changes(self) -> list[Change]:
        """All differences, the surest first."""
        found = [
            change for number, point in enumerate(self.points, start=1) for change in self.changes_of(number, point)
        ]
        rates = q_values([p_value(Figure(each.difference, each.wide, 0)) for each in found])
        sure = [replace(each, q=rate) for each, rate in zip(found, rates, strict=True)]
        return sorted(sure, key=lambda each: -abs(each.difference) / (each.wide or float("inf")))

    def changes_of(self, number: int, point: Point) -> Iterator[Change]:
        for measure, tally in self.measures(number):
            for row, column in tally.labels:
                base, value, difference = (
                    tally.figure(row, column),
                    tally.figure(row, column, 1),
                    tally.difference(row, column),
                )
                if base and value and difference:
                    yield Change(
                        point.label, f"{measure}/{row}".rstrip("/"), f"{tally.meta['title']}: {row}".removesuffix(": "),
                        tally.meta["unit"], base.value, value.value, difference.value,
                        difference.value - difference.wide, difference.value + difference.wide,
                    )  # fmt: skip

    def measures(self, number: int) -> Iterator[tuple[str, Tally]]:
        """Name and tally of everything measured at a point."""
        prefix = f"{number}/"
        for name, tally in self.tallies.items():
            if name.startswith(prefix):
                yield name.removeprefix(prefix), tally


def play(
    plan: Plan, points: list[Point], file: Path | None, cores: int, progress: Callable[[int], None], ray: str = "",
    watched: Any = None,
) -> Sweep:  # fmt: skip
    """Play the plan's first variant and every point on the same seeds."""
    whole = sweep_plan(plan, points)
    more = {} if watched is None else {"watched": watched}
    return Sweep(whole, points, play_parts(whole, file, cores, progress, ray, **more))


def sweep_plan(plan: Plan, points: Sequence[Point]) -> Plan:
    return replace(plan, variants=(plan.variants[0], *(point.options for point in points)), sweep=True)


# ------------------------------------------------------------------------------------------------------------- as a page


def page(sweep: Sweep, command: str) -> str:
    """What moved, then every figure over the points."""
    title = f"{game(sweep.plan.name).title['en']}: a sweep in the lab"
    changes = sweep.changes
    return document(title, [head(sweep, title, command), striking(changes), *curves(sweep, changes), FOOT])


def head(sweep: Sweep, title: str, command: str) -> str:
    plan = sweep.plan
    return (
        f"<header><h1>{escape(title)}</h1><p>{plan.games:,} games of the rules as they are ({escape(said_of(plan.variants[0]))}) "
        f"and of each of {len(sweep.points)} changes, on the same seeds, {plan.players} players.</p>"
        f"<pre>{escape(command)}</pre></header>"
    )


def headlines(changes: Sequence[Change], most: int) -> list[Change]:
    """The surest of the real changes; of each figure only a few, or one that everything moves would fill the list."""
    found: list[Change] = []
    told: Counter[str] = Counter()
    for change in changes:
        told[change.measure] += change.real
        if change.real and told[change.measure] <= EACH and len(found) < most:
            found.append(change)
    return found


def striking(changes: Sequence[Change]) -> str:
    real = [change for change in changes if change.real]
    items = "".join(f"<li>{sentence(change)}</li>" for change in headlines(changes, STRIKING))
    items = items or "<li>Nothing beyond chance.</li>"
    told = (
        f"<p>{len(real)} of {len(changes)} differences are called real; about one in {round(1 / RATE)} of those is expected "
        "to be chance.</p>"
    )
    return f"<section><h2>What matters most</h2>{told}<ul>{items}</ul></section>"


def sentence(change: Change) -> str:
    unit = change.unit
    figure = Figure(change.difference, change.wide, 0)
    return (
        f"<b>{escape(change.point)}</b> – {escape(change.title)}: {written(change.base, unit)} → {written(change.value, unit)}, "
        f"<b>{signed(change.difference, unit)}</b> {interval(figure, unit)}"
    )


def curves(sweep: Sweep, changes: Sequence[Change]) -> Iterator[str]:
    """Each figure that some point moves, over all points; the figures that move most surely first."""
    names = list(dict.fromkeys(change.measure.partition("/")[0] for change in changes if change.real))
    labels = [point.label for point in sweep.points]
    for name in names:
        tallies = [dict(sweep.measures(number)).get(name) for number in range(1, len(labels) + 1)]
        first = next(tally for tally in tallies if tally)
        rows = [
            (row, [tally.figure(row, "", 1) if tally else None for tally in tallies]) for row in first.rows
        ]  # fmt: skip
        meta = first.meta
        drawn = charts.lines(meta["title"], labels, rows, meta["unit"], meta["fair"], "")
        yield f"<section><h2>{escape(meta['title'])}</h2>{drawn}</section>"
