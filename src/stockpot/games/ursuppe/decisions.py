"""The decisions of Ursuppe: what each ranges over, when it is owed, what it asks.

A new decision is declared here: its choices in `DECISIONS`, the question that it answers, and when that is asked, in `Todo`.
With its pair `legal_x` and `play_x`, looked up in `rules`, its refusals in `words` and its sentences in the catalogues it is
complete.
"""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Any

from stockpot.core.decisions import Decision, Decisions, Numbers, Question
from stockpot.core.fluent import texts_of
from stockpot.core.kinds import FLAG, Kind, Ordinal, Pieces
from stockpot.core.kinds import NUMBER as FIGURE
from stockpot.core.rule import table
from stockpot.games.ursuppe.pieces import (
    AMOEBA,
    CELL,
    COLOR,
    DICE,
    DIRECTION,
    FOOD,
    GENE,
    LOWER,
    MAX_PLAYERS,
    MEALS,
    N_AMOEBAS,
    N_CELLS,
    N_GENES,
    N_MEALS,
    N_NUMBERS,
    NONE,
    PIECE_NUMBER,
    Gene,
    foreign,
)

TEXTS = texts_of("ursuppe")

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

# -------------------------------------------------------------------------------------------------- what is to be done


class Phase(IntEnum):
    SETUP = 0
    FEEDING = 1
    ENVIRONMENT = 2
    GENES = 3
    DIVISION = 4
    DEATHS = 5
    SCORING = 6


FIGHTING = (Phase.FEEDING, Phase.DEATHS)
"""Attacks, and the steps of those who escape."""


class Owed(Question):
    """A question, and when it is asked."""

    def __init__(self, name: str, *phases: Phase, needs: str = "", **mentions: Kind) -> None:
        super().__init__(name, **mentions)
        self.phases = phases
        self.needs = tuple(needs.split())
        """The fields of the state that must be known."""


def question(name: str, *phases: Phase, **more: Any) -> Any:
    """Declare a question that somebody is asked at some point."""
    return Owed(name, *phases, **more)


class Todo(IntEnum):
    """First the decisions, numbered as they are declared, then the automatic steps."""

    owed: Owed | None

    if not TYPE_CHECKING:  # for type checkers an `IntEnum` is asked for by its number

        def __new__(cls, declared: Owed | int) -> Todo:
            number = declared if isinstance(declared, int) else len(cls.__members__)
            member = int.__new__(cls, number)
            member._value_ = number
            member.owed = None if isinstance(declared, int) else declared
            return member

    SPACE = question("space", Phase.SETUP)
    PLACE = question("place", Phase.SETUP)
    DIVIDE = question("divide", Phase.DIVISION)
    NUMBER = question("number", Phase.DIVISION, Phase.SETUP, needs="spot", spot=CELL)
    MOVEMENT = question("movement", Phase.FEEDING, needs="amoeba", amoeba=AMOEBA, cell=CELL)
    CARRY = question("carry", *FIGHTING, needs="mover claimant", claimant=AMOEBA)
    FOLLOW = question("follow", *FIGHTING, needs="mover claimant", claimant=AMOEBA, mover=AMOEBA)
    DIRECTION = question("direction", *FIGHTING, needs="mover", mover=AMOEBA, dice=DICE)
    SECOND = question("second", *FIGHTING, needs="mover", mover=AMOEBA)
    MEAL = question("meal", Phase.FEEDING, needs="amoeba", amoeba=AMOEBA, cell=CELL)
    VICTIM = question("victim", Phase.FEEDING, needs="amoeba meal", amoeba=AMOEBA)
    ATTACK = question("attack", Phase.FEEDING, needs="amoeba", amoeba=AMOEBA)
    RESPONSE = question("response", *FIGHTING, needs="attacker target arena", attacker=AMOEBA, target=AMOEBA)
    RETRY = question("retry", *FIGHTING, needs="attacker target arena", attacker=AMOEBA)
    SETTLE = question("settle", Phase.ENVIRONMENT, rest=FIGURE)
    BUY = question("buy", Phase.GENES, bp=FIGURE)
    AGGRESSOR = question("aggressor", Phase.DEATHS)
    TARGET = question("target", Phase.DEATHS, needs="attacker", attacker=AMOEBA)
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


OWED: dict[Todo, Owed] = {todo: todo.owed for todo in Todo if todo.owed is not None}
N_DECISIONS = len(OWED)


def at(*todos: Todo) -> tuple[Question, ...]:
    """The questions that are asked then."""
    return tuple(OWED[todo] for todo in todos)


# ------------------------------------------------------------------------------------------------------- what is decided


class Cells(Decision):
    """A cell for a new amoeba: in the set-up it is placed, later another divides."""

    @property
    def names(self) -> tuple[str, ...]:
        return ("divide", "place")

    def parts(self, s: Any, seat: int, choice: int) -> dict[str, Any]:
        return super().parts(s, seat, choice) | {"kind": self._now(s)}

    def outline(self, choice: int) -> dict[str, Any]:
        return super().parts(None, 0, choice)

    def write(self, s: Any, seat: int, choice: int) -> str:
        return super().write(s, seat, choice).replace("divide", self._now(s))

    def _now(self, s: Any) -> str:
        return "place" if s.todo == Todo.PLACE else "divide"


class Movement(Decision):
    """What the amoeba does that is handled."""

    def numbers(self, s: Any, seat: int, choice: int) -> Numbers:
        number = NONE if s.amoeba == NONE else s.amoeba % N_NUMBERS
        return {"amoeba": s.amoeba, "number": number, "movement": choice}

    def outline(self, choice: int) -> dict[str, Any]:
        return {"kind": self.name, "movement": self.over["movement"].data(choice)}

    def find(self, s: Any, seat: int, numbers: Numbers) -> int | None:
        here = self.numbers(s, seat, numbers["movement"])
        return numbers["movement"] if all(n in (NONE, here[name]) for name, n in numbers.items()) else None

    def write(self, s: Any, seat: int, choice: int) -> str:
        return self.over["movement"].written(choice) if s.amoeba == NONE else super().write(s, seat, choice)


class Aggressors(Decision):
    """Which of the own amoebas attacks."""

    def numbers(self, s: Any, seat: int, choice: int) -> Numbers:
        number = NONE if choice == NO_AGGRESSION else choice
        return {"amoeba": NONE if number == NONE else N_NUMBERS * seat + number, "number": number}

    def outline(self, choice: int) -> dict[str, Any]:
        return {"kind": self.name, "number": None if choice == NO_AGGRESSION else choice + 1}

    def find(self, s: Any, seat: int, numbers: Numbers) -> int | None:
        amoeba, number = numbers["amoeba"], numbers["number"]
        if amoeba != NONE and number == NONE:
            number = amoeba - N_NUMBERS * seat
        return NO_AGGRESSION if number == NONE else number if 0 <= number < N_NUMBERS else None


class Meals(Decision):
    """The meals of the table `MEALS`, whose colours are counted from the seat that eats; or hunger."""

    def numbers(self, s: Any, seat: int, choice: int) -> Numbers:
        if choice == STARVE:
            return {"cubes": NONE, "parasite": NO}
        counts, parasite = MEALS[choice]
        cubes = [0] * (MAX_PLAYERS + 1)
        for slot, n in enumerate(counts):
            cubes[foreign(seat, slot)] = n
        if s.players < MAX_PLAYERS and cubes[s.players] == 0:
            cubes[s.players] = NONE
        return {"cubes": tuple(cubes[:MAX_PLAYERS]), "parasite": int(parasite)}

    def outline(self, choice: int) -> dict[str, Any]:
        """`foreign`: cubes of the other colours, in the order of seats."""
        if choice == STARVE:
            return {"kind": self.name, "foreign": None}
        counts, parasite = MEALS[choice]
        return {"kind": self.name, "foreign": list(counts)} | ({"parasite": True} if parasite else {})

    def find(self, s: Any, seat: int, numbers: Numbers) -> int | None:
        cubes = numbers["cubes"]
        if cubes == NONE:
            return STARVE
        meal = (tuple(n for color, n in enumerate(cubes) if color != seat), numbers["parasite"] == YES)
        return MEALS.index(meal) if meal in MEALS and cubes[seat] == 0 else None

    def write(self, s: Any, seat: int, choice: int) -> str:
        parasite = choice != STARVE and MEALS[choice][1]
        return super().write(s, seat, choice) + (" as parasite" if parasite else "")


class Purchases(Decision):
    """A gene; for Armor one of two genes is given up."""

    def numbers(self, s: Any, seat: int, choice: int) -> Numbers:
        if choice == BUY_NOTHING:
            return {"gene": NONE, "instead": NONE}
        if choice == ARMOR_FOR_ESCAPE:
            return {"gene": Gene.ARM, "instead": Gene.ESC}
        return {"gene": choice, "instead": Gene.DEF if choice == Gene.ARM else NONE}

    def outline(self, choice: int) -> dict[str, Any]:
        return self.parts(None, 0, choice)

    def find(self, s: Any, seat: int, numbers: Numbers) -> int | None:
        gene, instead = numbers["gene"], numbers["instead"]
        if gene == NONE:
            return BUY_NOTHING
        if instead == NONE and gene == Gene.ARM:
            held = [lower for lower in (Gene.DEF, Gene.ESC) if s.genes[seat] >> lower & 1]
            instead = Gene.DEF if not held else held[0] if len(held) == 1 else NONE
            if instead == NONE:
                return None
        if instead != NONE and not LOWER[gene] >> instead & 1:
            return None
        return ARMOR_FOR_ESCAPE if instead == Gene.ESC else gene

    def write(self, s: Any, seat: int, choice: int) -> str:
        instead = self.numbers(s, seat, choice)["instead"]
        return super().write(s, seat, choice) + (f" for {GENE.ids[instead]}" if instead != NONE else "")


DECISIONS = Decisions(
    TEXTS,
    Decision("space", "space {number}", rule="ursuppe.setup.spaces", asks=at(Todo.SPACE), number=Ordinal(MAX_PLAYERS)),
    Cells("divide", "divide {cell}", rule="ursuppe.divide.cell", asks=at(Todo.PLACE, Todo.DIVIDE), none="stop",
          also=("place {cell}",), cell=CELL),
    Decision("number", "number {number}", rule="ursuppe.divide.number", asks=at(Todo.NUMBER), number=PIECE_NUMBER),
    Movement("movement", "amoeba {number} {movement}", rule="ursuppe.round.numbers", asks=at(Todo.MOVEMENT), previewed=True,
             given={"amoeba": AMOEBA, "number": PIECE_NUMBER}, movement=Pieces("movement", ("drift", "move", "stay"))),
    Decision("carry", "carry {color}", rule="ursuppe.gene.ten", asks=at(Todo.CARRY), none="carry no more", previewed=True,
             color=COLOR),
    Decision("follow", "follow {yes}", rule="ursuppe.follow.who", asks=at(Todo.FOLLOW), previewed=True, yes=FLAG),
    Decision("direction", "{direction}", rule="ursuppe.move.compass", asks=at(Todo.DIRECTION), previewed=True,
             direction=DIRECTION),
    Decision("second", "second move {yes}", rule="ursuppe.gene.spd", asks=at(Todo.SECOND), previewed=True, yes=FLAG),
    Meals("meal", "eat {cubes}", rule="ursuppe.feed.whole", asks=at(Todo.MEAL), none="starve", previewed=True, choices=N_MEALS,
          given={"cubes": FOOD, "parasite": FLAG}),
    Decision("victim", "parasitise {color}", rule="ursuppe.gene.par", asks=at(Todo.VICTIM), previewed=True, color=COLOR),
    Decision("attack", "attack {target}", rule="ursuppe.attack.struggle", asks=at(Todo.ATTACK, Todo.RETRY, Todo.TARGET),
             none="no attack", previewed=True, target=AMOEBA),
    Decision("response", "{response}", rule="ursuppe.attack.response", asks=at(Todo.RESPONSE), none="yield", previewed=True,
             response=Pieces("response", ("escape", "defend"))),
    Decision("return", "return {gene}", rule="ursuppe.env.settle", asks=at(Todo.SETTLE), gene=GENE),
    Decision("pay", "pay", rule="ursuppe.env.settle", asks=at(Todo.SETTLE)),
    Purchases("buy", "buy {gene}", rule="ursuppe.buy.free", asks=at(Todo.BUY), none="buy nothing",
              also=("buy {gene} for {instead}",), choices=N_GENES + 1, given={"gene": GENE, "instead": GENE}),
    Aggressors("aggression", "aggression with {number}", rule="ursuppe.attack.aggression", asks=at(Todo.AGGRESSOR),
               none="no aggression", given={"amoeba": AMOEBA}, number=PIECE_NUMBER),
)  # fmt: skip
N_ACTIONS = DECISIONS.size
BASE = table([DECISIONS.answers(asked)[0].base for asked in OWED.values()])
"""The action of choice 0 of a decision; choice i is action BASE + i."""
DECISION = Pieces("decision", [todo.name.lower() for todo in (*OWED, Todo.OVER)])
