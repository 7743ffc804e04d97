"""The state of a game of ladle."""

from __future__ import annotations

from pathlib import Path

from stockpot.core.decisions import Decision, Decisions
from stockpot.core.events import Events, event, only_for, unforeseen_event
from stockpot.core.fluent import texts_of
from stockpot.core.kinds import ORDINAL, SEAT, SEATS, Ordinal
from stockpot.core.options import Number, Options
from stockpot.core.record import Record, Row, i8, i16, record, row, u64

MIN_PLAYERS, MAX_PLAYERS = 2, 4
CARDS = 5
"""Everybody has the cards 1 to 5; action n plays the card n + 1."""
NONE = -1


TEXTS = texts_of("ladle", Path(__file__).parent / "texts")

DECISIONS = Decisions(TEXTS, Decision("card", "card {card}", card=Ordinal(CARDS)))


class Event(Events):
    """What happens at the table."""

    CHOSE = event(seat=SEAT, card=only_for("seat", ORDINAL))
    SHOWED = unforeseen_event(seat=SEAT, card=ORDINAL)
    SCORED = event(seat=SEAT)  # nobody's when nobody is alone
    WON = event(seats=SEATS)


OPTIONS = Options(Number("rounds", CARDS, rule="ladle.end.rounds", low=1, high=CARDS), texts=TEXTS)
N_OPTIONS = OPTIONS.size
ROUNDS = OPTIONS.place("rounds")


@record
class State(Record):
    rng: u64
    gamma: u64
    options: Row[i16] = row(N_OPTIONS)
    players: i8
    round: i8  # from 0
    hand: Row[i8] = row(MAX_PLAYERS)  # set of cards
    chosen: Row[i8] = row(MAX_PLAYERS)  # card, still in the hand, or NONE
    points: Row[i8] = row(MAX_PLAYERS)
