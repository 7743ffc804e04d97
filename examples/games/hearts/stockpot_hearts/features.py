"""The tensor a learner sees: what the seat may know, seats counted from its own; and what lies where in it."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, has
from stockpot.core.parts import Each, Part, Parts
from stockpot.core.rule import rule

from .pieces import CARD, N_CARDS, N_SUITS, SUIT
from .rules import way_of
from .state import LIMIT, MAX_PLAYERS, NONE, WAY, Phase, State

PARTS = Parts(
    Part("hand", "own hand: 1", CARD),
    Part("gave", "cards put down to be passed, or passed and still in a hand: 1", CARD),
    Part("way", "the way cards are passed: 1", WAY),
    Part("passing", "1 while cards are passed"),
    Part("players", "number of players / 4"),
    Each(
        "seats",
        MAX_PLAYERS,
        Part("trick", "card in the trick: 1", CARD),
        Part("taken", "cards taken: 1", CARD),
        Part("void", "suits it has shown not to hold: 1", SUIT),
        Part("points", "points / limit"),
        Part("cards", "cards in hand / 13"),
        Part("leads", "1 for who leads"),
    ),
)
N_WAYS = WAY.size
FIRST_SEAT = 2 * N_CARDS + N_WAYS + 2
PER_SEAT = 2 * N_CARDS + N_SUITS + 3


@rule
def observe(s: State, seat: int, out: Any) -> None:
    write_cards(s.hand[seat], out, 0)
    write_cards(s.gave[seat], out, N_CARDS)
    for way in range(N_WAYS):
        out[2 * N_CARDS + way] = 1.0 if way_of(s) == way else 0.0
    out[FIRST_SEAT - 2] = 1.0 if s.phase == Phase.PASS else 0.0
    out[FIRST_SEAT - 1] = s.players / MAX_PLAYERS
    for i in range(s.players):
        write_seat(s, (seat + i) % s.players, out, FIRST_SEAT + i * PER_SEAT)


@rule
def write_cards(cards: int, out: Any, n: int) -> None:
    for card in range(N_CARDS):
        out[n + card] = 1.0 if has(cards, card) else 0.0


@rule
def write_seat(s: State, seat: int, out: Any, n: int) -> None:
    write_cards(0 if s.trick[seat] == NONE else 1 << s.trick[seat], out, n)
    write_cards(s.taken[seat], out, n + N_CARDS)
    n += 2 * N_CARDS
    for suit in range(N_SUITS):
        out[n + suit] = 1.0 if has(s.void[seat], suit) else 0.0
    n += N_SUITS
    out[n] = s.points[seat] / s.options[LIMIT]
    out[n + 1] = count(s.hand[seat]) / 13
    out[n + 2] = 1.0 if s.lead == seat and s.phase == Phase.TRICKS else 0.0
