"""Rules of thumb for Crowded Pot, and what a situation is worth."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import has, leaders, lowest
from stockpot.core.elementary import exp
from stockpot.core.points import share_out
from stockpot.core.random import draw
from stockpot.core.rule import rule

from .pieces import N_CARDS, N_PLACES, PLACE
from .rules import held
from .state import DEALS, NONE, State

WHIM = 6
"""How much chance there is in a choice: who is always the same is easily met."""
WARMTH = 8.0
"""How many points make a lead three times as good."""


@rule
def thumb(s: State, seat: int) -> int:
    """Take a free place, or push a rival; a low card where it fills the pot, else one that may stay."""
    free = 0
    for place in range(N_PLACES):
        if s.pot[place] == NONE:
            free += 1
    cards = s.hand[seat]
    best = NONE
    most = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        worth = worth_of(s, seat, card, free) + draw(s, WHIM)
        if best == NONE or worth > most:
            best = card
            most = worth
    return best


@rule
def worth_of(s: State, seat: int, card: int, free: int) -> int:
    """What a card promises, in halves of a point."""
    place = PLACE[card]
    if s.pot[place] > card:
        return -card // 8
    quick = (N_CARDS - card) // 8
    if s.pot[place] == NONE:
        return 8 + 2 * quick if free <= 2 else 5 + card // 8
    if s.owner[place] == seat:
        return -2
    return 4 + held(s, s.owner[place]) + (quick if free == 1 else 0)


@rule
def outcome(s: State, out: Any) -> None:
    """crowded.end.winner: winners share the victory; before the end, the more points the larger the share."""
    for seat in range(s.players):
        if s.deal == s.options[DEALS]:
            out[seat] = 1.0 if has(leaders(s.points, s.players), seat) else 0.0
        else:
            places = held(s, seat)
            out[seat] = exp((s.points[seat] + places * (places + 1) / 4) / WARMTH)
    share_out(out, s.players)
