"""Moves, questions, refusals and events of Sapone; the sentences stand in the catalogues.

The notation of a move is a verb and a card: "sell leek", "declare broom", "bid coin", "claim soap", "no claim", "done".
"""

from __future__ import annotations

from stockpot.core.asking import Asking
from stockpot.core.decisions import Asked
from stockpot.core.events import Teller
from stockpot.core.game import Row
from stockpot.core.kinds import NUMBER
from stockpot.core.speech import Refusal, Refusals, Sayings, Speech
from stockpot.core.table import PASSING
from stockpot.core.text import fold
from stockpot.games.sapone.history import Step, card_of, one_of
from stockpot.games.sapone.rules import waiting
from stockpot.games.sapone.state import (
    DECISIONS,
    DOUBT,
    NO_WISH,
    NONE,
    PRICE,
    REQUESTS,
    TEXTS,
    Event,
    Phase,
    State,
    Verb,
)

NOTE_SIZE = 60

REFUSED = Refusals({"sapone.ruling.few": {"price": NUMBER}})
BECAUSE = Sayings("because")
SPEECH = Speech(TEXTS, Event, DECISIONS, REFUSED, BECAUSE)

write, parts = DECISIONS.write, DECISIONS.parts

tell = Teller(Event).tell
"""sapone.hidden.sales sapone.hidden.public: an event with what the viewer may know of it."""


def opening(s: State) -> list[Row]:
    """sapone.setup.start sapone.turn.pick: who starts the first round, and the card that is picked for them."""
    first = s.steps[0]
    picked = (int(Event.PICKED), one_of(first), card_of(first), int(first & 7 == Step.PICKED_UP), 0, 0)
    return [(int(Event.ROUND), s.round, s.first, 0, 0, 0), picked]


def note_size(s: State, seat: int, action: int) -> int:
    """sapone.sell.words: free text rides along with offers, bids and requests."""
    spoken = action == Verb.DONE and s.n_bid[seat] > s.n_shown[seat]
    return NOTE_SIZE if spoken or Verb.WISH <= action <= Verb.WISH + NO_WISH else 0


# -------------------------------------------------------------------------------------------- what is asked, and refused


def asked(s: State, seat: int) -> Asked:
    """What a seat is asked."""
    if s.phase == Phase.BID and s.holding[seat] != NONE:
        return DECISIONS.ask("claim", card=s.holding[seat])
    if s.phase == Phase.BID and s.n_bid[seat]:
        return DECISIONS.ask("add")
    return DECISIONS.ask(Phase(s.phase).name.lower(), left=s.options[PRICE] - s.n_bid[seat], card=s.declared)


def not_asked(s: State, seat: int) -> Refusal:
    """The rule that others decide by."""
    if s.phase in (Phase.BID, Phase.DOUBT) and seat != s.turn:
        pending = s.n_hand[seat] + s.n_bid[seat] - s.n_shown[seat]
        return REFUSED.by("sapone.sell.hidden" if pending else "sapone.sell.asked")
    return REFUSED.by("sapone.sell.bids" if s.phase == Phase.BID else "sapone.turn.order")


def illegal(s: State, seat: int, action: int) -> Refusal:
    """The rule against an answer."""
    decision, _ = DECISIONS.of(action)
    if decision.name in ("sell", "bid", "pay", "give"):
        return REFUSED.by("sapone.turn.hand")
    if decision.name == "buy":
        return REFUSED.by("sapone.ruling.few", price=s.options[PRICE])
    if decision.name == "ask" and s.asked >= s.options[REQUESTS]:
        return REFUSED.by("sapone.sell.more")
    return REFUSED.by(asked(s, seat).question.rule)


ASKING = Asking(DECISIONS, REFUSED, waiting, asked, not_asked, illegal, over=REFUSED.by("sapone.end.target"))
asks = ASKING.asks


def why_not(s: State, seat: int, action: int) -> Refusal:
    """sapone.doubt.option sapone.doubt.once: who doubts where nobody is asked to hears why; else what is to be decided now."""
    doubts = action in (Verb.DOUBT, Verb.BELIEVE) and s.holding[seat] == NONE
    if doubts and ASKING.why_nothing(s, seat) is None:
        if s.doubter != NONE:
            return REFUSED.by("sapone.doubt.once")
        if not s.options[DOUBT]:
            return REFUSED.by("sapone.doubt.option")
    return ASKING.why_not(s, seat, action)


def read(s: State, seat: int, text: str) -> int | None:
    """Who passes when asked for a bid adds nothing; elsewhere a pass is whatever declines (`Game.declines`)."""
    if fold(text) in PASSING:
        return int(Verb.DONE) if s.phase == Phase.BID and s.holding[seat] == NONE else None
    found = DECISIONS.read(s, seat, text)
    if found is None and fold(text) and s.phase != Phase.OVER:
        found = DECISIONS.read(s, seat, f"{understood(s, seat)}{text}")
    return found


def understood(s: State, seat: int) -> str:
    """The verb of who says no more than the name of a thing: that of the first answer, where it is about a thing."""
    verb, thing, _ = DECISIONS.answers(asked(s, seat).question)[0].notation.partition("{")
    return verb if thing else ""


def why_unread(s: State, seat: int, text: str) -> Refusal | None:
    """Who passes where nothing can be declined hears what is to be done."""
    return ASKING.not_now(s, seat) if fold(text) in PASSING else None
