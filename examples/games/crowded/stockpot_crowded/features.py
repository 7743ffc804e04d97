"""The tensor a learner sees: what the seat may know, seats counted from its own; and what lies where in it."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count
from stockpot.core.hands import as_set, fill, write_flags
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


@rule
def observe(s: State, seat: int, out: Any) -> None:
    fill(out, N_FEATURES, 0)
    n = 0
    for cards in (s.hand[seat], as_set(s.chosen[seat]), s.played):
        n = write_flags(cards, N_CARDS, out, n)
    for place in range(N_PLACES):
        out[n + place] = (s.pot[place] + 1) / N_CARDS
    n += N_PLACES
    out[n] = s.deal / s.options[DEALS]
    out[n + 1] = s.players / MAX_PLAYERS
    n += 2
    for i in range(s.players):
        other = (seat + i) % s.players
        for place in range(N_PLACES):
            out[n + place] = 1.0 if s.owner[place] == other else 0.0
        n += N_PLACES
        out[n] = s.points[other] / 50
        out[n + 1] = count(s.hand[other]) / s.options[HAND_SIZE]
        out[n + 2] = 1.0 if s.chosen[other] != NONE else 0.0
        n += 3
