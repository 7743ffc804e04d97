"""Any situation of the pantry as JSON, both ways.

Only `players` is needed. The row is a list of columns from the left, each a list of jars from the bottom up; an empty list is
a gap, a number that many gaps. Jars named nowhere are out of the game. Cards are named by their ingredients,
"Hand–Fish Head–Heart"; what is left out lies in the order of the list: the first card not completed is in hand.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.bits import members, union
from stockpot.core.errors import BadPosition
from stockpot.core.position import Reader, written_generator
from stockpot.games.pantry.pieces import DECK, JAR, MAX_JARS, MAX_ROWS, N_KINDS, jars_of, recipe_id, stack_of
from stockpot.games.pantry.rules import completed, reached, recipe_of, role_of, target
from stockpot.games.pantry.state import (
    ACTION_POINTS,
    AGREEMENT,
    COPIES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NONE,
    OPTIONS,
    STALL_TURNS,
    Phase,
    State,
)

PHASES = [phase.name.lower() for phase in Phase]
MAX_LENGTH = 16_000
"""Positions that a row may span at first, so that no game from there can outgrow the record (see state)."""


def write(s: State) -> dict[str, Any]:
    """The whole situation, hidden parts included."""
    seats = range(s.players)
    row: list[Any] = []
    for c in range(s.width):
        if s.gap[c]:
            row.append(s.gap[c])
        row.append([JAR.ids[kind - 1] for kind in jars_of(s.stack[c])])
    return {
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "phase": PHASES[s.phase],
        "doctor": s.doctor,
        "turn": s.turn,
        "actions": s.actions,
        "idle": s.idle,
        "offered": bool(s.offered),
        "agreed": members(s.agreed),
        "pantry": row,
        "hands": [None if s.hand[seat] == NONE else card_name(s, seat, s.hand[seat]) for seat in seats],
        "decks": [[card_name(s, seat, s.deck[seat, i]) for i in range(s.cards[seat])] for seat in seats],
        "under": [s.under[seat] for seat in seats],
        "done": [[card_name(s, seat, card) for card in members(s.done[seat])] for seat in seats],
        "rng": written_generator(s),
    }


def card_name(s: State, seat: int, card: int) -> str:
    return recipe_id(recipe_of(s, seat, card))


def read(position: Mapping[str, Any]) -> State:
    """The state for a situation; `BadPosition` says what is wrong with it."""
    r = Reader(position)
    s = State()
    s.players = r.number("players", MIN_PLAYERS, MAX_PLAYERS)
    for i, number in enumerate(r.options(OPTIONS)):
        s.options[i] = number
    last = s.players - 1
    s.phase = r.name("phase", PHASES, "turn")
    s.doctor = r.number("doctor", 0, last, 0)
    s.turn = r.number("turn", 0, last, s.doctor)
    over = s.phase == Phase.OVER
    most = s.options[ACTION_POINTS]
    s.actions = r.number("actions", 0 if over else 1, most, 0 if over else most)
    s.idle = r.number("idle", 0, s.options[STALL_TURNS] * s.players, 0)
    s.offered = int(r.flag("offered", s.phase == Phase.OFFER))
    s.agreed = union(r.numbers("agreed", None, 0, last, [s.turn] if s.phase == Phase.OFFER else []))
    read_row(r, s)
    for seat in range(s.players):
        read_cards(r, s, seat)
    r.generator(s)
    r.done()
    check(s)
    return s


def read_row(r: Reader, s: State) -> None:
    """The columns and gaps; gaps at either end are the ground and do not count."""
    jars = [0] * N_KINDS
    gap = length = 0
    for stack in r.each("pantry", None, read_column, []):
        if isinstance(stack, int):
            gap += stack
            continue
        if sum(jars) + len(stack) > MAX_JARS:
            raise BadPosition(f"pantry: there are more than {MAX_JARS} jars.")
        for kind in stack:
            jars[kind - 1] += 1
        gap = gap if s.width else 0
        length += gap + 1
        if length > MAX_LENGTH:
            raise BadPosition(f"pantry: the row is longer than {MAX_LENGTH} positions.")
        s.gap[s.width] = gap
        s.stack[s.width] = stack_of(stack)
        s.width += 1
        gap = 0
    for i, name in enumerate(JAR.ids):
        if jars[i] > s.options[COPIES + i]:
            raise BadPosition(f"pantry: there are more than {s.options[COPIES + i]} of {name}.")
        s.gone[i] = s.options[COPIES + i] - jars[i]


def read_column(value: Any, where: str) -> list[int] | int:
    """The kinds of a column from the bottom up, or the number of empty positions."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Reader({where: value}).number(where, 0, MAX_LENGTH)
    jars = Reader({where: value}).names(where, JAR.ids)
    if len(jars) > MAX_ROWS:
        raise BadPosition(f"{where}: a column has at most {MAX_ROWS} jars.")
    return [kind + 1 for kind in jars] if jars else 1


def read_cards(r: Reader, s: State, seat: int) -> None:
    """Completed cards, the card in hand and the deck of a seat; each card lies in one place."""
    names = [card_name(s, seat, card) for card in range(DECK)]
    done = entry(r, "done", s.players, seat, []).names(f"done[{seat}]", names)
    left = [card for card in range(DECK) if card not in done]
    hand = entry(r, "hands", s.players, seat, names[left[0]] if left else None)
    if hand.data[f"hands[{seat}]"] is None:
        hand.asked.add(f"hands[{seat}]")
        s.hand[seat] = NONE
    else:
        s.hand[seat] = hand.name(f"hands[{seat}]", names)
    rest = [names[card] for card in left if card != s.hand[seat]]
    deck = entry(r, "decks", s.players, seat, rest).names(f"decks[{seat}]", names)
    cards = [*done, *deck] + ([s.hand[seat]] if s.hand[seat] != NONE else [])
    if sorted(cards) != list(range(DECK)):
        raise BadPosition(f"done, hands and decks of seat {seat} must have each of its {DECK} cards once.")
    if s.hand[seat] == NONE and deck:
        raise BadPosition(f"hands[{seat}]: a seat with cards in its deck has one in hand.")
    s.done[seat] = union(done)
    s.cards[seat] = len(deck)
    for i in range(DECK - 1):
        s.deck[seat, i] = deck[i] if i < len(deck) else NONE
    s.under[seat] = entry(r, "under", s.players, seat, 0).number(f"under[{seat}]", 0, len(deck))


def entry(r: Reader, key: str, players: int, seat: int, default: Any) -> Reader:
    """A reader for what a list says about one seat; the default where the list is left out."""
    if key not in r.data:
        return Reader({f"{key}[{seat}]": default})
    return r.each(key, players, lambda value, where: Reader({where: value}))[seat]


def check(s: State) -> None:
    """Refuse what no play can go on from."""
    at_target = reached(s)
    for seat in range(s.players):
        if completed(s, seat) > target(s):
            raise BadPosition(f"done[{seat}]: with {target(s)} recipes the target is reached, and nobody goes on.")
    if s.phase == Phase.OVER:
        if s.agreed or s.offered:
            raise BadPosition("offered: a game that is over has no offer.")
        return
    if s.offered and not s.options[AGREEMENT]:
        raise BadPosition("offered: nobody may offer to end this game.")
    late = [seat for seat in members(at_target) if role_of(s, seat) > role_of(s, s.turn)]
    if late:
        raise BadPosition(f"done[{late[0]}]: who has reached the target has had a turn in this round.")
    if at_target >> s.turn & 1:
        raise BadPosition(f"turn: seat {s.turn} has reached the target and has no further turn.")
    if s.idle >= s.options[STALL_TURNS] * s.players:
        raise BadPosition("idle: so many turns without a completed recipe end the game.")
    if s.phase == Phase.OFFER:
        if not s.offered or not s.agreed >> s.turn & 1 or s.agreed == (1 << s.players) - 1 or at_target:
            raise BadPosition("agreed: an offer was made by the seat on turn, and not all have agreed.")
    elif s.agreed:
        raise BadPosition("agreed: there is no offer to agree to.")
