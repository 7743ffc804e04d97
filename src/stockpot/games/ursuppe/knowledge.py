"""Who knows what in Ursuppe: everything is public but the order of the environment cards to come."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from stockpot.core.bits import members
from stockpot.core.game import ALL_OPEN
from stockpot.core.random import draw
from stockpot.core.rule import rule
from stockpot.games.ursuppe.decisions import Phase, Todo
from stockpot.games.ursuppe.pieces import (
    CARD_DRIFT,
    CELL,
    COLOR,
    DIRECTION,
    GENE,
    N_AMOEBAS,
    N_CARDS,
    N_CELLS,
    N_GENES,
    N_NUMBERS,
    NONE,
    PLACES,
    Direction,
    card_name,
    owner,
)
from stockpot.games.ursuppe.prospects import prospects
from stockpot.games.ursuppe.rules import waiting
from stockpot.games.ursuppe.rules.attack import is_dying
from stockpot.games.ursuppe.rules.defects import cards_over, ozone, total_mutation, worth
from stockpot.games.ursuppe.rules.division import division_price
from stockpot.games.ursuppe.rules.meals import fed_cells
from stockpot.games.ursuppe.rules.movement import capacity, dice_to_roll, drift_end, step_end, unclaimed
from stockpot.games.ursuppe.rules.scoring import gene_count, in_finish_zone, spaces_for_amoebas, spaces_for_genes
from stockpot.games.ursuppe.rules.start import name_cards_in_order
from stockpot.games.ursuppe.rules.tribe import leader, living, move_price, mutation_points, settlement_worth, tribe
from stockpot.games.ursuppe.state import CLAIMED, FINISH, FULL_GAME, GENE_PRICES, OPTIONS, OZONE, State, Way
from stockpot.games.ursuppe.view import (
    AmoebaView,
    AttackView,
    Card,
    CellView,
    Own,
    Scores,
    SeatView,
    StepView,
    View,
    Who,
)

# ------------------------------------------------------------------------------------------------------------------ view


def public(s: State) -> View:
    """ursuppe.hidden.deck: what everybody may know, which is nearly all."""
    fixed = printed(tuple(s.options.tolist()))
    deck = [fixed.cards[number] for number in s.deck.tolist()]
    seats = range(s.players)
    return {
        "game": "ursuppe",
        "seat": None,
        "players": s.players,
        "options": fixed.options,
        "round": s.round,
        "scored": s.round if s.todo == Todo.OVER else max(0, s.round - 1),
        "phase": Phase(s.phase).name.lower(),
        "decision": Todo(s.todo).name.lower(),
        "to_act": members(waiting(s)),
        "active": s.active,
        "order": sorted(seats, key=lambda other: s.marker[other]),
        "ascending": s.phase == Phase.FEEDING,
        "finish": None if s.options[FULL_GAME] else s.options[FINISH],
        "ended": ("finish" if in_finish_zone(s) else "deck") if s.todo == Todo.OVER else None,
        "card": deck[s.drawn - 1],
        "past_cards": deck[: s.drawn - 1],
        "coming_cards": sorted(deck[s.drawn :], key=lambda shown: shown["name"]),
        "dice": s.dice.tolist(),
        "ties": s.ties,
        "cells": _cell_views(s),
        "reserve": [s.reserve[color] for color in seats],
        "pool": {GENE.ids[gene]: s.pool[gene] for gene in range(N_GENES) if s.pool[gene]},
        "prices": fixed.prices,
        "points": fixed.points,
        "prospects": None,
        "seats": [_seat_view(s, other) for other in seats],
        "amoeba": who_if_any(s.amoeba) if s.todo != Todo.OVER else None,
        "drift_end": CELL.ids[drift_end(s, s.cell[s.amoeba])] if s.todo == Todo.MOVEMENT else None,
        "fed": None,
        "hungry": None,
        "meal": None if s.meal == NONE else s.meal,
        "spot": None if s.spot == NONE else CELL.ids[s.spot],
        "step": _step_view(s),
        "attack": _attack_view(s),
        "debt": s.debt - worth(s, s.given) if s.debt else None,
        "worth": {GENE.ids[gene]: settlement_worth(s, gene) for gene in members(s.genes[s.turn])} if s.debt else {},
        "winners": [leader(s)] if s.todo == Todo.OVER else [],
    }


def own(s: State, viewer: int, known: Mapping[str, Any]) -> Own:
    """ursuppe.hidden.deck: no seat knows more than others; who sees everything also sees the cards to come, in their order.

    A seat is shown what its tribe may count on.
    """
    if viewer == ALL_OPEN:
        cards = printed(tuple(s.options.tolist())).cards
        return {"deck": [cards[number]["name"] for number in s.deck.tolist()[s.drawn :]]}
    fed = members(fed_cells(s, viewer))
    own_cells = [s.cell[amoeba] for amoeba in members(tribe(viewer)) if s.cell[amoeba] != NONE]
    return {
        "seat": viewer,
        "fed": [CELL.ids[cell] for cell in fed],
        "hungry": sum(cell not in fed for cell in own_cells),
        "prospects": prospects(s, viewer) if s.phase == Phase.GENES else None,
    }


class Printed(NamedTuple):
    """What the options alone decide: it is the same in all views of a game."""

    options: dict[str, Any]
    cards: list[Card]
    prices: dict[str, int]
    points: dict[str, int]


@lru_cache(maxsize=100)
def printed(options: tuple[int, ...]) -> Printed:
    s = State()
    for place, number in enumerate(options):
        s.options[place] = number
    return Printed(
        OPTIONS.decode(list(options)),
        [card(CARD_DRIFT[number], options[OZONE + number]) for number in range(N_CARDS)],
        {GENE.ids[gene]: options[GENE_PRICES + gene] for gene in range(N_GENES)},
        {GENE.ids[gene]: mutation_points(s, gene) for gene in range(N_GENES)},
    )


def card(drift: int, ozone: int) -> Card:
    """What an environment card shows."""
    return {
        "name": card_name(drift, ozone),
        "drift": None if drift == Direction.REST else DIRECTION.ids[drift],
        "ozone": ozone,
    }


def who(amoeba: int) -> Who:
    return {"seat": owner(amoeba), "number": amoeba % N_NUMBERS + 1}


def who_if_any(amoeba: int) -> Who | None:
    return who(amoeba) if 0 <= amoeba < N_AMOEBAS else None


def _cell_views(s: State) -> list[CellView]:
    """The board, cell by cell."""
    amoebas = [list[AmoebaView]() for _ in range(N_CELLS)]
    cells, damage, cubes = s.cell.tolist(), s.damage.tolist(), s.cubes.tolist()
    for amoeba in range(N_NUMBERS * s.players):
        if cells[amoeba] != NONE:
            amoebas[cells[amoeba]].append({**who(amoeba), "damage": damage[amoeba]})
    return [
        {
            "name": CELL.ids[cell],
            "row": PLACES[cell][0] + 1,
            "column": PLACES[cell][1] + 1,
            "cubes": cubes[cell][: s.players],
            "amoebas": amoebas[cell],
        }
        for cell in range(N_CELLS)
    ]


def _seat_view(s: State, seat: int) -> SeatView:
    mutation = total_mutation(s, seat)
    return {
        "color": COLOR.ids[seat],
        "marker": s.marker[seat],
        "bp": s.bp[seat],
        "genes": [GENE.ids[gene] for gene in members(s.genes[seat])],
        "fresh": [GENE.ids[gene] for gene in members(s.fresh[seat])],
        "gene_count": gene_count(s, seat),
        "mutation": mutation,
        "excess": max(0, mutation - ozone(s)),
        "amoebas": living(s, seat),
        "rolled": s.rolled[seat],
        "dice": dice_to_roll(s, seat),
        "move_price": move_price(s, seat),
        "division_price": division_price(s, seat),
        "dying": sum(is_dying(s, amoeba) for amoeba in members(tribe(seat)) if s.damage[amoeba]),
        "risk": cards_over(s, seat),
        "scores": _scores(s, seat),
    }


def _scores(s: State, seat: int) -> Scores:
    """What scoring would give a tribe as things stand."""
    amoebas, genes = spaces_for_amoebas(s, seat), spaces_for_genes(s, seat)
    return {"amoebas": amoebas, "genes": genes, "total": amoebas + genes}


def _step_view(s: State) -> StepView | None:
    """A step under way: who moves how, who goes along, which cubes."""
    if s.mover == NONE:
        return None
    return {
        "mover": who(s.mover),
        "way": Way(s.way).name.lower(),
        "second": bool(s.second),
        "direction": None if s.direction == NONE else DIRECTION.ids[s.direction],
        "ways": [DIRECTION.ids[direction] for direction in members(s.ways)],
        "ends": {
            DIRECTION.ids[direction]: CELL.ids[step_end(s.cell[s.mover], direction)] for direction in members(s.ways)
        },
        "claimant": who_if_any(s.claimant),
        "claimed": s.claimant == CLAIMED,
        "followers": [who(amoeba) for amoeba in members(s.followers)],
        "carried": [s.carried[color] + s.naming[color] for color in range(s.players)],
        "left": [unclaimed(s, color) for color in range(s.players)],
        "named": sum(s.naming.tolist()),
        "capacity": capacity(s),
    }


def _attack_view(s: State) -> AttackView | None:
    if s.attacker == NONE:
        return None
    return {
        "attacker": who(s.attacker),
        "target": who_if_any(s.target),
        "attempt": s.attempt,
        "used": s.used,
        "followed": bool(s.followed),
    }


# ---------------------------------------------------------------------------------------------------------------- redeal


@rule
def secret(s: State, seat: int) -> bool:
    """ursuppe.hidden.deck: no move is hidden from anybody."""
    return False


@rule
def redeal(s: State, seat: int) -> None:
    """ursuppe.hidden.deck: the cards to come in a random order; what lies there is known, so they are sorted first."""
    drawn = s.drawn
    seen = 0
    for i in range(drawn):
        seen |= 1 << s.deck[i]
    for number in range(N_CARDS):
        if (seen >> number) & 1 == 0:
            s.deck[drawn] = number
            drawn += 1
    first = s.drawn
    for last in range(N_CARDS - 1, first, -1):
        other = first + draw(s, last + 1 - first)
        number = s.deck[last]
        s.deck[last] = s.deck[other]
        s.deck[other] = number
    name_cards_in_order(s)
