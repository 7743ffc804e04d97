"""Moves, questions, refusals and events of ladle; the sentences stand in `texts`. A move is written "carrot"."""

from __future__ import annotations

from stockpot.core.decisions import Asked
from stockpot.core.speech import Refusal, Refusals
from stockpot.core.words import Words

from .rules import waiting
from .state import DECISIONS, TEXTS, Event, State

REFUSED = Refusals()


def asked(s: State, seat: int) -> Asked:
    """What a seat is asked that owes a decision: one of the questions in `DECISIONS`."""
    return DECISIONS.ask("card")


def not_asked(s: State, seat: int) -> Refusal:
    """Why a seat is asked nothing while others are."""
    return REFUSED.by("ladle.round.choose")


def illegal(s: State, seat: int, action: int) -> Refusal:
    """Why an answer to the question is not a legal one."""
    return REFUSED.by("ladle.round.hand")


WORDS = Words(TEXTS, Event, DECISIONS, REFUSED, waiting, asked, not_asked, illegal, over="ladle.end.winner")
"""ladle.round.choose: a chosen card is told to who chose it."""
