"""Phase 4: income and new amoebas."""

from __future__ import annotations

from typing import Any

from stockpot.core.rule import rule
from stockpot.core.trail import note
from stockpot.games.ursuppe.decisions import STOP, Phase, Todo
from stockpot.games.ursuppe.pieces import ADJACENT, ALL_CELLS, N_NUMBERS, NONE, Gene
from stockpot.games.ursuppe.rules.start import put_first_amoebas
from stockpot.games.ursuppe.rules.tribe import has_gene, living, seat_below
from stockpot.games.ursuppe.state import CHEAP_DIVISION_PRICE, DIVISION_PRICE, INCOME, Event, State


@rule
def next_divider(s: State, trail: Any) -> None:
    """ursuppe.divide.income: in descending order everybody gets points, then may divide; then phase 5."""
    if s.active == NONE:
        s.phase = Phase.DEATHS
        s.todo = Todo.DEATHS
        return
    s.bp[s.active] += s.options[INCOME]
    note(trail, Event.EARNED, s.active, s.options[INCOME])
    s.turn = s.active
    s.todo = Todo.DIVIDE


@rule
def division_price(s: State, seat: int) -> int:
    """ursuppe.divide.price ursuppe.gene.div ursuppe.divide.none: what the next new amoeba costs."""
    if living(s, seat) == 0:
        return 0
    return s.options[CHEAP_DIVISION_PRICE if has_gene(s, seat, Gene.DIV) else DIVISION_PRICE]


# ------------------------------------------------------------------- a cell for a new amoeba, or stop: each seat in phase 4


@rule
def legal_divide(s: State) -> int:
    """ursuppe.divide.cell ursuppe.divide.none ursuppe.divide.one ursuppe.divide.limit ursuppe.gene.spo: cells, or stop.

    ursuppe.ruling.one-cell: never a cell with an own amoeba.
    """
    stop = 1 << STOP
    n = living(s, s.turn)
    if n == N_NUMBERS or s.bp[s.turn] < division_price(s, s.turn):
        return stop
    own = own_cells(s, s.turn)
    if n < 2 or has_gene(s, s.turn, Gene.SPO):
        return (ALL_CELLS & ~own) | stop
    near = 0
    for amoeba in range(N_NUMBERS * s.turn, N_NUMBERS * (s.turn + 1)):
        if s.cell[amoeba] != NONE:
            near |= ADJACENT[s.cell[amoeba]]
    return (near & ~own) | stop


@rule
def own_cells(s: State, seat: int) -> int:
    """The cells with an amoeba of this seat."""
    cells = 0
    for amoeba in range(N_NUMBERS * seat, N_NUMBERS * (seat + 1)):
        if s.cell[amoeba] != NONE:
            cells |= 1 << s.cell[amoeba]
    return cells


@rule
def play_divide(s: State, choice: int, trail: Any) -> None:
    """ursuppe.divide.price: the cell is chosen, the piece comes next; or the next seat."""
    if choice == STOP:
        note(trail, Event.PASSED, s.turn, Todo.DIVIDE)
        s.active = seat_below(s, s.marker[s.turn])
        s.todo = Todo.NEXT_DIVIDER
    else:
        s.spot = choice
        s.todo = Todo.NUMBER


# ------------------------------------------------- the number of a new amoeba: each seat, in the set-up and in phase 4


@rule
def legal_number(s: State) -> int:
    """ursuppe.divide.number: any piece that is not on the board."""
    free = 0
    for number in range(N_NUMBERS):
        if s.cell[N_NUMBERS * s.turn + number] == NONE:
            free |= 1 << number
    return free


@rule
def play_number(s: State, choice: int, trail: Any) -> None:
    """ursuppe.divide.price ursuppe.divide.number: pay, and put the piece down unhurt; then another one if wished."""
    amoeba = N_NUMBERS * s.turn + choice
    if s.phase == Phase.SETUP:
        put_first_amoebas(s, amoeba, trail)
        return
    price = division_price(s, s.turn)
    s.bp[s.turn] -= price
    s.cell[amoeba] = s.spot
    s.damage[amoeba] = 0
    note(trail, Event.DIVIDED, s.turn, amoeba, s.spot, price)
    s.spot = NONE
    s.todo = Todo.DIVIDE
