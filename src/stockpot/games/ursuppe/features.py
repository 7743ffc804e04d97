"""The tensor a learner sees: everything but the order of the cards to come, seats counted from its own."""

from __future__ import annotations

from typing import Any

from stockpot.core.rule import rule
from stockpot.games.ursuppe.decisions import N_DECISIONS, Todo
from stockpot.games.ursuppe.pieces import CARD_DRIFT, MAX_PLAYERS, N_CARDS, N_CELLS, N_GENES, N_NUMBERS, NONE
from stockpot.games.ursuppe.rules.defects import ozone
from stockpot.games.ursuppe.rules.tribe import living
from stockpot.games.ursuppe.state import State

PER_CELL = 3 * MAX_PLAYERS + 4
PER_SEAT = 2 * N_GENES + 2 * N_NUMBERS + 6
GENERAL = N_DECISIONS + 5 + N_CARDS + N_GENES + 8
N_FEATURES = GENERAL + N_CELLS * PER_CELL + MAX_PLAYERS * PER_SEAT


@rule
def observe(s: State, seat: int, out: Any) -> None:
    """The decision, the card, the cards to come, the pool; every cell; every seat."""
    n = write_general(s, seat, out)
    for cell in range(N_CELLS):
        write_cell(s, seat, cell, out, n)
        n += PER_CELL
    for i in range(MAX_PLAYERS):
        if i < s.players:
            write_seat(s, (seat + i) % s.players, out, n)
        else:
            for j in range(PER_SEAT):
                out[n + j] = 0.0
        n += PER_SEAT


@rule
def write_general(s: State, seat: int, out: Any) -> int:
    """What is to be decided, the environment, the cards and genes left."""
    for i in range(GENERAL):
        out[i] = 0.0
    if s.todo < Todo.OVER:
        out[s.todo] = 1.0
    n = N_DECISIONS
    out[n + CARD_DRIFT[s.deck[s.drawn - 1]]] = 1.0
    n += 5
    for i in range(s.drawn, N_CARDS):
        out[n + s.deck[i]] = 1.0
    n += N_CARDS
    for gene in range(N_GENES):
        out[n + gene] = s.pool[gene] / 2
    n += N_GENES
    out[n] = ozone(s) / 14
    out[n + 1] = s.round / 10
    out[n + 2] = s.players / MAX_PLAYERS
    out[n + 3] = 1.0 if s.turn == seat else 0.0
    out[n + 4] = s.dice[0] / 6
    out[n + 5] = s.dice[1] / 6
    out[n + 6] = s.debt / 10
    out[n + 7] = s.second
    return n + 8


@rule
def write_cell(s: State, seat: int, cell: int, out: Any, n: int) -> None:
    """Cubes, amoebas and damage of each seat, and who is concerned by the decision."""
    for i in range(MAX_PLAYERS):
        out[n + i] = 0.0
        out[n + MAX_PLAYERS + i] = 0.0
        out[n + 2 * MAX_PLAYERS + i] = 0.0
        if i < s.players:
            other = (seat + i) % s.players
            out[n + i] = s.cubes[cell, other] / 6
            for amoeba in range(N_NUMBERS * other, N_NUMBERS * (other + 1)):
                if s.cell[amoeba] == cell:
                    out[n + MAX_PLAYERS + i] += 0.5
                    out[n + 2 * MAX_PLAYERS + i] += s.damage[amoeba] / 4
    n += 3 * MAX_PLAYERS
    out[n] = 1.0 if stands_on(s, s.amoeba, cell) else 0.0
    out[n + 1] = 1.0 if stands_on(s, s.mover, cell) else 0.0
    out[n + 2] = 1.0 if stands_on(s, s.attacker, cell) or stands_on(s, s.target, cell) else 0.0
    out[n + 3] = 1.0 if s.spot == cell else 0.0


@rule
def stands_on(s: State, amoeba: int, cell: int) -> bool:
    """Is this amoeba, if there is one, on this cell?"""
    return amoeba >= 0 and amoeba < N_NUMBERS * s.players and s.cell[amoeba] == cell


@rule
def write_seat(s: State, seat: int, out: Any, n: int) -> None:
    """Genes, amoebas with their damage, points, marker."""
    for gene in range(N_GENES):
        out[n + gene] = (s.genes[seat] >> gene) & 1
        out[n + N_GENES + gene] = (s.fresh[seat] >> gene) & 1
    n += 2 * N_GENES
    for number in range(N_NUMBERS):
        amoeba = N_NUMBERS * seat + number
        out[n + number] = 1.0 if s.cell[amoeba] != NONE else 0.0
        out[n + N_NUMBERS + number] = s.damage[amoeba] / 3
    n += 2 * N_NUMBERS
    out[n] = s.bp[seat] / 20
    out[n + 1] = s.marker[seat] / 51
    out[n + 2] = living(s, seat) / N_NUMBERS
    out[n + 3] = s.reserve[seat] / 55
    out[n + 4] = 1.0 if s.active == seat else 0.0
    out[n + 5] = 1.0 if s.turn == seat else 0.0
