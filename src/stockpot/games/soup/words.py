"""Moves, questions, refusals and events of soup; the sentences stand in the catalogues.

The notation of a move is the English name of a card or recipe: "bug 3", "fruit 10", "trash soup", "clear water".
"""

from __future__ import annotations

from stockpot.core.asking import Asking
from stockpot.core.decisions import Asked
from stockpot.core.events import Teller
from stockpot.core.game import Row
from stockpot.core.kinds import NUMBER, SEAT
from stockpot.core.speech import Refusal, Refusals, Sayings, Speech
from stockpot.core.table import PASSING
from stockpot.core.text import fold
from stockpot.games.soup.pieces import COLOR, OF_COLOR, holds
from stockpot.games.soup.rules import waiting
from stockpot.games.soup.state import DECISIONS, NONE, OPEN_RECIPES, TEXTS, Event, Phase, State

REFUSED = Refusals({"soup.play.follow": {"color": COLOR}})
NO_PASSING = Sayings("refused")
BECAUSE = Sayings("because", {"points": {"n": NUMBER}, "spoils": {"seat": SEAT, "n": NUMBER}})
SPEECH = Speech(TEXTS, Event, DECISIONS, REFUSED, BECAUSE)

write, read, parts = DECISIONS.write, DECISIONS.read, DECISIONS.parts

tell = Teller(Event).tell
"""soup.recipe.secret: only a recipe chosen face down is told differently to different viewers."""


def opening(s: State) -> list[Row]:
    """soup.setup.dealer: the first deal."""
    return [(int(Event.DEALT), s.deal, s.dealer, 0, 0, 0)]


def note_size(s: State, seat: int, action: int) -> int:
    return 0


# -------------------------------------------------------------------------------------------- what is asked, and refused


def asked(s: State, seat: int) -> Asked:
    """What a seat is asked."""
    if s.phase == Phase.RECIPE:
        return DECISIONS.ask("recipe")
    if s.pot == 0:
        return DECISIONS.ask("lead")
    if s.required == NONE:
        return DECISIONS.ask("any")
    return DECISIONS.ask("follow" if s.hand[seat] & OF_COLOR[s.required] else "void", color=s.required)


def not_asked(s: State, seat: int) -> Refusal:
    """The rule that others decide by."""
    in_secret = s.phase == Phase.RECIPE and not s.options[OPEN_RECIPES]
    return REFUSED.by("soup.recipe.secret" if in_secret else "soup.play.turn")


def illegal(s: State, seat: int, action: int) -> Refusal:
    """The rule against a recipe or a card."""
    decision, choice = DECISIONS.of(action)
    if decision.name == "recipe":
        return REFUSED.by("soup.score.discard" if s.used[seat] >> choice & 1 else "soup.variant.dealer")
    return REFUSED.by("soup.play.follow" if holds(s.hand[seat], choice) else "soup.play.hand", color=s.required)


ASKING = Asking(DECISIONS, REFUSED, waiting, asked, not_asked, illegal, over=REFUSED.by("soup.end.winner"))
asks, why_not = ASKING.asks, ASKING.why_not


def why_unread(s: State, seat: int, text: str) -> Refusal | None:
    """soup.play.turn: nobody passes."""
    if fold(text) not in PASSING:
        return None
    plays = s.phase == Phase.TRICKS and seat == s.turn
    return Refusal("soup.play.turn", NO_PASSING("passing")) if plays else ASKING.not_now(s, seat)
