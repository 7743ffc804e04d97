"""Phases 5 and 6 and the end: deaths, the attack of Aggression, the ladder."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import lowest
from stockpot.core.rule import rule
from stockpot.core.trail import note
from stockpot.games.ursuppe.decisions import Phase, Todo
from stockpot.games.ursuppe.pieces import N_CARDS, N_NUMBERS, NONE, WORTH, Gene
from stockpot.games.ursuppe.rules.attack import die, is_dying
from stockpot.games.ursuppe.rules.start import begin_round
from stockpot.games.ursuppe.rules.tribe import has_gene, leader, living, seat_below
from stockpot.games.ursuppe.state import AMOEBA_SPACES, FINISH, FULL_GAME, GENE_SPACES, Event, State

# --------------------------------------------------------------------------------------------------------------- phase 5


@rule
def deaths(s: State, trail: Any) -> None:
    """ursuppe.death.natural: in descending order, by number; then Aggression, then phase 6."""
    seat = leader(s)
    s.todo = Todo.SCORING
    while seat != NONE:
        for amoeba in range(N_NUMBERS * seat, N_NUMBERS * (seat + 1)):
            if is_dying(s, amoeba):
                die(s, amoeba, trail)
        if has_gene(s, seat, Gene.AGG):
            s.active = seat
            s.turn = seat
            s.todo = Todo.AGGRESSOR
        seat = seat_below(s, s.marker[seat])


# --------------------------------------------------------------------------------------------------------------- phase 6


@rule
def gene_count(s: State, seat: int) -> int:
    """ursuppe.score.genes: advanced genes count twice, Ray Protection not at all."""
    n = 0
    genes = s.genes[seat]
    while genes != 0:
        n += WORTH[lowest(genes)]
        genes &= genes - 1
    return n


@rule
def spaces_for_amoebas(s: State, seat: int) -> int:
    """ursuppe.score.amoebas: how far a marker advances for the amoebas on the board."""
    return s.options[AMOEBA_SPACES + living(s, seat)]


@rule
def spaces_for_genes(s: State, seat: int) -> int:
    """ursuppe.score.genes: how far it advances for the genes in hand."""
    return s.options[GENE_SPACES + min(6, gene_count(s, seat))]


@rule
def score_all(s: State, trail: Any) -> None:
    """ursuppe.score.order ursuppe.score.amoebas ursuppe.score.genes: every marker advances, the furthest first."""
    s.phase = Phase.SCORING
    seat = leader(s)
    below = s.marker[seat]
    while seat != NONE:
        below = s.marker[seat]
        for_amoebas = spaces_for_amoebas(s, seat)
        for_genes = spaces_for_genes(s, seat)
        climb(s, seat, for_amoebas + for_genes)
        note(trail, Event.SCORED, seat, for_amoebas, for_genes, below, s.marker[seat])
        seat = seat_below(s, below)
    if finished(s):
        s.todo = Todo.OVER
        s.active = leader(s)
        s.turn = s.active
        note(trail, Event.WON, 1 << s.active)
    else:
        begin_round(s, trail)


@rule
def climb(s: State, seat: int, n: int) -> None:
    """ursuppe.score.ladder ursuppe.ruling.beyond: n steps, each to the next space without a marker."""
    for _ in range(n):
        s.marker[seat] += 1
        while taken(s, seat):
            s.marker[seat] += 1


@rule
def taken(s: State, seat: int) -> bool:
    """Does another marker stand on the same space?"""
    for other in range(s.players):  # noqa: SIM110 - rules make no generators
        if other != seat and s.marker[other] == s.marker[seat]:
            return True
    return False


@rule
def finished(s: State) -> bool:
    """ursuppe.end.finish ursuppe.end.deck ursuppe.variant.finish ursuppe.variant.full: the zone is reached, or no card left."""
    return s.drawn == N_CARDS or in_finish_zone(s)


@rule
def in_finish_zone(s: State) -> bool:
    """ursuppe.end.finish ursuppe.variant.finish ursuppe.variant.full: has the first marker reached the finish zone?"""
    return s.options[FULL_GAME] == 0 and s.marker[leader(s)] >= s.options[FINISH]
