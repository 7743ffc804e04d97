"""What lies where in the tensor that `features` writes."""

from __future__ import annotations

from stockpot.core.parts import Each, Part, Parts
from stockpot.games.ursuppe.decisions import N_DECISIONS, Todo
from stockpot.games.ursuppe.pieces import DIRECTION, GENE, MAX_PLAYERS, N_CARDS, N_CELLS, N_NUMBERS

PARTS = Parts(
    Part("decision", "what is to be decided: 1", tuple(Todo(n).name.lower() for n in range(N_DECISIONS))),
    Part("drift", "the direction of the environment card: 1", DIRECTION),
    Part("cards_to_come", "environment cards that were not drawn: 1", N_CARDS),
    Part("pool", "copies of each gene for sale / 2", GENE),
    Part("ozone", "thickness of the ozone layer / 14"),
    Part("round", "number of the round / 10"),
    Part("players", "number of players / 4"),
    Part("turn", "1 when the own seat is asked"),
    Part("dice", "the dice / 6", 2),
    Part("debt", "mutation points to settle / 10"),
    Part("second_move", "1 in a second move"),
    Each(
        "cells",
        N_CELLS,
        Part("cubes", "food of each seat's colour / 6, from the own seat", MAX_PLAYERS),
        Part("amoebas", "amoebas of each seat / 2, from the own seat", MAX_PLAYERS),
        Part("damage", "their damage together / 4, from the own seat", MAX_PLAYERS),
        Part("handled", "1 where the amoeba stands whose turn it is"),
        Part("moving", "1 where the amoeba stands that moves"),
        Part("fight", "1 where attacker or target stand"),
        Part("chosen", "1 for the cell of a new amoeba"),
    ),
    Each(
        "seats",
        MAX_PLAYERS,
        Part("genes", "genes it has: 1", GENE),
        Part("fresh", "genes bought in this round: 1", GENE),
        Part("amoebas", "amoebas in the soup, by number: 1", N_NUMBERS),
        Part("damage", "their damage / 3", N_NUMBERS),
        Part("bp", "biological points / 20"),
        Part("marker", "place on the ladder / 51"),
        Part("living", "amoebas in the soup / 7"),
        Part("reserve", "cubes in the reserve / 55"),
        Part("active", "1 for whose step it is"),
        Part("turn", "1 for who is asked"),
    ),
)
