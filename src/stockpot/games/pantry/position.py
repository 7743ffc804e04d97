"""Any situation of the pantry as JSON, both ways.

Only `players` is needed. The row is a list of columns from the left, an empty list being a gap and a number that many gaps; or
an object with the columns by number, as far apart as their numbers are: `{"1": ["Hand"], "5": ["Heart", "Brain"]}`. A column is
a list of jars from the bottom up, or a text of their names. Jars named nowhere are out of the game.

A card is named by its ingredients, with any dashes, capitals or not ("Hand–Fish Head–Heart", "hand-fish head-heart"), or by its
place in the seat's list of recipes, as in views. What is left out lies in the order of that list: the first card not
completed is in hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from stockpot.core.bits import members, union
from stockpot.core.errors import BadPosition
from stockpot.core.fields import Field, Named, SeatSet, Whole, Yes, read_fields, write_fields
from stockpot.core.position import Reader, written_generator
from stockpot.core.reading import words_of
from stockpot.core.text import brief, fold
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

LEFT_OUT: Any = object()

KINDS = {fold(name): kind for kind, name in enumerate(JAR.ids, 1)}
ONE_JAR = re.compile("|".join(KINDS))
SOME_JARS = re.compile(f"((?:{ONE_JAR.pattern})(?: |$))*")
COLUMN = re.compile("-?[0-9]{1,5}")


def course(s: State) -> Iterator[Field]:
    """Where the game stands, apart from jars and cards."""
    seat = Whole(0, s.players - 1)
    yield Field("phase", Named(PHASES), "turn")
    over, offer, most = s.phase == Phase.OVER, s.phase == Phase.OFFER, s.options[ACTION_POINTS]
    yield Field("doctor", seat, 0)
    yield Field("turn", seat, s.doctor)
    yield Field("actions", Whole(0 if over else 1, most), 0 if over else most)
    yield Field("idle", Whole(0, s.options[STALL_TURNS] * s.players), 0)
    yield Field("offered", Yes(), offer)
    yield Field("agreed", SeatSet(s.players), [s.turn] if offer else [])


def write(s: State) -> dict[str, Any]:
    """The whole situation, hidden parts included."""
    seats = range(s.players)
    names = [card_names(s, seat) for seat in seats]
    return {
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        **write_fields(course(s), s),
        "pantry": written_row(s),
        "hands": [None if s.hand[seat] == NONE else names[seat][s.hand[seat]] for seat in seats],
        "decks": [[names[seat][s.deck[seat, i]] for i in range(s.cards[seat])] for seat in seats],
        "under": [s.under[seat] for seat in seats],
        "done": [[names[seat][card] for card in members(s.done[seat])] for seat in seats],
        "rng": written_generator(s),
    }


def written_row(s: State) -> list[Any]:
    """The columns from the left, and the gaps as numbers."""
    row: list[Any] = []
    for c in range(s.width):
        row += [s.gap[c]] if s.gap[c] else []
        row.append([JAR.ids[kind - 1] for kind in jars_of(s.stack[c])])
    return row


def card_names(s: State, seat: int) -> list[str]:
    """The recipes of a seat, by their ingredients."""
    return [recipe_id(recipe_of(s, seat, card)) for card in range(DECK)]


def read(position: Mapping[str, Any]) -> State:
    """The state for a situation; `BadPosition` says what is wrong with it."""
    r = Reader(position)
    s = State()
    s.players = r.number("players", MIN_PLAYERS, MAX_PLAYERS)
    for i, number in enumerate(r.options(OPTIONS)):
        s.options[i] = number
    read_fields(course(s), r, s)
    read_row(r, s)
    read_cards(r, s)
    r.generator(s)
    r.done()
    check(s)
    return s


# --------------------------------------------------------------------------------------------------------------- the row


def read_row(r: Reader, s: State) -> None:
    """The columns and gaps; empty positions at either end are the ground and do not count."""
    jars = [0] * N_KINDS
    columns = by_number(r) if isinstance(r.raw("pantry", []), Mapping) else in_order(r)
    for position, kinds in columns:
        if sum(jars) + len(kinds) > MAX_JARS:
            raise BadPosition(f"pantry: there are more than {MAX_JARS} jars.")
        if position - columns[0][0] >= MAX_LENGTH:
            raise BadPosition(f"pantry: the row is longer than {MAX_LENGTH} positions.")
        for kind in kinds:
            jars[kind - 1] += 1
        s.gap[s.width] = position - columns[s.width - 1][0] - 1 if s.width else 0
        s.stack[s.width] = stack_of(kinds)
        s.width += 1
    for i, name in enumerate(JAR.ids):
        if jars[i] > s.options[COPIES + i]:
            raise BadPosition(f"pantry: there are more than {s.options[COPIES + i]} of {name}.")
        s.gone[i] = s.options[COPIES + i] - jars[i]


Columns = list[tuple[int, list[int]]]
"""The columns that have jars: their positions, from the left, and the kinds of their jars from the bottom up."""


def in_order(r: Reader) -> Columns:
    """The row as a list."""
    columns: Columns = []
    position = 0
    for where, value in r.entries("pantry", None, []):
        if isinstance(value, int) and not isinstance(value, bool):
            position += Reader({where: value}).number(where, 0, MAX_LENGTH)
            continue
        columns.append((position, read_column(value, where)))
        position += 1
    return [column for column in columns if column[1]]


def by_number(r: Reader) -> Columns:
    """The row as an object of columns."""
    columns: dict[int, list[int]] = {}
    for key, value in r.raw("pantry").items():
        number = read_number(key)
        if number in columns:
            raise BadPosition(f"pantry: column {number} is there twice.")
        columns[number] = read_column(value, f"pantry.{number}")
    return sorted(column for column in columns.items() if column[1])


def read_number(key: Any) -> int:
    """The number of a column; in JSON it is a text."""
    if isinstance(key, str) and COLUMN.fullmatch(key):
        return int(key)
    if type(key) is int and abs(key) <= MAX_LENGTH:
        return key
    raise BadPosition(f"pantry: columns are named by whole numbers of at most five digits, not {brief(key)}.")


def read_column(value: Any, where: str) -> list[int]:
    """The kinds of a column from the bottom up."""
    kinds = read_jars(value, where)
    if len(kinds) > MAX_ROWS:
        raise BadPosition(f"{where}: a column has at most {MAX_ROWS} jars.")
    return kinds


def read_jars(value: Any, where: str) -> list[int]:
    """Jars as a list of names, or as one text: "Hand, Fish Head", "hand-fish head"."""
    if not isinstance(value, str):
        return [
            kind for at, name in Reader({where: value}).entries(where, None) for kind in read_jars(named(name, at), at)
        ]
    text = " ".join(words_of(value))
    if not SOME_JARS.fullmatch(text):
        raise BadPosition(f"{where}: expected names of jars ({', '.join(JAR.ids)}), not {brief(value)}.")
    return [KINDS[name] for name in ONE_JAR.findall(text)]


def named(value: Any, where: str) -> str:
    """The name of one jar."""
    if not isinstance(value, str) or " ".join(words_of(value)) not in KINDS:
        raise BadPosition(f"{where}: expected one of {', '.join(JAR.ids)}, not {brief(value)}.")
    return value


# ------------------------------------------------------------------------------------------------------------- the cards


def read_cards(r: Reader, s: State) -> None:
    """Completed cards, the card in hand and the deck of each seat; each card lies in one place."""
    done, hands, decks = (r.entries(key, s.players, [LEFT_OUT] * s.players) for key in ("done", "hands", "decks"))
    under = r.numbers("under", s.players, 0, DECK - 1, [0] * s.players)
    for seat in range(s.players):
        laid = read_pile(s, seat, done[seat], [])
        left = [card for card in range(DECK) if card not in laid]
        held = read_hand(s, seat, hands[seat], left)
        pile = read_pile(s, seat, decks[seat], [card for card in left if card not in held])
        if sorted([*laid, *held, *pile]) != list(range(DECK)):
            raise BadPosition(f"done, hands and decks of seat {seat} must have each of its {DECK} cards once.")
        if pile and not held:
            raise BadPosition(f"hands[{seat}]: a seat with cards in its deck has one in hand.")
        if under[seat] > len(pile):
            raise BadPosition(f"under[{seat}]: there are only {len(pile)} cards in the deck.")
        s.done[seat], s.hand[seat] = union(laid), held[0] if held else NONE
        s.cards[seat], s.under[seat] = len(pile), under[seat]
        for i in range(DECK - 1):
            s.deck[seat, i] = pile[i] if i < len(pile) else NONE


def read_hand(s: State, seat: int, given: tuple[str, Any], left: list[int]) -> list[int]:
    """The card in hand; where nothing is said the first of those left."""
    where, value = given
    if value is LEFT_OUT:
        return left[:1]
    return [] if value is None else [read_card(s, seat, value, where)]


def read_pile(s: State, seat: int, given: tuple[str, Any], default: list[int]) -> list[int]:
    """Some cards of a seat."""
    where, value = given
    if value is LEFT_OUT:
        return default
    return [read_card(s, seat, card, at) for at, card in Reader({where: value}).entries(where, None)]


def read_card(s: State, seat: int, value: Any, where: str) -> int:
    """A card of a seat: by its ingredients, or by its place in the list of recipes."""
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < DECK:
        return value
    names = card_names(s, seat)
    name = "–".join(JAR.ids[kind - 1] for kind in read_jars(value, where)) if isinstance(value, str | list) else ""
    if name not in names:
        raise BadPosition(f"{where}: expected one of {', '.join(names)}, not {brief(value)}.")
    return names.index(name)


# ------------------------------------------------------------------------------------------------------------ what can be


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
