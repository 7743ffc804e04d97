"""Moves, questions, refusals and events of Crowded Pot; the sentences stand in `texts`. A move is written "carrot 6"."""

from __future__ import annotations

from stockpot.core.asking import Asking
from stockpot.core.decisions import Asked
from stockpot.core.events import Teller
from stockpot.core.speech import Refusal, Refusals, Speech

from .rules import waiting
from .state import DECISIONS, TEXTS, Event, State

REFUSED = Refusals()
SPEECH = Speech(TEXTS, Event, DECISIONS, REFUSED)

write, read, parts = DECISIONS.write, DECISIONS.read, DECISIONS.parts

tell = Teller(Event).tell
"""crowded.turn.choose: a chosen card is told to who chose it."""


def note_size(s: State, seat: int, action: int) -> int:
    return 0


def asked(s: State, seat: int) -> Asked:
    return DECISIONS.ask("card")


def not_asked(s: State, seat: int) -> Refusal:
    return REFUSED.by("crowded.turn.order")


def illegal(s: State, seat: int, action: int) -> Refusal:
    return REFUSED.by("crowded.turn.choose")


ASKING = Asking(DECISIONS, REFUSED, waiting, asked, not_asked, illegal, over=REFUSED.by("crowded.end.winner"))
asks, why_not = ASKING.asks, ASKING.why_not
