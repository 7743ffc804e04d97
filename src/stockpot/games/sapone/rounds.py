"""The round: the deal, whose turn it is, picking from the market, the Diamond, scoring."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, leaders
from stockpot.core.random import draw, shuffle
from stockpot.core.rule import rule, table
from stockpot.core.trail import note, part_of_set
from stockpot.games.sapone.history import Step
from stockpot.games.sapone.memory import clear_memory, happen
from stockpot.games.sapone.pieces import (
    CLASSIC,
    DECK,
    DIAMOND,
    MARKET_TYPES,
    N_CATEGORIES,
    N_MARKET,
    N_SOAP,
    N_TYPES,
    REVISED,
    SET_PLACE,
    best_in,
    unit,
    wide,
)
from stockpot.games.sapone.state import (
    DEALT,
    DIRECTION,
    NO_WISH,
    NONE,
    POINTS,
    PRICE,
    TABLE,
    TARGET,
    TIES,
    UP,
    Event,
    Next,
    Phase,
    State,
)

PRINTED = table([CLASSIC, REVISED])

# ------------------------------------------------------------------------------------------------------ begin of a round


@rule
def start_round(s: State) -> None:
    """sapone.round.shuffle sapone.round.end: all cards go back; shuffle, deal, mix the market; the first turn follows."""
    for seat in range(s.players):
        for card in range(N_TYPES):
            s.hand[seat, card] = 0
        s.n_hand[seat] = 0
        s.bought[seat] = 0
    for card in range(N_TYPES):
        s.discard[card] = 0
    s.n_discard = 0
    s.named = NONE
    s.namer = NONE
    clear_memory(s)
    clear_sale(s)
    deal(s)
    mix_market(s)
    for i in range(N_SOAP):
        s.soap[i] = DECK[N_MARKET + i]
    s.n_soap = N_SOAP
    shuffle(s, s.soap, N_SOAP)
    s.turn = s.first
    s.phase = Next.START_TURN


@rule
def deal(s: State) -> None:
    """sapone.round.deal: two market cards to each, secretly."""
    for i in range(N_MARKET):
        s.market[i] = DECK[i]
    shuffle(s, s.market, N_MARKET)
    s.n_market = N_MARKET
    for seat in range(s.players):
        s.opening[seat, 0] = s.options[DEALT]
        for _ in range(s.options[DEALT]):
            s.n_market -= 1
            take(s, seat, wide(s.market[s.n_market]))
            s.market[s.n_market] = 0


@rule
def mix_market(s: State) -> None:
    """sapone.round.mix sapone.ruling.halves: exactly half of the market cards, drawn at random, lie face up."""
    s.ups = s.n_market // 2
    left = s.ups
    for i in range(s.n_market):
        if draw(s, s.n_market - i) < left:
            s.market[i] += UP
            left -= 1


@rule
def next_seat(s: State, seat: int) -> int:
    """sapone.setup.direction: the next seat in the direction of play."""
    if s.options[DIRECTION] == 0:
        return seat + 1 if seat + 1 < s.players else 0
    return seat - 1 if seat > 0 else s.players - 1


# ------------------------------------------------------------------------------------------------------------ the turn


@rule
def begin_turn(s: State) -> int:
    """sapone.turn.order sapone.turn.choice sapone.ruling.few: pick; then sell or buy, if there are cards to buy with.

    Returns the card picked, with UP added if it lay face up.
    """
    picked = pick(s, wide(s.turn))
    if s.n_hand[s.turn] >= s.options[PRICE] and s.n_soap > 0:
        s.phase = Phase.CHOICE
    else:
        open_sale(s)
    return picked


@rule
def pick(s: State, seat: int) -> int:
    """sapone.turn.pick sapone.ruling.orientation: take the top market card; all see it if it lay face up."""
    s.n_market -= 1
    picked = wide(s.market[s.n_market])
    s.market[s.n_market] = 0
    card = picked & (UP - 1)
    if picked >= UP:
        s.ups -= 1
    happen(s, Step.PICKED_UP if picked >= UP else Step.PICKED, seat, 0, card, 0)
    take(s, seat, card)
    return picked


@rule
def note_picked(s: State, seat: int, picked: int, compensation: int, trail: Any) -> None:
    """sapone.hidden.public: everybody sees who took a card, and which if it lay face up."""
    note(trail, Event.PICKED, seat, picked & (UP - 1), 1 if picked >= UP else 0, compensation)


@rule
def take(s: State, seat: int, card: int) -> None:
    """A card comes into a hand."""
    s.hand[seat, card] += 1
    s.n_hand[seat] += 1


@rule
def cards_at(s: State, seat: int) -> int:
    """All cards of a seat: in hand, put down, on sale."""
    return s.n_hand[seat] + s.n_bid[seat] + (1 if seat == s.turn and s.offer != NONE else 0)


@rule
def soap_cards_at(s: State, seat: int) -> int:
    """How many of all cards of a seat come from the soap deck."""
    cards = 1 if seat == s.turn and s.offer >= MARKET_TYPES else 0
    for card in range(MARKET_TYPES, N_TYPES):
        cards += s.hand[seat, card] + s.bid[seat, card]
    return cards


@rule
def open_sale(s: State) -> None:
    """sapone.sell.offer: the seller chooses a card; an only card is put down without asking."""
    if s.n_hand[s.turn] > 1:
        s.phase = Phase.OFFER
        return
    for card in range(N_TYPES):
        if s.hand[s.turn, card] > 0:
            put_on_sale(s, card)


@rule
def put_on_sale(s: State, card: int) -> None:
    """sapone.sell.offer: the card lies face down on the table, locked."""
    s.offer = card
    s.hand[s.turn, card] -= 1
    s.n_hand[s.turn] -= 1
    s.phase = Phase.DECLARE


@rule
def clear_sale(s: State) -> None:
    """Nothing is on the table."""
    for seat in range(s.players):
        for card in range(N_TYPES):
            s.bid[seat, card] = 0
            s.claim[seat, card] = 0
            s.shown[seat, card] = 0
        s.claim[seat, N_TYPES] = 0
        s.shown[seat, N_TYPES] = 0
        s.n_bid[seat] = 0
        s.n_shown[seat] = 0
        s.shown_soap[seat] = 0
        s.holding[seat] = NONE
    s.offer = NONE
    s.declared = NONE
    s.wish = NO_WISH
    s.face_up = 0
    s.doubter = NONE
    s.answers = 0
    s.busy = 0
    s.rounds = 0
    s.asked = 0
    s.request_to = NONE
    s.request_wish = NO_WISH


@rule
def end_turn(s: State, trail: Any) -> None:
    """sapone.round.flow sapone.ruling.last-turn: the next turn, or the end of the round when the market is empty."""
    if s.n_market > 0:
        s.turn = next_seat(s, wide(s.turn))
        s.phase = Next.START_TURN
    else:
        end_round(s, trail)


# ------------------------------------------------------------------------------------------------------- end of a round


@rule
def end_round(s: State, trail: Any) -> None:
    """sapone.diamond.name: whoever holds the Diamond names it before the hands are shown."""
    for seat in range(s.players):
        if s.hand[seat, DIAMOND] > 0:
            s.namer = seat
            s.phase = Phase.DIAMOND
            happen(s, Step.SHOWN, seat, 0, DIAMOND, 0)
            return
    score_round(s, trail)


@rule
def score_round(s: State, trail: Any) -> None:
    """sapone.score.reveal sapone.score.ties sapone.score.points sapone.end.target: show, score, go on or end."""
    s.shown_name = s.named
    for seat in range(s.players):
        s.won[seat] = 0
        for card in range(N_TYPES):
            s.shown_hand[seat, card] = s.hand[seat, card]
        reveal(s, seat, trail)
    for category in range(N_CATEGORIES):
        seats = winners_of(s, category)
        note(trail, Event.CATEGORY, category, seats)
        for seat in range(s.players):
            if (seats >> seat) & 1 != 0:
                s.won[seat] |= 1 << category
    over = False
    for seat in range(s.players):
        s.gained[seat] = set_points(s, wide(s.won[seat]))
        s.points[seat] += s.gained[seat]
        note(trail, Event.SCORED, seat, wide(s.won[seat]), wide(s.gained[seat]), wide(s.points[seat]))
        if s.points[seat] >= s.options[TARGET]:
            over = True
    if over:
        end_game(s, trail)
        return
    s.round += 1
    s.first = next_seat(s, wide(s.first))
    note(trail, Event.ROUND, wide(s.round), wide(s.first))
    s.phase = Next.START_ROUND


@rule
def winners_of(s: State, category: int) -> int:
    """sapone.score.ties: who wins a category: the best, each or none of several who are equal."""
    seats = best_in(s, category)
    if s.options[TIES] != 0 and count(seats) > 1:
        return 0
    return seats


@rule
def set_points(s: State, won: int) -> int:
    """sapone.score.points: the points for exactly this set of categories."""
    if won == 0:
        return 0
    if s.options[TABLE] < 2:
        return PRINTED[s.options[TABLE], SET_PLACE[won]]
    return s.options[POINTS + SET_PLACE[won]]


@rule
def reveal(s: State, seat: int, trail: Any) -> None:
    """sapone.score.reveal: all see the hand."""
    cards = 0
    for card in range(N_TYPES):
        cards += s.hand[seat, card] * unit(card)
    note(trail, Event.REVEALED, seat, part_of_set(cards, 0), part_of_set(cards, 1), part_of_set(cards, 2))


@rule
def end_game(s: State, trail: Any) -> None:
    """sapone.end.target sapone.hidden.public: the hands stay open; what nobody was shown goes back unseen."""
    for card in range(N_TYPES):
        s.discard[card] = 0
    s.n_discard = 0
    for i in range(N_SOAP):
        s.soap[i] = 0
    s.n_soap = 0
    clear_memory(s)
    s.phase = Phase.OVER
    note(trail, Event.WON, winners(s))


@rule
def winners(s: State) -> int:
    """sapone.end.winner sapone.ruling.shared: the seats with the most points share the victory."""
    return leaders(s.points, s.players)
