"""Moves, questions, refusals and events of hearts; the sentences stand in `texts`. A move is "queen of spades", or "pass …"."""

from __future__ import annotations

from stockpot.core.bits import has
from stockpot.core.decisions import Asked
from stockpot.core.game import Row
from stockpot.core.speech import Refusal, Refusals
from stockpot.core.words import Words

from .pieces import OF_SUIT, SUIT, suit_of
from .rules import is_first, waiting, way_of
from .state import DECISIONS, TEXTS, Event, Phase, State

REFUSED = Refusals({"hearts.play.follow": {"suit": SUIT}})


def opening(s: State) -> list[Row]:
    """hearts.pass.direction: the first deal."""
    return [(int(Event.DEALT), s.deal, way_of(s), 0, 0, 0)]


def asked(s: State, seat: int) -> Asked:
    if s.phase == Phase.PASS:
        return DECISIONS.ask("pass", way=way_of(s))
    if seat == s.lead:
        return DECISIONS.ask("start" if is_first(s, seat) else "lead")
    suit = suit_of(s.trick[s.lead])
    return DECISIONS.ask("follow" if s.hand[seat] & OF_SUIT[suit] else "void", suit=suit)


def not_asked(s: State, seat: int) -> Refusal:
    return REFUSED.by("hearts.pass.secret" if s.phase == Phase.PASS else "hearts.play.turn")


def illegal(s: State, seat: int, action: int) -> Refusal:
    """The rule against a card."""
    if s.phase == Phase.PASS or not has(s.hand[seat], action):
        return REFUSED.by("hearts.hidden")
    if seat == s.lead:
        return REFUSED.by("hearts.play.start" if is_first(s, seat) else "hearts.play.break")
    suit = suit_of(s.trick[s.lead])
    return REFUSED.by("hearts.play.follow" if s.hand[seat] & OF_SUIT[suit] else "hearts.play.first", suit=suit)


WORDS = Words(TEXTS, Event, DECISIONS, REFUSED, waiting, asked, not_asked, illegal, over="hearts.end.winner")
"""hearts.pass.secret: who passes what is told to the two of them."""
