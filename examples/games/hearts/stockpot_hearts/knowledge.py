"""Who knows what in hearts: hidden are the hands, and what is passed from whom to whom but for the two of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.bits import count, has, leaders, members
from stockpot.core.game import ALL_OPEN
from stockpot.core.hands import draw_cards, spread
from stockpot.core.rule import rule

from .pieces import ALL_CARDS, ALL_HEARTS, CARD, OF_SUIT, SUIT, cost_of
from .rules import FIRST, receiver, seen_cards, waiting, way_of
from .state import NONE, OPTIONS, WAY, Phase, State

# ------------------------------------------------------------------------------------------------------------------ view


def public(s: State) -> dict[str, Any]:
    """hearts.hidden: what everybody may know. `components.py` says how it is drawn."""
    order = [(s.lead + i) % s.players for i in range(s.players)]
    return {
        "game": "hearts",
        "seat": None,
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "to_act": members(waiting(s)),
        "phase": Phase(s.phase).name.lower(),
        "deal": s.deal + 1,
        "way": WAY.ids[way_of(s)],
        "broken": seen_cards(s) & ALL_HEARTS != 0,
        "trick": [{"seat": seat, "piece": CARD.ids[s.trick[seat]]} for seat in order if s.trick[seat] != NONE],
        "seats": [seat_view(s, seat) for seat in range(s.players)],
        "passing": None,
        "hand": None,
        "winners": members(leaders(s.points, s.players)) if s.phase == Phase.OVER else [],
    }


def seat_view(s: State, seat: int) -> dict[str, Any]:
    return {
        "points": s.points[seat],
        "cost": cost_of(s.taken[seat]),
        "cards": count(s.hand[seat]),
        "put_down": count(s.gave[seat]) if s.phase == Phase.PASS else 0,
        "lacks": [SUIT.ids[suit] for suit in members(s.void[seat])],
        "gave": None,
        "hand": None,
    }


def own(s: State, viewer: int, known: Mapping[str, Any]) -> dict[str, Any]:
    """hearts.hidden hearts.pass.secret: the own hand, and cards passed by or to the viewer that are still in a hand."""
    seats = [*known["seats"]]
    for seat in range(s.players):
        if s.phase == Phase.TRICKS and viewer in (seat, receiver(s, seat), ALL_OPEN):
            seats[seat] = {**seats[seat], "gave": names(s.gave[seat])}
        if viewer == ALL_OPEN:
            seats[seat] = {**seats[seat], "hand": names(s.hand[seat])}
    if viewer == ALL_OPEN:
        return {"seats": seats}
    passing = s.phase == Phase.PASS
    held = s.hand[viewer] & ~s.gave[viewer] if passing else s.hand[viewer]
    return {"seat": viewer, "seats": seats, "hand": names(held), "passing": names(s.gave[viewer]) if passing else None}


def names(cards: int) -> list[str]:
    return [CARD.ids[card] for card in members(cards)]


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
    unseen = ALL_CARDS & ~seen_cards(s)
    needs = 0  # six bits a seat: how many cards it lacks
    for other in range(s.players):
        if other == seat:
            unseen &= ~s.hand[other]
        else:
            needs |= count(s.hand[other]) << 6 * other
            s.hand[other] = 0
    if s.phase == Phase.TRICKS and seat >= 0 and s.gave[seat] != 0:
        unseen &= ~s.gave[seat]
        needs -= count(s.gave[seat]) << 6 * receiver(s, seat)
        s.hand[receiver(s, seat)] = s.gave[seat]
    if s.phase == Phase.TRICKS and has(unseen, FIRST):  # who leads the first trick has it
        unseen ^= 1 << FIRST
        needs -= 1 << 6 * s.lead
        s.hand[s.lead] |= 1 << FIRST
    spread(s, s.hand, s.void, OF_SUIT, unseen, needs)
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
