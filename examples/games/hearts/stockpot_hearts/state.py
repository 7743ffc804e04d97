"""The state of a game of hearts."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from pathlib import Path
from typing import Any

from stockpot.core.decisions import Decision, Decisions, Question
from stockpot.core.events import Events, event, only_for, unforeseen_event
from stockpot.core.fluent import texts_of
from stockpot.core.kinds import NUMBER, ORDINAL, SEAT, SEATS, PieceList, Pieces
from stockpot.core.options import Number, Options, Switch
from stockpot.core.record import Record, Row, i8, i16, i64, record, row, u8, u64
from stockpot.core.rule import table

from .pieces import CARD, N_CARDS, SUIT

MIN_PLAYERS = MAX_PLAYERS = 4
EACH = N_CARDS // MAX_PLAYERS
N_PASSED = 3
"""Cards that everybody passes."""
NONE = -1

TEXTS = texts_of("hearts", Path(__file__).parent / "texts")

WAY = Pieces("way", ("none", "left", "across", "right"))
"""hearts.pass.direction: so many seats further to the left."""
WAYS = table([1, 3, 2, 0])
"""Deal by deal."""

GIVE = Question("pass", "hearts.pass.cards", way=WAY)
TRICK = Question("start"), Question("lead"), Question("follow", suit=SUIT), Question("void", suit=SUIT)
DECISIONS = Decisions(
    TEXTS,
    Decision("play", "{card}", asks=TRICK, card=CARD),
    Decision("pass", "pass {card}", rule="hearts.pass.cards", asks=GIVE, card=CARD),
)
PASS = DECISIONS["pass"].base


class Phase(IntEnum):
    PASS = 0
    TRICKS = 1
    OVER = 2


class Event(Events):
    """What happens at the table."""

    DEALT = event(deal=ORDINAL, way=WAY)
    PASSED = event(seat=SEAT, card=only_for("seat", CARD))
    GOT = unforeseen_event(("seat", "giver"), seat=SEAT, giver=SEAT, cards=PieceList(CARD, N_PASSED))
    PLAYED = event(seat=SEAT, card=CARD)
    TOOK = event(seat=SEAT, cost=NUMBER)
    SHOT = event(seat=SEAT)
    SCORED = event(seat=SEAT, cost=NUMBER, points=NUMBER)
    WON = event(seats=SEATS)


OPTIONS = Options(
    Number("limit", 100, rule="hearts.end.limit", low=20, high=500),
    Switch("passing", True, rule="hearts.pass.cards"),
    Switch("clean_first", True, rule="hearts.play.first"),
    texts=TEXTS,
)
LIMIT, PASSING, CLEAN_FIRST = map(OPTIONS.place, ("limit", "passing", "clean_first"))


def most_decisions(players: int, options: Mapping[str, Any]) -> int:
    """A deal costs at least 26 points together, and it is over when somebody has lost as many as the limit says."""
    return int((players * options["limit"] // 26 + 1) * (N_CARDS + N_PASSED * players))


@record
class State(Record):
    rng: u64
    gamma: u64
    hand: Row[i64] = row(MAX_PLAYERS)  # sets of cards
    taken: Row[i64] = row(MAX_PLAYERS)
    gave: Row[i64] = row(MAX_PLAYERS)  # chosen to be passed; then, of these, what the neighbour still holds
    options: Row[i16] = row(OPTIONS.size)
    points: Row[i16] = row(MAX_PLAYERS)  # below zero: what was lost
    deal: i16  # from 0
    players: i8
    phase: i8
    lead: i8  # who leads the trick
    turn: i8
    trick: Row[i8] = row(MAX_PLAYERS)  # each seat's card, or NONE
    void: Row[u8] = row(MAX_PLAYERS)  # set of the suits a seat has shown not to hold
