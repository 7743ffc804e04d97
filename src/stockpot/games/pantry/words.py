"""Moves, questions, refusals and events of the pantry; the sentences stand in the catalogues."""

from __future__ import annotations

from stockpot.core.asking import Asking
from stockpot.core.decisions import Asked
from stockpot.core.events import Teller
from stockpot.core.kinds import NONE, NUMBER, SEAT, Pieces
from stockpot.core.speech import Refusal, Refusals, Sayings, Speech
from stockpot.games.pantry.decisions import COLUMN, DECISIONS, TEXTS, jar_places
from stockpot.games.pantry.pieces import DOWN, LEFT, RIGHT, height
from stockpot.games.pantry.row import beside, located
from stockpot.games.pantry.rules import reached, waiting
from stockpot.games.pantry.state import AGREEMENT, EXCHANGE_COST, Event, Phase, State

NO_AGREEMENT = Pieces("no-agreement", ("answer", "answered", "none", "off", "once", "late"))
"""Why no offer to end the game or answer to one is possible."""

REFUSED = Refusals(
    {
        "pantry.ruling.agreement": {"why": NO_AGREEMENT},
        "pantry.move.top": {"column": COLUMN, "jars": NUMBER, "high": NUMBER},
        "pantry.move.level": {"left": NUMBER, "right": NUMBER},
        "pantry.exchange.cost": {"cost": NUMBER, "actions": NUMBER},
    }
)
BECAUSE = Sayings("because", {"rival": {"seat": SEAT}})
SPEECH = Speech(TEXTS, Event, DECISIONS, REFUSED, BECAUSE)

write, read, parts = DECISIONS.write, DECISIONS.read, DECISIONS.parts

tell = Teller(Event).tell


def note_size(s: State, seat: int, action: int) -> int:
    return 0


# -------------------------------------------------------------------------------------------- what is asked, and refused


def asked(s: State, seat: int) -> Asked:
    """What a seat is asked, and why nobody offers or answers anything else now."""
    if s.phase == Phase.OFFER:
        return DECISIONS.ask("answer", why=NO_AGREEMENT.number["answer"])
    return DECISIONS.ask("turn", actions=s.actions, why=NO_AGREEMENT.number["none"])


def not_asked(s: State, seat: int) -> Refusal:
    """The rule that others decide by."""
    return no_agreement("answered") if s.phase == Phase.OFFER else REFUSED.by("pantry.turn.order")


def illegal(s: State, seat: int, action: int) -> Refusal:
    """The rule against a move of the seat on turn."""
    decision, choice = DECISIONS.of(action)
    if decision.name == "move":
        return no_move(s, choice)
    if decision.name == "complete":
        return no_complete(s, choice)
    if decision.name == "exchange":
        rule = "pantry.exchange.cost" if s.actions < s.options[EXCHANGE_COST] else "pantry.ruling.empty-deck"
        return REFUSED.by(rule, cost=s.options[EXCHANGE_COST], actions=s.actions)
    return no_agreement("off" if not s.options[AGREEMENT] else "late" if reached(s) else "once")


def no_agreement(why: str) -> Refusal:
    return REFUSED.by("pantry.ruling.agreement", why=NO_AGREEMENT.number[why])


def no_jars(column: int = NONE, jars: int = NONE, high: int = NONE) -> Refusal:
    """The row has no such jars."""
    return REFUSED.by("pantry.move.top", column=column, jars=jars, high=high)


def no_move(s: State, choice: int) -> Refusal:
    if choice >> 1 >= len(jar_places(s)):
        return no_jars()
    return REFUSED.by("pantry.move.level", left=climbed(s, choice >> 1, LEFT), right=climbed(s, choice >> 1, RIGHT))


def climbed(s: State, jar: int, side: int) -> int:
    """How high the next column is that a jar would have to climb; 0 where it may go."""
    place = located(s, jar)
    c, above = place >> 8, place & 255
    if not (beside(s, c) if side == RIGHT else c > 0 and beside(s, c - 1)):
        return 0
    high = height(s.stack[c + 1 if side == RIGHT else c - 1])
    return high if high > height(s.stack[c]) - above else 0


def no_complete(s: State, choice: int) -> Refusal:
    c, way = divmod(choice, 2)
    if way == DOWN:
        return REFUSED.by("pantry.complete.down") if c < s.width else no_jars()
    return REFUSED.by("pantry.complete.across" if beside(s, c) and beside(s, c + 1) else "pantry.ruling.apart")


ASKING = Asking(DECISIONS, REFUSED, waiting, asked, not_asked, illegal, over=REFUSED.by("pantry.end.over"))
asks, why_not = ASKING.asks, ASKING.why_not


def why_unread(s: State, seat: int, text: str) -> Refusal | None:
    """pantry.move.top pantry.ruling.apart: the row has no such jars or columns."""
    meant = DECISIONS.meant(text, s, seat)
    if meant is None or NONE in (meant[1].get("column", NONE), meant[1].get("side", 0)):
        return None
    decision, said = meant
    if s.phase != Phase.TURN or seat != s.turn:
        return why_not(s, seat, decision.base)
    if said.get("last", NONE) != NONE:
        return REFUSED.by("pantry.ruling.apart")
    high = [column for column, _ in jar_places(s)].count(said["column"])
    return no_jars(said["column"], said.get("jars", NONE), high)
