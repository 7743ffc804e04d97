"""Hands as sets of cards, a bit for each card: dealt, laid down, written out, and guessed where they are hidden.

A set is a number; the sets of all seats are a row of the record, like `s.hand`. What each seat has laid down, one card or `NONE`,
is a row too, like `s.trick`. Where cards have suits, `suits` is a table with the set of each suit's cards.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, has, lowest, nth
from stockpot.core.random import draw
from stockpot.core.rule import Constants, rule

NONE = -1
"""No card."""
ANY = -1
"""Whatever suit."""

# ------------------------------------------------------------------------------------------------------- sets of cards


@rule
def as_set(card: int) -> int:
    """The set of one card, or of none."""
    return 0 if card == NONE else 1 << card


@rule
def laid(row: Any, seats: int) -> int:
    """The set of the cards that the first seats have laid down."""
    cards = 0
    for seat in range(seats):
        cards |= as_set(row[seat])
    return cards


@rule
def together(sets: Any, seats: int) -> int:
    """All cards in the sets of the first seats."""
    cards = 0
    for seat in range(seats):
        cards |= sets[seat]
    return cards


@rule
def holder(sets: Any, seats: int, card: int) -> int:
    """The first seat that has a card in its set, or NONE."""
    for seat in range(seats):
        if has(sets[seat], card):
            return seat
    return NONE


@rule
def fill(row: Any, n: int, number: int) -> None:
    """The same number in the first entries of a row: 0 for empty sets, NONE where nothing lies."""
    for i in range(n):
        row[i] = number


# --------------------------------------------------------------------------------------------------- dealt, and laid down


@rule
def draw_cards(s: Any, cards: int, n: int) -> int:
    """So many cards of a set, by lot."""
    drawn = 0
    for _ in range(n):
        left = cards & ~drawn
        drawn |= 1 << nth(left, draw(s, count(left)))
    return drawn


@rule
def deal_hands(s: Any, hands: Any, cards: int, each: int) -> int:
    """So many cards of a set to every seat, by lot; returns the set of those that are left over."""
    for seat in range(s.players):
        hands[seat] = draw_cards(s, cards, each)
        cards ^= hands[seat]
    return cards


@rule
def trick_taker(trick: Any, seats: int, lead: int, suits: Constants) -> int:
    """Who has laid the highest card of the suit that was led, when all have; the cards of a suit are numbered from the lowest."""
    led = suits[suit_among(suits, trick[lead])]
    best = lead
    for seat in range(seats):
        if has(led, trick[seat]) and trick[seat] > trick[best]:
            best = seat
    return best


@rule
def write_cards(cards: int, first: int, out: Any) -> int:
    """The actions that cards stand for, counted from `first`; returns how many."""
    n = 0
    while cards != 0:
        out[n] = first + lowest(cards)
        cards &= cards - 1
        n += 1
    return n


@rule
def write_flags(cards: int, kinds: int, out: Any, start: int) -> int:
    """1 for each kind of card that is in the set and 0 for the others; returns where that ends."""
    for kind in range(kinds):
        out[start + kind] = 1.0 if has(cards, kind) else 0.0
    return start + kinds


# ------------------------------------------------------------------------------------------------------- hidden hands


@rule
def guess_hands(s: Any, seat: int, hands: Any, known: int, voids: Any, suits: Constants) -> None:
    """Deal anew what `seat` does not see of the other hands: all their cards but those that are `known` to be where they are.

    Every hand keeps its size, and nobody gets a card of a suit that they have shown to lack (`voids`).
    """
    unseen = 0
    needs = 0
    for other in range(s.players):
        if other != seat:
            hidden = hands[other] & ~known
            unseen |= hidden
            needs |= count(hidden) << 6 * other
            hands[other] ^= hidden
    spread(s, hands, voids, suits, unseen, needs)


@rule
def spread(s: Any, hands: Any, voids: Any, suits: Constants, unseen: int, needs: int) -> None:
    """Give every unseen card, in an order drawn by lot, to a seat that may hold it, the likelier the more cards it needs.

    `voids` are the suits that each seat has shown not to hold, `suits` the cards of each suit, `needs` how many cards each seat
    lacks, six bits a seat. There must be a way to do it; then one is found.
    """
    everybody = (1 << s.players) - 1
    left = unseen
    while left != 0:
        card = nth(left, draw(s, count(left)))
        left ^= 1 << card
        suit = suit_among(suits, card)
        place = draw(s, places(s, voids, everybody, suit, needs))
        seat = 0
        while place >= places(s, voids, 1 << seat, suit, needs):
            place -= places(s, voids, 1 << seat, suit, needs)
            seat += 1
        while places(s, voids, 1 << seat, suit, needs) == 0 or not all_fit(
            s, voids, suits, left, needs - (1 << 6 * seat)
        ):
            seat = (seat + 1) % s.players
        needs -= 1 << 6 * seat
        hands[seat] |= 1 << card


@rule
def suit_among(suits: Constants, card: int) -> int:
    """The suit of a card."""
    suit = 0
    while not has(suits[suit], card):
        suit += 1
    return suit


@rule
def places(s: Any, voids: Any, group: int, suit: int, needs: int) -> int:
    """How many cards of a suit, or of any, the seats of a group may still get."""
    found = 0
    for seat in range(s.players):
        if has(group, seat) and (suit == ANY or not has(voids[seat], suit)):
            found += (needs >> 6 * seat) & 63
    return found


@rule
def all_fit(s: Any, voids: Any, suits: Constants, left: int, needs: int) -> bool:
    """Is there a place for each card that is left? By Hall's theorem: if no group of seats has fewer places than there are cards
    that nobody else may hold."""
    everybody = (1 << s.players) - 1
    shown = 0
    for seat in range(s.players):
        shown |= voids[seat]
    if shown == 0:
        return True
    for group in range(everybody):
        room = places(s, voids, group, ANY, needs)
        for suit in range(len(suits)):
            if places(s, voids, everybody ^ group, suit, needs) == 0:
                room -= count(left & suits[suit])
        if room < 0:
            return False
    return True
