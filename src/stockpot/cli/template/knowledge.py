"""Who knows what in ladle: hidden are the cards chosen in this round, and nothing else."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, members, nth
from stockpot.core.game import ALL_OPEN
from stockpot.core.random import draw
from stockpot.core.rule import rule

from .rules import waiting, winners
from .state import NONE, OPTIONS, ROUNDS, State


def view(s: State, seat: int | None) -> dict[str, Any]:
    """ladle.round.choose: a card chosen face down is known to who chose it."""
    rounds = s.options[ROUNDS]
    return {
        "game": "ladle",
        "seat": seat if seat != ALL_OPEN else None,
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "to_act": members(waiting(s)),
        "round": min(s.round + 1, rounds),
        "rounds": rounds,
        "seats": [seat_view(s, other, seat) for other in range(s.players)],
        "winners": members(winners(s)) if s.round == rounds else [],
    }


def seat_view(s: State, other: int, viewer: int | None) -> dict[str, Any]:
    chosen = s.chosen[other]
    return {
        "points": s.points[other],
        "hand": [card + 1 for card in members(s.hand[other])],
        "chosen": chosen != NONE,
        "card": chosen + 1 if chosen != NONE and viewer in (other, ALL_OPEN) else None,
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
