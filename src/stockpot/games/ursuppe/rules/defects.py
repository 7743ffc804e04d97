"""Phase 2: a new environment card; tribes with too many mutation points settle their debt."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import lowest
from stockpot.core.rule import rule
from stockpot.core.trail import note
from stockpot.games.ursuppe.decisions import PAY, Phase, Todo
from stockpot.games.ursuppe.pieces import CARD_DRIFT, N_CARDS, N_GENES, NONE, Direction
from stockpot.games.ursuppe.rules.tribe import leader, mutation_points, seat_below, settlement_worth
from stockpot.games.ursuppe.state import OZONE, Event, State


@rule
def ozone(s: State) -> int:
    """ursuppe.env.card: the ozone of the card in force."""
    return s.options[OZONE + s.deck[s.drawn - 1]]


@rule
def new_environment(s: State, trail: Any) -> None:
    """ursuppe.env.card ursuppe.env.first-round: turn the next card up; debts from round 2 on, the leader first."""
    s.drawn += 1
    drift = CARD_DRIFT[s.deck[s.drawn - 1]]
    note(trail, Event.CARD, NONE if drift == Direction.REST else drift, ozone(s))
    if s.round == 1:
        begin_market(s)
    else:
        s.active = leader(s)
        s.todo = Todo.NEXT_SETTLER


@rule
def total_mutation(s: State, seat: int) -> int:
    """ursuppe.env.debt ursuppe.gene.ray: the mutation points of a hand."""
    total = 0
    genes = s.genes[seat]
    while genes != 0:
        total += mutation_points(s, lowest(genes))
        genes &= genes - 1
    return total


@rule
def cards_over(s: State, seat: int) -> int:
    """ursuppe.env.debt: how many of the cards to come have less ozone than the hand has mutation points."""
    total = total_mutation(s, seat)
    n = 0
    for i in range(s.drawn, N_CARDS):
        if s.options[OZONE + s.deck[i]] < total:
            n += 1
    return n


@rule
def next_settler(s: State, trail: Any) -> None:
    """ursuppe.env.debt: in descending order; what exceeds the ozone is the debt, fixed now."""
    if s.active == NONE:
        begin_market(s)
        return
    total = total_mutation(s, s.active)
    debt = total - ozone(s)
    if debt > 0:
        s.debt = debt
        s.turn = s.active
        s.todo = Todo.SETTLE
        note(trail, Event.OWES, s.active, total, ozone(s), debt)
    else:
        s.active = seat_below(s, s.marker[s.active])


# ----------------------------------------------------- a gene to return, or pay: every seat with a debt, the leader first


@rule
def legal_settle(s: State) -> int:
    """ursuppe.env.settle ursuppe.ruling.settle-mix: whatever leads to a settlement that is allowed."""
    choices = 0
    if s.bp[s.turn] >= s.debt - worth(s, s.given):
        choices |= 1 << PAY
    for gene in range(N_GENES):
        if (s.genes[s.turn] >> gene) & 1 != 0 and settlement_worth(s, gene) > 0 and may_return(s, gene):
            choices |= 1 << gene
    return choices


@rule
def worth(s: State, genes: int) -> int:
    """What some genes are worth against a debt."""
    total = 0
    for gene in range(N_GENES):
        if (genes >> gene) & 1 != 0:
            total += settlement_worth(s, gene)
    return total


@rule
def may_return(s: State, gene: int) -> bool:
    """ursuppe.ruling.settle-mix: can the genes given so far and this one be part of an allowed settlement?

    Looks through the sets of further genes, the empty one first; hands are small.
    """
    given = s.given | (1 << gene)
    rest = s.genes[s.turn] & ~given
    more = 0
    while True:
        if allowed_settlement(s, given | more):
            return True
        more = (more - rest) & rest  # the next set of genes in `rest`
        if more == 0:
            return False


@rule
def allowed_settlement(s: State, genes: int) -> bool:
    """ursuppe.ruling.settle-mix: no more than the debt and the rest in points; or more, and every card is needed."""
    total = 0
    least = 0
    for gene in range(N_GENES):
        if (genes >> gene) & 1 != 0:
            value = settlement_worth(s, gene)
            if value <= 0:
                return False
            if total == 0 or value < least:
                least = value
            total += value
    if total <= s.debt:
        return s.bp[s.turn] >= s.debt - total
    return total - least < s.debt


@rule
def play_settle(s: State, choice: int, trail: Any) -> None:
    """ursuppe.env.settle ursuppe.env.pool: a gene goes to the pool, or the rest is paid; until nothing is owed."""
    seat = s.turn
    if choice == PAY:
        rest = s.debt - worth(s, s.given)
        s.bp[seat] -= rest
        note(trail, Event.PAID, seat, rest)
        end_settlement(s)
        return
    s.genes[seat] &= ~(1 << choice)
    s.pool[choice] += 1
    s.given |= 1 << choice
    note(trail, Event.RETURNED, seat, choice, settlement_worth(s, choice))
    if worth(s, s.given) >= s.debt:
        end_settlement(s)


@rule
def end_settlement(s: State) -> None:
    """The next seat in descending order."""
    s.debt = 0
    s.given = 0
    s.active = seat_below(s, s.marker[s.active])
    s.todo = Todo.NEXT_SETTLER


@rule
def begin_market(s: State) -> None:
    """ursuppe.round.phases: phase 3, the leader first."""
    s.phase = Phase.GENES
    s.active = leader(s)
    s.todo = Todo.NEXT_BUYER
