"""The law of Sapone: setting up, who decides what, buying, naming the Diamond. `rounds` and `sale` have the rest.

Rule ids in the docstrings are those of the rulebook.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import lowest
from stockpot.core.random import draw
from stockpot.core.rule import rule
from stockpot.core.trail import note
from stockpot.games.sapone.history import Step
from stockpot.games.sapone.memory import add_packet, count_packet, happen
from stockpot.games.sapone.pieces import COPIES, DIAMOND, MARKET_TYPES, N_MARKET, N_SOAP, N_TYPES, unit, wide
from stockpot.games.sapone.rounds import (
    begin_turn,
    cards_at,
    clear_sale,
    end_turn,
    note_picked,
    open_sale,
    score_round,
    soap_cards_at,
    start_round,
    take,
)
from stockpot.games.sapone.sale import (
    ask_doubts,
    end_sale,
    hand_actions,
    legal_answer,
    legal_bid,
    legal_declare,
    legal_doubt,
    legal_give,
    legal_offer,
    legal_wish,
    lock,
    open_bidding,
    play_answer,
    play_bid,
    play_declare,
    play_doubt,
    play_give,
    play_offer,
    play_request,
    play_wish,
    show_bids,
)
from stockpot.games.sapone.state import (
    BACKS,
    DISCARD,
    N_OPTIONS,
    NONE,
    PRICE,
    UP,
    Event,
    Next,
    Phase,
    State,
    Verb,
)

# ---------------------------------------------------------------------------------------------------------------- set-up


@rule
def setup(s: State, players: int, options: Any, seed: int) -> None:
    """sapone.setup.players sapone.setup.start: start a game on a record of zeros, first deal and first pick included."""
    s.rng = seed
    s.players = players
    for i in range(N_OPTIONS):
        s.options[i] = options[i]
    s.first = draw(s, players)
    s.shown_name = NONE
    start_round(s)
    begin_turn(s)


# ------------------------------------------------------------------------------------------------------------ decisions


@rule
def waiting(s: State) -> int:
    """The seats that owe a decision: one, or all others who still have to bid or to doubt."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.BID or s.phase == Phase.DOUBT:
        return s.busy
    if s.phase == Phase.GIVE:
        return 1 << s.doubter
    if s.phase == Phase.DIAMOND:
        return 1 << s.namer
    return 1 << s.turn


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """Write the actions open to a seat that owes a decision; return how many."""
    phase = s.phase
    if phase == Phase.BID:
        return legal_bid(s, seat, out)
    if phase == Phase.CHOICE:
        return legal_choice(s, seat, out)
    if phase == Phase.PAY:
        return legal_pay(s, seat, out)
    if phase == Phase.OFFER:
        return legal_offer(s, seat, out)
    if phase == Phase.DECLARE:
        return legal_declare(s, seat, out)
    if phase == Phase.WISH or phase == Phase.REQUEST:
        return legal_wish(s, seat, out)
    if phase == Phase.DOUBT:
        return legal_doubt(s, seat, out)
    if phase == Phase.GIVE:
        return legal_give(s, seat, out)
    if phase == Phase.ANSWER:
        return legal_answer(s, seat, out)
    return legal_name(s, seat, out)


@rule
def play(s: State, seat: int, action: int, trail: Any) -> None:
    """Carry out a legal action of a seat that owes a decision."""
    phase = s.phase
    if phase == Phase.BID:
        play_bid(s, seat, action, trail)
    elif phase == Phase.CHOICE:
        play_choice(s, seat, action, trail)
    elif phase == Phase.PAY:
        play_pay(s, seat, action, trail)
    elif phase == Phase.OFFER:
        play_offer(s, seat, action, trail)
    elif phase == Phase.DECLARE:
        play_declare(s, seat, action, trail)
    elif phase == Phase.WISH:
        play_wish(s, seat, action, trail)
    elif phase == Phase.REQUEST:
        play_request(s, seat, action, trail)
    elif phase == Phase.DOUBT:
        play_doubt(s, seat, action, trail)
    elif phase == Phase.GIVE:
        play_give(s, seat, action, trail)
    elif phase == Phase.ANSWER:
        play_answer(s, seat, action, trail)
    else:
        play_name(s, seat, action, trail)
    while s.phase > Phase.OVER:
        follow(s, trail)


@rule
def follow(s: State, trail: Any) -> None:
    """What follows by itself, one step."""
    if s.phase == Next.ASK_DOUBTS:
        ask_doubts(s)
    elif s.phase == Next.OPEN_BIDS:
        open_bidding(s)
    elif s.phase == Next.SHOW_BIDS:
        show_bids(s, trail)
    elif s.phase == Next.END_SALE:
        end_sale(s)
    elif s.phase == Next.END_TURN:
        end_turn(s, trail)
    elif s.phase == Next.START_ROUND:
        start_round(s)
    else:
        note_picked(s, wide(s.turn), begin_turn(s), 0, trail)


# --------------------------------------------------------------------------- sell or buy: the seat whose turn it is


@rule
def legal_choice(s: State, seat: int, out: Any) -> int:
    """sapone.turn.choice: asked when the hand can pay for a soap card."""
    out[0] = Verb.CHOOSE_SELL
    out[1] = Verb.CHOOSE_BUY
    return 2


@rule
def play_choice(s: State, seat: int, action: int, trail: Any) -> None:
    """sapone.turn.choice: who has exactly the price pays it without being asked for each card."""
    if action == Verb.CHOOSE_SELL:
        open_sale(s)
        return
    s.phase = Phase.PAY
    if s.n_hand[seat] == s.options[PRICE]:
        for card in range(N_TYPES):
            for _ in range(s.hand[seat, card]):
                pay(s, seat, card, trail)
        finish_purchase(s, seat, trail)


# ------------------------------------------------------------------------------ the price: the buyer, card by card


@rule
def legal_pay(s: State, seat: int, out: Any) -> int:
    """sapone.buy.price sapone.ruling.any-card: any card of the hand."""
    return hand_actions(s, seat, Verb.PAY, out)


@rule
def play_pay(s: State, seat: int, action: int, trail: Any) -> None:
    """sapone.buy.price: three cards face down on the discard."""
    pay(s, seat, action - Verb.PAY, trail)
    if s.n_bid[seat] == s.options[PRICE]:
        finish_purchase(s, seat, trail)


@rule
def pay(s: State, seat: int, card: int, trail: Any) -> None:
    """A card of the price is put down."""
    lock(s, seat, card)
    note(trail, Event.PAID, seat, card)


@rule
def finish_purchase(s: State, seat: int, trail: Any) -> None:
    """sapone.buy.soap sapone.hidden.discard: the price goes to the discard, the top soap card into the hand."""
    add_packet(s, seat, DISCARD)
    if s.options[BACKS] == 0:
        count_packet(s, 0, wide(s.n_bid[seat]), cards_at(s, seat), 0, 0)
    else:
        soap = soap_cards_at(s, seat)
        paid = 0
        for card in range(MARKET_TYPES, N_TYPES):
            paid += s.bid[seat, card]
        count_packet(s, 0, s.n_bid[seat] - paid, cards_at(s, seat) - soap, 0, 0)
        count_packet(s, 1, paid, soap, 0, 0)
    contents = 0
    for card in range(N_TYPES):
        contents += s.bid[seat, card] * unit(card)
        s.discard[card] += s.bid[seat, card]
    s.n_discard += s.n_bid[seat]
    card = wide(s.soap[s.n_soap - 1])
    happen(s, Step.PAID, seat, DISCARD, card, contents)
    s.n_soap -= 1
    s.soap[s.n_soap] = 0
    take(s, seat, card)
    s.bought[seat] += 1
    note(trail, Event.BOUGHT, seat, card, wide(s.n_bid[seat]))
    clear_sale(s)
    s.phase = Next.END_TURN


# --------------------------------------------------------------------- the Diamond: who holds it when the round has ended


@rule
def legal_name(s: State, seat: int, out: Any) -> int:
    """sapone.diamond.name sapone.ruling.extra: any of the other sixteen types."""
    for card in range(DIAMOND):
        out[card] = Verb.NAME + card
    return DIAMOND + 0


@rule
def play_name(s: State, seat: int, action: int, trail: Any) -> None:
    """sapone.diamond.name: it counts as that and nothing else; then the hands are shown."""
    s.named = action - Verb.NAME
    note(trail, Event.NAMED, seat, wide(s.named))
    score_round(s, trail)


# ------------------------------------------------------------------------------------------------------------ the table


@rule
def scores(s: State, out: Any) -> None:
    """Each seat's points."""
    for seat in range(s.players):
        out[seat] = s.points[seat]


@rule
def stage(s: State) -> int:
    """The number of the round: a rollout may stop where it changes."""
    return s.round if s.phase != Phase.OVER else s.round + 1


SOAP_LEFT = N_SOAP - N_MARKET // 2
"""A purchase for three cards or more leaves at least two fewer of the sixty market cards among the players."""


@rule
def able(s: State) -> bool:
    """sapone.ruling.empty-hand sapone.ruling.soap-empty: cards in every hand that owes a decision, and in the soap deck."""
    owing = waiting(s)
    if s.n_soap < SOAP_LEFT and owing != 0 and s.options[PRICE] >= 3:
        return False
    while owing != 0:
        if cards_at(s, lowest(owing)) == 0:
            return False
        owing &= owing - 1
    return True


@rule
def sound(s: State) -> bool:
    """Are all hundred cards there, are the numbers of cards right, and has everybody something to decide with?"""
    if not able(s):
        return False
    for seat in range(s.players):
        free = 0
        locked = 0
        for card in range(N_TYPES):
            free += s.hand[seat, card]
            locked += s.bid[seat, card]
            if s.hand[seat, card] < 0 or s.bid[seat, card] < 0 or s.claim[seat, card] < s.shown[seat, card]:
                return False
        if free != s.n_hand[seat] or locked != s.n_bid[seat] or s.n_bid[seat] < s.n_shown[seat]:
            return False
    discarded = 0
    for card in range(N_TYPES):
        discarded += s.discard[card]
    ups = 0
    for i in range(s.n_market):
        ups += s.market[i] >> 5
    return discarded == s.n_discard and ups == s.ups and all_there(s, 0) and all_there(s, HALF)


HALF = 9
"""So many types fit into a word, seven bits a type."""


@rule
def all_there(s: State, first: int) -> bool:
    """Is every card of half the types somewhere, and only once? After the last round only hands and discard are kept."""
    found = 0
    end = min(first + HALF, N_TYPES)
    for card in range(first, end):
        n = s.discard[card] + (1 if s.offer == card else 0)
        for seat in range(s.players):
            n += s.hand[seat, card] + s.bid[seat, card]
        found += n << (7 * (card - first))
    for i in range(s.n_market):
        found += one_of(s.market[i] & (UP - 1), first, end)
    for i in range(s.n_soap):
        found += one_of(s.soap[i], first, end)
    for card in range(first, end):
        n = (found >> (7 * (card - first))) & 127
        if n > COPIES[card] or (n < COPIES[card] and s.phase != Phase.OVER):
            return False
    return True


@rule
def one_of(card: int, first: int, end: int) -> int:
    """A card as a number in the word of its half; 0 if it belongs to the other."""
    return 1 << (7 * (card - first)) if first <= card < end else 0
