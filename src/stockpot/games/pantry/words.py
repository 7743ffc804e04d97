"""Moves, questions, refusals and events of the pantry; the sentences stand in the catalogues."""

from __future__ import annotations

from stockpot.core.events import Teller
from stockpot.core.kinds import NONE, NUMBER, SEAT, Pieces
from stockpot.core.speech import Refusal, Refusals, Said, Sayings, Speech
from stockpot.games.pantry.decisions import COLUMN, DECISIONS, TEXTS, jar_places
from stockpot.games.pantry.pieces import DOWN, RIGHT, height
from stockpot.games.pantry.row import beside, column_number, located
from stockpot.games.pantry.rules import reached
from stockpot.games.pantry.state import (
    AGREEMENT,
    COMPLETE,
    EXCHANGE,
    EXCHANGE_COST,
    OFFER,
    Event,
    Phase,
    State,
)

NO_AGREEMENT = Pieces("no-agreement", ("answer", "answered", "none", "off", "once", "late"))
"""Why no offer to end the game or answer to one is possible."""

ASKS = Sayings("asks", {"turn": {"actions": NUMBER}})
REFUSED = Refusals(
    {
        "pantry.ruling.agreement": {"why": NO_AGREEMENT},
        "pantry.move.top": {"column": COLUMN, "jars": NUMBER, "high": NUMBER},
        "pantry.move.level": {"onto": NUMBER, "high": NUMBER},
        "pantry.exchange.cost": {"cost": NUMBER, "actions": NUMBER},
    }
)
BECAUSE = Sayings("because", {"rival": {"seat": SEAT}})
SPEECH = Speech(TEXTS, Event, DECISIONS, ASKS, REFUSED, BECAUSE)

write, read, parts = DECISIONS.write, DECISIONS.read, DECISIONS.parts

tell = Teller(Event).tell


def note_size(s: State, seat: int, action: int) -> int:
    return 0


def asks(s: State, seat: int) -> Said:
    return ASKS("answer") if s.phase == Phase.OFFER else ASKS("turn", actions=s.actions)


def why_not(s: State, seat: int, action: int) -> Refusal:
    rule = refusal(s, seat, action)
    if rule == "pantry.move.top":
        return REFUSED.by(rule, column=NONE, jars=NONE, high=NONE)
    if rule == "pantry.move.level":
        onto = blocking(s, action)
        return REFUSED.by(rule, onto=column_number(s, onto), high=height(s.stack[onto]))
    why = NO_AGREEMENT.number[no_agreement(s, seat, action)]
    return REFUSED.by(rule, cost=s.options[EXCHANGE_COST], actions=s.actions, why=why)


def why_unread(s: State, seat: int, text: str) -> Refusal | None:
    """pantry.move.top pantry.ruling.apart: the row has no such jars or columns."""
    meant = DECISIONS.meant(text, s, seat)
    if meant is None or NONE in (meant[1].get("column", NONE), meant[1].get("side", 0)):
        return None
    decision, said = meant
    if not_now(s, seat):
        return why_not(s, seat, decision.base)
    if said.get("last", NONE) != NONE:
        return REFUSED.by("pantry.ruling.apart")
    high = [column for column, _ in jar_places(s)].count(said["column"])
    return REFUSED.by("pantry.move.top", column=said["column"], jars=said.get("jars", NONE), high=high)


def not_now(s: State, seat: int) -> str | None:
    """The rule that forbids this seat all moves of jars now."""
    if s.phase == Phase.OVER:
        return "pantry.end.over"
    if s.phase == Phase.OFFER:
        return "pantry.ruling.agreement"
    return "pantry.turn.order" if seat != s.turn else None


def refusal(s: State, seat: int, action: int) -> str:
    """The rule that forbids an action."""
    if rule := not_now(s, seat):
        return rule
    if action >= OFFER:
        return "pantry.ruling.agreement"
    if action == EXCHANGE:
        return "pantry.exchange.cost" if s.actions < s.options[EXCHANGE_COST] else "pantry.ruling.empty-deck"
    if action < COMPLETE:
        return "pantry.move.top" if action >> 1 >= len(jar_places(s)) else "pantry.move.level"
    c, way = divmod(action - COMPLETE, 2)
    if way == DOWN:
        return "pantry.complete.down" if c < s.width else "pantry.move.top"
    return "pantry.complete.across" if beside(s, c) and beside(s, c + 1) else "pantry.ruling.apart"


def no_agreement(s: State, seat: int, action: int) -> str:
    """Why no offer or answer is possible."""
    if s.phase == Phase.OFFER:
        return "answered" if s.agreed >> seat & 1 else "answer"
    if action != OFFER:
        return "none"
    if not s.options[AGREEMENT]:
        return "off"
    return "late" if reached(s) else "once"


def blocking(s: State, action: int) -> int:
    """The column that a move would climb."""
    c = located(s, action >> 1) >> 8
    return c + 1 if action & 1 == RIGHT else c - 1
