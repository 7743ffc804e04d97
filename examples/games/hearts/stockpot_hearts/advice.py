"""Rules of thumb for hearts, and what a situation is worth."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, has, leaders, lowest
from stockpot.core.elementary import exp
from stockpot.core.hands import laid
from stockpot.core.points import share_out
from stockpot.core.rule import rule

from .pieces import ALL_HEARTS, HIGH_SPADES, OF_SUIT, QUEEN, cost_of, rank_of, suit_of
from .rules import playable, seen_cards
from .state import NONE, PASS, Phase, State

GUARDED = 5
"""With so many spades, high ones are safe in one's own hand."""
WARMTH = 22.0
"""How many points make a lead three times as good."""


@rule
def thumb(s: State, seat: int) -> int:
    """The card that one would rather be rid of, or that does the least harm."""
    passing = s.phase == Phase.PASS
    cards = playable(s, seat)
    best = NONE
    most = 0
    while cards != 0:
        card = lowest(cards)
        cards &= cards - 1
        worth = burden(s, seat, card) if passing else ease(s, seat, card)
        if best == NONE or worth > most:
            best = card
            most = worth
    return best + PASS if passing else best


@rule
def burden(s: State, seat: int, card: int) -> int:
    """How gladly a card is passed: the queen of spades and what falls to it, hearts, high cards, short suits."""
    held = count(s.hand[seat] & OF_SUIT[suit_of(card)])
    if card == QUEEN or has(HIGH_SPADES, card):
        return 40 if held < GUARDED else -20
    return 2 * rank_of(card) - 2 * held + (6 if has(ALL_HEARTS, card) else 0)


@rule
def ease(s: State, seat: int, card: int) -> int:
    """How good it is to play a card: lead low, duck under the trick, throw away what costs; the last takes what is free."""
    rank = rank_of(card)
    in_trick = laid(s.trick, s.players)
    higher = (in_trick & OF_SUIT[suit_of(card)]) >> card
    last = (seat + 1) % s.players == s.lead
    hunted = has(HIGH_SPADES, card) and not last and not has(seen_cards(s) | s.hand[seat], QUEEN)
    if seat != s.lead and suit_of(card) != suit_of(s.trick[s.lead]):
        return rank + 13 * cost_of(1 << card) + (20 if hunted else 0)
    if higher != 0:
        return 60 + rank + (40 if card == QUEEN else 0)
    free = last and cost_of(in_trick) == 0
    return (rank if free else -rank) - (50 if hunted or card == QUEEN else 0)


@rule
def outcome(s: State, out: Any) -> None:
    """hearts.end.winner: winners share the victory; before the end, the more points the larger the share."""
    for seat in range(s.players):
        if s.phase == Phase.OVER:
            out[seat] = 1.0 if has(leaders(s.points, s.players), seat) else 0.0
        else:
            out[seat] = exp((s.points[seat] - cost_of(s.taken[seat])) / WARMTH)
    share_out(out, s.players)
