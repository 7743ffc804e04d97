"""What lies where in the tensor that `features` writes, and how long a game can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.parts import Each, Part, Parts
from stockpot.games.ursuppe.decisions import N_DECISIONS, Todo
from stockpot.games.ursuppe.pieces import (
    DIRECTION,
    GENE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    N_CARDS,
    N_CELLS,
    N_GENES,
    N_NUMBERS,
)

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


def most_decisions(players: int, options: Mapping[str, Any]) -> int:
    """ursuppe.end.deck: ten rounds, counted as if every tribe had all seven amoebas on one cell, and every gene.

    Only one tribe can have Holding, and one Aggression. In the set-up everybody takes a space and puts two amoebas down.
    """
    cubes = options["capacity"][players - MIN_PLAYERS]
    step = cubes + N_NUMBERS * (1 + cubes) + 1  # the mover's cubes, followers with theirs, the direction
    way = step + 1 + step  # perhaps a second one
    attempt = 3 + way  # fought twice, and an escape
    amoeba = 1 + way + 1 + attempt + 1 + attempt + 2  # movement, attack, retry, a meal and its victim
    tribe = N_NUMBERS * amoeba + 2 * (N_GENES + 1) + 2 * N_NUMBERS + 1  # genes returned and bought, divisions
    aggression = 1 + 1 + attempt + 1 + attempt
    return int((N_CARDS - 1) * (players * tribe + aggression) + players * (1 + 2 * 2))
