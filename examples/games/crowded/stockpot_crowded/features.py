"""The tensor a learner sees: what the seat may know, seats counted from its own; and what lies where in it."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, has
from stockpot.core.parts import Each, Part, Parts
from stockpot.core.rule import rule

from .pieces import CARD, N_CARDS, N_PLACES, VEGETABLE
from .state import DEALS, HAND_SIZE, MAX_PLAYERS, NONE, State

PARTS = Parts(
    Part("hand", "own hand: 1", CARD),
    Part("chosen", "the own choice: 1", CARD),
    Part("played", "cards shown in this deal: 1", CARD),
    Part("pot", "card at each place / 40, from 1", VEGETABLE),
    Part("deal", "number of the deal / deals"),
    Part("players", "number of players / 5"),
    Each(
        "seats",
        MAX_PLAYERS,
        Part("places", "places of the pot that it holds: 1", VEGETABLE),
        Part("points", "points / 50"),
        Part("cards", "cards in hand / hand size"),
        Part("has_chosen", "1 when it has chosen"),
    ),
)
N_FEATURES = PARTS.size
FIRST_SEAT, PER_SEAT = 3 * N_CARDS + N_PLACES + 2, N_PLACES + 3


@rule
def observe(s: State, seat: int, out: Any) -> None:
    for i in range(N_FEATURES):
        out[i] = 0.0
    for card in range(N_CARDS):
        out[card] = 1.0 if has(s.hand[seat], card) else 0.0
        out[N_CARDS + card] = 1.0 if s.chosen[seat] == card else 0.0
        out[2 * N_CARDS + card] = 1.0 if has(s.played, card) else 0.0
    for place in range(N_PLACES):
        out[3 * N_CARDS + place] = (s.pot[place] + 1) / N_CARDS
    out[FIRST_SEAT - 2] = s.deal / s.options[DEALS]
    out[FIRST_SEAT - 1] = s.players / MAX_PLAYERS
    for i in range(s.players):
        other = (seat + i) % s.players
        n = FIRST_SEAT + i * PER_SEAT
        for place in range(N_PLACES):
            out[n + place] = 1.0 if s.owner[place] == other else 0.0
        out[n + N_PLACES] = s.points[other] / 50
        out[n + N_PLACES + 1] = count(s.hand[other]) / s.options[HAND_SIZE]
        out[n + N_PLACES + 2] = 1.0 if s.chosen[other] != NONE else 0.0
