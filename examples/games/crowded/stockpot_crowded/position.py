"""Any situation of Crowded Pot as JSON, both ways."""

from __future__ import annotations

from typing import Any

from stockpot.core.errors import BadPosition
from stockpot.core.fields import Field, FromOne, Members, Named, Whole
from stockpot.core.position import FieldsRoom

from .pieces import CARD, N_PLACES, PLACE, VEGETABLE
from .rules import sound
from .state import DEALS, MAX_PLAYERS, MIN_PLAYERS, NONE, OPTIONS, State


def course(s: State) -> tuple[Field, ...]:
    """What a position has, and what it is where it is left out."""
    nothing: list[Any] = [None]
    return (
        Field("deal", FromOne(s.options[DEALS] + 1), 1),
        Field("hands", Members(CARD.ids), attribute="hand", row="players"),
        Field("played", Members(CARD.ids), []),
        Field("chosen", Named(CARD.ids, nothing=True), nothing * s.players, row="players"),
        Field("pot", Named(CARD.ids, nothing=True), nothing * N_PLACES, row=N_PLACES),
        Field("owners", Whole(0, s.players - 1, nothing=True), nothing * N_PLACES, "owner", row=N_PLACES),
        Field("points", Whole(0, 9999), [0] * s.players, row="players"),
    )


def check(s: State) -> None:
    """Refuse what no play can go on from."""
    if not sound(s):
        raise BadPosition("hands: all are equally large, and with the cards played as many as were dealt.")
    over = s.deal == s.options[DEALS]
    if (s.hand[0] == 0) != over:
        raise BadPosition("deal: the game is over when the cards of the last deal are played.")
    if not over and all(s.chosen[seat] != NONE for seat in range(s.players)):
        raise BadPosition("chosen: when all have chosen, the turn is over.")
    for place in range(N_PLACES):
        card = s.pot[place]
        if (card == NONE) != (s.owner[place] == NONE):
            raise BadPosition(f"owners[{place}]: whoever has a card there, and nobody else.")
        if card != NONE and (PLACE[card] != place or not s.played >> card & 1):
            raise BadPosition(f"pot[{place}]: {VEGETABLE.ids[place]} that was played has its place there.")
    if all(s.pot[place] != NONE for place in range(N_PLACES)):
        raise BadPosition("pot: a full pot is served.")


POSITION = FieldsRoom(State, range(MIN_PLAYERS, MAX_PLAYERS + 1), OPTIONS, course, check)
