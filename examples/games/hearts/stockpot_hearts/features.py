"""The tensor a learner sees: what the seat may know, seats counted from its own; and what lies where in it."""

from __future__ import annotations

from typing import Any

from stockpot.core.hands import laid, write_flags
from stockpot.core.parts import Each, Part, Parts
from stockpot.core.rule import rule

from .pieces import CARD, N_CARDS, N_SUITS, SUIT, cost_of
from .rules import seen_cards, way_of
from .state import LIMIT, MAX_PLAYERS, Phase, State

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


@rule
def observe(s: State, seat: int, out: Any) -> None:
    n = 0
    for cards in (s.hand[seat], s.gave[seat], laid(s.trick, s.players), seen_cards(s)):
        n = write_flags(cards, N_CARDS, out, n)
    out[n] = way_of(s) / 3
    out[n + 1] = 1.0 if s.phase == Phase.PASS else 0.0
    n += 2
    for i in range(s.players):
        other = (seat + i) % s.players
        n = write_flags(s.void[other], N_SUITS, out, n)
        out[n] = s.points[other] / s.options[LIMIT]
        out[n + 1] = cost_of(s.taken[other]) / 26
        out[n + 2] = 1.0 if s.lead == other and s.phase == Phase.TRICKS else 0.0
        n += 3
