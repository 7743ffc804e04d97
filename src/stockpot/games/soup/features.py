"""The tensor a learner sees: what the seat may know, seats counted from its own."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count
from stockpot.core.rule import rule
from stockpot.games.soup.knowledge import unseen_cards
from stockpot.games.soup.pieces import N_FACES, N_RECIPES
from stockpot.games.soup.state import DEALS, MAX_PLAYERS, NONE, OPEN_RECIPES, Phase, State

PER_SEAT = N_FACES + 2 * N_RECIPES + 4 + 5
N_FEATURES = 3 * N_FACES + 10 + MAX_PLAYERS * PER_SEAT


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """Own hand, pot and unseen cards by face; the trick; for each seat its pile, recipes, voids, points, cards."""
    n = write_cards(s.deck, s.hand[seat], out, 0)
    n = write_cards(s.deck, s.pot, out, n)
    n = write_cards(s.deck, unseen_cards(s, seat), out, n)
    for i in range(4):
        out[n + i] = 1.0 if s.required == i else 0.0
    n += 4
    out[n] = s.total / 10
    out[n + 1] = s.deal / DEALS
    out[n + 2] = 1.0 if s.phase == Phase.RECIPE else 0.0
    out[n + 3] = 1.0 if s.options[OPEN_RECIPES] != 0 else 0.0
    out[n + 4] = s.players / MAX_PLAYERS
    out[n + 5] = count(s.pot) / 10
    n += 6
    for i in range(MAX_PLAYERS):
        if i < s.players:
            write_seat(s, seat, (seat + i) % s.players, out, n)
        else:
            for j in range(PER_SEAT):
                out[n + j] = 0.0
        n += PER_SEAT


@rule
def write_cards(deck: int, cards: int, out: Any, n: int) -> int:
    """A set of cards as the share of the copies of each face."""
    for face in range(N_FACES):
        out[n + face] = count((cards >> (2 * face)) & 3) / (1 + ((deck >> (2 * face + 1)) & 1))
    return n + N_FACES


@rule
def write_seat(s: State, viewer: int, seat: int, out: Any, n: int) -> None:
    """One seat, as far as the viewer may know it."""
    n = write_cards(s.deck, s.taken[seat], out, n)
    shown = s.phase != Phase.RECIPE or s.options[OPEN_RECIPES] != 0 or seat == viewer
    for recipe in range(N_RECIPES):
        out[n + recipe] = 1.0 if shown and s.recipe[seat] == recipe else 0.0
        out[n + N_RECIPES + recipe] = (s.used[seat] >> recipe) & 1
    n += 2 * N_RECIPES
    for color in range(4):
        out[n + color] = (s.void[seat] >> color) & 1
    n += 4
    out[n] = s.points[seat] / 30
    out[n + 1] = count(s.hand[seat]) / 13
    out[n + 2] = 1.0 if s.recipe[seat] != NONE else 0.0
    out[n + 3] = 1.0 if s.dealer == seat else 0.0
    out[n + 4] = 1.0 if s.turn == seat and s.phase == Phase.TRICKS else 0.0
