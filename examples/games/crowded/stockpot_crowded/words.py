"""Moves, questions, refusals and events of Crowded Pot; the sentences stand in `texts`. A move is written "carrot 6"."""

from __future__ import annotations

from stockpot.core.decisions import Asked
from stockpot.core.speech import Refusal, Refusals
from stockpot.core.words import Words

from .rules import waiting
from .state import DECISIONS, TEXTS, Event, State

REFUSED = Refusals()


def asked(s: State, seat: int) -> Asked:
    return DECISIONS.ask("card")


def not_asked(s: State, seat: int) -> Refusal:
    return REFUSED.by("crowded.turn.order")


def illegal(s: State, seat: int, action: int) -> Refusal:
    return REFUSED.by("crowded.turn.choose")


WORDS = Words(TEXTS, Event, DECISIONS, REFUSED, waiting, asked, not_asked, illegal, over="crowded.end.winner")
"""crowded.turn.choose: a chosen card is told to who chose it."""
