"""What was remarkable in a finished game, as its own events tell it. Never before the end: then everything is open."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import NamedTuple

from stockpot.core.events import Feat, Story
from stockpot.core.game import ALL_OPEN, Game
from stockpot.core.table import Table


class Done(NamedTuple):
    """A feat that a seat did."""

    kind: str
    seat: int
    amount: int


def feats_of(game: Game) -> Mapping[str, Feat]:
    """The feats that a game knows, by their kinds (its room `feats`); none where it has no such room."""
    room = f"{game.package}.feats"
    found: Mapping[str, Feat] = import_module(room).FEATS if find_spec(room) else {}
    return found


def found_in(table: Table) -> list[Done]:
    """The most remarkable of each kind that each seat did in a finished game; none before its end."""
    known = feats_of(table.game)
    if not known or not table.over:
        return []
    tell, rows = table.game.words.tell, [row for move in table.history for row in move.events]
    story = Story(told for row in rows if (told := tell(row, ALL_OPEN)) is not None)
    return [Done(kind, *one) for kind, feat in known.items() for one in sorted(feat.of_each(story).items())]
