"""The state of a game of ladle."""

from __future__ import annotations

from pathlib import Path

from stockpot.core.decisions import Decision, Decisions, Question
from stockpot.core.events import Events, event, only_for, unforeseen_event
from stockpot.core.fluent import texts_of
from stockpot.core.kinds import SEAT, SEATS
from stockpot.core.options import Number, Options
from stockpot.core.record import Record, Row, i8, i16, i64, record, row, u64

from .pieces import CARD, CARDS, N_CARDS

MIN_PLAYERS, MAX_PLAYERS = 2, 4
NONE = -1

TEXTS = texts_of("ladle", Path(__file__).parent / "texts")

CHOOSE = Question("card", "ladle.round.choose")
DECISIONS = Decisions(TEXTS, Decision("card", "{card}", asks=CHOOSE, card=CARD))


class Event(Events):
    """What happens at the table."""

    CHOSE = event(seat=SEAT, card=only_for("seat", CARD))
    SHOWED = unforeseen_event(seat=SEAT, card=CARD)
    SCORED = event(seat=SEAT)  # nobody's when nobody is alone
    WON = event(seats=SEATS)


OPTIONS = Options(Number("rounds", N_CARDS, rule="ladle.end.rounds", low=1, high=N_CARDS), CARDS, texts=TEXTS)
ROUNDS = OPTIONS.place("rounds")
NUMBERS = OPTIONS.place("cards") + CARDS.offset("number")


@record
class State(Record):
    rng: u64
    gamma: u64
    options: Row[i16] = row(OPTIONS.size)
    players: i8
    round: i8  # from 0
    hand: Row[i64] = row(MAX_PLAYERS)  # set of cards
    chosen: Row[i8] = row(MAX_PLAYERS)  # card, still in the hand, or NONE
    last: Row[i8] = row(MAX_PLAYERS)  # card of the round before, or NONE
    points: Row[i8] = row(MAX_PLAYERS)
