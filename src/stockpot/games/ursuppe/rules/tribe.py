"""What all phases use: genes in hand, amoebas on cells, the order of players, points and cubes that change place."""

from __future__ import annotations

from stockpot.core.rule import rule
from stockpot.games.ursuppe.pieces import ABSENT, MAX_PLAYERS, N_NUMBERS, NONE, Gene
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
    found = 0
    for amoeba in range(in_play(s)):
        if s.cell[amoeba] == cell:
            found |= 1 << amoeba
    return found


@rule
def tribe(seat: int) -> int:
    """The set of all seven amoebas of a seat."""
    return ((1 << N_NUMBERS) - 1) << (N_NUMBERS * seat)


@rule
def living(s: State, seat: int) -> int:
    """How many amoebas of a seat are on the board."""
    n = 0
    for amoeba in range(N_NUMBERS * seat, N_NUMBERS * (seat + 1)):
        if s.cell[amoeba] != NONE:
            n += 1
    return n


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
def put_all_colors(s: State, cell: int, n: int) -> int:
    """ursuppe.death.cubes: up to n cubes of every colour in play; returns the counts packed, see `pack`."""
    packed = nothing_packed(s)
    for color in range(s.players):
        packed = pack(packed, color, put_cubes(s, cell, color, n))
    return packed


@rule
def nothing_packed(s: State) -> int:
    """No cubes yet, for `pack`; a colour that is not in play is marked."""
    return ABSENT << (3 * s.players) if s.players < MAX_PLAYERS else 0


@rule
def pack(packed: int, color: int, n: int) -> int:
    """Counts of cubes by colour in one number, three bits each, for the trail."""
    return packed | (n << (3 * color))


@rule
def remove_amoeba(s: State, amoeba: int) -> None:
    """ursuppe.death.reuse: an amoeba goes back to its owner's supply, unhurt when it comes again."""
    s.cell[amoeba] = NONE
    s.damage[amoeba] = 0
