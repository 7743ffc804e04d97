"""Any situation of Ursuppe as JSON, both ways.

`players` and `decision` are needed. What is left out is as it would be in the middle of a game in which little has happened: an
empty board, no genes, four points each, markers on 1, 2, 3, 4, round 2. For example:

    {
        "players": 3,
        "decision": "movement",
        "amoeba": "red 1",
        "amoebas": {"red 1": "S08", "blue 2": ["S08", 1]},
        "cubes": {"S07": {"red": 2, "green": 1}},
        "genes": [["HOL"], [], []],
        "card": "W6",
        "dice": [3, 6],
    }

An amoeba stands on a cell, and may have damage. `card` is the environment card in force; `deck` has all cards in their order, of
which the first `drawn` are turned up. `dice` are the next dice that are rolled: the generator is set so that they come.
Whose turn it is follows from the amoeba, the step or the attack in question.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.errors import BadPosition
from stockpot.core.fields import Field, Group, Members, Named, Whole, Yes, read_fields, write_fields
from stockpot.core.position import Reader, written_generator
from stockpot.core.random import MOST_FIXED, word_before
from stockpot.core.text import brief
from stockpot.games.ursuppe.decisions import DECISION, OWED, Phase, Todo
from stockpot.games.ursuppe.pieces import (
    AMOEBA,
    CARD_DRIFT,
    CELL,
    COLOR,
    COPIES,
    CUBES,
    DIRECTION,
    GENE,
    MAX_PLAYERS,
    MIN_PLAYERS,
    N_AMOEBAS,
    N_CARDS,
    N_CELLS,
    N_GENES,
    N_MEALS,
    N_NUMBERS,
    NONE,
    card_name,
    owner,
)
from stockpot.games.ursuppe.possible import check, decider
from stockpot.games.ursuppe.rules.start import clear_pending, name_cards_in_order
from stockpot.games.ursuppe.state import CLAIMED, HOLDING, OPTIONS, OZONE, START_BP, WAY, State

PHASES = [phase.name.lower() for phase in Phase]
CLAIMANTS = [*AMOEBA.ids, "all"]
NOTHING = [0] * MAX_PLAYERS


def usual_phase(s: State) -> str:
    """Where a decision is taken most of the time."""
    return PHASES[OWED[Todo(s.todo)].phases[0] if s.todo != Todo.OVER else Phase.SCORING]


def usual_amoeba(s: State) -> str | None:
    """In phase 1 the amoeba that attacks or moves."""
    amoeba = s.attacker if s.attacker != NONE else s.mover
    return None if s.phase != Phase.FEEDING or amoeba == NONE else AMOEBA.ids[amoeba]


def usual_claimant(s: State) -> str | None:
    """Where followers decide before the direction is known, all have."""
    return "all" if s.todo == Todo.DIRECTION and not s.options[HOLDING] else None


COURSE = (
    Field("decision", Named(DECISION.ids), attribute="todo"),
    Field("phase", Named(PHASES), usual_phase),
    Field("round", Whole(0, N_CARDS + 1), lambda s: 0 if s.phase == Phase.SETUP else 2),
    Field("markers", Whole(0, 999), lambda s: list(range(1, s.players + 1)), "marker", row="players"),
    Field("bp", Whole(0, 9999), lambda s: [s.options[START_BP]] * s.players, row="players"),
    Field("genes", Members(GENE.ids), lambda s: [[]] * s.players, row="players"),
    Field("fresh", Members(GENE.ids), lambda s: [[]] * s.players, row="players"),
)
PENDING = (
    Field("picks", Whole(0, MAX_PLAYERS - 1), lambda s: list(range(s.players)), row="players"),
    Field("rolled", Whole(0, 12), lambda s: NOTHING[: s.players], row="players"),
    Field("roll", Whole(0, 6), [0, 0], "dice", row=2),
    Field("ties", Whole(0, 99), 0),
    Group(
        "step",
        "mover",
        Field("mover", Named(AMOEBA.ids)),
        Field("way", Named(WAY.ids), "move"),
        Field("second", Yes(), False),
        Field("direction", Named(DIRECTION.ids, nothing=True), None),
        Field("ways", Members(DIRECTION.ids), []),
        Field("claimant", Named(CLAIMANTS, nothing=True), usual_claimant),
        Field("naming", Whole(0, CUBES), NOTHING, row=MAX_PLAYERS),
        Field("carried", Whole(0, CUBES), NOTHING, row=MAX_PLAYERS),
        Field("followers", Members(AMOEBA.ids), []),
    ),
    Group(
        "attack",
        "attacker",
        Field("attacker", Named(AMOEBA.ids)),
        Field("target", Named(AMOEBA.ids, nothing=True), None),
        Field(
            "cell",
            Named(CELL.ids, nothing=True),
            lambda s: CELL.ids[s.cell[s.attacker]] if s.target != NONE and s.cell[s.attacker] != NONE else None,
            "arena",
        ),
        Field("attempt", Whole(0, 2), 1),
        Field("used", Whole(0, 7), 0),
        Field("chased", Yes(), False),
        Field("followed", Yes(), False),
    ),
    Field("amoeba", Named(AMOEBA.ids, nothing=True), usual_amoeba),
    Field("meal", Whole(0, N_MEALS - 1, nothing=True), None),
    Field("spot", Named(CELL.ids, nothing=True), None),
    Field("debt", Whole(0, 999), 0),
    Field("given", Members(GENE.ids), []),
)
"""In the order in which they are read: what is left out may follow from what comes before."""

assert len(AMOEBA.ids) == CLAIMED, "who has been asked stands behind the amoebas"

# ----------------------------------------------------------------------------------------------------------------- write


def write(s: State) -> dict[str, Any]:
    """The whole situation, hidden parts included."""
    return {
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "turn": s.turn,
        "active": s.active,
        **write_fields(COURSE, s),
        "amoebas": {
            AMOEBA.ids[amoeba]: written_place(s, amoeba) for amoeba in range(N_AMOEBAS) if s.cell[amoeba] != NONE
        },
        "cubes": {CELL.ids[cell]: cubes for cell in range(N_CELLS) if (cubes := written_cubes(s, cell))},
        "deck": [shown(s, number) for number in s.deck.tolist()],
        "drawn": s.drawn,
        **write_fields(PENDING, s),
        "rng": written_generator(s),
    }


def written_place(s: State, amoeba: int) -> str | list[Any]:
    """A cell, and the damage if there is any."""
    cell, damage = CELL.ids[s.cell[amoeba]], s.damage[amoeba]
    return [cell, damage] if damage else cell


def written_cubes(s: State, cell: int) -> dict[str, int]:
    """Colours and how many; nothing where there are none."""
    return {COLOR.ids[color]: n for color in range(s.players) if (n := s.cubes[cell, color])}


def shown(s: State, number: int) -> str:
    """What a card is called."""
    return card_name(CARD_DRIFT[number], s.options[OZONE + number])


# ------------------------------------------------------------------------------------------------------------------ read


def read(position: Mapping[str, Any]) -> State:
    """The state for a situation; `BadPosition` says what is wrong with it."""
    r = Reader(position)
    s = State()
    clear_pending(s)
    s.players = r.number("players", MIN_PLAYERS, MAX_PLAYERS)
    for i, number in enumerate(r.options(OPTIONS)):
        s.options[i] = number
    read_fields(COURSE, r, s)
    fill_pool(s)
    read_amoebas(r, s)
    read_cubes(r, s)
    read_deck(r, s)
    read_fields(PENDING, r, s)
    read_turn(r, s)
    read_chance(r, s)
    r.done()
    check(s)
    return s


def fill_pool(s: State) -> None:
    """The gene pool has the cards that nobody has."""
    for gene in range(N_GENES):
        held = sum(s.genes[seat] >> gene & 1 for seat in range(s.players))
        s.pool[gene] = COPIES[s.players - MIN_PLAYERS, gene] - held
        if s.pool[gene] < 0:
            raise BadPosition(f"genes: there are not that many cards of {GENE.ids[gene]}.")
    for seat in range(s.players):
        if s.fresh[seat] & ~s.genes[seat]:
            raise BadPosition(f"fresh[{seat}]: not among the genes of that seat.")


def read_amoebas(r: Reader, s: State) -> None:
    """Each amoeba with its cell, and damage if there is any."""
    for amoeba in range(N_AMOEBAS):
        s.cell[amoeba] = NONE
    for name, place in named_things(r, "amoebas", "amoebas and where they are").items():
        if name not in AMOEBA.ids[: N_NUMBERS * s.players]:
            raise BadPosition(f"amoebas: {brief(name)} is no amoeba of this game.")
        cell, damage = place if isinstance(place, list | tuple) and len(place) == 2 else (place, 0)
        entry = Reader({"cell": cell, "damage": damage}, f"amoebas.{name}")
        s.cell[AMOEBA.number[name]] = entry.name("cell", CELL.ids)
        s.damage[AMOEBA.number[name]] = entry.number("damage", 0, 9)


def read_cubes(r: Reader, s: State) -> None:
    """For each cell colours and how many; the reserve has the rest."""
    for color in range(s.players):
        s.reserve[color] = CUBES
    for name, cubes in named_things(r, "cubes", "cells and the cubes on them").items():
        if name not in CELL.ids:
            raise BadPosition(f"cubes: {brief(name)} is no cell.")
        colors = COLOR.ids[: s.players]
        listed = isinstance(cubes, list | tuple)
        if listed and len(cubes) != s.players:
            raise BadPosition(f"cubes.{name}: expected colours and how many, not {brief(cubes)}.")
        entry = Reader(dict(zip(colors, cubes, strict=True)) if listed else cubes, f"cubes.{name}")
        for color, key in enumerate(colors):
            put(s, CELL.number[name], color, entry.number(key, 0, CUBES, 0))
        entry.done()


def put(s: State, cell: int, color: int, n: int) -> None:
    """Cubes from the reserve."""
    if s.reserve[color] < n:
        raise BadPosition(f"cubes: there are more than {CUBES} {COLOR.ids[color]} cubes.")
    s.reserve[color] -= n
    s.cubes[cell, color] = n


def named_things(r: Reader, key: str, expected: str) -> Mapping[Any, Any]:
    found = r.raw(key, {})
    if not isinstance(found, Mapping):
        raise r.refuse(key, f"an object: {expected}")
    return found


def read_deck(r: Reader, s: State) -> None:
    """All cards in order, by what they show; the ones not named come last. Or only the card in force."""
    turned = s.round if s.phase <= Phase.FEEDING else s.round + 1
    s.drawn = r.number("drawn", 1, N_CARDS, min(N_CARDS, max(1, turned)))
    left = list(range(N_CARDS))
    order = [taken(s, left, name, "deck") for _, name in r.entries("deck", None, [])]
    card = r.raw("card", None)
    if card is not None and len(order) < s.drawn:
        number = taken(s, left, card, "card")
        order += left[: s.drawn - 1 - len(order)]
        left = [other for other in left if other not in order]
        order.append(number)
    for i, number in enumerate(order + left):
        s.deck[i] = number
    name_cards_in_order(s)
    if card is not None and shown(s, s.deck[s.drawn - 1]) != card:
        raise BadPosition(f"card: the deck has {shown(s, s.deck[s.drawn - 1])} in force, not {brief(card)}.")


def taken(s: State, left: list[int], name: Any, key: str) -> int:
    """The card of this name, taken from those that are left."""
    number = next((number for number in left if shown(s, number) == name), None)
    if number is None:
        raise BadPosition(f"{key}: there is no (further) card {brief(name)}.")
    left.remove(number)
    return number


def read_turn(r: Reader, s: State) -> None:
    """Whose turn it is and who decides: where it is left out it follows from the amoeba in question, or is the first seat's."""
    last = s.players - 1
    handled = next((amoeba for amoeba in (s.attacker, s.amoeba, s.mover) if amoeba != NONE), NONE)
    s.turn = r.number("turn", 0, last, 0)
    s.active = r.number("active", 0, last, s.turn if handled == NONE else min(owner(handled), last))
    if "turn" not in r.data:
        s.turn = max(0, decider(s))


def read_chance(r: Reader, s: State) -> None:
    """The generator, or the dice that it gives next."""
    if "dice" not in r.data:
        r.generator(s)
        return
    dice = r.numbers("dice", None, 1, 6)
    if len(dice) > MOST_FIXED:
        raise BadPosition(f"dice: at most {MOST_FIXED} dice, not {len(dice)}.")
    if "rng" in r.data:
        raise BadPosition("dice: the generator that `rng` gives rolls its own.")
    s.rng = word_before([die - 1 for die in dice], 6)
