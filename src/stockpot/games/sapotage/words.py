"""Moves, questions, refusals and events of SaPotage; the sentences stand in the catalogues.

The notation of a move: "cook Lemon, Lime, Honey", "cook Lemon, Lime + Honey" with the shared Honey, "turn up 2 of seat 1",
"give Lemon to seat 2", "discard Lemon", "present", "laugh", "no reaction", "not fitting", "token to seat 2",
"vote for seat 2".
"""

from __future__ import annotations

from stockpot.core.asking import Asking
from stockpot.core.decisions import Asked
from stockpot.core.events import Teller
from stockpot.core.game import Row
from stockpot.core.kinds import NONE, SEAT
from stockpot.core.speech import Refusal, Refusals, Sayings, Speech
from stockpot.core.table import PASSING
from stockpot.core.text import fold
from stockpot.core.trail import new_trail, rows
from stockpot.games.sapotage.dealing import tell_round
from stockpot.games.sapotage.decisions import named
from stockpot.games.sapotage.rules import dish_places, waiting
from stockpot.games.sapotage.state import (
    COOK,
    DECISIONS,
    DISH,
    GIVE,
    HAND,
    INGREDIENT,
    N_SHARED,
    PEEK,
    PRESENT,
    REACT,
    SHARED,
    TEXTS,
    Event,
    Phase,
    Reaction,
    State,
)

REFUSED = Refusals()
NOT_HELD = Sayings("refused", {"not-held": {"card": INGREDIENT}})
BECAUSE = Sayings("because", {"rival": {"seat": SEAT}})
SPEECH = Speech(TEXTS, Event, DECISIONS, REFUSED, NOT_HELD, BECAUSE)

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


# -------------------------------------------------------------------------------------------- what is asked, and refused


def asked(s: State, seat: int) -> Asked:
    """What a seat is asked."""
    if s.phase == Phase.REACT:
        return DECISIONS.ask("react", seat=s.turn)
    shared = s.phase == Phase.COOK and s.options[SHARED]
    return DECISIONS.ask("cook-shared" if shared else Phase(s.phase).name.lower())


def not_asked(s: State, seat: int) -> Refusal:
    """The rule that others decide by."""
    if s.phase == Phase.PEEK:
        return REFUSED.by("sapotage.variant.peeking")
    if s.phase == Phase.PRESENT:
        return REFUSED.by("sapotage.present.order")
    if s.phase == Phase.REACT and seat == s.turn:
        return REFUSED.by("sapotage.ruling.one-laugh")
    if s.phase == Phase.VOTE and s.tied >> seat & 1:
        return REFUSED.by("sapotage.ruling.voters")
    return REFUSED.by("sapotage.round.together")


def illegal(s: State, seat: int, action: int) -> Refusal:
    """The rule against an answer."""
    decision, choice = DECISIONS.of(action)
    if decision.name == "peek":
        return no_peek(s, *divmod(choice, DISH))
    if decision.name == "give":
        return REFUSED.by("sapotage.sabotage.own" if choice == seat else "sapotage.setup.players")
    if decision.name == "token" and choice >= s.players:
        return REFUSED.by("sapotage.setup.players")
    return REFUSED.by(asked(s, seat).question.rule)


def no_peek(s: State, owner: int, place: int) -> Refusal:
    if owner >= s.players:
        return REFUSED.by("sapotage.setup.players")
    return REFUSED.by("sapotage.ruling.peek-once" if place < dish_places(s) else "sapotage.variant.shared-peek")


ASKING = Asking(DECISIONS, REFUSED, waiting, asked, not_asked, illegal, over=REFUSED.by("sapotage.win.game"))
asks, why_not = ASKING.asks, ASKING.why_not


def why_unread(s: State, seat: int, text: str) -> Refusal | None:
    """The rule against a dish or gift of the wrong cards, a gift to a seat that is not there, and passing."""
    due = ASKING.not_now(s, seat)
    if fold(text) in PASSING:
        return due
    meant = DECISIONS.meant(text, s, seat)
    if meant is None and several(s, seat, text):
        return due
    if meant is None or not (cards := named(meant[1])) or (meant[0].name == "give" and meant[1]["seat"] == NONE):
        return None
    mine = {s.hand[seat, place] for place in range(HAND)} | {s.shared[i] for i in range(N_SHARED)}
    missing = [card for card in cards if card not in mine]
    if missing and s.phase in (Phase.COOK, Phase.GIVE):
        return Refusal(due.rule, NOT_HELD("not-held", card=INGREDIENT.of(s, missing[0])))
    if meant[0].name == "give" and s.phase == Phase.GIVE and len(cards) == 1:
        return REFUSED.by("sapotage.setup.players")
    return due


def several(s: State, seat: int, text: str) -> bool:
    """Are several moves named at once, as “give Lemon to seat 1, Lime to seat 2”?"""
    parts = text.split(",")
    return len(parts) > 1 and all(DECISIONS.meant(part, s, seat) for part in parts)
