"""The tensor a learner sees: what the seat may know, seats counted from its own; and what lies where in it."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import has
from stockpot.core.parts import Each, Part, Parts
from stockpot.core.rule import rule

from .pieces import CARD, N_CARDS, N_SUITS, SUIT, cost_of
from .rules import seen_cards, way_of
from .state import LIMIT, MAX_PLAYERS, NONE, Phase, State

PARTS = Parts(
    Part("hand", "own hand: 1", CARD),
    Part("gave", "cards put down to be passed, or passed and still in a hand: 1", CARD),
    Part("trick", "cards in the trick: 1", CARD),
    Part("seen", "cards played in this deal: 1", CARD),
    Part("way", "the way cards are passed, in seats to the left / 3"),
    Part("passing", "1 while cards are passed"),
    Each(
        "seats",
        MAX_PLAYERS,
        Part("void", "suits it has shown not to hold: 1", SUIT),
        Part("points", "points / limit"),
        Part("cost", "what it has taken in this deal / 26"),
        Part("leads", "1 for who leads"),
    ),
)
FIRST_SEAT, PER_SEAT = 4 * N_CARDS + 2, N_SUITS + 3


@rule
def observe(s: State, seat: int, out: Any) -> None:
    trick = 0
    for other in range(s.players):
        trick |= 0 if s.trick[other] == NONE else 1 << s.trick[other]
    for card in range(N_CARDS):
        out[card] = 1.0 if has(s.hand[seat], card) else 0.0
        out[N_CARDS + card] = 1.0 if has(s.gave[seat], card) else 0.0
        out[2 * N_CARDS + card] = 1.0 if has(trick, card) else 0.0
        out[3 * N_CARDS + card] = 1.0 if has(seen_cards(s), card) else 0.0
    out[FIRST_SEAT - 2] = way_of(s) / 3
    out[FIRST_SEAT - 1] = 1.0 if s.phase == Phase.PASS else 0.0
    for i in range(s.players):
        other = (seat + i) % s.players
        n = FIRST_SEAT + i * PER_SEAT
        for suit in range(N_SUITS):
            out[n + suit] = 1.0 if has(s.void[other], suit) else 0.0
        out[n + N_SUITS] = s.points[other] / s.options[LIMIT]
        out[n + N_SUITS + 1] = cost_of(s.taken[other]) / 26
        out[n + N_SUITS + 2] = 1.0 if s.lead == other and s.phase == Phase.TRICKS else 0.0
