"""The tensor a learner sees: what the seat may know, seats counted from its own."""

from __future__ import annotations

from typing import Any

from stockpot.core.rule import rule
from stockpot.games.sapone.memory import places
from stockpot.games.sapone.pieces import COPIES, DECK, N_TYPES
from stockpot.games.sapone.state import (
    BACKS,
    DISCARD,
    DOUBT,
    MAX_PLAYERS,
    N_PHASES,
    N_TOKENS,
    N_WISHES,
    NONE,
    REQUESTS,
    TARGET,
    TO_ALL,
    UNKNOWN_SOAP,
    UP,
    Phase,
    State,
)

PER_SEAT = 2 * (N_TYPES + 1) + 1 + 12
OWN = 5 * N_TYPES + 1
TABLE_FEATURES = N_PHASES + 2 * N_TYPES + 1 + 2 * (N_WISHES + 1) + 9 + N_TYPES
N_FEATURES = OWN + TABLE_FEATURES + MAX_PLAYERS * PER_SEAT


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Own cards and claims; the table and the sale; for each seat claims, cards known or likely there, counts, points."""
    for i in range(N_FEATURES):
        out[i] = 0.0
    n = write_own(s, seat, out, 0)
    n = write_table(s, seat, out, n)
    first = n
    for i in range(MAX_PLAYERS):
        if i < s.players:
            write_seat(s, seat, (seat + i) % s.players, out, n)
        n += PER_SEAT
    write_known(s, seat, out, first)


@rule
def write_own(s: State, seat: int, out: Any, n: int) -> int:
    """Free cards, cards put down, claims made, the card waiting for its claim."""
    for card in range(N_TYPES):
        out[n + card] = s.hand[seat, card] / COPIES[card]
        out[n + N_TYPES + card] = s.bid[seat, card] / COPIES[card]
        out[n + 2 * N_TYPES + card] = s.claim[seat, card]
        out[n + 3 * N_TYPES + card] = 1.0 if s.holding[seat] == card else 0.0
        out[n + 4 * N_TYPES + card] = 1.0 if seat == s.turn and s.offer == card else 0.0
    out[n + 5 * N_TYPES] = s.claim[seat, N_TYPES]
    return n + OWN


@rule
def write_table(s: State, seat: int, out: Any, n: int) -> int:
    """Phase, top of the market, the sale, counts."""
    out[n + s.phase] = 1.0
    n += N_PHASES
    top = s.market[s.n_market - 1] - UP if s.n_market > 0 else NONE
    if top >= 0:
        out[n + top] = 1.0
    n += N_TYPES
    if s.declared != NONE:
        out[n + s.declared] = 1.0
    if s.face_up != 0:
        out[n + N_TYPES] = 1.0
    n += N_TYPES + 1
    out[n + s.wish] = 1.0
    out[n + N_WISHES + 1 + s.request_wish] = 1.0
    n += 2 * (N_WISHES + 1)
    out[n] = s.n_market / 60
    out[n + 1] = s.ups / 30
    out[n + 2] = s.n_soap / 40
    out[n + 3] = s.n_discard / 60
    out[n + 4] = s.asked
    out[n + 5] = 1.0 if s.options[DOUBT] != 0 else 0.0
    out[n + 6] = s.players / MAX_PLAYERS
    out[n + 7] = s.options[TARGET] / 20
    out[n + 8] = 1.0 if s.options[REQUESTS] > s.asked else 0.0
    n += 9
    if s.face_up != 0:
        out[n + s.offer] = 1.0
    return n + N_TYPES


@rule
def write_seat(s: State, viewer: int, seat: int, out: Any, n: int) -> None:
    """One seat, as far as the viewer may know it; its known cards follow in `write_known`."""
    n += N_TYPES + 1
    for claim in range(N_TYPES + 1):
        out[n + claim] = s.shown[seat, claim]
    n += N_TYPES + 1
    pending = 0 if seat == viewer or s.phase == Phase.PAY else s.n_bid[seat] - s.n_shown[seat]
    out[n] = (s.n_hand[seat] + pending) / 10
    out[n + 1] = s.n_shown[seat] / 5
    out[n + 2] = s.points[seat] / s.options[TARGET]
    out[n + 3] = s.bought[seat] / 5
    out[n + 4] = 1.0 if s.turn == seat else 0.0
    out[n + 5] = 1.0 if s.first == seat else 0.0
    out[n + 6] = 1.0 if s.doubter == seat else 0.0
    out[n + 7] = 1.0 if s.request_to == seat or (s.request_to == TO_ALL and seat != s.turn) else 0.0
    out[n + 8] = (s.busy >> seat) & 1
    out[n + 9] = s.shown_soap[seat] if s.options[BACKS] != 0 else 0.0
    out[n + 10] = 1.0 if s.namer == seat else 0.0
    out[n + 11] = 1.0
    out[n + 12] = s.gained[seat] / 15


@rule
def write_known(s: State, viewer: int, out: Any, first: int) -> None:
    """Each card that the viewer has seen counts at every place where it may be, shared among them."""
    for token in range(N_TOKENS):
        if s.know[viewer, token] != 0:
            where = places(s, viewer, token)
            n = 0
            for place in range(DISCARD + 1):
                n += (where >> place) & 1
            card = N_TYPES + 0
            if token < UNKNOWN_SOAP:
                card = DECK[token]
            for place in range(s.players):
                if (where >> place) & 1 != 0:
                    out[first + ((place - viewer) % s.players) * PER_SEAT + card] += 1.0 / n
