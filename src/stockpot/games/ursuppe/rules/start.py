"""The set-up: pieces, the choice of start spaces, the first two amoebas of each tribe."""

from __future__ import annotations

from typing import Any

from stockpot.core.random import draw, shuffle
from stockpot.core.rule import rule
from stockpot.core.trail import note
from stockpot.games.ursuppe.decisions import Phase, Todo
from stockpot.games.ursuppe.pieces import (
    ALL_CELLS,
    CARD_DRIFT,
    COPIES,
    CUBES,
    MIN_PLAYERS,
    N_AMOEBAS,
    N_CARDS,
    N_CELLS,
    N_GENES,
    N_NUMBERS,
    NONE,
    START_CUBES,
)
from stockpot.games.ursuppe.rules.tribe import leader, living, seat_above, seat_below
from stockpot.games.ursuppe.state import FIRST_DAMAGE, N_OPTIONS, OZONE, START_BP, Event, State


@rule
def setup(s: State, players: int, options: Any, seed: int) -> None:
    """ursuppe.setup.players: start a game on a record of zeros, up to the first choice of a start space."""
    s.rng = seed
    s.players = players
    for i in range(N_OPTIONS):
        s.options[i] = options[i]
    lay_out(s)
    shuffle_deck(s)
    s.drawn = 1
    roll_for_spaces(s)
    s.phase = Phase.SETUP
    s.todo = Todo.SPACE
    s.turn = s.picks[0]
    s.active = s.turn


@rule
def lay_out(s: State) -> None:
    """ursuppe.setup.pieces ursuppe.setup.cubes ursuppe.setup.genes: empty board, cubes, points, gene cards."""
    clear_pending(s)
    for amoeba in range(N_AMOEBAS):
        s.cell[amoeba] = NONE
    for seat in range(s.players):
        s.bp[seat] = s.options[START_BP]
        s.reserve[seat] = CUBES - START_CUBES * N_CELLS
        for cell in range(N_CELLS):
            s.cubes[cell, seat] = START_CUBES
    for gene in range(N_GENES):
        s.pool[gene] = COPIES[s.players - MIN_PLAYERS, gene]


@rule
def clear_pending(s: State) -> None:
    """No amoeba, step or attack is under way."""
    s.amoeba = NONE
    s.meal = NONE
    s.spot = NONE
    s.mover = NONE
    s.direction = NONE
    s.claimant = NONE
    s.attacker = NONE
    s.target = NONE
    s.arena = NONE


@rule
def shuffle_deck(s: State) -> None:
    """ursuppe.setup.card: all environment cards in random order."""
    for i in range(N_CARDS):
        s.deck[i] = i
    shuffle(s, s.deck, N_CARDS)
    name_cards_in_order(s)


@rule
def name_cards_in_order(s: State) -> None:
    """Cards that show the same are the same: the one that comes first gets the lower number."""
    for card in range(N_CARDS):
        for other in range(card + 1, N_CARDS):
            if CARD_DRIFT[card] == CARD_DRIFT[other] and s.options[OZONE + card] == s.options[OZONE + other]:
                swap_if_later(s, card, other)


@rule
def swap_if_later(s: State, card: int, other: int) -> None:
    """Make `card` come before `other` in the deck."""
    for i in range(N_CARDS):
        if s.deck[i] == card:
            return
        if s.deck[i] == other:
            s.deck[i] = card
            for j in range(i + 1, N_CARDS):
                if s.deck[j] == card:
                    s.deck[j] = other
            return


@rule
def roll_for_spaces(s: State) -> None:
    """ursuppe.setup.spaces ursuppe.ruling.ties: two dice each, the highest first; those who tie roll again."""
    for seat in range(s.players):
        s.rolled[seat] = two_dice(s)
        s.picks[seat] = s.rolled[seat]
    while tied(s):
        rank_rolls(s)
    # every seat now has a different number: put the seats in order, the highest first
    for seat in range(s.players):
        s.dice[0] = 0
        for other in range(s.players):
            if s.picks[other] > s.picks[seat]:
                s.dice[0] += 1
        s.carried[s.dice[0]] = seat
    for i in range(s.players):
        s.picks[i] = s.carried[i]
        s.carried[i] = 0
    s.dice[0] = 0


@rule
def two_dice(s: State) -> int:
    return draw(s, 6) + draw(s, 6) + 2


@rule
def tied(s: State) -> bool:
    """Do two seats have the same number in `picks`?"""
    for seat in range(s.players):
        for other in range(seat):
            if s.picks[seat] == s.picks[other]:
                return True
    return False


@rule
def rank_rolls(s: State) -> None:
    """Replace rolls by ranks, and let those of one rank roll again within it."""
    for seat in range(s.players):
        beaten = 0
        same = 0
        for other in range(s.players):
            if s.picks[other] < s.picks[seat]:
                beaten += 1
            elif s.picks[other] == s.picks[seat]:
                same += 1
        s.naming[seat] = 16 * beaten + (two_dice(s) if same > 1 else 0)
    for seat in range(s.players):
        s.picks[seat] = s.naming[seat]
        s.naming[seat] = 0


# --------------------------------------------------- a start space: the seats in the order of their rolls, before the game


@rule
def legal_space(s: State) -> int:
    """ursuppe.setup.spaces: the free ones of the spaces 1 to the number of players."""
    free = (1 << s.players) - 1
    for seat in range(s.players):
        if s.marker[seat] != 0:
            free ^= 1 << (s.marker[seat] - 1)
    return free


@rule
def play_space(s: State, choice: int, trail: Any) -> None:
    """ursuppe.setup.spaces: put the marker there; when all are placed, the lowest begins with the amoebas."""
    s.marker[s.turn] = choice + 1
    note(trail, Event.SPACE, s.turn, choice + 1)
    for i in range(s.players):
        if s.marker[s.picks[i]] == 0:
            s.turn = s.picks[i]
            s.active = s.turn
            return
    s.turn = seat_above(s, 0)
    s.active = s.turn
    s.todo = Todo.PLACE


# ------------------------------------------ a cell for the first and the second amoeba: each seat in turn, before the game


@rule
def legal_place(s: State) -> int:
    """ursuppe.setup.first ursuppe.setup.second: the cells without any amoeba."""
    free = ALL_CELLS
    for amoeba in range(N_AMOEBAS):
        if s.cell[amoeba] != NONE:
            free &= ~(1 << s.cell[amoeba])
    return free


@rule
def play_place(s: State, choice: int, trail: Any) -> None:
    """ursuppe.setup.first: the cell is chosen, the piece comes next."""
    s.spot = choice
    s.todo = Todo.NUMBER


@rule
def put_first_amoebas(s: State, amoeba: int, trail: Any) -> None:
    """ursuppe.setup.first ursuppe.setup.second: put it down, hurt if it is the first, and find who is next."""
    seat = s.turn
    first = living(s, seat) == 0
    s.cell[amoeba] = s.spot
    s.damage[amoeba] = s.options[FIRST_DAMAGE + s.players - MIN_PLAYERS] if first else 0
    note(trail, Event.PLACED, s.turn, amoeba, s.spot, s.damage[amoeba])
    s.spot = NONE
    s.todo = Todo.PLACE
    if first:
        following = seat_above(s, s.marker[seat])
        s.turn = following if following != NONE else leader(s)
    else:
        following = seat_below(s, s.marker[seat])
        if following == NONE:
            begin_round(s, trail)
        else:
            s.turn = following
    s.active = s.turn


@rule
def begin_round(s: State, trail: Any) -> None:
    """ursuppe.round.phases ursuppe.round.order: the next round; phase 1 begins with the lowest marker.

    ursuppe.buy.advanced: genes of earlier rounds may be given up for advanced ones from now on.
    """
    s.round += 1
    for seat in range(s.players):
        s.fresh[seat] = 0
    s.phase = Phase.FEEDING
    s.active = seat_above(s, 0)
    s.turn = s.active
    s.amoeba = N_NUMBERS * s.active - 1
    s.todo = Todo.NEXT_AMOEBA
    note(trail, Event.ROUND, s.round)
