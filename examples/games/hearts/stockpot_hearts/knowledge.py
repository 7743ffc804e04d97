"""Who knows what in hearts: hidden are the hands, and what is passed from whom to whom but for the two of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.bits import count, leaders
from stockpot.core.game import ALL_OPEN
from stockpot.core.hands import draw_cards, guess_hands
from stockpot.core.rule import rule
from stockpot.core.view import common

from .pieces import ALL_HEARTS, CARD, OF_SUIT, SUIT, cost_of
from .rules import FIRST, receiver, seen_cards, waiting, way_of
from .state import NONE, OPTIONS, WAY, Phase, State

# ------------------------------------------------------------------------------------------------------------------ view


def public(s: State) -> dict[str, Any]:
    """hearts.hidden: what everybody may know. `components.py` says how it is drawn."""
    order = [(s.lead + i) % s.players for i in range(s.players)]
    return {
        **common("hearts", s, OPTIONS, waiting(s), leaders(s.points, s.players) if s.phase == Phase.OVER else 0),
        "phase": Phase(s.phase).name.lower(),
        "deal": s.deal + 1,
        "way": WAY.ids[way_of(s)],
        "broken": seen_cards(s) & ALL_HEARTS != 0,
        "trick": [{"seat": seat, "piece": CARD.ids[s.trick[seat]]} for seat in order if s.trick[seat] != NONE],
        "seats": [seat_view(s, seat) for seat in range(s.players)],
        "passing": None,
        "hand": None,
    }


def seat_view(s: State, seat: int) -> dict[str, Any]:
    return {
        "points": s.points[seat],
        "cost": cost_of(s.taken[seat]),
        "cards": count(s.hand[seat]),
        "put_down": count(s.gave[seat]) if s.phase == Phase.PASS else 0,
        "lacks": SUIT.of_set(s.void[seat]),
        "gave": None,
        "hand": None,
    }


def own(s: State, viewer: int, known: Mapping[str, Any]) -> dict[str, Any]:
    """hearts.hidden hearts.pass.secret: the own hand, and cards passed by or to the viewer that are still in a hand."""
    seats = [*known["seats"]]
    for seat in range(s.players):
        if s.phase == Phase.TRICKS and viewer in (seat, receiver(s, seat), ALL_OPEN):
            seats[seat] = {**seats[seat], "gave": CARD.of_set(s.gave[seat])}
        if viewer == ALL_OPEN:
            seats[seat] = {**seats[seat], "hand": CARD.of_set(s.hand[seat])}
    if viewer == ALL_OPEN:
        return {"seats": seats}
    if s.phase != Phase.PASS:
        return {"seat": viewer, "seats": seats, "hand": CARD.of_set(s.hand[viewer])}
    down = s.gave[viewer]
    return {"seat": viewer, "hand": CARD.of_set(s.hand[viewer] & ~down), "passing": CARD.of_set(down)}


@rule
def secret(s: State, seat: int) -> bool:
    """hearts.pass.secret: what others pass stays hidden."""
    return s.phase == Phase.PASS


# ---------------------------------------------------------------------------------------------------------------- redeal


@rule
def redeal(s: State, seat: int) -> None:
    """hearts.hidden hearts.play.start: deal the unseen cards anew, as far as suits shown to be lacking and cards passed allow.

    What the others passed among themselves is forgotten: in a guess nobody decides by it.
    """
    known = 0
    if s.phase == Phase.TRICKS:
        known = 1 << FIRST  # who leads the first trick has it
        if seat >= 0:
            known |= s.gave[seat]
    guess_hands(s, seat, s.hand, known, s.void, OF_SUIT)
    for other in range(s.players):
        if other != seat:
            guess_passed(s, seat, other)


@rule
def guess_passed(s: State, seat: int, other: int) -> None:
    """hearts.pass.secret: cards put down are any of the hand; of those passed, a seat knows what came to itself."""
    if s.phase == Phase.PASS:
        s.gave[other] = draw_cards(s, s.hand[other], count(s.gave[other]))
    elif seat < 0 or receiver(s, other) != seat:
        s.gave[other] = 0
