"""Moves, questions, refusals and events of soup; the sentences stand in the catalogues.

The notation of a move is the English name of a card or recipe: "bug 3", "fruit 10", "trash soup", "clear water".
"""

from __future__ import annotations

from stockpot.core.events import Teller
from stockpot.core.game import Row
from stockpot.core.kinds import NUMBER, SEAT
from stockpot.core.speech import Refusal, Refusals, Said, Sayings, Speech
from stockpot.core.table import PASSING
from stockpot.core.text import fold
from stockpot.games.soup.pieces import COLOR, N_FACES, OF_COLOR, holds
from stockpot.games.soup.rules import waiting
from stockpot.games.soup.state import DECISIONS, NONE, OPEN_RECIPES, TEXTS, Event, Phase, State

ASKS = Sayings("asks", {"follow": {"color": COLOR}, "void": {"color": COLOR}})
REFUSED = Refusals({"soup.play.follow": {"color": COLOR}})
NO_PASSING = Sayings("refused")
BECAUSE = Sayings("because", {"points": {"n": NUMBER}, "spoils": {"seat": SEAT, "n": NUMBER}})
SPEECH = Speech(TEXTS, Event, DECISIONS, ASKS, REFUSED, BECAUSE)

write, read, parts = DECISIONS.write, DECISIONS.read, DECISIONS.parts

tell = Teller(Event).tell
"""soup.recipe.secret: only a recipe chosen face down is told differently to different viewers."""


def opening(s: State) -> list[Row]:
    """soup.setup.dealer: the first deal."""
    return [(int(Event.DEALT), s.deal, s.dealer, 0, 0, 0)]


def note_size(s: State, seat: int, action: int) -> int:
    return 0


def asks(s: State, seat: int) -> Said:
    """What a seat is asked."""
    if s.phase == Phase.RECIPE:
        return ASKS("recipe")
    if s.pot == 0:
        return ASKS("lead")
    if s.required == NONE:
        return ASKS("any")
    return ASKS("follow" if s.hand[seat] & OF_COLOR[s.required] else "void", color=s.required)


def why_not(s: State, seat: int, action: int) -> Refusal:
    return REFUSED.by(refusal(s, seat, action), color=s.required)


def why_unread(s: State, seat: int, text: str) -> Refusal | None:
    """soup.play.turn: nobody passes."""
    if fold(text) not in PASSING:
        return None
    plays = s.phase == Phase.TRICKS and seat == s.turn
    return Refusal("soup.play.turn", NO_PASSING("passing")) if plays else why_not(s, seat, 0)


def refusal(s: State, seat: int, action: int) -> str:
    """The rule that forbids an action."""
    if s.phase == Phase.OVER:
        return "soup.end.winner"
    if s.phase == Phase.RECIPE:
        if waiting(s) >> seat & 1 == 0:
            return "soup.play.turn" if s.options[OPEN_RECIPES] else "soup.recipe.secret"
        if action < N_FACES:
            return "soup.recipe.choose"
        used = (s.used[seat] >> (action - N_FACES)) & 1
        return "soup.score.discard" if used else "soup.variant.dealer"
    if action >= N_FACES:
        return "soup.recipe.reveal"
    if seat != s.turn:
        return "soup.play.turn"
    return "soup.play.follow" if holds(s.hand[seat], action) else "soup.play.hand"
