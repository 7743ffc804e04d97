"""Moves, questions, refusals and events of ladle; the sentences stand in `texts`. A move is written "card 3"."""

from __future__ import annotations

from stockpot.core.events import Teller
from stockpot.core.speech import Refusal, Refusals, Said, Sayings, Speech

from .state import DECISIONS, NONE, ROUNDS, TEXTS, Event, State

ASKS = Sayings("asks")
REFUSED = Refusals()
SPEECH = Speech(TEXTS, Event, DECISIONS, ASKS, REFUSED)

write, read, parts = DECISIONS.write, DECISIONS.read, DECISIONS.parts

tell = Teller(Event).tell
"""ladle.round.choose: a chosen card is told to who chose it."""


def note_size(s: State, seat: int, action: int) -> int:
    return 0


def asks(s: State, seat: int) -> Said:
    return ASKS("card")


def why_not(s: State, seat: int, action: int) -> Refusal:
    if s.round == s.options[ROUNDS]:
        return REFUSED.by("ladle.end.winner")
    return REFUSED.by("ladle.round.choose" if s.chosen[seat] != NONE else "ladle.round.hand")
