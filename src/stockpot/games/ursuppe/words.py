"""Moves, questions, refusals and events of Ursuppe; the sentences stand in the catalogues.

The notation of a move: "amoeba 3 drift", "follow yes", "carry green", "north", "eat 2 green 1 blue", "attack blue 3",
"escape", "return SPD", "buy ARM for DEF", "divide S07", "number 4".
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from stockpot.core.asking import Asking
from stockpot.core.decisions import Asked
from stockpot.core.events import Teller
from stockpot.core.kinds import NUMBER, SEAT
from stockpot.core.speech import Refusal, Sayings, Speech
from stockpot.core.table import PASSING
from stockpot.core.text import fold
from stockpot.games.ursuppe.decisions import (
    ARMOR_FOR_ESCAPE,
    BASE,
    DECISIONS,
    ESCAPE,
    MOVE,
    NO_ATTACK,
    OWED,
    PAY,
    STARVE,
    STOP,
    TEXTS,
    Phase,
    Todo,
)
from stockpot.games.ursuppe.pieces import (
    AMOEBA,
    BARRED_BY,
    LOWER,
    MIN_PLAYERS,
    N_AMOEBAS,
    N_NUMBERS,
    NONE,
    PARASITIC,
    Gene,
    owner,
)
from stockpot.games.ursuppe.prospects import NOW
from stockpot.games.ursuppe.rules import waiting
from stockpot.games.ursuppe.rules.attack import targets
from stockpot.games.ursuppe.rules.defects import worth
from stockpot.games.ursuppe.rules.division import division_price, own_cells
from stockpot.games.ursuppe.rules.market import lower_gene
from stockpot.games.ursuppe.rules.meals import menu, victims
from stockpot.games.ursuppe.rules.tribe import has_gene, living
from stockpot.games.ursuppe.state import DEFENSE_USED, ESCAPE_USED, GENE_PRICES, Event, State


class NotNow(Sayings):
    """“Not now”, and the question that is to be answered."""

    def not_now(self, rule: str, question: str, /, **numbers: Any) -> Refusal:
        return Refusal(rule, self(question, **numbers))


NOT_NOW = NotNow("refused-now", DECISIONS.asks.fields)
REFUSED = Sayings("refused", {"piece": {"amoeba": AMOEBA}})
BECAUSE = Sayings("because", {"points": {"n": NUMBER}, "rival": {"seat": SEAT}})
SPEECH = Speech(TEXTS, Event, DECISIONS, NOT_NOW, REFUSED, NOW, BECAUSE)

write, parts = DECISIONS.write, DECISIONS.parts
tell = Teller(Event).tell


def read(s: State, seat: int, text: str) -> int | None:
    """The action that a text names; the piece that it is about may be named first: “red 3 eat …”."""
    found = DECISIONS.read(s, seat, text)
    if found is None:
        piece, rest = led_by_piece(text, seat)
        if piece != NONE and piece == in_hand(s):
            found = DECISIONS.read(s, seat, rest)
    return found


def led_by_piece(text: str, seat: int) -> tuple[int, str]:
    """The amoeba with whose name a text begins, or NONE, and what follows."""
    first, _, rest = text.replace("-", " ").strip().partition(" ")
    number, _, rest = rest.strip().partition(" ")
    pieces = _pieces()
    return pieces.get((fold(first), number), pieces.get((fold(first), f"{number} {seat}"), NONE)), rest


@cache
def _pieces() -> dict[tuple[str, str], int]:
    """Amoebas by the two words that name them, in any language: a colour, or “amoeba” for the own ones, and a number."""
    found: dict[tuple[str, str], int] = {}
    for lang in TEXTS.languages:
        for amoeba, name in enumerate(AMOEBA.names(TEXTS[lang])):
            color, number = fold(name).split()
            found[color, number] = amoeba
            found[fold(TEXTS[lang].say("any-amoeba")), f"{number} {owner(amoeba)}"] = amoeba
    return found


def in_hand(s: State) -> int:
    """The amoeba that the decision is about, or NONE."""
    if s.todo in (Todo.CARRY, Todo.FOLLOW):
        return s.claimant
    if s.todo in (Todo.DIRECTION, Todo.SECOND):
        return s.mover
    if s.todo == Todo.RESPONSE:
        return s.target
    return s.attacker if s.attacker != NONE else s.amoeba


def note_size(s: State, seat: int, action: int) -> int:
    return 0


# -------------------------------------------------------------------------------------------- what is asked, and refused


def asked(s: State, seat: int) -> Asked:
    """What the seat on turn is asked."""
    return Asked(OWED[Todo(s.todo)], details(s))


def details(s: State) -> dict[str, Any]:
    """What the questions may mention."""
    dice = s.dice.tolist() if s.todo == Todo.DIRECTION and not has_gene(s, s.turn, Gene.MO2) else [0, 0]
    return {
        "amoeba": s.amoeba,
        "cell": NONE if s.amoeba == NONE else s.cell[s.amoeba],
        "claimant": s.claimant if 0 <= s.claimant < N_AMOEBAS else s.mover,
        "mover": s.mover,
        "dice": dice,
        "attacker": s.attacker,
        "target": s.target,
        "rest": s.debt - worth(s, s.given),
        "spot": s.spot,
        "bp": s.bp[s.turn],
    }


def not_asked(s: State, seat: int) -> Refusal:
    """The rule that others decide by."""
    return Refusal("ursuppe.round.order", REFUSED("turn"))


def illegal(s: State, seat: int, action: int) -> Refusal:
    """The rule against an answer."""
    rule, sentence = WITHIN[Todo(s.todo)](s, seat, action - BASE[s.todo])
    return Refusal(rule, REFUSED(sentence))


OVER = Refusal("ursuppe.end.winner", REFUSED("over"))
ASKING = Asking(DECISIONS, NOT_NOW, waiting, asked, not_asked, illegal, over=OVER)
asks, why_not = ASKING.asks, ASKING.why_not


Why = tuple[str, str]
"""The rule that forbids something, and the sentence that says it."""
Within = Callable[[State, int, int], Why]

WITHIN: dict[Todo, Within] = {}
"""Why a choice of the decision that is owed is not among the legal ones."""


def within(*todos: Todo) -> Callable[[Within], Within]:
    """Says why a choice of these decisions is not legal."""

    def register(why: Within) -> Within:
        WITHIN.update(dict.fromkeys(todos, why))
        return why

    return register


def why_unread(s: State, seat: int, text: str) -> Refusal | None:
    """What is meant and forbidden: to pass where one must not, another piece's move, a meal that nobody may take."""
    if s.todo == Todo.OVER or seat != s.turn:
        return None
    not_now = ASKING.not_now(s, seat)
    if fold(text) in PASSING:
        ways = [action for action in DECISIONS.actions(OWED[Todo(s.todo)]) if DECISIONS.declines(action)]
        return why_not(s, seat, ways[0]) if ways else not_now
    piece, rest = led_by_piece(text, seat)
    meant = DECISIONS.meant(rest if piece != NONE and piece == in_hand(s) else text, s, seat)
    of_another = piece != NONE and DECISIONS.read(s, seat, rest) is not None
    if of_another or (meant is not None and meant[0].name == "movement"):
        acting = in_hand(s)
        said = REFUSED("piece", amoeba=acting) if acting != NONE else not_now.said
        return Refusal("ursuppe.round.numbers", said)
    if meant is not None and meant[0].name == "meal":
        if s.todo not in (Todo.MOVEMENT, Todo.MEAL):
            return Refusal(meant[0].rule, not_now.said)
        own = meant[1]["cubes"][seat] > 0
        return Refusal("ursuppe.feed.own", REFUSED("own-cubes")) if own else Refusal(feeding_rule(s), REFUSED("menu"))
    return None


def feeding_rule(s: State) -> str:
    return "ursuppe.feed.three" if s.players == MIN_PLAYERS else "ursuppe.feed.four"


@within(Todo.SPACE)
def no_space(s: State, seat: int, choice: int) -> Why:
    return "ursuppe.setup.spaces", "space"


@within(Todo.PLACE)
def no_place(s: State, seat: int, choice: int) -> Why:
    return "ursuppe.setup.first", "place" if choice == STOP else "occupied"


@within(Todo.DIVIDE)
def no_divide(s: State, seat: int, choice: int) -> Why:
    if living(s, seat) == N_NUMBERS:
        return "ursuppe.divide.limit", "seven"
    if s.bp[seat] < division_price(s, seat):
        return "ursuppe.divide.price", "energy"
    return "ursuppe.divide.cell", "own" if own_cells(s, seat) >> choice & 1 else "far"


@within(Todo.NUMBER)
def no_number(s: State, seat: int, choice: int) -> Why:
    return "ursuppe.divide.number", "number"


@within(Todo.MOVEMENT)
def no_movement(s: State, seat: int, choice: int) -> Why:
    return ("ursuppe.move.power", "energy") if choice == MOVE else ("ursuppe.gene.hol", "stay")


@within(Todo.CARRY)
def no_carry(s: State, seat: int, choice: int) -> Why:
    return "ursuppe.gene.ten", "cube"


@within(Todo.DIRECTION)
def no_direction(s: State, seat: int, choice: int) -> Why:
    return ("ursuppe.gene.mo2", "named") if has_gene(s, seat, Gene.MO2) else ("ursuppe.move.compass", "dice")


@within(Todo.MEAL)
def no_meal(s: State, seat: int, choice: int) -> Why:
    if choice == STARVE:
        return "ursuppe.ruling.must-eat", "eat"
    if menu(s, s.genes[seat]) >> choice & 1 == 0:
        return feeding_rule(s), "menu"
    if PARASITIC >> choice & 1 and victims(s, seat, s.cell[s.amoeba]) == 0:
        return "ursuppe.gene.par", "victim"
    return "ursuppe.feed.whole", "food"


@within(Todo.VICTIM)
def no_victim(s: State, seat: int, choice: int) -> Why:
    return "ursuppe.gene.par", "victim"


@within(Todo.ATTACK, Todo.RETRY, Todo.TARGET)
def no_target(s: State, seat: int, choice: int) -> Why:
    rule = "ursuppe.attack.aggression" if s.phase == Phase.DEATHS else "ursuppe.attack.struggle"
    if choice == NO_ATTACK:
        return rule, "attack"
    attacker = s.amoeba if s.attacker == NONE else s.attacker
    armored = has_gene(s, owner(choice), Gene.ARM) if choice < N_NUMBERS * s.players else False
    if s.phase == Phase.FEEDING and armored and s.cell[choice] == s.cell[attacker]:
        return "ursuppe.gene.arm", "armor"
    return rule, "target"


@within(Todo.RESPONSE)
def no_response(s: State, seat: int, choice: int) -> Why:
    if choice == ESCAPE:
        gene, used = Gene.ESC, s.used & ESCAPE_USED
    else:
        gene, used = Gene.DEF, s.used & DEFENSE_USED
    if not has_gene(s, seat, gene):
        return "ursuppe.attack.response", "gene"
    return ("ursuppe.ruling.once-per-attempt", "used") if used else ("ursuppe.shortage.energy", "energy")


@within(Todo.SETTLE)
def no_settle(s: State, seat: int, choice: int) -> Why:
    if choice == PAY:
        return "ursuppe.env.settle", "energy"
    return ("ursuppe.ruling.settle-mix", "mix") if has_gene(s, seat, choice) else ("ursuppe.env.settle", "hand")


@within(Todo.BUY)
def no_buy(s: State, seat: int, choice: int) -> Why:
    gene = Gene.ARM if choice == ARMOR_FOR_ESCAPE else choice
    if has_gene(s, seat, gene):
        return "ursuppe.buy.once", "owned"
    if s.genes[seat] & BARRED_BY[gene]:
        return "ursuppe.buy.barred", "barred"
    if s.pool[gene] == 0:
        return "ursuppe.buy.sold-out", "sold-out"
    if LOWER[gene] and not (s.genes[seat] & ~s.fresh[seat]) >> lower_gene(choice) & 1:
        return "ursuppe.buy.advanced", "advanced"
    assert s.bp[seat] < s.options[GENE_PRICES + gene]
    return "ursuppe.buy.free", "energy"


@within(Todo.AGGRESSOR)
def no_aggressor(s: State, seat: int, choice: int) -> Why:
    amoeba = N_NUMBERS * seat + choice
    lonely = s.cell[amoeba] == NONE or targets(s, amoeba) == 0
    return "ursuppe.attack.aggression", "alone" if lonely else "energy"
