"""The law of hearts: passing, tricks, counting."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, leaders, nth
from stockpot.core.hands import as_set, deal_hands, fill, holder, laid, together, trick_taker, write_cards
from stockpot.core.rule import rule
from stockpot.core.start import begin
from stockpot.core.trail import note

from .pieces import ALL_CARDS, ALL_HEARTS, OF_SUIT, QUEEN, cost_of, suit_of
from .state import CLEAN_FIRST, EACH, LIMIT, N_PASSED, NONE, PASS, PASSING, WAYS, Event, Phase, State

FIRST = 0
"""The 2 of clubs."""

# ---------------------------------------------------------------------------------------------------------------- set-up


@rule
def setup(s: State, players: int, options: Any, seed: int) -> None:
    """hearts.setup.players: start a game on a record of zeros, the first deal included."""
    begin(s, players, options, seed)
    deal_cards(s)


@rule
def deal_cards(s: State) -> None:
    """hearts.setup.cards: all cards, 13 to everybody."""
    deal_hands(s, s.hand, ALL_CARDS, EACH)
    fill(s.trick, s.players, NONE)
    fill(s.taken, s.players, 0)
    fill(s.gave, s.players, 0)
    fill(s.void, s.players, 0)
    s.phase = Phase.PASS
    s.lead = 0
    s.turn = 0
    if way_of(s) == 0:
        begin_tricks(s)


@rule
def way_of(s: State) -> int:
    """hearts.pass.direction: which way cards are passed in this deal; 0 for none."""
    return WAYS[s.deal % 4] if s.options[PASSING] != 0 else 0


@rule
def receiver(s: State, seat: int) -> int:
    """hearts.pass.direction: who gets the cards of a seat."""
    return (seat + way_of(s)) % s.players


@rule
def begin_tricks(s: State) -> None:
    """hearts.play.start: who holds the 2 of clubs leads."""
    s.phase = Phase.TRICKS
    s.lead = holder(s.hand, s.players, FIRST)
    s.turn = s.lead


# ------------------------------------------------------------------------------------------------------------ decisions


@rule
def waiting(s: State) -> int:
    """hearts.pass.cards: all that have cards to pass; then whose turn it is."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase == Phase.TRICKS:
        return 1 << s.turn
    seats = 0
    for seat in range(s.players):
        if count(s.gave[seat]) < N_PASSED:
            seats |= 1 << seat
    return seats


@rule
def legal(s: State, seat: int, out: Any) -> int:
    return write_cards(playable(s, seat), PASS if s.phase == Phase.PASS else 0, out)


@rule
def play(s: State, seat: int, action: int, trail: Any) -> None:
    if s.phase == Phase.PASS:
        pass_card(s, seat, action - PASS, trail)
    else:
        play_card(s, seat, action, trail)


# ------------------------------------------------------------------------------------- passing: every seat, all at once


@rule
def pass_card(s: State, seat: int, card: int, trail: Any) -> None:
    """hearts.pass.cards hearts.pass.secret: put a card down; when all have put down three, hands change."""
    s.gave[seat] |= 1 << card
    note(trail, Event.PASSED, seat, card)
    if waiting(s) != 0:
        return
    for giver in range(s.players):
        s.hand[giver] ^= s.gave[giver]
    for giver in range(s.players):
        cards = s.gave[giver]
        s.hand[receiver(s, giver)] |= cards
        note(trail, Event.GOT, receiver(s, giver), giver, nth(cards, 0), nth(cards, 1), nth(cards, 2))
    begin_tricks(s)


# ------------------------------------------------------------------------------------- a card: the seat whose turn it is


@rule
def playable(s: State, seat: int) -> int:
    """hearts.pass.cards hearts.play.start hearts.play.follow hearts.play.first hearts.play.break: the cards to choose from."""
    hand = s.hand[seat]
    first = is_first(s, seat)
    some = hand
    if s.phase == Phase.PASS:
        some = hand & ~s.gave[seat]
    elif seat == s.lead and first:
        some = 1 << FIRST
    elif seat == s.lead and seen_cards(s) & ALL_HEARTS == 0:
        some = hand & ~ALL_HEARTS
    elif seat != s.lead:
        some = hand & OF_SUIT[suit_of(s.trick[s.lead])]
        if some == 0 and first and s.options[CLEAN_FIRST] != 0:
            some = hand & ~(ALL_HEARTS | 1 << QUEEN)
    return some if some != 0 else hand


@rule
def is_first(s: State, seat: int) -> bool:
    """Is it the first trick? Whoever has not played holds all cards of the deal."""
    return count(s.hand[seat]) == EACH


@rule
def seen_cards(s: State) -> int:
    """All cards played in this deal."""
    return together(s.taken, s.players) | laid(s.trick, s.players)


@rule
def play_card(s: State, seat: int, card: int, trail: Any) -> None:
    """hearts.play.turn: one card each, clockwise."""
    if seat != s.lead and suit_of(card) != suit_of(s.trick[s.lead]):
        s.void[seat] |= 1 << suit_of(s.trick[s.lead])
    s.hand[seat] ^= 1 << card
    for giver in range(s.players):
        s.gave[giver] &= ~(1 << card)
    s.trick[seat] = card
    note(trail, Event.PLAYED, seat, card)
    s.turn = (seat + 1) % s.players
    if s.turn == s.lead:
        take_trick(s, trail)


@rule
def take_trick(s: State, trail: Any) -> None:
    """hearts.play.take: the highest card of the suit led takes all, and leads next."""
    best = trick_taker(s.trick, s.players, s.lead, OF_SUIT)
    cards = laid(s.trick, s.players)
    fill(s.trick, s.players, NONE)
    s.taken[best] |= cards
    s.lead = best
    s.turn = best
    note(trail, Event.TOOK, best, cost_of(cards))
    if s.hand[best] == 0:
        end_deal(s, trail)


# ------------------------------------------------------------------------------------------------- end of a deal, of all


@rule
def end_deal(s: State, trail: Any) -> None:
    """hearts.score.cards hearts.score.moon hearts.end.limit: count; go on until somebody has lost enough."""
    moon = NONE
    for seat in range(s.players):
        if cost_of(s.taken[seat]) == 26:
            moon = seat
            note(trail, Event.SHOT, seat)
    least = 0
    for seat in range(s.players):
        cost = cost_of(s.taken[seat]) if moon == NONE else (0 if seat == moon else 26)
        s.points[seat] -= cost
        least = min(least, s.points[seat])
        note(trail, Event.SCORED, seat, cost, s.points[seat])
    if least <= -s.options[LIMIT]:
        s.phase = Phase.OVER
        note(trail, Event.WON, leaders(s.points, s.players))
        return
    s.deal += 1
    deal_cards(s)
    note(trail, Event.DEALT, s.deal, way_of(s))


@rule
def stage(s: State) -> int:
    """The number of the deal: a rollout may stop where it changes."""
    return s.deal + 1 if s.phase == Phase.OVER else s.deal


@rule
def sound(s: State) -> bool:
    """Is every card of the deck in one place?"""
    seen = 0
    for seat in range(s.players):
        for part in (s.hand[seat], s.taken[seat], as_set(s.trick[seat])):
            if seen & part != 0:
                return False
            seen |= part
    return seen == ALL_CARDS
