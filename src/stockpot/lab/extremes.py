"""Dominant and dead options: what everybody should take, and what nobody does.

A game's room `lab` says which of its measures tell how often things are taken, and how often those win who take them
(`Measure.tells`). Both verdicts are about the whole interval of a figure, not about its middle.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from stockpot.lab.tally import Figure, Label, Tallies, Tally

DEAD = 0.2
"""Dead: taken less often than a fifth of what is usual."""
DOMINANT = 1.25
"""Dominant: taken at least as often as usual, and who takes it wins a quarter more often than who takes anything."""


@dataclass(frozen=True)
class Extreme:
    """An option that stands out."""

    verdict: Literal["dominant", "dead"]
    label: Label
    taken: Figure
    wins: Figure | None
    usual: float
    """How often an option is taken on average."""
    usual_wins: float
    """How often those win who take any."""

    @property
    def name(self) -> str:
        return ", ".join(part for part in self.label if part)


def measures_of(tallies: Tallies) -> tuple[Tally, Tally] | None:
    """What tells how often things are taken, and what tells how those fare who take them."""
    found = {tally.meta["tells"]: tally for tally in tallies.values()}
    return (found["taken"], found["wins"]) if {"taken", "wins"} <= found.keys() else None


def extremes(tallies: Tallies) -> list[Extreme]:
    """The dominant options first, then the dead ones."""
    measures = measures_of(tallies)
    return sorted(judged(*measures), key=lambda one: one.verdict == "dead") if measures else []


def judged(taken: Tally, wins: Tally) -> Iterator[Extreme]:
    often = {label: figure for label in taken.labels if (figure := taken.figure(*label))}
    fare = {label: figure for label in wins.labels if (figure := wins.figure(*label))}
    if not often or not fare:
        return
    usual = sum(figure.value for figure in often.values()) / len(often)
    takers = sum(figure.count for figure in fare.values())
    usual_wins = sum(figure.value * figure.count for figure in fare.values()) / takers
    for label, figure in often.items():
        won = fare.get(label)
        if figure.high < DEAD * usual:
            yield Extreme("dead", label, figure, won, usual, usual_wins)
        elif won and figure.value >= usual and won.low > DOMINANT * usual_wins:
            yield Extreme("dominant", label, figure, won, usual, usual_wins)
