"""Moves, events and refusals of ladle in words. A move is written "card 3"."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import members
from stockpot.core.errors import Reason
from stockpot.core.game import ALL_OPEN, Row, Told, Viewer
from stockpot.core.text import fold, listed

from .state import CARDS, NONE, ROUNDS, Event, State

ACTIONS = {
    "en": [f"card {card + 1}" for card in range(CARDS)],
    "fr": [f"carte {card + 1}" for card in range(CARDS)],
}
NUMBERS = {fold(name): action for names in ACTIONS.values() for action, name in enumerate(names)}
REFUSALS = {
    "ladle.end.winner": {"en": "The game is over.", "fr": "La partie est terminée."},
    "ladle.round.choose": {"en": "You have chosen; the others have not.", "fr": "Vous avez choisi ; les autres pas encore."},
    "ladle.round.hand": {"en": "You do not hold that card.", "fr": "Vous n’avez pas cette carte."},
}  # fmt: skip


def write(s: State, seat: int, action: int, lang: str) -> str:
    return ACTIONS[lang][action]


def read(s: State, seat: int, text: str) -> int | None:
    return NUMBERS.get(fold(text))


def parts(s: State, seat: int, action: int) -> dict[str, Any]:
    return {"kind": "card", "card": action + 1}


def note_size(s: State, seat: int, action: int) -> int:
    return 0


def asks(s: State, seat: int, lang: str) -> str:
    return {"en": "Choose a card, face down.", "fr": "Choisissez une carte, face cachée."}[lang]


def why_not(s: State, seat: int, action: int, lang: str) -> Reason:
    if s.round == s.options[ROUNDS]:
        rule = "ladle.end.winner"
    else:
        rule = "ladle.round.choose" if s.chosen[seat] != NONE else "ladle.round.hand"
    return Reason(rule, REFUSALS[rule][lang])


def tell(event: Row, viewer: Viewer, lang: str) -> Told | None:
    """ladle.round.choose: a chosen card is told to who chose it."""
    kind, a, b, *_ = event
    name = Event(kind).name.lower()
    match kind:
        case Event.CHOSE if viewer not in (a, ALL_OPEN):
            texts = {"en": f"{{{a}}} has chosen.", "fr": f"{{{a}}} a choisi."}
            return Told(name, {"seat": a}, texts[lang])
        case Event.CHOSE | Event.SHOWED:
            texts = {"en": f"{{{a}}}: card {b + 1}.", "fr": f"{{{a}}} : carte {b + 1}."}
            return Told(name, {"seat": a, "card": b + 1}, texts[lang])
        case Event.SCORED if a == NONE:
            return Told(name, {"seat": None}, {"en": "Nobody is alone.", "fr": "Personne n’est seul."}[lang])
        case Event.SCORED:
            texts = {"en": f"{{{a}}} takes the point.", "fr": f"{{{a}}} prend le point."}
            return Told(name, {"seat": a}, texts[lang])
    names = listed([f"{{{seat}}}" for seat in members(a)], lang)
    return Told(name, {"seats": members(a)}, {"en": f"Winning: {names}.", "fr": f"Victoire : {names}."}[lang])
