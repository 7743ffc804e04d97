"""Moves, events and refusals of soup in words; the sentences stand in the catalogues of `texts`.

The notation of a move is the English name of a card or recipe: "bug 3", "fruit 10", "trash soup", "clear water".
"""

from __future__ import annotations

from functools import cache
from typing import Any

from stockpot.core.errors import Reason, reason
from stockpot.core.events import Teller
from stockpot.core.game import Row
from stockpot.core.text import fold
from stockpot.games.soup.pieces import COLOR, N_FACES, OF_COLOR, holds
from stockpot.games.soup.rules import waiting
from stockpot.games.soup.state import DECISIONS, NONE, OPEN_RECIPES, TEXTS, Event, Phase, State

# ------------------------------------------------------------------------------------------------------------- the moves

NOTATION, PARTS = DECISIONS.notation(), DECISIONS.parts()


@cache
def labels(lang: str) -> tuple[str, ...]:
    """All actions as people read them."""
    return NOTATION if lang == "en" else DECISIONS.labels(TEXTS, lang)


@cache
def meanings() -> dict[str, int]:
    """Which action each text means."""
    return DECISIONS.meanings(TEXTS)


def write(s: State, seat: int, action: int, lang: str) -> str:
    return labels(lang)[action]


def read(s: State, seat: int, text: str) -> int | None:
    return meanings().get(fold(text))


def parts(s: State, seat: int, action: int) -> dict[str, Any]:
    return dict(PARTS[action])


def note_size(s: State, seat: int, action: int) -> int:
    return 0


def asks(s: State, seat: int, lang: str) -> str:
    return TEXTS[lang].say(f"asks-{question(s, seat)}", color=color_name(s.required, lang))


def color_name(color: int, lang: str) -> str:
    return "" if color == NONE else COLOR.names(TEXTS[lang])[color]


def question(s: State, seat: int) -> str:
    """What a seat is asked."""
    if s.phase == Phase.RECIPE:
        return "recipe"
    if s.pot == 0:
        return "lead"
    if s.required == NONE:
        return "any"
    return "follow" if s.hand[seat] & OF_COLOR[s.required] else "void"


# ---------------------------------------------------------------------------------------------------------- the refusals


def why_not(s: State, seat: int, action: int, lang: str) -> Reason:
    return reason(TEXTS[lang], refusal(s, seat, action), color=color_name(s.required, lang))


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


# ------------------------------------------------------------------------------------------------------------ the events


def opening(s: State) -> list[Row]:
    """soup.setup.dealer: the first deal."""
    return [(int(Event.DEALT), s.deal, s.dealer, 0, 0, 0)]


tell = Teller(Event, TEXTS).tell
"""soup.recipe.secret: only a recipe chosen face down is told differently to different viewers."""
