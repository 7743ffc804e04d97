"""The state of a game of ladle."""

from __future__ import annotations

from enum import IntEnum

from stockpot.core.options import Number, Options
from stockpot.core.record import Record, Row, i8, i16, record, row, u64

MIN_PLAYERS, MAX_PLAYERS = 2, 4
CARDS = 5
"""Everybody has the cards 1 to 5; action n plays the card n + 1."""
NONE = -1


class Event(IntEnum):
    """Kinds of rows in the trail, with what their numbers mean."""

    CHOSE = 1  # seat, card: seen by that seat alone
    SHOWED = 2  # seat, card
    SCORED = 3  # seat, or NONE when nobody is alone
    WON = 4  # set of winning seats


OPTIONS = Options(
    Number(
        "rounds", CARDS, {"en": "Rounds of a game", "fr": "Manches d’une partie"},
        "ladle.end.rounds", low=1, high=CARDS,
    ),
)  # fmt: skip
ROUNDS = OPTIONS.place("rounds")


@record
class State(Record):
    rng: u64
    gamma: u64
    options: Row[i16] = row(OPTIONS.size)
    players: i8
    round: i8  # from 0
    hand: Row[i8] = row(MAX_PLAYERS)  # set of cards
    chosen: Row[i8] = row(MAX_PLAYERS)  # card, still in the hand, or NONE
    points: Row[i8] = row(MAX_PLAYERS)
