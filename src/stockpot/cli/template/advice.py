"""A rule of thumb for ladle, and what a situation is worth."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, has, nth
from stockpot.core.points import share_out
from stockpot.core.random import draw
from stockpot.core.rule import rule

from .rules import number_of, winners
from .state import ROUNDS, State


@rule
def thumb(s: State, seat: int) -> int:
    """The higher of two cards drawn by lot: who always chose the same would meet nothing but ties."""
    cards = count(s.hand[seat])
    one = nth(s.hand[seat], draw(s, cards))
    other = nth(s.hand[seat], draw(s, cards))
    return one if number_of(s, one) > number_of(s, other) else other


@rule
def outcome(s: State, out: Any) -> None:
    """ladle.end.winner: winners share the victory; before the end, the more points the larger the share."""
    best = winners(s)
    for seat in range(s.players):
        if s.round == s.options[ROUNDS]:
            out[seat] = 1.0 if has(best, seat) else 0.0
        else:
            out[seat] = 1.0 + s.points[seat]
    share_out(out, s.players)
