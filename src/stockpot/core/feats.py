"""Feats: what was remarkable in a finished game, as its own events tell it: the longest pot, the biggest lie believed.

A room that a game may have (`feats.py`): `FEATS` says which there are, and how each is found. What a feat is called stands in the
game's catalogue (`feat-longest-pot`). Everything that happened is open by then: feats are never looked for before the end.

    FEATS = {"longest-pot": Most(lambda story: ((one["seat"], one["cards"]) for one in story.of("took")))}
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from stockpot.core.game import ALL_OPEN, Game, Told
from stockpot.core.table import Table


class Story:
    """All events of a finished game, in order, with everything open."""

    def __init__(self, told: Iterable[Told]) -> None:
        self.told = list(told)

    @classmethod
    def of_table(cls, table: Table) -> Story:
        tell = table.game.words.tell
        rows = [row for move in table.history for row in move.events]
        return cls(told for row in rows if (told := tell(row, ALL_OPEN)) is not None)

    def of(self, kind: str) -> Iterator[Mapping[str, Any]]:
        """The events of a kind."""
        return (one.data for one in self.told if one.kind == kind)

    def count(self, kind: str, seat: Callable[[Mapping[str, Any]], int]) -> Iterator[tuple[int, int]]:
        """How many events of a kind each seat has."""
        yield from Counter(seat(one) for one in self.of(kind)).items()


Found = Iterable[tuple[int, int]]
"""Seats, and how much each of them did."""


@dataclass(frozen=True)
class Most:
    """A feat of which more is more remarkable."""

    find: Callable[[Story], Found]
    lowest: bool = False

    def beats(self, amount: int, other: int) -> bool:
        """Is this more remarkable?"""
        return amount < other if self.lowest else amount > other

    def of_each(self, story: Story) -> dict[int, int]:
        """The most remarkable that each seat did."""
        best: dict[int, int] = {}
        for seat, amount in self.find(story):
            if seat not in best or self.beats(amount, best[seat]):
                best[seat] = amount
        return best


def least(find: Callable[[Story], Found]) -> Most:
    """A feat of which less is more remarkable."""
    return Most(find, lowest=True)


class Feat(NamedTuple):
    """Something remarkable that a seat did."""

    kind: str
    seat: int
    amount: int


def feats_of(game: Game) -> Mapping[str, Most]:
    """The feats that a game knows, by their kinds; none where it has no such room."""
    room = f"{game.package}.feats"
    return import_module(room).FEATS if find_spec(room) else {}


def found_in(table: Table) -> list[Feat]:
    """The most remarkable of each kind that each seat did in a finished game; none before its end."""
    known = feats_of(table.game)
    if not known or not table.over:
        return []
    story = Story.of_table(table)
    return [Feat(kind, *one) for kind, feat in known.items() for one in sorted(feat.of_each(story).items())]
