"""A guess of the whole history of the round that fits all that a viewer has seen of it.

Every card that is not the viewer's own has a way: it came from the opening or a deck, or left the viewer's hand, at a
certain place and moment, and went along the packets from there. A packet took so many cards of so many, no more and no
fewer. A *sight* is a moment at which the viewer saw a card of some type at some place: a card of that type had its way there,
one already seen or one seen for the first time.

So the sights are settled first, type by type: each gets a card that can have come there, and that card gets a way
(`sights`). A way uses up room in the packets, and nothing else joins the ways of the cards. Whatever room is left can always
be filled by the cards that are left, each of them as likely to be in a packet as any other (`ways`). Where a sight finds
no card because others have taken its room, all starts over; the types in the way then come first, and the room they lacked
is dearer for others (`blame`).

Attempts are bounded. When they are used up, which takes a forged history or very bad luck, the guess gives the history up and
begins from what lies there now: the viewer's notes stay, and everybody has as many cards of either deck.

The guess proves itself: its history, written into the state, shows the viewer the same as the real one and leads from the
opening to the guessed hands.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.random import shuffle
from stockpot.core.rule import rule
from stockpot.games.sapone.history import carries, one_of, other_of, packets_after, show_open
from stockpot.games.sapone.memory import places
from stockpot.games.sapone.pieces import MARKET_TYPES, N_SOAP, N_TYPES, is_soap_card, number_of, wide
from stockpot.games.sapone.scratch import Scratch, blank_scratch
from stockpot.games.sapone.sights import TAKEN, name_card, settle_all, top_is_up, unseen, unseen_drawn
from stockpot.games.sapone.state import DISCARD, N_TOKENS, SPECTATOR, UP, State
from stockpot.games.sapone.ways import STEP_CARD, clear_prices, follow, is_hidden

EVERYWHERE = (1 << (DISCARD + 1)) - 1


@rule
def trace(s: State, seat: int, viewer: int) -> None:
    """sapone.hidden.memory: guess how all cards came to lie where they may: hands, discard, decks and history."""
    work = blank_scratch()
    work.viewer = viewer
    left = settle_all(s, work, unseen(s, seat, viewer))
    if left < 0:
        begin_here(s, work)
        show_open(s)
        left = settle_all(s, work, unseen(s, seat, viewer))
    if left < 0:
        begin_here(s, work)
        left = unseen(s, seat, viewer)
    for card in range(N_TYPES):
        s.discard[card] = 0
        for other in range(s.players):
            if other != seat:
                s.hand[other, card] = 0
    clear_prices(s, work)
    for packet in range(s.n_packets + 1):
        work.reach[packet] = EVERYWHERE
    deal_unseen(s, work, left)
    name_cards(s, viewer)


@rule
def begin_here(s: State, work: Scratch) -> None:
    """Give the history up: the round begins with what lies there now. The viewer's memory stays what it is."""
    viewer = work.viewer
    for token in range(N_TOKENS):
        own = places(s, viewer, token)
        public = places(s, SPECTATOR, token)
        s.know[viewer, token] = own
        s.since[viewer, token] = 0
        s.know[SPECTATOR, token] = public
        s.since[SPECTATOR, token] = 0
    drop_steps(s, work)
    for place in range(DISCARD + 1):
        for card in range(N_TYPES):
            soap = 1 if is_soap_card(card) else 0
            s.opening[place, soap] += s.discard[card] if place == DISCARD else lying_at(s, place, card)


@rule
def lying_at(s: State, seat: int, card: int) -> int:
    """How many cards of a type a seat has: in hand, put down, on sale."""
    return s.hand[seat, card] + s.bid[seat, card] + (1 if seat == s.turn and s.offer == card else 0)


@rule
def drop_steps(s: State, work: Scratch) -> None:
    """Nothing has happened in this round, and no card has a way."""
    for packet in range(s.n_packets):
        s.contents[packet] = 0
        for i in range(9):
            s.packets[packet, i] = 0
    s.n_packets = 0
    for i in range(s.n_steps):
        s.steps[i] = 0
    s.n_steps = 0
    work.n_known = 0
    for place in range(DISCARD + 1):
        s.opening[place, 0] = 0
        s.opening[place, 1] = 0
        work.taken[place, 0] = 0
        work.taken[place, 1] = 0


@rule
def put(s: State, place: int, card: int) -> None:
    """A guessed card lies at a place."""
    if place == DISCARD:
        s.discard[card] += 1
    else:
        s.hand[place, card] += 1


@rule
def deal_unseen(s: State, work: Scratch, left: int) -> None:
    """All cards that have no way yet: those known, then unseen cards wherever some were drawn; the rest are the two decks."""
    for i in range(work.n_known):
        card = wide(work.known_card[i])
        place = wide(work.known_place[i])
        put(s, follow(s, work, card, place, wide(work.known_since[i]), wide(s.n_packets)), card)
    top = s.market[s.n_market - 1] if top_is_up(s) else 0
    n = deal_deck(s, work, s.market, list_unseen(s, s.market, left, 0, MARKET_TYPES), 0)
    for i in range(n, len(s.market)):
        s.market[i] = 0
    if top >= UP:
        s.market[s.n_market - 1] = top
    n = deal_deck(s, work, s.soap, list_unseen(s, s.soap, left, MARKET_TYPES, N_TYPES), 1)
    for i in range(n, N_SOAP):
        s.soap[i] = 0


@rule
def list_unseen(s: State, deck: Any, left: int, first: int, end: int) -> int:
    """Write the unseen cards of these types into a deck, shuffled; returns how many."""
    n = 0
    for card in range(first, end):
        for _ in range(number_of(left, card)):
            deck[n] = card
            n += 1
    shuffle(s, deck, n)
    return n


@rule
def deal_deck(s: State, work: Scratch, deck: Any, n: int, soap: int) -> int:
    """Unseen cards for those of the opening and those drawn since that have no way yet; returns how many are left."""
    viewer = work.viewer
    for place in range(DISCARD + 1):
        if place != viewer or viewer == SPECTATOR:
            for _ in range(s.opening[place, soap] - work.taken[place, soap]):
                n -= 1
                put(s, follow(s, work, wide(deck[n]), place, 0, wide(s.n_packets)), wide(deck[n]))
    packet = 0
    for i in range(s.n_steps):
        step = wide(s.steps[i])
        packet = packets_after(step, packet)
        if unseen_drawn(viewer, step, soap):
            n -= 1
            card = wide(deck[n])
            name_card(s, i, card)
            put(s, follow(s, work, card, one_of(step), packet, wide(s.n_packets)), card)
    return n


@rule
def name_cards(s: State, viewer: int) -> None:
    """The steps get the cards that went with their packets."""
    packet = 0
    for i in range(s.n_steps):
        step = wide(s.steps[i]) & (TAKEN - 1)
        s.steps[i] = step
        if carries(step):
            if is_hidden(viewer, one_of(step), other_of(step)):
                card = (s.contents[packet] >> STEP_CARD) - 1
                if card >= 0:
                    name_card(s, i, card)
                    s.steps[i] = s.steps[i] - TAKEN
                    s.contents[packet] = s.contents[packet] & ((1 << STEP_CARD) - 1)
            packet += 1
