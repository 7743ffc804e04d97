"""The tensor a learner sees: what the seat may know, seats counted from its own.

Cards are told by their flavors, flat points and worth to the judges, so other card lists need no other network.
"""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count
from stockpot.core.rule import rule
from stockpot.games.sapotage.dealing import cards_in_hand
from stockpot.games.sapotage.guessing import sees_dish_card, sees_gift
from stockpot.games.sapotage.pieces import N_FLAVORS, flat_points, instances
from stockpot.games.sapotage.scoring import card_word, how_many, taste
from stockpot.games.sapotage.state import (
    DISH,
    FACE_DOWN,
    HAND,
    IN_PLAY,
    JUDGES_TO_WIN,
    MAX_PLAYERS,
    MAX_UP,
    N_INGREDIENTS,
    N_SHARED,
    NONE,
    PEEKING,
    PILE,
    PRESENTATION,
    SHARED,
    Phase,
    Reaction,
    State,
)

PER_CARD = N_FLAVORS + 2 + MAX_UP
N_PHASES = len(Phase)
PER_SEAT = 8 + MAX_PLAYERS + 2 * PER_CARD + 3
N_FEATURES = MAX_UP * N_FLAVORS + (HAND + DISH + N_SHARED + 1) * PER_CARD + 11 + N_PHASES + 5 + MAX_PLAYERS * PER_SEAT
OWN = (MAX_UP * N_FLAVORS, MAX_UP * N_FLAVORS + (HAND + DISH) * PER_CARD)
"""Where the own cards are told of."""


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Judges, own cards, shared cards, the cards not seen, the step, and every seat as far as it is known."""
    n = 0
    for i in range(MAX_UP):
        for flavor in range(N_FLAVORS):
            out[n] = taste(s, s.up[i], 1 << (5 * flavor)) / 2 if i < s.n_up else 0.0
            n += 1
    for place in range(HAND):
        n = write_card(s, s.hand[seat, place], out, n)
    for place in range(DISH):
        n = write_card(s, s.dish[seat, place], out, n)
    for i in range(N_SHARED):
        n = write_card(s, s.shared[i], out, n)
    n = write_card(s, s.gift[seat], out, n)
    n = write_unseen(s, seat, out, n)
    for phase in range(N_PHASES):
        out[n] = 1.0 if s.phase == phase else 0.0
        n += 1
    out[n] = s.options[PRESENTATION] / 3
    out[n + 1] = s.options[PEEKING]
    out[n + 2] = s.options[SHARED]
    out[n + 3] = s.players / MAX_PLAYERS
    out[n + 4] = s.n_deck / s.options[N_INGREDIENTS]
    n += 5
    for i in range(MAX_PLAYERS):
        if i < s.players:
            write_seat(s, seat, (seat + i) % s.players, out, n)
        else:
            for j in range(PER_SEAT):
                out[n + j] = 0.0
        n += PER_SEAT


@rule
def write_word(s: State, word: int, there: bool, out: Any, n: int) -> int:
    """A card, or several: flavors, flat points, what each judge gives."""
    out[n] = 1.0 if there else 0.0
    out[n + 1] = flat_points(word) / 3 if there else 0.0
    for flavor in range(N_FLAVORS):
        out[n + 2 + flavor] = instances(word, 1 << flavor) / 3 if there else 0.0
    for i in range(MAX_UP):
        out[n + 2 + N_FLAVORS + i] = taste(s, s.up[i], word) / 6 if there and i < s.n_up else 0.0
    return n + PER_CARD


@rule
def write_card(s: State, card: int, out: Any, n: int) -> int:
    return write_word(s, card_word(s, card) if card != NONE else 0, card != NONE, out, n)


@rule
def write_unseen(s: State, seat: int, out: Any, n: int) -> int:
    """Of each flavor, and of bonus and sabotage cards: the share of the list that is not on the open discard pile."""
    for i in range(N_FLAVORS + 2):
        out[n + i] = 0.0
    cards = s.options[N_INGREDIENTS]
    for card in range(cards):
        pile = s.fate[card] & PILE
        if pile == IN_PLAY or (pile >= FACE_DOWN and pile != FACE_DOWN + seat):
            word = card_word(s, card)
            for flavor in range(N_FLAVORS):
                out[n + flavor] += instances(word, 1 << flavor) / cards
            if flat_points(word) > 0:
                out[n + N_FLAVORS] += 1 / cards
            elif flat_points(word) < 0:
                out[n + N_FLAVORS + 1] += 1 / cards
    return n + N_FLAVORS + 2


@rule
def write_seat(s: State, viewer: int, seat: int, out: Any, n: int) -> None:
    """One seat, as far as the viewer may know it."""
    out[n] = count(s.won[seat]) / s.options[JUDGES_TO_WIN]
    out[n + 1] = (s.owing >> seat) & 1
    out[n + 2] = (s.shown >> seat) & 1
    out[n + 3] = (s.tied >> seat) & 1
    out[n + 4] = 1.0 if s.dealer == seat else 0.0
    out[n + 5] = 1.0 if s.turn == seat else 0.0
    out[n + 6] = cards_in_hand(s, seat) / HAND
    open_uses = s.uses[seat] != NONE and (s.phase != Phase.COOK or seat == viewer)
    out[n + 7] = (s.uses[seat] + 1) / N_SHARED if open_uses else 0.0
    n += 8
    open_target = s.target[seat] != NONE and (s.phase != Phase.GIVE or seat == viewer)
    for i in range(MAX_PLAYERS):
        out[n + i] = 1.0 if open_target and i < s.players and s.target[seat] == (viewer + i) % s.players else 0.0
    n += MAX_PLAYERS
    own = 0
    own_cards = 0
    for place in range(DISH):
        if s.dish[seat, place] != NONE and (sees_dish_card(s, seat, place) or seat == viewer):
            own += card_word(s, s.dish[seat, place])
            own_cards += 1
    n = write_word(s, own, own_cards != 0, out, n)
    foreign = 0
    foreign_cards = 0
    if s.phase != Phase.GIVE:
        for giver in range(s.players):
            if giver != seat and s.target[giver] == seat and (sees_gift(s, giver) or giver == viewer):
                foreign += card_word(s, s.gift[giver])
                foreign_cards += 1
    n = write_word(s, foreign, foreign_cards != 0, out, n)
    out[n] = s.extra[seat] / 3
    out[n + 1] = how_many(s.reaction[seat], Reaction.LAUGH) / MAX_PLAYERS
    out[n + 2] = how_many(s.reaction[seat], Reaction.UNFIT) / MAX_PLAYERS
