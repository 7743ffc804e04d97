"""The state of a game of Ursuppe: one record of a few hundred bytes.

`todo` is the whole of the machine: what is to be done next, a decision of seat `turn` or a step that needs none.
"""

from __future__ import annotations

from enum import IntEnum

from stockpot.core.options import Choice, Number, Numbers, Options, Switch
from stockpot.core.record import Record, Row, i8, i16, i32, record, row, u64
from stockpot.core.rule import table
from stockpot.games.ursuppe.pieces import (
    CARD_OZONE,
    MAX_PLAYERS,
    MUTATION,
    N_AMOEBAS,
    N_CARDS,
    N_CELLS,
    N_GENES,
    N_MEALS,
    N_NUMBERS,
    PRICES,
)

# -------------------------------------------------------------------------------------------------- what is to be done


class Todo(IntEnum):
    """First the decisions, then the automatic steps."""

    SPACE = 0  # a start space on the ladder
    PLACE = 1  # a cell for an amoeba of the set-up
    DIVIDE = 2  # a cell for a new amoeba, or stop
    NUMBER = 3  # which piece to put there
    MOVEMENT = 4  # drift, move or stay
    CARRY = 5  # one more cube to take along, or no more
    FOLLOW = 6  # go along with a neighbour?
    DIRECTION = 7  # which of the dice, or where to
    SECOND = 8  # move once more?
    MEAL = 9
    VICTIM = 10  # whom to parasitise
    ATTACK = 11  # whom to attack, or starve
    RESPONSE = 12  # escape, defend or yield
    RETRY = 13  # whom to attack once more, or let go
    SETTLE = 14  # return a gene, or pay
    BUY = 15
    AGGRESSOR = 16  # which amoeba attacks in phase 5, or none
    TARGET = 17  # and whom
    OVER = 18

    NEXT_AMOEBA = 32
    CLAIM = 33
    ROLL = 34
    STEP = 35
    FEED = 36
    RESPOND = 37
    ESCAPED = 38
    FAILED = 39
    ENVIRONMENT = 40
    NEXT_SETTLER = 41
    NEXT_BUYER = 42
    NEXT_DIVIDER = 43
    DEATHS = 44
    SCORING = 45


N_DECISIONS = int(Todo.OVER)


class Phase(IntEnum):
    SETUP = 0
    FEEDING = 1
    ENVIRONMENT = 2
    GENES = 3
    DIVISION = 4
    DEATHS = 5
    SCORING = 6


# --------------------------------------------------------------------------------------------------------------- choices
# Within a decision the choices are 0, 1, 2, …; these are their names where a number does not say it.

DRIFT, MOVE, STAY = 0, 1, 2
NO, YES = 0, 1
NO_MORE = MAX_PLAYERS
"""After the four colours: take no more cubes."""
STARVE = N_MEALS
"""After the meals."""
NO_ATTACK = N_AMOEBAS
"""After the targets: starve, let go."""
ESCAPE, DEFEND, YIELD = 0, 1, 2
PAY = N_GENES
"""After the genes: settle what is left of the debt with biological points."""
ARMOR_FOR_ESCAPE = N_GENES
"""After the genes, of which Armor gives up Defense: the other way to get it."""
BUY_NOTHING = N_GENES + 1
STOP = N_CELLS
"""After the cells: no (more) division."""
NO_AGGRESSION = N_NUMBERS

SIZES = {
    Todo.SPACE: MAX_PLAYERS,
    Todo.DIVIDE: N_CELLS + 1,
    Todo.NUMBER: N_NUMBERS,
    Todo.MOVEMENT: 3,
    Todo.CARRY: MAX_PLAYERS + 1,
    Todo.FOLLOW: 2,
    Todo.DIRECTION: 5,
    Todo.SECOND: 2,
    Todo.MEAL: N_MEALS + 1,
    Todo.VICTIM: MAX_PLAYERS,
    Todo.ATTACK: N_AMOEBAS + 1,
    Todo.RESPONSE: 3,
    Todo.SETTLE: N_GENES + 1,
    Todo.BUY: N_GENES + 2,
    Todo.AGGRESSOR: N_NUMBERS + 1,
}
"""How many actions each kind of decision has; kinds that are not listed share those of another."""

SHARED = {Todo.PLACE: Todo.DIVIDE, Todo.RETRY: Todo.ATTACK, Todo.TARGET: Todo.ATTACK}


def _bases() -> dict[Todo, int]:
    bases: dict[Todo, int] = {}
    total = 0
    for todo, size in SIZES.items():
        bases[todo] = total
        total += size
    bases[Todo.OVER] = total
    return bases


BASES = _bases()
N_ACTIONS = BASES[Todo.OVER]
BASE = table([BASES[SHARED.get(Todo(todo), Todo(todo))] for todo in range(N_DECISIONS)])
"""The action of choice 0 of a decision; choice i is action BASE + i."""


class Way(IntEnum):
    """How an amoeba leaves its cell."""

    DRIFT = 0
    MOVE = 1
    ESCAPE = 2


ESCAPE_USED, DEFENSE_USED, FOUGHT_TWICE = 1, 2, 4
"""Bits of `used`."""

CLAIMED = N_AMOEBAS
"""As `claimant`: all have said what they take along."""


class Event(IntEnum):
    """Kinds of rows in the trail, with what their numbers mean."""

    SPACE = 1  # seat, space
    PLACED = 2  # amoeba, cell, damage
    ROUND = 3  # round
    ANNOUNCED = 4  # amoeba, way, price
    STAYED = 5  # amoeba
    CARRIES = 6  # amoeba, cubes of each colour
    FOLLOWS = 7  # amoeba, mover, whether
    ROLLED = 8  # amoeba, die, second die or 0
    STEPPED = 9  # amoeba, from, to, direction, way
    WENT_ALONG = 10  # amoeba, to
    TOOK_ALONG = 11  # to, cubes of each colour
    SECOND = 12  # amoeba
    ATE = 13  # amoeba, cubes packed, cubes excreted, victim
    STARVED = 14  # amoeba, damage now
    ATTACKED = 15  # attacker, target, price, attempt
    DEFENDED = 16  # target, price
    FOUGHT = 17  # attacker, target, attacker's die, target's die, ties before
    CAUGHT = 18  # target could not get away
    YIELDED = 19  # target
    KILLED = 20  # target, attacker, cell, cubes packed
    WOUNDED = 21  # target, attacker, damage now
    FAILED = 22  # attacker, target
    CARD = 23  # drift, ozone
    OWES = 24  # seat, mutation points, ozone, debt
    RETURNED = 25  # seat, gene, worth
    PAID = 26  # seat, points
    BOUGHT = 27  # seat, gene, price, gene given up or NONE
    EARNED = 28  # seat, points
    DIVIDED = 29  # amoeba, cell, price
    DIED = 30  # amoeba, cell, cubes packed
    SCORED = 31  # seat, for amoebas, for genes, from, to
    WON = 32  # seat
    PASSED = 33  # seat, decision


# --------------------------------------------------------------------------------------------------------------- options

OPTIONS = Options(
    Choice(
        "defense_mp", "3",
        {"en": "Mutation points of Defense", "fr": "Points de mutation de Défense"},
        "ursuppe.variant.defense", choices=("3", "4"),
    ),
    Choice(
        "holding", "before",
        {"en": "Followers decide before or after the direction is known",
         "fr": "Suivre se décide avant ou après que la direction est connue"},
        "ursuppe.variant.holding", choices=("before", "after"),
        labels={"before": {"en": "before", "fr": "avant"}, "after": {"en": "after", "fr": "après"}},
    ),
    Choice(
        "substitution", "strict",
        {"en": "Meals of Substitution", "fr": "Repas de Substitution"},
        "ursuppe.variant.substitution", choices=("strict", "wide"),
        labels={"strict": {"en": "2:2:0 only", "fr": "2:2:0 seulement"}, "wide": {"en": "also 3:1:0", "fr": "aussi 3:1:0"}},
    ),
    Number(
        "finish", 42,
        {"en": "First space of the finish zone", "fr": "Première case de la zone d’arrivée"},
        "ursuppe.variant.finish", low=5, high=51,
    ),
    Switch(
        "full_game", False,
        {"en": "Full game: play all environment cards", "fr": "Partie complète : jouer toutes les cartes d’environnement"},
        "ursuppe.variant.full",
    ),
    Number("start_bp", 4, {"en": "Biological points at the start", "fr": "Points d’énergie au départ"},
           "ursuppe.setup.pieces", low=0, high=50),
    Number("income", 10, {"en": "Biological points each round", "fr": "Points d’énergie par tour"},
           "ursuppe.divide.income", low=0, high=50),
    Number("move_price", 1, {"en": "Price of a move or an escape", "fr": "Prix d’un mouvement ou d’une évasion"},
           "ursuppe.move.power", low=0, high=10),
    Number("attack_price", 1, {"en": "Price of an attack", "fr": "Prix d’une attaque"},
           "ursuppe.attack.struggle", low=0, high=10),
    Number("defense_price", 1, {"en": "Price of a defence", "fr": "Prix d’une défense"},
           "ursuppe.attack.defense", low=0, high=10),
    Number("division_price", 6, {"en": "Price of a division", "fr": "Prix d’une division"},
           "ursuppe.divide.price", low=0, high=50),
    Number("cheap_division_price", 4,
           {"en": "Price of a division with Division Rate", "fr": "Prix d’une division avec Taux de division"},
           "ursuppe.gene.div", low=0, high=50),
    Numbers("capacity", (2, 3),
            {"en": "Cubes that a Tentacle carries, with 3 and 4 players",
             "fr": "Cubes qu’emporte un tentacule, à 3 et 4 joueurs"},
            "ursuppe.gene.ten", low=0, high=10),
    Numbers("first_damage", (0, 1),
            {"en": "Damage of the first amoeba, with 3 and 4 players",
             "fr": "Blessures de la première amibe, à 3 et 4 joueurs"},
            "ursuppe.setup.first", low=0, high=2),
    Numbers("gene_prices", PRICES, {"en": "Prices of the genes", "fr": "Prix des gènes"},
            "ursuppe.buy.free", low=0, high=50),
    Numbers("gene_points", MUTATION, {"en": "Mutation points of the genes", "fr": "Points de mutation des gènes"},
            "ursuppe.env.debt", low=-9, high=20),
    Number("ray_worth", 4,
           {"en": "What Ray Protection is worth when given up", "fr": "Valeur d’Anti-radiation quand on la rend"},
           "ursuppe.gene.ray", low=1, high=20),
    Numbers("ozone", CARD_OZONE, {"en": "Ozone of the environment cards", "fr": "Ozone des cartes d’environnement"},
            "ursuppe.env.card", low=0, high=99),
    Numbers("amoeba_spaces", (0, 0, 0, 1, 2, 4, 5, 6),
            {"en": "Spaces for 0 to 7 amoebas", "fr": "Cases pour 0 à 7 amibes"}, "ursuppe.score.amoebas", low=0, high=10),
    Numbers("gene_spaces", (0, 0, 0, 1, 2, 3, 4),
            {"en": "Spaces for 0 to 6 gene cards", "fr": "Cases pour 0 à 6 cartes de gènes"},
            "ursuppe.score.genes", low=0, high=10),
)  # fmt: skip

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
GENE_PRICES = OPTIONS.place("gene_prices")
GENE_POINTS = OPTIONS.place("gene_points")
RAY_WORTH = OPTIONS.place("ray_worth")
OZONE = OPTIONS.place("ozone")
AMOEBA_SPACES = OPTIONS.place("amoeba_spaces")
GENE_SPACES = OPTIONS.place("gene_spaces")
N_OPTIONS = OPTIONS.size


# ------------------------------------------------------------------------------------------------------------ the record


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
