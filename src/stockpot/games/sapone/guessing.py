"""The redeal: everything that a seat cannot know, guessed anew so that it fits all the seat has seen.

What each seat has seen follows from the history of the round, which is kept in the state as it happens; how all cards may have
come to lie where they do is guessed first (`tracing`).
"""

from __future__ import annotations

from stockpot.core.random import draw
from stockpot.core.rule import rule
from stockpot.games.sapone.memory import forget, places
from stockpot.games.sapone.pieces import (
    FIRST_COPY,
    MARKET_TYPES,
    N_MARKET,
    N_TYPES,
    is_soap_card,
    wide,
)
from stockpot.games.sapone.rounds import soap_cards_at
from stockpot.games.sapone.sale import lock
from stockpot.games.sapone.state import BACKS, N_TOKENS, NONE, SPECTATOR, UNKNOWN_SOAP, UP, Phase, State
from stockpot.games.sapone.tracing import trace

ANY = -1


@rule
def redeal(s: State, seat: int) -> None:
    """sapone.hidden.memory: guess anew all that `seat` cannot know; -1 is a spectator.

    What others have put down unseen, or answered, is guessed; the others are taken to know what is public.
    """
    if s.phase == Phase.OVER:
        return
    viewer = seat if seat >= 0 else SPECTATOR
    take_back(s, seat)
    trace(s, seat, viewer)
    mix_below(s)
    for other in range(s.players):
        if other != seat:
            lay_out(s, other)
    share_public(s, seat)


@rule
def take_back(s: State, seat: int) -> None:
    """Bids that are not shown yet go back into the hands of the others, for `lay_out` to guess."""
    if s.phase != Phase.BID:
        return
    for other in range(s.players):
        if other != seat:
            s.n_hand[other] += s.n_bid[other] - s.n_shown[other]
            s.n_bid[other] = s.n_shown[other]
            s.holding[other] = NONE
            for claim in range(N_TYPES + 1):
                s.claim[other, claim] = s.shown[other, claim]


@rule
def mix_below(s: State) -> None:
    """sapone.hidden.market: how the cards below the top lie is a guess too; how many lie face up is known."""
    if s.n_market == 0:
        return
    below = s.n_market - 1
    left = s.ups - (1 if s.market[below] >= UP else 0)
    for i in range(below):
        if draw(s, below - i) < left:
            s.market[i] += UP
            left -= 1


@rule
def lay_out(s: State, seat: int) -> None:
    """Guess which of the guessed cards of a seat are on sale, bid or paid, and what it has decided unseen."""
    apart = s.options[BACKS] != 0
    soap = s.shown_soap[seat]
    if s.phase == Phase.PAY and seat == s.turn:
        soap = 0
        for card in range(MARKET_TYPES, N_TYPES):
            soap += s.bid[seat, card]
    if seat == s.turn and s.offer != NONE:
        if s.face_up == 0 or s.hand[seat, s.offer] == 0:
            back = ANY
            if apart:
                back = 1 if is_soap_card(wide(s.offer)) else 0
            s.offer = some_card(s, seat, back)
        s.hand[seat, s.offer] -= 1
    for card in range(N_TYPES):
        s.bid[seat, card] = 0
    for i in range(s.n_bid[seat]):
        back = ANY
        if apart:
            back = 1 if i < soap else 0
        card = some_card(s, seat, back)
        s.hand[seat, card] -= 1
        s.bid[seat, card] += 1
    if seat != s.turn and s.n_hand[seat] > 0 and (s.busy >> seat) & 1 == 0:
        if s.phase == Phase.BID:
            guess_bid(s, seat)
        elif s.phase == Phase.DOUBT:
            s.answers = (s.answers & ~(1 << seat)) | ((1 if draw(s, 4) == 0 else 0) << seat)


@rule
def guess_bid(s: State, seat: int) -> None:
    """A seat that is done may have put down any number of cards, and said anything."""
    while s.n_hand[seat] > 0 and draw(s, 2) == 0:
        card = some_card(s, seat, ANY)
        lock(s, seat, card)
        s.claim[seat, card if draw(s, 2) == 0 else draw(s, N_TYPES + 1)] += 1


@rule
def some_card(s: State, seat: int, back: int) -> int:
    """A free card at random; back 0 or 1 asks for a market or a soap card."""
    first = MARKET_TYPES if back == 1 else 0
    end = MARKET_TYPES if back == 0 else N_TYPES
    n = 0
    for card in range(first, end):
        n += s.hand[seat, card]
    n = draw(s, n)
    for card in range(first, end):
        n -= s.hand[seat, card]
        if n < 0:
            return card
    return NONE  # not reached: there is such a card


@rule
def share_public(s: State, seat: int) -> None:
    """In a guess the other seats remember what is public, less what lies with themselves."""
    for token in range(N_TOKENS):
        where = places(s, SPECTATOR, token)
        since = s.n_packets if where != 0 else 0
        for other in range(s.players):
            if other != seat:
                s.know[other, token] = where
                s.since[other, token] = since
    for other in range(s.players):
        if other != seat:
            leave_out_own(s, other)


@rule
def leave_out_own(s: State, seat: int) -> None:
    """A seat needs no tokens for its own cards: those surely with it first, then as many others as it has cards."""
    soap = soap_cards_at(s, seat) - surely_at(s, seat, N_MARKET, N_TOKENS)
    for card in range(N_TYPES):
        first = FIRST_COPY[card]
        end = FIRST_COPY[card + 1]
        mine = s.hand[seat, card] + s.bid[seat, card] + (1 if seat == s.turn and s.offer == card else 0)
        mine -= surely_at(s, seat, first, end)
        if is_soap_card(card):
            soap -= claim_tokens(s, seat, first, end, min(mine, soap))
        else:
            claim_tokens(s, seat, first, end, mine)
    claim_tokens(s, seat, UNKNOWN_SOAP, N_TOKENS, soap)


@rule
def surely_at(s: State, seat: int, first: int, end: int) -> int:
    """How many of these tokens of a seat can only be with it."""
    n = 0
    for token in range(first, end):
        if s.know[seat, token] == 1 << seat:
            n += 1
    return n


@rule
def claim_tokens(s: State, seat: int, first: int, end: int, mine: int) -> int:
    """Drop the tokens that are surely with the seat, and up to `mine` that may be; the others lie elsewhere.

    Returns how many of those that may be were dropped.
    """
    dropped = 0
    for token in range(first, end):
        where = s.know[seat, token]
        if where == 1 << seat:
            forget(s, seat, token)
        elif (where >> seat) & 1 != 0:
            if dropped < mine:
                forget(s, seat, token)
                dropped += 1
            else:
                s.know[seat, token] = where & ~(1 << seat)
    return dropped
