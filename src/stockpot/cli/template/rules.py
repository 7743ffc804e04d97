"""The law of ladle: setting up, the one decision, the end."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, has, leaders
from stockpot.core.hands import fill, write_cards
from stockpot.core.rule import rule
from stockpot.core.start import begin
from stockpot.core.trail import note

from .pieces import N_CARDS
from .state import NONE, NUMBERS, ROUNDS, Event, State

# ---------------------------------------------------------------------------------------------------------------- set-up


@rule
def setup(s: State, players: int, options: Any, seed: int) -> None:
    """ladle.setup.cards: everybody has one of each card."""
    begin(s, players, options, seed)
    fill(s.hand, players, (1 << N_CARDS) - 1)
    fill(s.chosen, players, NONE)
    fill(s.last, players, NONE)


# ------------------------------------------------------------------------------- a card: every seat, all at the same time


@rule
def waiting(s: State) -> int:
    """ladle.round.choose: all that have not chosen; nobody when the game is over."""
    seats = 0
    if s.round < s.options[ROUNDS]:
        for seat in range(s.players):
            if s.chosen[seat] == NONE:
                seats |= 1 << seat
    return seats


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """ladle.round.hand: any card of the own hand."""
    return write_cards(s.hand[seat], 0, out)


@rule
def play(s: State, seat: int, action: int, trail: Any) -> None:
    """ladle.round.choose: face down; when the last has chosen, the round is counted."""
    s.chosen[seat] = action
    note(trail, Event.CHOSE, seat, action)
    if waiting(s) == 0:
        count_round(s, trail)


# ------------------------------------------------------------------------------------------------------- round and game


@rule
def count_round(s: State, trail: Any) -> None:
    """ladle.round.score ladle.round.discard: show all cards, give the point, put the cards away."""
    for seat in range(s.players):
        note(trail, Event.SHOWED, seat, s.chosen[seat])
    best = alone_on_top(s)
    if best != NONE:
        s.points[best] += 1
    note(trail, Event.SCORED, best)
    for seat in range(s.players):
        s.hand[seat] ^= 1 << s.chosen[seat]
        s.last[seat] = s.chosen[seat]
        s.chosen[seat] = NONE
    s.round += 1
    if s.round == s.options[ROUNDS]:
        note(trail, Event.WON, winners(s))


@rule
def alone_on_top(s: State) -> int:
    """ladle.round.score: who has the highest number that nobody else has chosen, or NONE."""
    best = NONE
    for seat in range(s.players):
        number = number_of(s, s.chosen[seat])
        alone = True
        for other in range(s.players):
            if other != seat and number_of(s, s.chosen[other]) == number:
                alone = False
        if alone and (best == NONE or number > number_of(s, s.chosen[best])):
            best = seat
    return best


@rule
def number_of(s: State, card: int) -> int:
    """ladle.setup.cards: what stands on a card, as the list of this table has it."""
    return s.options[NUMBERS + card]


@rule
def winners(s: State) -> int:
    """ladle.end.winner: all with the most points."""
    return leaders(s.points, s.players)


@rule
def stage(s: State) -> int:
    return s.round


@rule
def sound(s: State) -> bool:
    """All hands are equally large, and what is chosen is held."""
    for seat in range(s.players):
        if count(s.hand[seat]) != N_CARDS - s.round:
            return False
        if s.chosen[seat] != NONE and not has(s.hand[seat], s.chosen[seat]):
            return False
    return True
