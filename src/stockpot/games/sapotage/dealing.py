"""Decks, dealing, the discard pile."""

from __future__ import annotations

from typing import Any

from stockpot.core.random import draw, shuffle
from stockpot.core.rule import rule
from stockpot.core.trail import note
from stockpot.games.sapotage.state import (
    BEFORE,
    DISH,
    FACE_DOWN,
    FIRST_DEALER,
    FROM_HAND,
    FROM_MIDDLE,
    HAND,
    HELD,
    HIDDEN,
    IN_PLAY,
    INGREDIENT_KEY,
    JUDGE_KEY,
    JUDGES,
    MAX_UP,
    N_INGREDIENTS,
    N_JUDGES,
    N_SHARED,
    NONE,
    OPEN,
    PILE,
    SHARED,
    Event,
    Phase,
    State,
)


@rule
def left_of(s: State, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < s.players else 0


@rule
def right_of(s: State, seat: int) -> int:
    """The next seat counterclockwise."""
    return seat - 1 if seat > 0 else s.players - 1


@rule
def all_seats(s: State) -> int:
    return (1 << s.players) - 1


# ---------------------------------------------------------------------------------------------------------------- set-up


@rule
def prepare(s: State) -> None:
    """sapotage.setup.decks sapotage.ruling.first-dealer: shuffle both decks, find the first dealer, empty the table."""
    for card in range(s.options[N_INGREDIENTS]):
        s.deck[card] = card
        s.fate[card] = OPEN << BEFORE
    s.n_deck = s.options[N_INGREDIENTS]
    shuffle(s, s.deck, s.n_deck)
    for judge in range(s.options[N_JUDGES]):
        s.judge_deck[judge] = judge
    s.n_judges = s.options[N_JUDGES]
    shuffle(s, s.judge_deck, s.n_judges)
    if s.options[FIRST_DEALER] == 0:
        s.dealer = draw(s, s.players)
    else:
        s.dealer = s.options[FIRST_DEALER] - 1
    for seat in range(s.players):
        for place in range(HAND):
            s.hand[seat, place] = NONE


# --------------------------------------------------------------------------------------------------------------- a round


@rule
def begin_round(s: State) -> None:
    """sapotage.deal.hands sapotage.judge.reveal: an empty table, cards for all, judges turned up."""
    clear_table(s)
    deal_hands(s)
    turn_up_shared(s)
    turn_up_judges(s)
    s.phase = Phase.COOK
    s.turn = s.dealer
    s.owing = all_seats(s)


@rule
def tell_round(s: State, reshuffled: bool, trail: Any) -> None:
    """Write down what a round begins with."""
    note(trail, Event.ROUND, s.round, s.dealer)
    if reshuffled:
        note(trail, Event.RESHUFFLED)
    for i in range(N_SHARED):
        if s.shared[i] != NONE:
            note(trail, Event.SHARED, s.shared[i], s.options[INGREDIENT_KEY], s.options[INGREDIENT_KEY + 1])
    for i in range(s.n_up):
        note(trail, Event.JUDGE, s.up[i], s.options[JUDGE_KEY], s.options[JUDGE_KEY + 1])


@rule
def clear_table(s: State) -> None:
    """No dish, no gift, no reaction."""
    s.shown = 0
    s.tied = 0
    for seat in range(s.players):
        for place in range(DISH):
            s.dish[seat, place] = NONE
        for i in range(MAX_UP):
            s.vote[i, seat] = NONE
        s.reaction[seat] = 0
        s.word[seat] = 0
        s.uses[seat] = NONE
        s.face_up[seat] = NONE
        s.gift[seat] = NONE
        s.target[seat] = NONE
        s.choice[seat] = NONE
        s.extra[seat] = 0


@rule
def hand_size(s: State) -> int:
    """sapotage.deal.hands sapotage.variant.shared: cards in hand before the dishes are made."""
    return HAND - 1 if s.options[SHARED] != 0 else HAND


@rule
def deal_hands(s: State) -> None:
    """sapotage.deal.hands sapotage.deal.order sapotage.ruling.kept-card: one card at a time until all hands are full."""
    for n in range(0 if s.round == 0 else 1, hand_size(s)):
        seat = s.dealer
        for _ in range(s.players):
            seat = left_of(s, seat)
            put_in_hand(s, seat, n, draw_card(s))


@rule
def put_in_hand(s: State, seat: int, n: int, card: int) -> None:
    """Add a card to a hand of n cards, which stays in order."""
    place = n
    while place > 0 and s.hand[seat, place - 1] > card:
        s.hand[seat, place] = s.hand[seat, place - 1]
        place -= 1
    s.hand[seat, place] = card


@rule
def turn_up_shared(s: State) -> None:
    """sapotage.variant.shared sapotage.ruling.shared-special: three cards for all."""
    for i in range(N_SHARED):
        s.shared[i] = NONE
    if s.options[SHARED] == 0:
        return
    for i in range(N_SHARED):
        s.shared[i] = draw_card(s)


@rule
def turn_up_judges(s: State) -> None:
    """sapotage.judge.reveal sapotage.variant.judges sapotage.ruling.few-judges: as many as play, or those left."""
    s.settled = 0
    s.n_up = min(s.options[JUDGES], s.n_judges)
    for i in range(MAX_UP):
        s.up[i] = NONE
    for i in range(s.n_up):
        s.n_judges -= 1
        s.up[i] = s.judge_deck[s.n_judges]
        s.judge_deck[s.n_judges] = 0


# ---------------------------------------------------------------------------------------------------- deck, discard pile


@rule
def draw_card(s: State) -> int:
    """sapotage.deal.empty sapotage.ruling.when-needed: the top card of the deck, which is made anew when it is empty."""
    if s.n_deck == 0:
        reshuffle(s)
    s.n_deck -= 1
    card = s.deck[s.n_deck]
    s.deck[s.n_deck] = 0
    return card


@rule
def reshuffle(s: State) -> None:
    """sapotage.deal.empty sapotage.ruling.middle-of-deal: the whole pile becomes the deck; hands and table stay.

    `fate` keeps what was where, and `held` how many cards each hand had: that is what players remember of it.
    """
    for card in range(s.options[N_INGREDIENTS]):
        pile = s.fate[card] & PILE
        before = HELD
        if pile >= FACE_DOWN:
            before = HIDDEN + pile - FACE_DOWN
        elif pile != IN_PLAY:
            before = OPEN
        if pile != IN_PLAY:
            s.deck[s.n_deck] = card
            s.n_deck += 1
        s.fate[card] = before << BEFORE
    s.n_pile = 0
    s.shuffles += 1
    for seat in range(s.players):
        s.held[seat] = cards_in_hand(s, seat)
    shuffle(s, s.deck, s.n_deck)


@rule
def cards_in_hand(s: State, seat: int) -> int:
    n = 0
    for place in range(HAND):
        if s.hand[seat, place] != NONE:
            n += 1
    return n


@rule
def put_on_pile(s: State, card: int, how: int) -> None:
    """Discard a card; `how` says whence, and whether all have seen it."""
    s.fate[card] = (s.fate[card] & ~PILE) | how
    s.n_pile += 1


@rule
def remember(s: State) -> None:
    """sapotage.hidden.public: keep the table of this round for all to look at in the next."""
    s.n_last = s.n_up
    for i in range(MAX_UP):
        s.last_up[i] = s.up[i]
        for seat in range(s.players):
            s.last_vote[i, seat] = s.vote[i, seat]
    for seat in range(s.players):
        for place in range(DISH):
            s.last_dish[seat, place] = s.dish[seat, place]
        s.last_used[seat] = s.shared[s.uses[seat]] if s.uses[seat] != NONE else NONE
        s.last_gift[seat] = s.gift[seat]
        s.last_target[seat] = s.target[seat]
        s.last_reaction[seat] = s.reaction[seat]
        s.last_extra[seat] = s.extra[seat]


@rule
def clean_up(s: State) -> None:
    """sapotage.round.cleanup: dishes, foreign and shared cards go to the discard pile; one card stays in each hand."""
    remember(s)
    for seat in range(s.players):
        for place in range(DISH):
            if s.dish[seat, place] != NONE:
                put_on_pile(s, s.dish[seat, place], FROM_HAND + seat)
        if s.gift[seat] != NONE:
            put_on_pile(s, s.gift[seat], FROM_HAND + seat)
    for i in range(N_SHARED):
        if s.shared[i] != NONE:
            put_on_pile(s, s.shared[i], FROM_MIDDLE)
