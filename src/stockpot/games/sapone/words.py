"""Moves, questions, refusals and events of Sapone; the sentences stand in the catalogues.

The notation of a move is a verb and a card: "sell leek", "declare broom", "bid coin", "claim soap", "no claim", "done".
"""

from __future__ import annotations

from stockpot.core.events import Teller
from stockpot.core.game import Row
from stockpot.core.kinds import NUMBER
from stockpot.core.speech import Refusal, Refusals, Said, Sayings, Speech
from stockpot.core.table import PASSING
from stockpot.core.text import fold
from stockpot.games.sapone.history import Step, card_of, one_of
from stockpot.games.sapone.pieces import CARD, N_TYPES
from stockpot.games.sapone.rules import waiting
from stockpot.games.sapone.state import (
    DECISIONS,
    NO_WISH,
    NONE,
    PRICE,
    REQUESTS,
    TEXTS,
    TO_ALL,
    Event,
    Phase,
    State,
    Verb,
)

NOTE_SIZE = 60

ASKS = Sayings("asks", {"pay": {"left": NUMBER}, "claim": {"card": CARD}, "doubt": {"card": CARD}})
REFUSED = Refusals({"sapone.ruling.few": {"price": NUMBER}})
BECAUSE = Sayings("because")
SPEECH = Speech(TEXTS, Event, DECISIONS, ASKS, REFUSED, BECAUSE)

write, parts = DECISIONS.write, DECISIONS.parts

tell = Teller(Event).tell
"""sapone.hidden.sales sapone.hidden.public: an event with what the viewer may know of it."""


UNDERSTOOD = {
    Phase.PAY: "pay",
    Phase.OFFER: "sell",
    Phase.DECLARE: "declare",
    Phase.WISH: "wish for",
    Phase.BID: "bid",
    Phase.GIVE: "give",
    Phase.REQUEST: "wish for",
    Phase.DIAMOND: "name",
}
"""The verb of who says no more than the name of a thing."""


def read(s: State, seat: int, text: str) -> int | None:
    """Who passes when asked for a bid adds nothing; elsewhere a pass is whatever declines (`Game.declines`)."""
    phase, claims = Phase(s.phase), s.holding[seat] != NONE
    if fold(text) in PASSING:
        return int(Verb.DONE) if phase == Phase.BID and not claims else None
    found = DECISIONS.read(s, seat, text)
    if found is None and fold(text) and phase in UNDERSTOOD:
        found = DECISIONS.read(s, seat, f"{'claim' if claims else UNDERSTOOD[phase]} {text}")
    return found


def why_unread(s: State, seat: int, text: str) -> Refusal | None:
    """Who passes where nothing can be declined hears what is to be done."""
    return why_not(s, seat, Verb.DONE) if fold(text) in PASSING else None


def opening(s: State) -> list[Row]:
    """sapone.setup.start sapone.turn.pick: who starts the first round, and the card that is picked for them."""
    first = s.steps[0]
    picked = (int(Event.PICKED), one_of(first), card_of(first), int(first & 7 == Step.PICKED_UP), 0, 0)
    return [(int(Event.ROUND), s.round, s.first, 0, 0, 0), picked]


def note_size(s: State, seat: int, action: int) -> int:
    """sapone.sell.words: free text rides along with offers, bids and requests."""
    spoken = action == Verb.DONE and s.n_bid[seat] > s.n_shown[seat]
    return NOTE_SIZE if spoken or Verb.WISH <= action <= Verb.WISH + NO_WISH else 0


def asks(s: State, seat: int) -> Said:
    """What a seat is asked."""
    if s.phase == Phase.BID and s.holding[seat] != NONE:
        return ASKS("claim", card=s.holding[seat])
    if s.phase == Phase.BID and s.n_bid[seat]:
        return ASKS("add")
    return ASKS(Phase(s.phase).name.lower(), left=s.options[PRICE] - s.n_bid[seat], card=s.declared)


# ---------------------------------------------------------------------------------------------------------- the refusals


def why_not(s: State, seat: int, action: int) -> Refusal:
    return REFUSED.by(refusal(s, seat, action), price=s.options[PRICE])


OWES = {
    Phase.CHOICE: "sapone.turn.choice",
    Phase.PAY: "sapone.buy.price",
    Phase.OFFER: "sapone.sell.offer",
    Phase.DECLARE: "sapone.sell.declare",
    Phase.WISH: "sapone.sell.wish",
    Phase.BID: "sapone.sell.locked",
    Phase.DOUBT: "sapone.doubt.ask",
    Phase.GIVE: "sapone.doubt.true",
    Phase.ANSWER: "sapone.sell.answer",
    Phase.REQUEST: "sapone.sell.wish",
    Phase.DIAMOND: "sapone.diamond.name",
}
FROM_HAND = {Phase.PAY: Verb.PAY, Phase.OFFER: Verb.SELL, Phase.BID: Verb.BID, Phase.GIVE: Verb.GIVE}


def refusal(s: State, seat: int, action: int) -> str:
    """The rule that forbids an action."""
    phase = Phase(s.phase)
    if phase == Phase.OVER:
        return "sapone.end.target"
    if waiting(s) >> seat & 1 == 0:
        return _not_asked(s, seat, phase)
    verb = FROM_HAND.get(phase)
    if phase == Phase.BID and s.holding[seat] != NONE:
        return "sapone.sell.claim"
    if verb is not None and verb <= action < verb + N_TYPES:
        return "sapone.turn.hand"
    if phase == Phase.OFFER and action == Verb.CHOOSE_BUY:
        return "sapone.ruling.few"
    if phase == Phase.ANSWER and Verb.ASK <= action <= Verb.ASK + TO_ALL and s.asked >= s.options[REQUESTS]:
        return "sapone.sell.more"
    if action in (Verb.DOUBT, Verb.BELIEVE):
        return "sapone.doubt.once" if s.doubter != NONE else "sapone.doubt.option"
    return OWES[phase]


def _not_asked(s: State, seat: int, phase: Phase) -> str:
    """Why a seat owes no decision now."""
    if phase in (Phase.BID, Phase.DOUBT) and seat != s.turn:
        pending = s.n_hand[seat] + s.n_bid[seat] - s.n_shown[seat]
        return "sapone.sell.hidden" if pending else "sapone.sell.asked"
    return "sapone.sell.bids" if phase == Phase.BID else "sapone.turn.order"
