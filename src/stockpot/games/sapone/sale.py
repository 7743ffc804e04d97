"""Selling: the offer, the bids, the doubt, the seller's answer, the exchange."""

from __future__ import annotations

from typing import Any

from stockpot.core.rule import rule
from stockpot.core.trail import note, part_of_set
from stockpot.games.sapone.history import Step
from stockpot.games.sapone.memory import add_packet, count_packet, happen
from stockpot.games.sapone.pieces import CLAIM_BITS, MARKET_TYPES, MOST_CLAIMS, N_TYPES, is_soap_card, unit, wide
from stockpot.games.sapone.rounds import (
    cards_at,
    clear_sale,
    next_seat,
    note_picked,
    pick,
    put_on_sale,
    soap_cards_at,
    take,
)
from stockpot.games.sapone.state import (
    BACKS,
    COMPENSATION,
    DOUBT,
    N_WISHES,
    NO_WISH,
    NONE,
    REQUESTS,
    SILENT,
    TO_ALL,
    Event,
    Next,
    Phase,
    State,
    Verb,
)


@rule
def hand_actions(s: State, seat: int, verb: int, out: Any) -> int:
    """One action for each type among the free cards of a seat."""
    n = 0
    for card in range(N_TYPES):
        if s.hand[seat, card] > 0:
            out[n] = verb + card
            n += 1
    return n


@rule
def or_none(number: int, nothing: int) -> int:
    """A number for the trail, where NONE stands for nothing."""
    return NONE if number == nothing else number


@rule
def seats_after(s: State) -> int:
    """sapone.sell.asked: the others who have a free card."""
    seats = 0
    for seat in range(s.players):
        if seat != s.turn and s.n_hand[seat] > 0:
            seats |= 1 << seat
    return seats


# --------------------------------------------------------------------------------- an offer: the seller, card and words


@rule
def legal_offer(s: State, seat: int, out: Any) -> int:
    """sapone.sell.offer sapone.ruling.any-card: any card of the hand."""
    return hand_actions(s, seat, Verb.SELL, out)


@rule
def play_offer(s: State, seat: int, action: int, trail: Any) -> None:
    put_on_sale(s, action - Verb.SELL)


@rule
def legal_declare(s: State, seat: int, out: Any) -> int:
    """sapone.sell.declare sapone.ruling.impossible: any of the seventeen types, true or not."""
    for card in range(N_TYPES):
        out[card] = Verb.DECLARE + card
    return N_TYPES


@rule
def play_declare(s: State, seat: int, action: int, trail: Any) -> None:
    s.declared = action - Verb.DECLARE
    s.phase = Phase.WISH


@rule
def legal_wish(s: State, seat: int, out: Any) -> int:
    """sapone.sell.wish: one of five wishes, or none."""
    for wish in range(N_WISHES + 1):
        out[wish] = Verb.WISH + wish
    return N_WISHES + 1


@rule
def play_wish(s: State, seat: int, action: int, trail: Any) -> None:
    """sapone.sell.offer: the offer stands; the others doubt or bid."""
    s.wish = action - Verb.WISH
    true = 1 if s.offer == s.declared else 0
    note(trail, Event.OFFERED, seat, wide(s.offer), wide(s.declared), or_none(wide(s.wish), NO_WISH), true)
    s.phase = Next.ASK_DOUBTS


# ---------------------------------------------------------------- a bid: all others at the same time, card by card


@rule
def open_bidding(s: State) -> None:
    """sapone.sell.bids sapone.sell.asked: all others with a free card bid or pass."""
    s.rounds += 1
    s.busy = seats_after(s)
    if s.busy != 0:
        s.phase = Phase.BID
    else:
        s.phase = Next.SHOW_BIDS


@rule
def legal_bid(s: State, seat: int, out: Any) -> int:
    """sapone.sell.bids sapone.sell.claim sapone.sell.locked: one more card, or done; what a card is said to be."""
    if s.holding[seat] != NONE:
        for claim in range(N_TYPES + 1):
            out[claim] = Verb.CLAIM + claim
        return N_TYPES + 1
    n = hand_actions(s, seat, Verb.BID, out)
    out[n] = Verb.DONE
    return n + 1


@rule
def play_bid(s: State, seat: int, action: int, trail: Any) -> None:
    """sapone.sell.bids sapone.sell.hidden: put a card down, say something about it, or be done; the last one shows all."""
    if action == Verb.DONE:
        s.busy ^= 1 << seat
        if s.busy == 0:
            s.phase = Next.SHOW_BIDS
    elif s.holding[seat] == NONE:
        s.holding[seat] = action - Verb.BID
    else:
        card = wide(s.holding[seat])
        claim = action - Verb.CLAIM
        s.holding[seat] = NONE
        lock(s, seat, card)
        s.claim[seat, claim] += 1
        note(trail, Event.PUT, seat, card, or_none(claim, SILENT))


@rule
def lock(s: State, seat: int, card: int) -> None:
    """sapone.sell.locked: a card of the hand is put down."""
    s.hand[seat, card] -= 1
    s.n_hand[seat] -= 1
    s.bid[seat, card] += 1
    s.n_bid[seat] += 1


@rule
def show_bids(s: State, trail: Any) -> None:
    """sapone.sell.hidden sapone.sell.none: how many cards and which claims; no bid at all ends the sale."""
    bids = 0
    seat = next_seat(s, wide(s.turn))
    while seat != s.turn:
        bids += s.n_bid[seat]
        if s.n_bid[seat] > s.n_shown[seat]:
            note_bid(s, seat, trail)
        else:
            note(trail, Event.PASSED, seat, wide(s.n_bid[seat]))
        show_bid(s, seat)
        seat = next_seat(s, seat)
    if bids == 0:
        note(trail, Event.UNSOLD, wide(s.turn))
        s.phase = Next.END_SALE
    else:
        s.phase = Next.ASK_DOUBTS


@rule
def show_bid(s: State, seat: int) -> None:
    """What is said about a bid is now known to all."""
    for claim in range(N_TYPES + 1):
        s.shown[seat, claim] = s.claim[seat, claim]
    s.n_shown[seat] = s.n_bid[seat]
    if s.options[BACKS] != 0:
        s.shown_soap[seat] = 0
        for card in range(MARKET_TYPES, N_TYPES):
            s.shown_soap[seat] += s.bid[seat, card]


@rule
def note_bid(s: State, seat: int, trail: Any) -> None:
    """One row for the number of cards put down in this round and the first nine claims, further rows for more."""
    added = s.n_bid[seat] - s.n_shown[seat]
    kind = Event.BID + 0
    claim = 0
    left = s.claim[seat, 0] - s.shown[seat, 0]
    while True:
        words = 0
        for i in range(MOST_CLAIMS):
            while left == 0 and claim < N_TYPES - 1:
                claim += 1
                left = s.claim[seat, claim] - s.shown[seat, claim]
            if left > 0:
                words |= (claim + 1) << (CLAIM_BITS * i)
                left -= 1
        if kind == Event.BID:
            note(trail, kind, seat, added, part_of_set(words, 0), part_of_set(words, 1), part_of_set(words, 2))
        else:
            note(trail, kind, seat, part_of_set(words, 0), part_of_set(words, 1), part_of_set(words, 2))
        while left == 0 and claim < N_TYPES - 1:
            claim += 1
            left = s.claim[seat, claim] - s.shown[seat, claim]
        if left == 0:
            return
        kind = Event.CLAIMED + 0


# ------------------------------------------------------------------- a doubt: all others with a free card, at the same time


@rule
def ask_doubts(s: State) -> None:
    """sapone.doubt.ask sapone.doubt.once: before the bids and before the seller's answer, until there was a doubt."""
    s.busy = seats_after(s)
    s.answers = 0
    if s.options[DOUBT] != 0 and s.doubter == NONE and s.busy != 0:
        s.phase = Phase.DOUBT
    else:
        s.busy = 0
        go_on(s)


@rule
def go_on(s: State) -> None:
    """After the doubts: the bids if there were none yet, else the seller's answer."""
    if s.rounds == 0:
        s.phase = Next.OPEN_BIDS
    else:
        s.phase = Phase.ANSWER


@rule
def legal_doubt(s: State, seat: int, out: Any) -> int:
    """sapone.doubt.ask: believe or doubt."""
    out[0] = Verb.BELIEVE
    out[1] = Verb.DOUBT
    return 2


@rule
def play_doubt(s: State, seat: int, action: int, trail: Any) -> None:
    """sapone.doubt.first: when all have spoken, the first doubter after the seller counts."""
    s.busy ^= 1 << seat
    if action == Verb.DOUBT:
        s.answers |= 1 << seat
    if s.busy != 0:
        return
    other = next_seat(s, wide(s.turn))
    while other != s.turn:
        if (s.answers >> other) & 1 != 0 and s.doubter == NONE:
            s.doubter = other
            note(trail, Event.DOUBTED, other)
        other = next_seat(s, other)
    s.answers = 0
    if s.doubter == NONE:
        note(trail, Event.BELIEVED, wide(s.turn))
        go_on(s)
    else:
        turn_up(s, trail)


@rule
def turn_up(s: State, trail: Any) -> None:
    """sapone.doubt.true sapone.doubt.false sapone.ruling.diamond-lie: show the card; the doubter pays or gets it."""
    s.face_up = 1
    happen(s, Step.SHOWN, wide(s.turn), 0, wide(s.offer), 0)
    true = 1 if s.offer == s.declared else 0
    note(trail, Event.TURNED, wide(s.turn), wide(s.offer), wide(s.declared), true)
    if s.offer != s.declared:
        note(trail, Event.CAUGHT, wide(s.doubter), wide(s.turn), wide(s.offer))
        happen(s, Step.CAUGHT, wide(s.turn), wide(s.doubter), wide(s.offer), 0)
        take(s, wide(s.doubter), wide(s.offer))
        s.offer = NONE
        s.phase = Next.END_SALE
    elif s.n_hand[s.doubter] > 1:
        s.phase = Phase.GIVE
    else:
        for card in range(N_TYPES):
            if s.hand[s.doubter, card] > 0:
                give(s, card, trail)
                return


# ------------------------------------------------------------------------------- a card given: the doubter who was wrong


@rule
def legal_give(s: State, seat: int, out: Any) -> int:
    """sapone.doubt.true: any free card."""
    return hand_actions(s, seat, Verb.GIVE, out)


@rule
def play_give(s: State, seat: int, action: int, trail: Any) -> None:
    give(s, action - Verb.GIVE, trail)


@rule
def give(s: State, card: int, trail: Any) -> None:
    """sapone.doubt.true: the card goes to the seller, seen by the two; the sale goes on where it was."""
    doubter = wide(s.doubter)
    add_packet(s, doubter, s.turn)
    if s.options[BACKS] == 0:
        count_packet(s, 0, 1, cards_at(s, doubter), 0, 0)
    else:
        soap = soap_cards_at(s, doubter)
        if is_soap_card(card):
            count_packet(s, 1, 1, soap, 0, 0)
        else:
            count_packet(s, 0, 1, cards_at(s, doubter) - soap, 0, 0)
    happen(s, Step.GAVE, doubter, wide(s.turn), card, 0)
    s.hand[doubter, card] -= 1
    s.n_hand[doubter] -= 1
    take(s, wide(s.turn), card)
    note(trail, Event.GAVE, doubter, wide(s.turn), card)
    go_on(s)


# ---------------------------------------------------------------------------------------------- an answer: the seller


@rule
def legal_answer(s: State, seat: int, out: Any) -> int:
    """sapone.sell.answer sapone.sell.more: refuse, accept one bid, ask for more at most twice."""
    out[0] = Verb.REFUSE
    n = 1
    for other in range(s.players):
        if s.n_bid[other] > 0:
            out[n] = Verb.ACCEPT + other
            n += 1
    if s.asked < s.options[REQUESTS]:
        for other in range(s.players):
            if other != seat:
                out[n] = Verb.ASK + other
                n += 1
        out[n] = Verb.ASK + TO_ALL
        n += 1
    return n


@rule
def play_answer(s: State, seat: int, action: int, trail: Any) -> None:
    """sapone.sell.answer sapone.sell.refuse sapone.sell.more"""
    if action == Verb.REFUSE:
        note(trail, Event.REFUSED, seat)
        s.phase = Next.END_SALE
    elif action >= Verb.ASK:
        s.request_to = action - Verb.ASK
        s.phase = Phase.REQUEST
    else:
        exchange(s, action - Verb.ACCEPT, trail)


@rule
def play_request(s: State, seat: int, action: int, trail: Any) -> None:
    """sapone.sell.more: one more round of bids, open to all whoever was addressed."""
    s.request_wish = action - Verb.WISH
    s.asked += 1
    note(trail, Event.ASKED, seat, or_none(wide(s.request_to), TO_ALL), or_none(wide(s.request_wish), NO_WISH))
    s.phase = Next.OPEN_BIDS


@rule
def exchange(s: State, buyer: int, trail: Any) -> None:
    """sapone.sell.accept sapone.sell.compensation: card against bid, the other bids go back, perhaps one more card."""
    seller = wide(s.turn)
    card = wide(s.offer)
    paid = wide(s.n_bid[buyer])
    note(trail, Event.SOLD, seller, buyer, card, paid, wide(s.face_up))
    note_exchange(s, seller, buyer)
    note_received(s, seller, buyer, trail)
    contents = 0
    for other in range(N_TYPES):
        contents += s.bid[buyer, other] * unit(other)
        s.hand[seller, other] += s.bid[buyer, other]
        s.bid[buyer, other] = 0
    happen(s, Step.SOLD_UP if s.face_up != 0 else Step.SOLD, seller, buyer, card, contents)
    s.n_hand[seller] += paid
    s.n_bid[buyer] = 0
    take(s, buyer, card)
    s.offer = NONE
    if paid >= s.options[COMPENSATION] and s.n_market > 0:
        note_picked(s, buyer, pick(s, buyer), 1, trail)
    s.phase = Next.END_SALE


@rule
def note_received(s: State, seller: int, buyer: int, trail: Any) -> None:
    """sapone.hidden.sales: each card of the bid with what was said of it. True claims belong to their cards, false ones to
    those that are left, in the order of the types; then there are cards put down without a word.
    """
    false = 0
    said = 0
    for card in range(N_TYPES):
        for copy in range(s.bid[buyer, card]):
            claim = card
            if copy >= s.shown[buyer, card]:
                while false < N_TYPES and said >= s.shown[buyer, false] - s.bid[buyer, false]:
                    false += 1
                    said = 0
                said += 1
                claim = false
            note(trail, Event.RECEIVED, seller, buyer, card, or_none(claim, SILENT))


@rule
def note_exchange(s: State, seller: int, buyer: int) -> None:
    """sapone.hidden.sales: what the others see of the exchange: how many cards went which way."""
    there = 1 - s.face_up
    add_packet(s, seller, buyer)
    if s.options[BACKS] == 0:
        count_packet(s, 0, there, cards_at(s, seller), wide(s.n_bid[buyer]), cards_at(s, buyer))
        return
    soap = soap_cards_at(s, seller)
    buyers = soap_cards_at(s, buyer)
    paid = wide(s.shown_soap[buyer])
    sold = there if is_soap_card(wide(s.offer)) else 0
    count_packet(s, 0, there - sold, cards_at(s, seller) - soap, s.n_bid[buyer] - paid, cards_at(s, buyer) - buyers)
    count_packet(s, 1, sold, soap, paid, buyers)


@rule
def end_sale(s: State) -> None:
    """sapone.sell.refuse: what still lies on the table goes back to its owners unseen; the turn is over."""
    for seat in range(s.players):
        for card in range(N_TYPES):
            s.hand[seat, card] += s.bid[seat, card]
        s.n_hand[seat] += s.n_bid[seat]
    if s.offer != NONE:
        take(s, wide(s.turn), wide(s.offer))
    clear_sale(s)
    s.phase = Next.END_TURN
