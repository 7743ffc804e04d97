"""Which meals an amoeba can take: by its tribe's genes, by the cubes on its cell, by the company it has."""

from __future__ import annotations

from stockpot.core.bits import lowest
from stockpot.core.rule import rule
from stockpot.games.ursuppe.pieces import (
    EATEN,
    FOUR_BIT,
    FRU_BIT,
    MAX_PLAYERS,
    MENU,
    N_CELLS,
    PAR_BIT,
    PARASITIC,
    SUB_BIT,
    WIDE_BIT,
    Gene,
    foreign,
    owner,
)
from stockpot.games.ursuppe.rules.tribe import on_cell, tribe
from stockpot.games.ursuppe.state import SUBSTITUTION, State


@rule
def meals(s: State, amoeba: int) -> int:
    """The meals an amoeba can take where it is."""
    return meals_at(s, owner(amoeba), s.cell[amoeba])


@rule
def meals_at(s: State, seat: int, cell: int) -> int:
    """ursuppe.feed.four ursuppe.feed.three ursuppe.feed.own ursuppe.gene.par: the meals a tribe can take on a cell."""
    allowed = menu(s, s.genes[seat])
    if allowed & PARASITIC != 0 and victims(s, seat, cell) == 0:
        allowed &= ~PARASITIC
    colors = s.players - 1
    found = 0
    while allowed != 0:
        meal = lowest(allowed)
        allowed &= allowed - 1
        enough = True
        for slot in range(colors):
            if EATEN[meal, slot] > s.cubes[cell, foreign(seat, slot)]:
                enough = False
        if enough:
            found |= 1 << meal
    return found


@rule
def fed_cells(s: State, seat: int) -> int:
    """The cells where a tribe can take a meal."""
    cells = 0
    for cell in range(N_CELLS):
        if meals_at(s, seat, cell) != 0:
            cells |= 1 << cell
    return cells


@rule
def menu(s: State, genes: int) -> int:
    """ursuppe.gene.sub ursuppe.gene.fru ursuppe.gene.par ursuppe.variant.substitution: the meals that some genes allow."""
    row = 0
    if (genes >> Gene.SUB) & 1 != 0:
        row += SUB_BIT
    if (genes >> Gene.FRU) & 1 != 0:
        row += FRU_BIT
    if (genes >> Gene.PAR) & 1 != 0:
        row += PAR_BIT
    if s.options[SUBSTITUTION] == 1:
        row += WIDE_BIT
    if s.players == MAX_PLAYERS:
        row += FOUR_BIT
    return MENU[row]


@rule
def victims(s: State, seat: int, cell: int) -> int:
    """ursuppe.gene.par: the other seats with an amoeba on the cell and a point to lose."""
    found = 0
    there = on_cell(s, cell)
    for other in range(s.players):
        if other != seat and there & tribe(other) != 0 and s.bp[other] > 0:
            found |= 1 << other
    return found
