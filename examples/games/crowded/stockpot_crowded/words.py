"""Moves, questions, refusals and events of Crowded Pot; the sentences stand in `texts`. A move is written "carrot 6"."""

from __future__ import annotations

from stockpot.core.events import Teller
from stockpot.core.speech import Refusal, Refusals, Said, Sayings, Speech

from .state import DEALS, DECISIONS, NONE, TEXTS, Event, State

ASKS = Sayings("asks")
REFUSED = Refusals()
SPEECH = Speech(TEXTS, Event, DECISIONS, ASKS, REFUSED)

write, read, parts = DECISIONS.write, DECISIONS.read, DECISIONS.parts

tell = Teller(Event).tell
"""crowded.turn.choose: a chosen card is told to who chose it."""


def note_size(s: State, seat: int, action: int) -> int:
    return 0


def asks(s: State, seat: int) -> Said:
    return ASKS("card")


def why_not(s: State, seat: int, action: int) -> Refusal:
    if s.deal == s.options[DEALS]:
        return REFUSED.by("crowded.end.winner")
    return REFUSED.by("crowded.turn.order" if s.chosen[seat] != NONE else "crowded.turn.choose")
