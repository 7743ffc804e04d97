"""The law of Crowded Pot: choosing, pushing, serving."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, has, leaders
from stockpot.core.hands import deal_hands, fill, write_cards
from stockpot.core.rule import rule
from stockpot.core.start import begin
from stockpot.core.trail import note

from .pieces import ALL_CARDS, N_PLACES, PLACE
from .state import DEALS, HAND_SIZE, LADLE, NONE, Event, State


@rule
def setup(s: State, players: int, options: Any, seed: int) -> None:
    """Start a game on a record of zeros, the first deal included."""
    begin(s, players, options, seed)
    deal_cards(s)


@rule
def deal_cards(s: State) -> None:
    """crowded.setup.cards crowded.setup.pot: hands of eight, the rest unseen, an empty pot."""
    deal_hands(s, s.hand, ALL_CARDS, s.options[HAND_SIZE])
    fill(s.chosen, s.players, NONE)
    s.played = 0
    empty_pot(s)


@rule
def empty_pot(s: State) -> None:
    fill(s.pot, N_PLACES, NONE)
    fill(s.owner, N_PLACES, NONE)


# ------------------------------------------------------------------------------- a card: every seat, all at the same time


@rule
def waiting(s: State) -> int:
    """crowded.turn.choose: all that have not chosen; nobody when the game is over."""
    seats = 0
    for seat in range(s.players):
        if s.chosen[seat] == NONE and s.hand[seat] != 0:
            seats |= 1 << seat
    return seats


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """crowded.turn.choose: any card of the own hand."""
    return write_cards(s.hand[seat], 0, out)


@rule
def play(s: State, seat: int, action: int, trail: Any) -> None:
    """crowded.turn.choose: face down; when the last has chosen, all are shown."""
    s.chosen[seat] = action
    note(trail, Event.CHOSE, seat, action)
    if waiting(s) == 0:
        show(s, trail)


# --------------------------------------------------------------------------------------------------------- into the pot


@rule
def show(s: State, trail: Any) -> None:
    """crowded.turn.order crowded.end.deals: from the lowest card to the highest; after the last turn deal again, or end."""
    for _ in range(s.players):
        first = NONE
        for seat in range(s.players):
            if s.chosen[seat] != NONE and (first == NONE or s.chosen[seat] < s.chosen[first]):
                first = seat
        put(s, first, s.chosen[first], trail)
        s.chosen[first] = NONE
    if s.hand[0] != 0:
        return
    s.deal += 1
    if s.deal == s.options[DEALS]:
        note(trail, Event.WON, leaders(s.points, s.players))
        return
    deal_cards(s)
    note(trail, Event.DEALT, s.deal)


@rule
def put(s: State, seat: int, card: int, trail: Any) -> None:
    """crowded.turn.place crowded.turn.push crowded.turn.sink: a card takes its place, free or held by a lower card."""
    s.hand[seat] ^= 1 << card
    s.played |= 1 << card
    place = PLACE[card]
    if s.pot[place] > card:
        note(trail, Event.SANK, seat, card)
        return
    if s.pot[place] == NONE:
        note(trail, Event.PUT, seat, card)
    else:
        note(trail, Event.PUSHED, seat, card, s.pot[place], s.owner[place])
    s.pot[place] = card
    s.owner[place] = seat
    for other in range(N_PLACES):
        if s.pot[other] == NONE:
            return
    serve(s, seat, trail)


@rule
def serve(s: State, seat: int, trail: Any) -> None:
    """crowded.serve.full crowded.serve.points crowded.serve.ladle: all eat from a full pot."""
    s.points[seat] += s.options[LADLE]
    note(trail, Event.SERVED, seat)
    for eater in range(s.players):
        cards = held(s, eater)
        if cards > 0:
            gain = cards * (cards + 1) // 2
            s.points[eater] += gain
            note(trail, Event.ATE, eater, cards, gain)
    empty_pot(s)


@rule
def held(s: State, seat: int) -> int:
    """How many places of the pot a seat holds."""
    places = 0
    for place in range(N_PLACES):
        if s.owner[place] == seat:
            places += 1
    return places


@rule
def stage(s: State) -> int:
    return s.deal


@rule
def sound(s: State) -> bool:
    """All hands are equally large, no card is in two places, and what is chosen is held."""
    seen = s.played
    for seat in range(s.players):
        if s.hand[seat] & seen != 0 or count(s.hand[seat]) != count(s.hand[0]):
            return False
        if s.chosen[seat] != NONE and not has(s.hand[seat], s.chosen[seat]):
            return False
        seen |= s.hand[seat]
    return count(seen) == s.players * s.options[HAND_SIZE]
