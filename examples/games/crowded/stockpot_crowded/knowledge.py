"""Who knows what in Crowded Pot: hidden are the hands, the cards chosen in this turn, and those that were not dealt."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.bits import count, leaders, nth
from stockpot.core.game import ALL_OPEN
from stockpot.core.hands import as_set, draw_cards
from stockpot.core.random import draw
from stockpot.core.rule import rule
from stockpot.core.view import common

from .pieces import ALL_CARDS, CARD, N_PLACES
from .rules import held, waiting
from .state import DEALS, NONE, OPTIONS, State


def public(s: State) -> dict[str, Any]:
    """crowded.turn.choose: what everybody may know. `components.py` says how it is drawn."""
    over = s.deal == s.options[DEALS]
    return {
        **common("crowded", s, OPTIONS, waiting(s), leaders(s.points, s.players) if over else 0),
        "deal": min(s.deal + 1, s.options[DEALS]),
        "deals": s.options[DEALS],
        "pot": [space(s, place) for place in range(N_PLACES)],
        "chosen": [{"seat": seat, "piece": None} for seat in range(s.players) if s.chosen[seat] != NONE],
        "played": CARD.of_set(s.played),
        "seats": [seat_view(s, seat) for seat in range(s.players)],
        "hand": None,
    }


def space(s: State, place: int) -> dict[str, Any] | None:
    return {"piece": CARD.ids[s.pot[place]], "seat": s.owner[place]} if s.pot[place] != NONE else None


def seat_view(s: State, seat: int) -> dict[str, Any]:
    return {"points": s.points[seat], "cards": count(s.hand[seat]), "places": held(s, seat), "hand": None}


def own(s: State, viewer: int, known: Mapping[str, Any]) -> dict[str, Any]:
    """crowded.turn.choose: the own hand, and the card that one has put down."""
    chosen = [
        {**one, "piece": CARD.ids[s.chosen[one["seat"]]]} if viewer in (one["seat"], ALL_OPEN) else one
        for one in known["chosen"]
    ]
    if viewer == ALL_OPEN:
        seats = [{**one, "hand": CARD.of_set(s.hand[seat])} for seat, one in enumerate(known["seats"])]
        return {"chosen": chosen, "seats": seats}
    return {"seat": viewer, "chosen": chosen, "hand": CARD.of_set(s.hand[viewer] ^ as_set(s.chosen[viewer]))}


@rule
def secret(s: State, seat: int) -> bool:
    """crowded.turn.choose: what others choose now stays hidden."""
    return True


@rule
def redeal(s: State, seat: int) -> None:
    """crowded.turn.choose: any unseen cards may be in other hands, and any of a hand may be chosen."""
    left = ALL_CARDS & ~s.played
    if seat >= 0:
        left &= ~s.hand[seat]
    for other in range(s.players):
        if other != seat:
            s.hand[other] = draw_cards(s, left, count(s.hand[other]))
            left ^= s.hand[other]
            if s.chosen[other] != NONE:
                s.chosen[other] = nth(s.hand[other], draw(s, count(s.hand[other])))
