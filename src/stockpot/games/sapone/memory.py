"""What each seat has seen: tokens and packets (sapone.hidden.memory).

A *token* is a card that a viewer has seen and that lies with somebody else or on the discard: its type, the places where
it could be at a certain moment (`know`, a set of places) and that moment (`since`). Own cards need no token. Every soap
card bought by another seat is a token too, of unknown face until the viewer sees it, so that whatever has no token is a
market card the viewer has never seen.

A *packet* is a number of cards that went face down from one place to another: everybody sees how many, only the two at
its ends see which. The packets of a round are public and kept in order; where a token may be now follows from the packets
after its moment in which the viewer had no part (`places`). With different backs a packet counts market and soap
cards apart.

A viewer's tokens depend on nothing but what that viewer has seen: copies of a type are alike, so when a type is seen
at a place, the token that was surest to be there counts as the card seen (`see`).

Tokens are notes for people and for bots at a glance: each tells where one card may be, and no card is ever anywhere else; but
they do not tell which of these places exclude each other. All that was seen, taken together, is in the history, and guesses
follow that (`tracing`).
"""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count
from stockpot.core.rule import rule
from stockpot.games.sapone.history import Step, card_of, carries, one_of, other_of, write_step
from stockpot.games.sapone.pieces import FIRST_COPY, N_MARKET, N_SOAP, N_TYPES, is_soap_card, number_of, wide
from stockpot.games.sapone.state import (
    BACKS,
    DISCARD,
    MAX_PACKETS,
    N_TOKENS,
    N_VIEWERS,
    NONE,
    SPECTATOR,
    UNKNOWN_SOAP,
    State,
)

# A packet is a row of nine numbers: the two places, then for each kind of back (only the first when backs are alike) how
# many cards went there of how many, and how many came back at the same moment of how many.


@rule
def clear_memory(s: State) -> None:
    """sapone.round.end: a new round, all cards shuffled."""
    for viewer in range(N_VIEWERS):
        for token in range(N_TOKENS):
            s.know[viewer, token] = 0
            s.since[viewer, token] = 0
    for packet in range(s.n_packets):
        s.contents[packet] = 0
        for i in range(9):
            s.packets[packet, i] = 0
    s.n_packets = 0
    for step in range(s.n_steps):
        s.steps[step] = 0
    s.n_steps = 0
    for place in range(DISCARD + 1):
        s.opening[place, 0] = 0
        s.opening[place, 1] = 0


@rule
def add_packet(s: State, one: int, other: int) -> None:
    """Begin a packet between two places; `count_packet` says how many cards are in it."""
    if s.n_packets < MAX_PACKETS:
        s.packets[s.n_packets, 0] = one + 8 * other
        s.n_packets += 1


@rule
def count_packet(s: State, back: int, there: int, of_one: int, here: int, of_other: int) -> None:
    """How many cards with this back went there and came here, of how many."""
    packet = s.n_packets - 1
    s.packets[packet, 1 + 4 * back] = there
    s.packets[packet, 2 + 4 * back] = of_one
    s.packets[packet, 3 + 4 * back] = here
    s.packets[packet, 4 + 4 * back] = of_other


@rule
def back_of(s: State, token: int) -> int:
    """The back of a token as far as packets count it: 1 for soap cards when backs differ."""
    return 1 if token >= N_MARKET and s.options[BACKS] != 0 else 0


@rule
def places(s: State, viewer: int, token: int) -> int:
    """The set of places where a token may be now."""
    where = wide(s.know[viewer, token])
    start = s.since[viewer, token]
    if where == 0 or start == s.n_packets:
        return where
    at = 1 + 4 * back_of(s, token)
    for packet in range(start, s.n_packets):
        one = s.packets[packet, 0] & 7
        other = s.packets[packet, 0] >> 3
        if (where >> one) & 1 == 0 and (where >> other) & 1 == 0:
            continue
        if viewer == SPECTATOR or (one != viewer and other != viewer):
            where = after_packet(s, packet, at, one, other, where)
    return where


@rule
def after_packet(s: State, packet: int, at: int, one: int, other: int, where: int) -> int:
    """Where a token may be after a packet, if it may have been in this set of places before."""
    there = s.packets[packet, at]
    here = s.packets[packet, at + 2]
    after = where
    if (where >> one) & 1 != 0 and there > 0:
        if there == s.packets[packet, at + 1]:
            after &= ~(1 << one)
        after |= 1 << other
    if (where >> other) & 1 != 0 and here > 0:
        if here == s.packets[packet, at + 3] and ((where >> one) & 1 == 0 or there == 0):
            after &= ~(1 << other)
        after |= 1 << one
    return after


@rule
def remember(s: State, viewer: int, card: int, place: int) -> None:
    """The viewer now knows a card of this type at a place, one more than before."""
    for token in range(FIRST_COPY[card], FIRST_COPY[card + 1]):
        if s.know[viewer, token] == 0:
            s.know[viewer, token] = 1 << place
            s.since[viewer, token] = s.n_packets
            return


@rule
def forget(s: State, viewer: int, token: int) -> None:
    s.know[viewer, token] = 0
    s.since[viewer, token] = 0


@rule
def see(s: State, viewer: int, card: int, place: int, now: int) -> None:
    """The viewer sees a card of this type at a place; it goes to the place `now`, or to the viewer (NONE).

    Of the viewer's tokens that may be this card the surest one is. If it was not sure, another that may have been there
    could be the card instead, and the first still where it was: that other one may now be in the places of both.
    """
    token = surest(s, viewer, FIRST_COPY[card], FIRST_COPY[card + 1], place)
    soap = is_soap_card(card)
    if token == NONE and soap:
        token = surest(s, viewer, UNKNOWN_SOAP, N_TOKENS, place)
    if token != NONE:
        where = places(s, viewer, token)
        forget(s, viewer, token)
        if where & (where - 1) != 0:
            if token < UNKNOWN_SOAP:
                widen(s, viewer, FIRST_COPY[card], FIRST_COPY[card + 1], place, where)
            if soap:
                widen(s, viewer, UNKNOWN_SOAP, N_TOKENS, place, where)
    if now != NONE:
        remember(s, viewer, card, now)


@rule
def surest(s: State, viewer: int, first: int, end: int, place: int) -> int:
    """Of a stretch of tokens the one with the fewest places, this among them; NONE when none may be there.

    Of several with as few places the lowest set of places counts, so that the order of tokens does not matter.
    """
    best = NONE
    least = 0
    for token in range(first, end):
        if s.know[viewer, token] != 0:
            where = places(s, viewer, token)
            if (where >> place) & 1 != 0:
                if where & (where - 1) == 0:
                    return token
                rank = (count(where) << 8) + where
                if best == NONE or rank < least:
                    best = token
                    least = rank
    return best


@rule
def widen(s: State, viewer: int, first: int, end: int, place: int, where: int) -> None:
    """Tokens that may have been at the place may also be in these places."""
    for token in range(first, end):
        if s.know[viewer, token] != 0:
            mine = places(s, viewer, token)
            if (mine >> place) & 1 != 0 and where & ~mine != 0:
                s.know[viewer, token] = mine | where
                s.since[viewer, token] = s.n_packets


# --------------------------------------------------------------------------------------------------- what all have seen


@rule
def watches(s: State, viewer: int) -> bool:
    """Is this a seat at the table, or the spectator?"""
    return viewer < s.players or viewer == SPECTATOR


@rule
def all_remember(s: State, card: int, seat: int) -> None:
    """sapone.hidden.public: everybody has seen which card a seat took."""
    for viewer in range(N_VIEWERS):
        if watches(s, viewer) and viewer != seat:
            remember(s, viewer, card, seat)


@rule
def all_see(s: State, card: int, seat: int) -> None:
    """sapone.hidden.public: a card of a seat is turned up."""
    for viewer in range(N_VIEWERS):
        if watches(s, viewer) and viewer != seat:
            see(s, viewer, card, seat, seat)


@rule
def open_move(s: State, card: int, giver: int, taker: int) -> None:
    """A card that all have seen at one seat goes to another; the giver is left to note it."""
    for viewer in range(N_VIEWERS):
        if watches(s, viewer) and viewer != giver:
            see(s, viewer, card, giver, NONE if viewer == taker else taker)


@rule
def soap_bought(s: State, seat: int, number: int) -> None:
    """sapone.hidden.soap: all others know only that purchase `number` of this round is a card of the soap deck."""
    for viewer in range(N_VIEWERS):
        if watches(s, viewer) and viewer != seat:
            s.know[viewer, UNKNOWN_SOAP + number] = 1 << seat
            s.since[viewer, UNKNOWN_SOAP + number] = s.n_packets


# ------------------------------------------------------------------------------------------------------ what has happened


@rule
def happen(s: State, kind: int, one: int, other: int, card: int, contents: int) -> None:
    """A step: it is written down, and everybody notes what they saw of it. Its packet is counted before."""
    step = wide(kind)
    write_step(s, step, one, other, card)
    if carries(step):
        s.contents[s.n_packets - 1] = contents
    notice(s, step, one, other, card, contents)


@rule
def notice(s: State, kind: int, one: int, other: int, card: int, contents: int) -> None:
    """sapone.hidden.memory: who saw which card of a step."""
    if kind == Step.PICKED_UP:
        all_remember(s, card, one)
    elif kind == Step.SHOWN:
        all_see(s, card, one)
    elif kind == Step.PAID:
        for paid in range(N_TYPES):
            for _ in range(number_of(contents, paid)):
                remember(s, one, paid, DISCARD)
        soap_bought(s, one, N_SOAP - s.n_soap)
    elif kind == Step.GAVE:
        see(s, other, card, one, NONE)
        remember(s, one, card, other)
    elif kind != Step.PICKED:
        change_hands(s, kind, one, other, card, contents)


@rule
def change_hands(s: State, kind: int, seller: int, taker: int, card: int, contents: int) -> None:
    """A sale, or a lie that was caught: the card goes one way, what was paid for it the other."""
    if kind == Step.SOLD:
        see(s, taker, card, seller, NONE)
    else:
        open_move(s, card, seller, taker)
    for paid in range(N_TYPES):
        for _ in range(number_of(contents, paid)):
            see(s, seller, paid, taker, NONE)
            remember(s, taker, paid, seller)
    remember(s, seller, card, taker)


# --------------------------------------------------------------------------------------------------------- for reading


def recall(s: Any) -> None:
    """Note what everybody has seen, from the history alone; soap cards of the opening were bought by who has them."""
    packets, soap = s.n_packets, s.n_soap
    s.n_packets, s.n_soap = 0, N_SOAP
    for place in range(DISCARD + 1):
        for _ in range(s.opening[place, 1]):
            for viewer in (*range(s.players), SPECTATOR):
                if viewer != place or viewer == SPECTATOR:  # which is the number of the discard too
                    s.know[viewer, UNKNOWN_SOAP + N_SOAP - s.n_soap] = 1 << place
            s.n_soap -= 1
    for i in range(s.n_steps):
        step, contents = s.steps[i], 0
        if carries(step):
            contents, s.n_packets = s.contents[s.n_packets], s.n_packets + 1
        notice(s, step & 7, one_of(step), other_of(step), card_of(step), contents)
        if step & 7 == Step.PAID:
            s.n_soap -= 1
    s.n_packets, s.n_soap = packets, soap


def tokens_of(s: Any, viewer: int) -> list[tuple[int, int]]:
    """All tokens of a viewer with the sets of places where they may be."""
    return [(token, int(places(s, viewer, token))) for token in range(N_TOKENS) if s.know[viewer, token]]
