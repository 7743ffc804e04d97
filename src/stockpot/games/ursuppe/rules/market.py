"""Phase 3: new genes."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import lowest
from stockpot.core.rule import rule
from stockpot.core.trail import note
from stockpot.games.ursuppe.decisions import ARMOR_FOR_ESCAPE, BUY_NOTHING, Phase, Todo
from stockpot.games.ursuppe.pieces import BARRED_BY, LOWER, N_GENES, NONE, Gene
from stockpot.games.ursuppe.rules.tribe import leader, seat_below
from stockpot.games.ursuppe.state import GENE_PRICES, Event, State


@rule
def next_buyer(s: State, trail: Any) -> None:
    """ursuppe.buy.free: one opportunity each, in descending order; then phase 4."""
    if s.active == NONE:
        s.phase = Phase.DIVISION
        s.active = leader(s)
        s.todo = Todo.NEXT_DIVIDER
    else:
        s.turn = s.active
        s.todo = Todo.BUY


@rule
def for_sale(s: State, seat: int, gene: int) -> bool:
    """ursuppe.buy.free ursuppe.buy.sold-out ursuppe.buy.once ursuppe.buy.barred: in the pool, affordable, not owned."""
    if s.pool[gene] == 0 or s.bp[seat] < s.options[GENE_PRICES + gene]:
        return False
    return s.genes[seat] & ((1 << gene) | BARRED_BY[gene]) == 0


@rule
def may_give_up(s: State, seat: int, gene: int) -> bool:
    """ursuppe.buy.advanced: held without a break since an earlier round."""
    return (s.genes[seat] & ~s.fresh[seat]) & (1 << gene) != 0


@rule
def lower_in_hand(s: State, seat: int, gene: int) -> int:
    """ursuppe.buy.advanced: a gene that the seat may give up for an advanced one, or NONE."""
    held = LOWER[gene] & s.genes[seat] & ~s.fresh[seat]
    return lowest(held) if held != 0 else NONE


# --------------------------------------------------------------------------------------------- a gene: each seat in phase 3


@rule
def legal_buy(s: State) -> int:
    """ursuppe.buy.free ursuppe.buy.advanced: what the seat can pay for, and give up for; or nothing more."""
    choices = 1 << BUY_NOTHING
    seat = s.turn
    for gene in range(Gene.PER):
        if for_sale(s, seat, gene):
            choices |= 1 << gene
    for gene in range(Gene.PER, Gene.ARM):
        if lower_in_hand(s, seat, gene) != NONE and for_sale(s, seat, gene):
            choices |= 1 << gene
    if for_sale(s, seat, Gene.ARM):
        if may_give_up(s, seat, Gene.DEF):
            choices |= 1 << Gene.ARM
        if may_give_up(s, seat, Gene.ESC):
            choices |= 1 << ARMOR_FOR_ESCAPE
    return choices


@rule
def lower_gene(choice: int) -> int:
    """ursuppe.buy.advanced ursuppe.ruling.armor-kept: the one gene that a purchase gives up, or NONE."""
    if choice == Gene.PER:
        return Gene.SPD
    if choice == Gene.MO2:
        return Gene.MO1
    if choice == Gene.AGG:
        return Gene.SFS
    if choice == Gene.ARM:
        return Gene.DEF
    if choice == ARMOR_FOR_ESCAPE:
        return Gene.ESC
    return NONE


@rule
def play_buy(s: State, choice: int, trail: Any) -> None:
    """ursuppe.buy.effect ursuppe.ruling.advanced-pool: the gene works at once; one given up is for sale at once."""
    seat = s.turn
    if choice == BUY_NOTHING:
        note(trail, Event.PASSED, seat, Todo.BUY)
        s.active = seat_below(s, s.marker[seat])
        s.todo = Todo.NEXT_BUYER
        return
    gene = Gene.ARM if choice >= N_GENES else choice
    lower = lower_gene(choice)
    if lower != NONE:
        s.genes[seat] &= ~(1 << lower)
        s.pool[lower] += 1
    price = s.options[GENE_PRICES + gene]
    s.bp[seat] -= price
    s.pool[gene] -= 1
    s.genes[seat] |= 1 << gene
    s.fresh[seat] |= 1 << gene
    note(trail, Event.BOUGHT, seat, gene, price, lower)
