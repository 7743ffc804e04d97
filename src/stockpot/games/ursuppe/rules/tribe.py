"""What all phases use: genes in hand, amoebas on cells, the order of players, points and cubes that change place."""

from __future__ import annotations

from stockpot.core.bits import count
from stockpot.core.rule import rule
from stockpot.games.ursuppe.pieces import N_NUMBERS, NONE, Gene
from stockpot.games.ursuppe.rules.rows import places
from stockpot.games.ursuppe.state import DEFENSE_MP, GENE_POINTS, MOVE_PRICE, RAY_WORTH, State


@rule
def has_gene(s: State, seat: int, gene: int) -> bool:
    """Does the seat hold this gene?"""
    return (s.genes[seat] >> gene) & 1 != 0


@rule
def mutation_points(s: State, gene: int) -> int:
    """ursuppe.gene.ray ursuppe.variant.defense: the mutation points printed on a gene."""
    if gene == Gene.DEF and s.options[DEFENSE_MP] == 1:
        return 4
    return s.options[GENE_POINTS + gene]


@rule
def settlement_worth(s: State, gene: int) -> int:
    """ursuppe.env.settle ursuppe.gene.ray: what a returned gene is worth against a debt."""
    return s.options[RAY_WORTH] if gene == Gene.RAY else mutation_points(s, gene)


@rule
def move_price(s: State, seat: int) -> int:
    """ursuppe.move.power ursuppe.gene.str: what an own-power move or an escape costs."""
    return 0 if has_gene(s, seat, Gene.STR) else s.options[MOVE_PRICE]


@rule
def in_play(s: State) -> int:
    """How many amoebas there are in this game."""
    return N_NUMBERS * s.players


@rule
def on_cell(s: State, cell: int) -> int:
    """ursuppe.board.sharing: the set of amoebas on a cell."""
    return places(s.cell, cell) & ((1 << in_play(s)) - 1)


@rule
def tribe(seat: int) -> int:
    """The set of all seven amoebas of a seat."""
    return ((1 << N_NUMBERS) - 1) << (N_NUMBERS * seat)


@rule
def living(s: State, seat: int) -> int:
    """How many amoebas of a seat are on the board."""
    return count(tribe(seat) & ~places(s.cell, NONE))


@rule
def seat_above(s: State, space: int) -> int:
    """ursuppe.round.order: the seat with the lowest marker beyond a space, or NONE."""
    found = NONE
    for seat in range(s.players):
        if s.marker[seat] > space and (found == NONE or s.marker[seat] < s.marker[found]):
            found = seat
    return found


@rule
def seat_below(s: State, space: int) -> int:
    """ursuppe.round.order: the seat with the highest marker before a space, or NONE."""
    found = NONE
    for seat in range(s.players):
        if s.marker[seat] < space and (found == NONE or s.marker[seat] > s.marker[found]):
            found = seat
    return found


@rule
def leader(s: State) -> int:
    """The seat whose marker is furthest."""
    return seat_below(s, 30_000)


@rule
def put_cubes(s: State, cell: int, color: int, n: int) -> int:
    """ursuppe.shortage.cubes: put up to n cubes from the reserve on a cell; returns how many there were."""
    put = min(n, s.reserve[color])
    s.reserve[color] -= put
    s.cubes[cell, color] += put
    return put


@rule
def put_all_colors(s: State, cell: int, n: int) -> None:
    """ursuppe.death.cubes: up to n cubes of every colour in play."""
    for color in range(s.players):
        put_cubes(s, cell, color, n)


@rule
def to_put(s: State, color: int, n: int) -> int:
    """What `put_all_colors` is about to put of a colour, for an event."""
    return in_event(s, color, min(n, s.reserve[color]))


@rule
def in_event(s: State, color: int, n: int) -> int:
    """A count of cubes of a colour for an event, or that the colour is not in play."""
    return n if color < s.players else NONE


@rule
def remove_amoeba(s: State, amoeba: int) -> None:
    """ursuppe.death.reuse: an amoeba goes back to its owner's supply, unhurt when it comes again."""
    s.cell[amoeba] = NONE
    s.damage[amoeba] = 0
