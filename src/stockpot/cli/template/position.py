"""Any situation of ladle as JSON, both ways."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from stockpot.core.bits import members, union
from stockpot.core.errors import BadPosition
from stockpot.core.position import Reader, written_generator

from .rules import sound
from .state import CARDS, MAX_PLAYERS, MIN_PLAYERS, NONE, OPTIONS, ROUNDS, State

NAMES = [str(card + 1) for card in range(CARDS)]


def write(s: State) -> dict[str, Any]:
    """The whole situation, hidden parts included."""
    seats = range(s.players)
    return {
        "players": s.players,
        "options": OPTIONS.decode(s.options.tolist()),
        "round": s.round + 1,
        "hands": [[NAMES[card] for card in members(s.hand[seat])] for seat in seats],
        "chosen": [s.chosen[seat] + 1 for seat in seats],
        "points": [s.points[seat] for seat in seats],
        "rng": written_generator(s),
    }


def read(position: Mapping[str, Any]) -> State:
    """The state for a situation; `BadPosition` says what is wrong with it."""
    r, s = Reader(position), State()
    s.players = r.number("players", MIN_PLAYERS, MAX_PLAYERS)
    for i, number in enumerate(r.options(OPTIONS)):
        s.options[i] = number
    s.round = r.number("round", 1, s.options[ROUNDS] + 1, 1) - 1
    for seat, hand in enumerate(r.name_lists("hands", s.players, NAMES, [NAMES] * s.players)):
        s.hand[seat] = union(hand)
    for seat, card in enumerate(r.numbers("chosen", s.players, 0, CARDS, [0] * s.players)):
        s.chosen[seat] = card - 1
    for seat, points in enumerate(r.numbers("points", s.players, 0, CARDS, [0] * s.players)):
        s.points[seat] = points
    r.generator(s)
    r.done()
    check(s)
    return s


def check(s: State) -> None:
    """Refuse what no play can go on from."""
    if not sound(s):
        raise BadPosition(
            f"hands: in round {s.round + 1} everybody holds {CARDS - s.round} cards, the chosen one among them."
        )
    if s.round < s.options[ROUNDS] and all(s.chosen[seat] != NONE for seat in range(s.players)):
        raise BadPosition("chosen: when all have chosen, the round is over.")
