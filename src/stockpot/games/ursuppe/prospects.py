"""What a gene would do for a tribe now, for who looks at the market.

The rules are asked twice: in the state as it is, and in a copy in which the tribe holds the gene. A sentence is a key and
numbers, as everywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from stockpot.core.bits import count, members
from stockpot.core.kinds import NUMBER
from stockpot.core.speech import Said, Sayings
from stockpot.games.ursuppe.decisions import STOP, Phase
from stockpot.games.ursuppe.pieces import FIERCE, GENE, N_GENES, NONE, Gene
from stockpot.games.ursuppe.rules.attack import fatal, targets
from stockpot.games.ursuppe.rules.defects import cards_over, total_mutation
from stockpot.games.ursuppe.rules.division import division_price, legal_divide
from stockpot.games.ursuppe.rules.market import lower_in_hand
from stockpot.games.ursuppe.rules.meals import fed_cells
from stockpot.games.ursuppe.rules.movement import capacity
from stockpot.games.ursuppe.rules.scoring import spaces_for_genes
from stockpot.games.ursuppe.rules.tribe import has_gene, living, move_price, tribe
from stockpot.games.ursuppe.state import GENE_PRICES, INCOME, State
from stockpot.games.ursuppe.view import Prospect

NOW = Sayings(
    "now",
    {
        "amoebas": {"n": NUMBER},
        "saves": {"n": NUMBER},
        "carries": {"n": NUMBER},
        "stays": {"n": NUMBER},
        "meals": {"n": NUMBER, "hungry": NUMBER},
        "divisions": {"n": NUMBER, "before": NUMBER},
        "divisions-same": {"n": NUMBER},
        "cells": {"n": NUMBER, "before": NUMBER},
        "lives": {"n": NUMBER, "wounded": NUMBER},
        "lowers": {"from": NUMBER, "to": NUMBER},
        "hunters": {"n": NUMBER},
        "prey": {"n": NUMBER},
    },
)


def prospects(s: State, seat: int) -> dict[str, Prospect]:
    """Of every gene that is for sale and that the tribe does not hold."""
    wanted = [gene for gene in range(N_GENES) if s.pool[gene] and not has_gene(s, seat, gene)]
    return {GENE.ids[gene]: prospect(s, seat, gene) for gene in wanted}


def prospect(s: State, seat: int, gene: int) -> Prospect:
    """Of one gene."""
    instead = lower_in_hand(s, seat, gene)
    then = s.copy()
    then.genes[seat] |= 1 << gene
    if instead != NONE:
        then.genes[seat] ^= 1 << instead
    said = SENTENCES.get(gene, for_amoebas)(Change(s, then, seat, gene))
    return {
        "now": {"key": said.key, "data": dict(said.data)},
        "spaces": spaces_for_genes(then, seat) - spaces_for_genes(s, seat),
        "risk": cards_over(then, seat),
        "instead": None if instead == NONE else GENE.ids[instead],
    }


# --------------------------------------------------------------------------------------------------------- the sentences


@dataclass(frozen=True)
class Change:
    """A tribe as it is, and as it would be with a gene."""

    now: State
    then: State
    seat: int
    gene: int

    def amoebas(self) -> list[int]:
        """Those of the tribe that are on the board."""
        return [amoeba for amoeba in members(tribe(self.seat)) if self.now.cell[amoeba] != NONE]

    def unfed(self, s: State) -> int:
        """How many of them find no meal where they are."""
        cells = fed_cells(s, self.seat)
        return sum(not cells >> s.cell[amoeba] & 1 for amoeba in self.amoebas())


Sentence = Callable[[Change], Said]


def for_amoebas(change: Change) -> Said:
    return NOW("amoebas", n=living(change.now, change.seat))


def card(change: Change) -> Said:
    return NOW("card")


def saves(change: Change) -> Said:
    price, then = move_price(change.now, change.seat), move_price(change.then, change.seat)
    return NOW("saves", n=(price - then) * living(change.now, change.seat))


def carries(change: Change) -> Said:
    return NOW("carries", n=capacity(change.then))


def stays(change: Change) -> Said:
    return NOW("stays", n=living(change.now, change.seat) - change.unfed(change.now))


def meals(change: Change) -> Said:
    hungry = change.unfed(change.now)
    return NOW("meals", n=hungry - change.unfed(change.then), hungry=hungry)


def divisions(change: Change) -> Said:
    """The gene has to be paid first."""
    bp = change.now.bp[change.seat] + change.now.options[INCOME]
    before = new_amoebas(change.now, change.seat, bp)
    n = new_amoebas(change.then, change.seat, bp - change.now.options[GENE_PRICES + change.gene])
    return NOW("divisions-same", n=n) if n == before else NOW("divisions", n=n, before=before)


def new_amoebas(s: State, seat: int, bp: int) -> int:
    """How many new amoebas a tribe can pay."""
    s, n = s.copy(), 0
    for amoeba in members(tribe(seat)):
        price = division_price(s, seat)
        if s.cell[amoeba] == NONE and bp >= price:
            bp -= price
            s.cell[amoeba] = 0
            n += 1
    return n


def cells(change: Change) -> Said:
    n, before = new_cells(change.then, change.seat), new_cells(change.now, change.seat)
    return NOW("cells-same") if n == before else NOW("cells", n=n, before=before)


def new_cells(s: State, seat: int) -> int:
    """In how many cells a tribe could put a new amoeba, were it rich."""
    s = s.copy()
    s.turn, s.bp[seat] = seat, division_price(s, seat)
    return count(legal_divide(s) & ~(1 << STOP))


def lives(change: Change) -> Said:
    damage = [change.now.damage[amoeba] for amoeba in change.amoebas()]
    now, then = fatal(change.now, change.seat), fatal(change.then, change.seat)
    return NOW("lives", n=sum(now <= hurt < then for hurt in damage), wounded=sum(hurt > 0 for hurt in damage))


def lowers(change: Change) -> Said:
    return NOW(
        "lowers", **{"from": total_mutation(change.now, change.seat), "to": total_mutation(change.then, change.seat)}
    )


def hunters(change: Change) -> Said:
    others = [seat for seat in range(change.now.players) if seat != change.seat]
    return NOW("hunters", n=sum(change.now.genes[seat] & FIERCE != 0 for seat in others))


def prey(change: Change) -> Said:
    s, own = change.then.copy(), tribe(change.seat)
    s.phase = Phase.FEEDING
    return NOW("prey", n=sum(targets(s, amoeba) & ~own != 0 for amoeba in change.amoebas()))


SENTENCES: dict[int, Sentence] = {
    Gene.INT: card,
    Gene.STR: saves,
    Gene.TEN: carries,
    Gene.HOL: stays,
    Gene.SUB: meals,
    Gene.FRU: meals,
    Gene.PAR: meals,
    Gene.DIV: divisions,
    Gene.SPO: cells,
    Gene.LON: lives,
    Gene.RAY: lowers,
    Gene.DEF: hunters,
    Gene.ESC: hunters,
    Gene.ARM: hunters,
    Gene.SFS: prey,
    Gene.AGG: prey,
}
"""What there is to say of each gene; of the others, how many amoebas they are for."""
