"""Looking back at a finished game with an expert's eyes."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from stockpot.bots.levels import settings as level_settings
from stockpot.bots.manners import is_manners
from stockpot.bots.search import Hint, SearchBot
from stockpot.core.players import Settings
from stockpot.core.replay import replay
from stockpot.core.table import Move, Table

HINT, ANALYSIS = 2000, 1000
"""Iterations for a hint, and for each decision of a game looked back at."""


@dataclass(frozen=True)
class Judged:
    """One decision of a game: what was played, what the expert would have played, and what the difference costs."""

    number: int
    seat: int
    played: str
    best: str
    loss: float
    """Estimated share of the victory given away; 0 for the expert's own choice."""
    share: float
    """The seat's expected share of the victory with its best move."""
    chances: tuple[float, ...]
    """All seats' estimated chances after the move, from the table's own evaluation."""


def thinking(game: str, iterations: int) -> Settings:
    """How an expert thinks about a single situation of a game."""
    return dataclasses.replace(level_settings(game, "expert"), iterations=iterations, seconds=None)


def hint(table: Table, seat: int, settings: Settings | None = None, seed: int | str = 0) -> list[Hint]:
    """What an expert thinks of the moves open to a seat, best first; uses only what the seat may know."""
    return SearchBot(seed, settings or thinking(table.name, HINT)).hints(table, seat)


def table_hint(table: Table, seat: int, settings: Mapping[str, Any]) -> list[Hint]:
    """`Table.hint`: the usual settings of a hint, with some changed."""
    return hint(table, seat, dataclasses.replace(thinking(table.name, HINT), **settings))


def analyse(
    record: Mapping[str, Any], settings: Settings | None = None, progress: Callable[[int, int], None] | None = None
) -> list[Judged]:
    """Judge every decision of a recorded game that left a choice, through the eyes of the seat that took it.

    Manners are not judged: nobody loses by a laugh.
    """
    finished = replay(record)
    settings = settings or thinking(finished.name, ANALYSIS)
    moves = finished.history
    table = finished.undo(len(moves))
    judged = []
    for number, move in enumerate(moves, 1):
        one = judge(table, number, move, settings)
        judged += [one] if one else []
        if progress:
            progress(number, len(moves))
    return judged


def judge(table: Table, number: int, move: Move, settings: Settings) -> Judged | None:
    """Play the next move of a recorded game, and judge it if it left a choice."""
    judges = len(table.legal(move.seat)) > 1 and not is_manners(table, move.seat)
    hints = hint(table, move.seat, settings, seed=number) if judges else []
    table.play(move.seat, move.action, move.note)
    return _judge(number, move.seat, move.text, move.action, hints, table.outcome) if hints else None


def _judge(number: int, seat: int, text: str, action: int, hints: list[Hint], chances: tuple[float, ...]) -> Judged:
    best = hints[0]
    played = next((hint for hint in hints if hint.action.id == action), None)
    worst = min(hint.share for hint in hints)
    share = played.share if played else worst
    loss = 0.0 if played is best else max(0.0, best.share - share)
    return Judged(number, seat, text, best.action.text, loss, best.share, chances)
