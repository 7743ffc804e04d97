"""Moves, questions, refusals and events of SaPotage; the sentences stand in the catalogues.

The notation of a move: "cook Lemon, Lime, Honey", "cook Lemon, Lime + Honey" with the shared Honey, "turn up 2 of seat 1",
"give Lemon to seat 2", "discard Lemon", "present", "laugh", "no reaction", "not fitting", "token to seat 2",
"vote for seat 2".
"""

from __future__ import annotations

from stockpot.core.events import Teller
from stockpot.core.game import Row
from stockpot.core.kinds import NONE, SEAT
from stockpot.core.speech import Refusal, Refusals, Said, Sayings, Speech
from stockpot.core.table import PASSING
from stockpot.core.text import fold
from stockpot.core.trail import new_trail, rows
from stockpot.games.sapotage.dealing import tell_round
from stockpot.games.sapotage.decisions import named
from stockpot.games.sapotage.rules import dish_places
from stockpot.games.sapotage.state import (
    COOK,
    DECISIONS,
    DISH,
    GIVE,
    GIVE_WIDTH,
    HAND,
    INGREDIENT,
    N_SHARED,
    PEEK,
    PRESENT,
    REACT,
    SHARED,
    TEXTS,
    TOKEN,
    VOTE,
    Event,
    Phase,
    Reaction,
    State,
)

ASKS = Sayings("asks")
REFUSED = Refusals()
NOT_HELD = Sayings("refused", {"not-held": {"card": INGREDIENT}})
BECAUSE = Sayings("because", {"rival": {"seat": SEAT}})
SPEECH = Speech(TEXTS, Event, DECISIONS, ASKS, REFUSED, NOT_HELD, BECAUSE)

NOTE_SIZE = 60

write, parts = DECISIONS.write, DECISIONS.parts

tell = Teller(Event).tell
"""sapotage.hidden.cards sapotage.round.together: choices not yet shown are told in full to their owner alone."""

AS_WRITTEN = {"cook": range(COOK, PEEK), "give": range(GIVE, PRESENT), "discard": range(GIVE, PRESENT)}


def read(s: State, seat: int, text: str) -> int | None:
    """The action that a text names. First those written just so: the names of designers' cards may look like anything."""
    folded = fold(text)
    for action in AS_WRITTEN.get(folded.split(" ", 1)[0], ()):
        if fold(write(s, seat, action)) == folded:
            return action
    return DECISIONS.read(s, seat, text)


def declines(action: int) -> bool:
    """sapotage.present.honor: who passes does not react."""
    return action == REACT + Reaction.QUIET


def note_size(s: State, seat: int, action: int) -> int:
    """sapotage.present.name: the name of the dish."""
    return NOTE_SIZE if action == PRESENT else 0


def opening(s: State) -> list[Row]:
    """sapotage.setup.decks: what the first round begins with."""
    trail = new_trail(Event.row_width())
    tell_round(s, False, trail)
    return rows(trail)


def asks(s: State, seat: int) -> Said:
    """What a seat is asked."""
    if s.phase == Phase.COOK and s.options[SHARED]:
        return ASKS("cook-shared")
    return ASKS(Phase(s.phase).name.lower())


# ---------------------------------------------------------------------------------------------------------- the refusals


def why_unread(s: State, seat: int, text: str) -> Refusal | None:
    """The rule against a dish or gift of the wrong cards, a gift to a seat that is not there, and passing."""
    if fold(text) in PASSING:
        return REFUSED.by(refusal(s, seat, PRESENT))
    meant = DECISIONS.meant(text, s, seat)
    if meant is None and several(s, seat, text):
        return REFUSED.by(refusal(s, seat, COOK))
    if meant is None or not (cards := named(meant[1])) or (meant[0].name == "give" and meant[1]["seat"] == NONE):
        return None
    rule = refusal(s, seat, COOK)  # where a gift is due, it says so
    mine = {s.hand[seat, place] for place in range(HAND)} | {s.shared[i] for i in range(N_SHARED)}
    missing = [card for card in cards if card not in mine]
    if missing and s.phase in (Phase.COOK, Phase.GIVE):
        return Refusal(rule, NOT_HELD("not-held", card=INGREDIENT.of(s, missing[0])))
    if meant[0].name == "give" and s.phase == Phase.GIVE and len(cards) == 1:
        rule = "sapotage.setup.players"
    return REFUSED.by(rule)


def several(s: State, seat: int, text: str) -> bool:
    """Are several moves named at once, as “give Lemon to seat 1, Lime to seat 2”?"""
    parts = text.split(",")
    return len(parts) > 1 and all(DECISIONS.meant(part, s, seat) for part in parts)


def why_not(s: State, seat: int, action: int) -> Refusal:
    return REFUSED.by(refusal(s, seat, action))


def refusal(s: State, seat: int, action: int) -> str:
    """The rule that forbids an action."""
    if s.phase == Phase.OVER:
        return "sapotage.win.game"
    owes = s.owing >> seat & 1 != 0
    return REFUSERS[Phase(s.phase)](s, seat, action, owes)


def refuse_cook(s: State, seat: int, action: int, owes: bool) -> str:
    if not owes:
        return "sapotage.round.together"
    return "sapotage.variant.shared" if s.options[SHARED] else "sapotage.cook.dish"


def refuse_peek(s: State, seat: int, action: int, owes: bool) -> str:
    if not owes or not PEEK <= action < GIVE:
        return "sapotage.variant.peeking"
    owner, place = divmod(action - PEEK, DISH)
    if owner >= s.players:
        return "sapotage.setup.players"
    return "sapotage.ruling.peek-once" if place < dish_places(s) else "sapotage.variant.shared-peek"


def refuse_give(s: State, seat: int, action: int, owes: bool) -> str:
    if not owes:
        return "sapotage.round.together"
    if not GIVE <= action < PRESENT:
        return "sapotage.sabotage.one"
    return "sapotage.sabotage.own" if (action - GIVE) % GIVE_WIDTH == seat else "sapotage.setup.players"


def refuse_present(s: State, seat: int, action: int, owes: bool) -> str:
    return "sapotage.present.order"


def refuse_react(s: State, seat: int, action: int, owes: bool) -> str:
    if seat == s.turn:
        return "sapotage.ruling.one-laugh"
    return "sapotage.present.honor" if owes else "sapotage.round.together"


def refuse_token(s: State, seat: int, action: int, owes: bool) -> str:
    if not owes:
        return "sapotage.round.together"
    return "sapotage.setup.players" if TOKEN + s.players <= action < VOTE else "sapotage.present.tokens"


def refuse_vote(s: State, seat: int, action: int, owes: bool) -> str:
    if s.tied >> seat & 1:
        return "sapotage.ruling.voters"
    return "sapotage.win.vote" if owes else "sapotage.round.together"


REFUSERS = {
    Phase.COOK: refuse_cook, Phase.PEEK: refuse_peek, Phase.GIVE: refuse_give, Phase.PRESENT: refuse_present,
    Phase.REACT: refuse_react, Phase.TOKEN: refuse_token, Phase.VOTE: refuse_vote,
}  # fmt: skip
