"""Any situation of Ursuppe as JSON, both ways.

Only `players` is needed. What is left out is as it would be in the middle of a game in which little has happened: two cubes
of each colour on every cell, no amoebas, no genes, four points each, markers on 1, 2, 3, 4, round 2.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.bits import members, union
from stockpot.core.errors import BadPosition
from stockpot.core.position import Reader, written_generator
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
    START_CUBES,
    card_name,
    owner,
)
from stockpot.games.ursuppe.possible import check
from stockpot.games.ursuppe.rules.start import clear_pending, name_cards_in_order
from stockpot.games.ursuppe.state import CLAIMED, HOLDING, OPTIONS, OZONE, START_BP, WAY, State

PHASES = [phase.name.lower() for phase in Phase]
CLAIMANTS = [*AMOEBA.ids, "all"]

# ----------------------------------------------------------------------------------------------------------------- write


def write(s: State) -> dict[str, Any]:
    """The whole situation, hidden parts included."""
    seats = range(s.players)
    return {
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "round": s.round,
        "phase": PHASES[s.phase],
        "decision": DECISION.ids[s.todo],
        "turn": s.turn,
        "active": s.active,
        "markers": [s.marker[seat] for seat in seats],
        "bp": [s.bp[seat] for seat in seats],
        "genes": [[GENE.ids[gene] for gene in members(s.genes[seat])] for seat in seats],
        "fresh": [[GENE.ids[gene] for gene in members(s.fresh[seat])] for seat in seats],
        "amoebas": {
            AMOEBA.ids[amoeba]: [CELL.ids[s.cell[amoeba]], s.damage[amoeba]]
            for amoeba in range(N_AMOEBAS)
            if s.cell[amoeba] != NONE
        },
        "cubes": {CELL.ids[cell]: [s.cubes[cell, color] for color in seats] for cell in range(N_CELLS)},
        "deck": [card_name(CARD_DRIFT[number], s.options[OZONE + number]) for number in s.deck.tolist()],
        "drawn": s.drawn,
        "picks": [s.picks[i] for i in seats],
        "rolled": [s.rolled[seat] for seat in seats],
        "dice": s.dice.tolist(),
        "ties": s.ties,
        "amoeba": amoeba_or_none(s.amoeba),
        "meal": None if s.meal == NONE else s.meal,
        "spot": None if s.spot == NONE else CELL.ids[s.spot],
        "step": write_step(s),
        "attack": write_attack(s),
        "debt": s.debt,
        "given": [GENE.ids[gene] for gene in members(s.given)],
        "rng": written_generator(s),
    }


def amoeba_or_none(amoeba: int) -> str | None:
    return None if amoeba == NONE else CLAIMANTS[amoeba]


def write_step(s: State) -> dict[str, Any] | None:
    if s.mover == NONE:
        return None
    return {
        "mover": AMOEBA.ids[s.mover],
        "way": WAY.ids[s.way],
        "second": bool(s.second),
        "direction": None if s.direction == NONE else DIRECTION.ids[s.direction],
        "ways": [DIRECTION.ids[direction] for direction in members(s.ways)],
        "claimant": amoeba_or_none(s.claimant),
        "naming": s.naming.tolist(),
        "carried": s.carried.tolist(),
        "followers": [AMOEBA.ids[amoeba] for amoeba in members(s.followers)],
    }


def write_attack(s: State) -> dict[str, Any] | None:
    if s.attacker == NONE:
        return None
    return {
        "attacker": AMOEBA.ids[s.attacker],
        "target": amoeba_or_none(s.target),
        "cell": None if s.arena == NONE else CELL.ids[s.arena],
        "attempt": s.attempt,
        "used": s.used,
        "chased": bool(s.chased),
        "followed": bool(s.followed),
    }


# ------------------------------------------------------------------------------------------------------------------ read


def read(position: Mapping[str, Any]) -> State:
    """The state for a situation; `BadPosition` says what is wrong with it."""
    r = Reader(position)
    s = State()
    clear_pending(s)
    s.players = r.number("players", MIN_PLAYERS, MAX_PLAYERS)
    for i, number in enumerate(r.options(OPTIONS)):
        s.options[i] = number
    read_course(r, s)
    read_tribes(r, s)
    read_cubes(r, s)
    read_deck(r, s)
    read_pending(r, s)
    read_step(r, s)
    read_attack(r, s)
    whose_turn(r, s)
    r.generator(s)
    r.done()
    check(s)
    return s


def read_course(r: Reader, s: State) -> None:
    """Round, phase, decision, and whose they are."""
    last = s.players - 1
    s.todo = r.name("decision", DECISION.ids)
    s.phase = r.name("phase", PHASES, PHASES[usual_phase(Todo(s.todo))])
    s.round = r.number("round", 0, N_CARDS + 1, 0 if s.phase == Phase.SETUP else 2)
    s.turn = r.number("turn", 0, last, 0)
    s.active = r.number("active", 0, last, s.turn)
    for seat, space in enumerate(r.numbers("markers", s.players, 0, 999, list(range(1, s.players + 1)))):
        s.marker[seat] = space


def usual_phase(todo: Todo) -> Phase:
    """Where a decision is taken most of the time."""
    return OWED[todo].phases[0] if todo in OWED else Phase.SCORING


def read_tribes(r: Reader, s: State) -> None:
    """Points, genes and amoebas of every seat; the gene pool has the other cards."""
    start = s.options[START_BP]
    for seat, points in enumerate(r.numbers("bp", s.players, 0, 9999, [start] * s.players)):
        s.bp[seat] = points
    for gene in range(N_GENES):
        s.pool[gene] = COPIES[s.players - MIN_PLAYERS, gene]
    for seat, genes in enumerate(r.name_lists("genes", s.players, GENE.ids, [[]] * s.players)):
        s.genes[seat] = union(genes)
        for gene in members(s.genes[seat]):
            s.pool[gene] -= 1
            if s.pool[gene] < 0:
                raise BadPosition(f"genes: there are not that many cards of {GENE.ids[gene]}.")
    for seat, genes in enumerate(r.name_lists("fresh", s.players, GENE.ids, [[]] * s.players)):
        s.fresh[seat] = union(genes)
        if s.fresh[seat] & ~s.genes[seat]:
            raise BadPosition(f"fresh[{seat}]: not among the genes of that seat.")
    for amoeba in range(N_AMOEBAS):
        s.cell[amoeba] = NONE
    amoebas = r.raw("amoebas", {})
    if not isinstance(amoebas, Mapping):
        raise r.refuse("amoebas", "an object: amoebas and where they are")
    names = AMOEBA.ids[: N_NUMBERS * s.players]
    for name, place in amoebas.items():
        if name not in names:
            raise BadPosition(f"amoebas: {brief(name)} is no amoeba of this game.")
        if not isinstance(place, list | tuple) or len(place) != 2:
            raise BadPosition(f"amoebas.{name}: expected a cell and damage, not {brief(place)}.")
        entry = Reader({"cell": place[0], "damage": place[1]}, f"amoebas.{name}")
        s.cell[names.index(name)] = entry.name("cell", CELL.ids)
        s.damage[names.index(name)] = entry.number("damage", 0, 9)


def read_cubes(r: Reader, s: State) -> None:
    """Cells that are not named have two cubes of each colour; the reserve has the rest."""
    cubes = r.raw("cubes", {})
    if not isinstance(cubes, Mapping):
        raise r.refuse("cubes", "an object: cells and the cubes on them")
    for name in cubes:
        if name not in CELL.ids:
            raise BadPosition(f"cubes: {brief(name)} is no cell.")
    cells = Reader(cubes, "cubes")
    for color in range(s.players):
        s.reserve[color] = CUBES
    for cell, name in enumerate(CELL.ids):
        for color, n in enumerate(cells.numbers(name, s.players, 0, CUBES, [START_CUBES] * s.players)):
            s.cubes[cell, color] = n
            if s.reserve[color] < n:
                raise BadPosition(f"cubes: there are more than {CUBES} {COLOR.ids[color]} cubes.")
            s.reserve[color] -= n


def read_deck(r: Reader, s: State) -> None:
    """All cards in order, by what they show; the ones not named come last."""
    shown = [card_name(CARD_DRIFT[number], s.options[OZONE + number]) for number in range(N_CARDS)]
    left = list(range(N_CARDS))
    order = []
    for _, name in r.entries("deck", None, shown):
        number = next((number for number in left if shown[number] == name), None)
        if number is None:
            raise BadPosition(f"deck: there is no (further) card {brief(name)}.")
        left.remove(number)
        order.append(number)
    for i, number in enumerate(order + left):
        s.deck[i] = number
    name_cards_in_order(s)
    turned = s.round if s.phase <= Phase.FEEDING else s.round + 1
    s.drawn = r.number("drawn", 1, N_CARDS, max(1, turned))


def read_pending(r: Reader, s: State) -> None:
    """Choices half made."""
    last = s.players - 1
    for i, seat in enumerate(r.numbers("picks", s.players, 0, last, list(range(s.players)))):
        s.picks[i] = seat
    for seat, total in enumerate(r.numbers("rolled", s.players, 0, 12, [0] * s.players)):
        s.rolled[seat] = total
    for i, die in enumerate(r.numbers("dice", 2, 0, 6, [0, 0])):
        s.dice[i] = die
    s.ties = r.number("ties", 0, 99, 0)
    s.amoeba = r.name_or_nothing("amoeba", AMOEBA.ids)
    s.meal = r.number_or_nothing("meal", 0, N_MEALS - 1)
    s.spot = r.name_or_nothing("spot", CELL.ids)
    s.debt = r.number("debt", 0, 999, 0)
    s.given = union(r.names("given", GENE.ids, []))


def read_step(r: Reader, s: State) -> None:
    value = r.raw("step", None)
    if value is None:
        return
    step = Reader(value, "step")
    s.mover = step.name("mover", AMOEBA.ids)
    s.way = step.name("way", WAY.ids, "move")
    s.second = int(step.flag("second", False))
    s.direction = step.name_or_nothing("direction", DIRECTION.ids)
    s.ways = union(step.names("ways", DIRECTION.ids, []))
    early = s.todo == Todo.DIRECTION and not s.options[HOLDING] and "claimant" not in step.data
    s.claimant = CLAIMED if early else step.name_or_nothing("claimant", CLAIMANTS)
    for color, n in enumerate(step.numbers("naming", MAX_PLAYERS, 0, CUBES, [0] * MAX_PLAYERS)):
        s.naming[color] = n
    for color, n in enumerate(step.numbers("carried", MAX_PLAYERS, 0, CUBES, [0] * MAX_PLAYERS)):
        s.carried[color] = n
    s.followers = union(step.names("followers", AMOEBA.ids, []))
    step.done()


def read_attack(r: Reader, s: State) -> None:
    value = r.raw("attack", None)
    if value is None:
        return
    attack = Reader(value, "attack")
    s.attacker = attack.name("attacker", AMOEBA.ids)
    s.target = attack.name_or_nothing("target", AMOEBA.ids)
    s.arena = attack.name_or_nothing("cell", CELL.ids)
    if s.target != NONE and s.arena == NONE:
        s.arena = s.cell[s.attacker]
    s.attempt = attack.number("attempt", 0, 2, 1)
    s.used = attack.number("used", 0, 7, 0)
    s.chased = int(attack.flag("chased", False))
    s.followed = int(attack.flag("followed", False))
    attack.done()


def whose_turn(r: Reader, s: State) -> None:
    """Where it is left out, the amoeba that is handled and its seat follow from the attack, or from the step."""
    handled = s.attacker if s.attacker != NONE else s.mover
    if s.phase == Phase.FEEDING and "amoeba" not in r.data:
        s.amoeba = handled
    if handled != NONE and "active" not in r.data:
        s.active = owner(handled)
