"""Who knows what in ladle: hidden are the cards chosen in this round, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.bits import count, members, nth
from stockpot.core.game import ALL_OPEN
from stockpot.core.random import draw
from stockpot.core.rule import rule

from .rules import waiting, winners
from .state import NONE, OPTIONS, ROUNDS, State


def public(s: State) -> dict[str, Any]:
    """ladle.round.choose: what everybody may know."""
    rounds = s.options[ROUNDS]
    return {
        "game": "ladle",
        "seat": None,
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "to_act": members(waiting(s)),
        "round": min(s.round + 1, rounds),
        "rounds": rounds,
        "seats": [seat_view(s, seat) for seat in range(s.players)],
        "winners": members(winners(s)) if s.round == rounds else [],
    }


def own(s: State, viewer: int, known: Mapping[str, Any]) -> dict[str, Any]:
    """ladle.round.choose: a card chosen face down is known to who chose it."""
    seats = known["seats"].copy()
    for seat in range(s.players):
        if viewer in (seat, ALL_OPEN) and s.chosen[seat] != NONE:
            seats[seat] = {**seats[seat], "card": s.chosen[seat] + 1}
    return {"seat": None if viewer == ALL_OPEN else viewer, "seats": seats}


def seat_view(s: State, seat: int) -> dict[str, Any]:
    return {
        "points": s.points[seat],
        "hand": [card + 1 for card in members(s.hand[seat])],
        "chosen": s.chosen[seat] != NONE,
        "card": None,
    }


@rule
def secret(s: State, seat: int) -> bool:
    """ladle.round.choose: what others choose now stays hidden."""
    return True


@rule
def redeal(s: State, seat: int) -> None:
    """ladle.round.choose: guess what the others have chosen, every card of their hands as likely as any."""
    for other in range(s.players):
        if other != seat and s.chosen[other] != NONE:
            s.chosen[other] = nth(s.hand[other], draw(s, count(s.hand[other])))
