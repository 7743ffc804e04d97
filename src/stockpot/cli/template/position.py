"""Any situation of ladle as JSON, both ways."""

from __future__ import annotations

from stockpot.core.errors import BadPosition
from stockpot.core.fields import Field, FromOne, Members, Named, Whole
from stockpot.core.position import FieldsRoom

from .pieces import CARD, N_CARDS
from .rules import sound
from .state import MAX_PLAYERS, MIN_PLAYERS, NONE, OPTIONS, ROUNDS, State


def course(s: State) -> tuple[Field, ...]:
    """What a position has, and what it is where it is left out."""
    nothing = [None] * s.players
    return (
        Field("round", FromOne(s.options[ROUNDS] + 1), 1),
        Field("hands", Members(CARD.ids), [list(CARD.ids)] * s.players, "hand", row="players"),
        Field("chosen", Named(CARD.ids, nothing=True), nothing, row="players"),
        Field("last", Named(CARD.ids, nothing=True), nothing, row="players"),
        Field("points", Whole(0, N_CARDS), [0] * s.players, row="players"),
    )


def check(s: State) -> None:
    """Refuse what no play can go on from."""
    seats = range(s.players)
    if not sound(s):
        raise BadPosition(
            f"hands: in round {s.round + 1} everybody holds {N_CARDS - s.round} cards, the chosen one among them."
        )
    if s.round < s.options[ROUNDS] and all(s.chosen[seat] != NONE for seat in seats):
        raise BadPosition("chosen: when all have chosen, the round is over.")
    if any((s.last[seat] != NONE) != (s.round > 0) for seat in seats):
        raise BadPosition("last: from the second round on, everybody has played a card before.")


POSITION = FieldsRoom(State, range(MIN_PLAYERS, MAX_PLAYERS + 1), OPTIONS, course, check)
