"""The state of a game of Crowded Pot."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stockpot.core.decisions import Decision, Decisions, Question
from stockpot.core.events import Events, event, only_for, unforeseen_event
from stockpot.core.fluent import texts_of
from stockpot.core.kinds import NUMBER, ORDINAL, SEAT, SEATS
from stockpot.core.options import Number, Options
from stockpot.core.record import Record, Row, i8, i16, i64, record, row, u64

from .pieces import CARD, N_CARDS, N_PLACES

MIN_PLAYERS, MAX_PLAYERS = 2, 5
NONE = -1

TEXTS = texts_of("crowded", Path(__file__).parent / "texts")
DECISIONS = Decisions(TEXTS, Decision("card", "{card}", asks=Question("card", "crowded.turn.choose"), card=CARD))


class Event(Events):
    """What happens at the table."""

    DEALT = event(deal=ORDINAL)
    CHOSE = event(seat=SEAT, card=only_for("seat", CARD))
    PUT = unforeseen_event(seat=SEAT, card=CARD)
    PUSHED = unforeseen_event(seat=SEAT, card=CARD, out=CARD, owner=SEAT)
    SANK = unforeseen_event(seat=SEAT, card=CARD)
    SERVED = event(seat=SEAT)
    ATE = event(seat=SEAT, cards=NUMBER, gain=NUMBER)
    WON = event(seats=SEATS)


OPTIONS = Options(
    Number("deals", 3, rule="crowded.end.deals", low=1, high=9),
    Number("hand_size", 8, rule="crowded.setup.cards", low=3, high=N_CARDS // MAX_PLAYERS),
    Number("ladle", 2, rule="crowded.serve.ladle", low=0, high=9),
    texts=TEXTS,
)
DEALS, HAND_SIZE, LADLE = map(OPTIONS.place, ("deals", "hand_size", "ladle"))


def most_decisions(players: int, options: Mapping[str, Any]) -> int:
    return int(players * options["deals"] * options["hand_size"])


@record
class State(Record):
    rng: u64
    gamma: u64
    hand: Row[i64] = row(MAX_PLAYERS)  # sets of cards
    played: i64  # all cards shown in this deal
    options: Row[i16] = row(OPTIONS.size)
    points: Row[i16] = row(MAX_PLAYERS)
    players: i8
    deal: i8  # from 0
    chosen: Row[i8] = row(MAX_PLAYERS)  # card, still in the hand, or NONE
    pot: Row[i8] = row(N_PLACES)  # card at each place, or NONE
    owner: Row[i8] = row(N_PLACES)  # whose it is, or NONE
