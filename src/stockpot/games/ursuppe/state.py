"""The state of a game of Ursuppe: one record of a few hundred bytes.

`todo` is the whole of the machine: what is to be done next, a decision of seat `turn` or a step that needs none.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from stockpot.core.errors import BadOption
from stockpot.core.events import Events, event, unforeseen_event
from stockpot.core.kinds import FLAG, NUMBER, SEAT, SEATS, Pieces
from stockpot.core.options import Choice, Number, Numbers, Options, Switch
from stockpot.core.record import Record, Row, i8, i16, i32, record, row, u64
from stockpot.games.ursuppe.decisions import DECISION, TEXTS
from stockpot.games.ursuppe.pieces import (
    AMOEBA,
    CELL,
    COLOR,
    CURRENT,
    DICE,
    DIRECTION,
    ENVIRONMENT_CARDS,
    FOOD,
    GENE,
    GENE_CARDS,
    MAX_PLAYERS,
    N_AMOEBAS,
    N_CARDS,
    N_CELLS,
    N_GENES,
    Gene,
)


class Way(IntEnum):
    """How an amoeba leaves its cell."""

    DRIFT = 0
    MOVE = 1
    ESCAPE = 2


WAY = Pieces("way", [way.name.lower() for way in Way])

ESCAPE_USED, DEFENSE_USED, FOUGHT_TWICE = 1, 2, 4
"""Bits of `used`."""

CLAIMED = N_AMOEBAS
"""As `claimant`: all have said what they take along."""


class Event(Events):
    """What happens at the table. Nothing of it is hidden from anybody."""

    SPACE = event(seat=SEAT, space=NUMBER)
    PLACED = event(seat=SEAT, amoeba=AMOEBA, cell=CELL, damage=NUMBER)
    ROUND = event(round=NUMBER)
    ANNOUNCED = event(amoeba=AMOEBA, way=WAY, price=NUMBER)
    STAYED = event(amoeba=AMOEBA)
    CARRIES = event(amoeba=AMOEBA, cubes=FOOD)
    FOLLOWS = event(amoeba=AMOEBA, mover=AMOEBA, follows=FLAG)
    ROLLED = unforeseen_event(seat=SEAT, amoeba=AMOEBA, dice=DICE)
    STEPPED = event(amoeba=AMOEBA, **{"from": CELL}, to=CELL, direction=DIRECTION, way=WAY, blocked=FLAG)
    WENT_ALONG = event(amoeba=AMOEBA, to=CELL)
    TOOK_ALONG = event(to=CELL, cubes=FOOD)
    SECOND = event(amoeba=AMOEBA)
    ATE = event(amoeba=AMOEBA, cubes=FOOD, excreted=NUMBER, color=COLOR, victim=SEAT)
    STARVED = event(amoeba=AMOEBA, damage=NUMBER)
    ATTACKED = event(amoeba=AMOEBA, target=AMOEBA, price=NUMBER, attempt=NUMBER)
    DEFENDED = event(amoeba=AMOEBA, price=NUMBER)
    FOUGHT = unforeseen_event(amoeba=AMOEBA, target=AMOEBA, dice=DICE, ties=NUMBER)
    CAUGHT = event(amoeba=AMOEBA)
    YIELDED = event(amoeba=AMOEBA)
    KILLED = event(amoeba=AMOEBA, attacker=AMOEBA, cell=CELL, cubes=FOOD)
    WOUNDED = event(amoeba=AMOEBA, attacker=AMOEBA, damage=NUMBER)
    FAILED = event(amoeba=AMOEBA, target=AMOEBA)
    CARD = unforeseen_event(drift=CURRENT, ozone=NUMBER)
    OWES = event(seat=SEAT, mutation=NUMBER, ozone=NUMBER, debt=NUMBER)
    RETURNED = event(seat=SEAT, gene=GENE, worth=NUMBER)
    PAID = event(seat=SEAT, points=NUMBER)
    BOUGHT = event(seat=SEAT, gene=GENE, price=NUMBER, given_up=GENE)
    EARNED = event(seat=SEAT, points=NUMBER)
    DIVIDED = event(seat=SEAT, amoeba=AMOEBA, cell=CELL, price=NUMBER)
    DIED = event(amoeba=AMOEBA, cell=CELL, cubes=FOOD)
    SCORED = event(seat=SEAT, amoebas=NUMBER, genes=NUMBER, **{"from": NUMBER}, to=NUMBER)
    WON = event(seats=SEATS)
    PASSED = event(seat=SEAT, decision=DECISION)


# --------------------------------------------------------------------------------------------------------------- options

OPTIONS = Options(
    Choice("defense_mp", "3", rule="ursuppe.variant.defense", choices=("3", "4")),
    Choice("holding", "before", rule="ursuppe.variant.holding", choices=("before", "after")),
    Choice("substitution", "strict", rule="ursuppe.variant.substitution", choices=("strict", "wide")),
    Number("finish", 42, rule="ursuppe.variant.finish", low=5, high=51),
    Switch("full_game", False, rule="ursuppe.variant.full"),
    Number("start_bp", 4, rule="ursuppe.setup.pieces", low=0, high=50),
    Number("income", 10, rule="ursuppe.divide.income", low=0, high=50),
    Number("move_price", 1, rule="ursuppe.move.power", low=0, high=10),
    Number("attack_price", 1, rule="ursuppe.attack.struggle", low=0, high=10),
    Number("defense_price", 1, rule="ursuppe.attack.defense", low=0, high=10),
    Number("division_price", 6, rule="ursuppe.divide.price", low=0, high=50),
    Number("cheap_division_price", 4, rule="ursuppe.gene.div", low=0, high=50),
    Numbers("capacity", (2, 3), rule="ursuppe.gene.ten", low=0, high=10),
    Numbers("first_damage", (0, 1), rule="ursuppe.setup.first", low=0, high=2),
    GENE_CARDS,
    Number("ray_worth", 4, rule="ursuppe.gene.ray", low=1, high=20),
    ENVIRONMENT_CARDS,
    Numbers("amoeba_spaces", (0, 0, 0, 1, 2, 4, 5, 6), rule="ursuppe.score.amoebas", low=0, high=10),
    Numbers("gene_spaces", (0, 0, 0, 1, 2, 3, 4), rule="ursuppe.score.genes", low=0, high=10),
    texts=TEXTS,
)

DEFENSE_MP = OPTIONS.place("defense_mp")
HOLDING = OPTIONS.place("holding")
SUBSTITUTION = OPTIONS.place("substitution")
FINISH = OPTIONS.place("finish")
FULL_GAME = OPTIONS.place("full_game")
START_BP = OPTIONS.place("start_bp")
INCOME = OPTIONS.place("income")
MOVE_PRICE = OPTIONS.place("move_price")
ATTACK_PRICE = OPTIONS.place("attack_price")
DEFENSE_PRICE = OPTIONS.place("defense_price")
DIVISION_PRICE = OPTIONS.place("division_price")
CHEAP_DIVISION_PRICE = OPTIONS.place("cheap_division_price")
CAPACITY = OPTIONS.place("capacity")
FIRST_DAMAGE = OPTIONS.place("first_damage")
GENE_PRICES = OPTIONS.place("gene_cards") + GENE_CARDS.offset("price")
GENE_POINTS = OPTIONS.place("gene_cards") + GENE_CARDS.offset("points")
RAY_WORTH = OPTIONS.place("ray_worth")
OZONE = OPTIONS.place("environment_cards")
AMOEBA_SPACES = OPTIONS.place("amoeba_spaces")
GENE_SPACES = OPTIONS.place("gene_spaces")
N_OPTIONS = OPTIONS.size


# ------------------------------------------------------------------------------------------------------------ the record


def check_options(players: int, options: Mapping[str, Any]) -> None:
    """Refuse two answers to how many mutation points Defense has, and debts that no cards could settle."""
    points, printed = (GENE_CARDS.cells(cards)[1] for cards in (options["gene_cards"], GENE_CARDS.default))
    if options["defense_mp"] == "4" and points[Gene.DEF] != printed[Gene.DEF]:
        raise BadOption("Option defense_mp: gene_cards sets the mutation points of Defense already.")
    if options["ray_worth"] < points[Gene.RAY]:
        raise BadOption("Option ray_worth: Ray Protection must settle at least its own mutation points.")


@record
class State(Record):
    rng: u64
    gamma: u64
    genes: Row[i32] = row(MAX_PLAYERS)  # the genes in each hand
    fresh: Row[i32] = row(MAX_PLAYERS)  # of them, those bought in this round
    options: Row[i16] = row(N_OPTIONS)
    bp: Row[i16] = row(MAX_PLAYERS)  # biological points
    marker: Row[i16] = row(MAX_PLAYERS)  # space on the ladder; 0 before one is chosen
    players: i8
    round: i8  # from 1
    phase: i8
    todo: i8
    turn: i8  # the seat that decides
    active: i8  # the seat whose turn it is in this phase
    deck: Row[i8] = row(N_CARDS)  # all environment cards in order
    drawn: i8  # how many of them were turned up; the last of these is in force
    cubes: Row[i8] = row(N_CELLS, MAX_PLAYERS)
    reserve: Row[i8] = row(MAX_PLAYERS)
    cell: Row[i8] = row(N_AMOEBAS)  # where each amoeba is, or NONE
    damage: Row[i8] = row(N_AMOEBAS)
    pool: Row[i8] = row(N_GENES)  # gene cards for sale
    picks: Row[i8] = row(MAX_PLAYERS)  # the order of choosing a start space
    rolled: Row[i8] = row(MAX_PLAYERS)  # and the totals of the first roll for it

    dice: Row[i8] = row(
        2
    )  # the last roll: one or two dice for a direction (0: no second one), or attacker and defender
    ties: i8  # how many equal rolls came before it in a fight

    amoeba: i8  # the one that is handled in phase 1, or NONE
    meal: i8  # chosen with parasitism, its victim not yet; or NONE
    spot: i8  # cell chosen for a new amoeba, its number not yet; or NONE

    mover: i8  # amoeba about to leave its cell, or NONE; the next eight fields are about that step
    way: i8
    second: i8  # 1: it is the free second step
    direction: i8  # or NONE
    ways: i8  # set of directions to choose from
    claimant: i8  # amoeba that says whether it follows, what it carries; NONE before the first, CLAIMED after the last
    naming: Row[i8] = row(MAX_PLAYERS)  # cubes that the claimant takes
    carried: Row[i8] = row(MAX_PLAYERS)  # cubes that earlier claimants take
    followers: i32  # set of amoebas

    attacker: i8  # amoeba, or NONE; the next six fields are about its attack
    target: i8
    arena: i8  # cell of the attack
    attempt: i8  # 1, or 2 for the retry of Persistence
    used: i8  # responses used in this attempt
    chased: i8  # 1: the attacker followed the target in this attempt
    followed: i8  # 1: or in this attempt or an earlier one

    debt: i16  # mutation points to settle
    given: i32  # genes returned for it so far
