"""Moves, questions, refusals and events of hearts; the sentences stand in `texts`. A move is "queen of spades", or "pass …"."""

from __future__ import annotations

from stockpot.core.bits import has
from stockpot.core.events import Teller
from stockpot.core.game import Row
from stockpot.core.speech import Refusal, Refusals, Said, Sayings, Speech

from .pieces import OF_SUIT, SUIT, suit_of
from .rules import is_first, waiting, way_of
from .state import DECISIONS, NONE, PASS, TEXTS, WAY, Event, Phase, State

ASKS = Sayings("asks", {"pass": {"way": WAY}, "follow": {"suit": SUIT}, "void": {"suit": SUIT}})
REFUSED = Refusals({"hearts.play.follow": {"suit": SUIT}})
SPEECH = Speech(TEXTS, Event, DECISIONS, ASKS, REFUSED)

write, read, parts = DECISIONS.write, DECISIONS.read, DECISIONS.parts

tell = Teller(Event).tell
"""hearts.pass.secret: who passes what is told to the two of them."""


def opening(s: State) -> list[Row]:
    """hearts.pass.direction: the first deal."""
    return [(int(Event.DEALT), s.deal, way_of(s), 0, 0, 0)]


def note_size(s: State, seat: int, action: int) -> int:
    return 0


def asks(s: State, seat: int) -> Said:
    if s.phase == Phase.PASS:
        return ASKS("pass", way=way_of(s))
    if seat == s.lead:
        return ASKS("start" if is_first(s, seat) else "lead")
    suit = suit_of(s.trick[s.lead])
    return ASKS("follow" if s.hand[seat] & OF_SUIT[suit] else "void", suit=suit)


def why_not(s: State, seat: int, action: int) -> Refusal:
    led = NONE if s.trick[s.lead] == NONE else suit_of(s.trick[s.lead])
    return REFUSED.by(refusal(s, seat, action, led), suit=led)


def refusal(s: State, seat: int, action: int, led: int) -> str:
    """The rule against a move."""
    passes, card = action >= PASS, action % PASS
    if s.phase == Phase.OVER:
        return "hearts.end.winner"
    if passes != (s.phase == Phase.PASS):
        return "hearts.pass.cards"
    if not has(waiting(s), seat):
        return "hearts.pass.secret" if passes else "hearts.play.turn"
    if passes or not has(s.hand[seat], card):
        return "hearts.hidden"
    if seat == s.lead:
        return "hearts.play.start" if is_first(s, seat) else "hearts.play.break"
    return "hearts.play.follow" if s.hand[seat] & OF_SUIT[led] else "hearts.play.first"
