"""Analysis of a finished game by an expert: what each decision cost, and what was luck.

Every number is the one estimate (`estimate`), through the eyes of the seat that decides. So what a seat had before a decision is
what a hint would have said, and a move costs the difference between that and what was left. What changes from one decision of a
seat to its next one is not its own doing: cards, dice, and what the others did.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from stockpot.bots.coach import weighed
from stockpot.bots.estimate import thinking
from stockpot.bots.manners import is_manners
from stockpot.core.players import Settings
from stockpot.core.replay import replay
from stockpot.core.table import Move, Table

MISTAKE = 5
"""The least cost of a mistake, in percent."""


@dataclass(frozen=True)
class Judged:
    """One decision of a game: what was played, what the expert would have played, and the chances with each."""

    number: int
    seat: int
    played: str
    best: str
    share: float
    """The seat's chance to win with its best move: what it had."""
    kept: float
    """Its chance with the move that it played: never more than it had."""

    @property
    def loss(self) -> float:
        """What the decision cost; 0 for the expert's own choice."""
        return self.share - self.kept

    @property
    def percent(self) -> int:
        """The same as it is shown, so that what is counted is what is seen: in whole percent, of four places as they are kept."""
        return math.floor(100 * round(self.loss, 4) + 0.5)


class Point(NamedTuple):
    """Everybody's chances after so many moves, each as the player could last see them."""

    number: int
    chances: list[float]


class Account(NamedTuple):
    """Where a player's result comes from: a fair share - given + received + luck."""

    accuracy: float
    """Accuracy: the share of the winning chances that was kept at each decision; 1 for a player who decided nothing."""
    mistakes: int
    """Decisions that cost `MISTAKE` percent or more, as shown."""
    given: float
    """The victory's share given away by own decisions."""
    received: float
    """What the others gave away, an equal part of it."""
    luck: float
    """The rest: cards, dice, and what nobody could know. All players' luck adds up to 0."""


def analyse(
    record: Mapping[str, Any], settings: Settings | None = None, progress: Callable[[int, int], None] | None = None
) -> list[Judged]:
    """Judge every decision of a recorded game that left a choice, through the eyes of the seat that took it.

    Manners are not judged: nobody loses by a laugh.
    """
    finished = replay(record)
    settings = settings or thinking(finished.name)
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
    judged = None
    if len(table.legal_actions(move.seat)) > 1 and not is_manners(table, move.seat):
        found = weighed(table, move.seat, settings, [move.action])
        kept = next(one.share for one in found if one.action.id == move.action)
        best = found[0] if kept < found[0].share else None
        judged = Judged(number, move.seat, move.text, best.action.text if best else move.text, found[0].share, kept)
    table.play(move.seat, move.action, move.note)
    return judged


def line_of(judged: Sequence[Judged], moves: int, outcome: Sequence[float]) -> list[Point]:
    """The line of chances: from fair shares, through what each had and kept at its decisions, to the result."""
    now = [1 / len(outcome)] * len(outcome)
    line = [Point(0, [*now])]
    for one in judged:
        for number, share in ((one.number - 1, one.share), (one.number, one.kept)):
            now[one.seat] = share
            line.append(Point(number, [*now]))
    return [*line, Point(moves, [*outcome])]


def accounts(judged: Sequence[Judged], outcome: Sequence[float]) -> list[Account]:
    """Where everybody's result comes from."""
    players = len(outcome)
    own = [[one for one in judged if one.seat == seat] for seat in range(players)]
    given = [sum(one.loss for one in decisions) for decisions in own]
    found = []
    for seat, result in enumerate(outcome):
        had, kept = sum(one.share for one in own[seat]), sum(one.kept for one in own[seat])
        received = (sum(given) - given[seat]) / (players - 1)
        luck = result - 1 / players + given[seat] - received
        mistakes = sum(one.percent >= MISTAKE for one in own[seat])
        found.append(Account(kept / had if had else 1.0, mistakes, given[seat], received, luck))
    return found
