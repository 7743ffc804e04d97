"""Hands as sets of cards, a bit for each card: drawn by lot, written out, and guessed where they are hidden."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, has, lowest, nth
from stockpot.core.random import draw
from stockpot.core.rule import Constants, rule

ANY = -1
"""Whatever suit."""


@rule
def draw_cards(s: Any, cards: int, n: int) -> int:
    """So many cards of a set, by lot."""
    drawn = 0
    for _ in range(n):
        left = cards & ~drawn
        drawn |= 1 << nth(left, draw(s, count(left)))
    return drawn


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
