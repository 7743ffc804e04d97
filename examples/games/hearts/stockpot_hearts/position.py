"""Any situation of hearts as JSON, both ways."""

from __future__ import annotations

from typing import Any

from stockpot.core.bits import count, has, members
from stockpot.core.errors import BadPosition
from stockpot.core.fields import Field, FromOne, Members, Named, Whole
from stockpot.core.position import FieldsRoom

from .pieces import CARD, OF_SUIT, SUIT
from .rules import FIRST, receiver, sound, way_of
from .state import EACH, LIMIT, MAX_PLAYERS, MIN_PLAYERS, N_PASSED, NONE, OPTIONS, Phase, State

PHASES = [phase.name.lower() for phase in Phase]


def course(s: State) -> tuple[Field, ...]:
    """What a position has, and what it is where it is left out."""
    none: list[Any] = [[]] * s.players
    return (
        Field("phase", Named(PHASES), "tricks"),
        Field("deal", FromOne(999), 1),
        Field("points", Whole(-600, 0), [0] * s.players, row="players"),
        Field("hands", Members(CARD.ids), attribute="hand", row="players"),
        Field("taken", Members(CARD.ids), none, row="players"),
        Field("gave", Members(CARD.ids), none, row="players"),
        Field("lacks", Members(SUIT.ids), none, "void", row="players"),
        Field("trick", Named(CARD.ids, nothing=True), [None] * s.players, row="players"),
        Field("lead", Whole(0, s.players - 1), 0),
        Field("turn", Whole(0, s.players - 1), s.lead),
    )


def check(s: State) -> None:
    """Refuse what no play can go on from."""
    seats = range(s.players)
    if not sound(s):
        raise BadPosition("hands: every card of the deck lies in one place.")
    if (min(s.points[seat] for seat in seats) <= -s.options[LIMIT]) != (s.phase == Phase.OVER):
        raise BadPosition("points: the game is over when somebody has lost enough, and not before.")
    for seat in seats:
        if count(s.taken[seat]) % s.players:
            raise BadPosition(f"taken[{seat}]: tricks have {s.players} cards.")
        if any(s.hand[seat] & OF_SUIT[suit] for suit in members(s.void[seat])):
            raise BadPosition(f"lacks[{seat}]: there is such a card in the hand.")
    (check_passing, check_trick, check_over)[s.phase](s)


def check_passing(s: State) -> None:
    down = [count(s.gave[seat]) for seat in range(s.players)]
    untouched = all(count(s.hand[seat]) == EACH and not s.void[seat] for seat in range(s.players))
    if way_of(s) == 0 or s.lead or s.turn or not untouched:
        raise BadPosition(f"phase: cards are passed in some deals, before anybody leads, while all hold {EACH}.")
    if any(s.gave[seat] & ~s.hand[seat] for seat in range(s.players)) or max(down) > N_PASSED or min(down) == N_PASSED:
        raise BadPosition(f"gave: up to {N_PASSED} cards of the hand, and not yet of everybody.")


def check_trick(s: State) -> None:
    """hearts.play.turn: those from the leader to the one before whose turn it is have played, and nobody else."""
    each, first = count(s.hand[s.turn]), not any(s.taken[seat] for seat in range(s.players))
    for seat in range(s.players):
        played = (seat - s.lead) % s.players < (s.turn - s.lead) % s.players
        if (s.trick[seat] != NONE) != played or count(s.hand[seat]) != each - played or each == 0:
            raise BadPosition(f"trick[{seat}]: cards are played in turn from seat {s.lead} to the one before {s.turn}.")
        if s.gave[seat] & ~s.hand[receiver(s, seat)] or count(s.gave[seat]) > (N_PASSED if way_of(s) else 0):
            raise BadPosition(f"gave[{seat}]: these are cards that who got them still holds.")
        if (has(s.hand[seat], FIRST) and (not first or seat != s.lead)) or (s.trick[seat] == FIRST and seat != s.lead):
            raise BadPosition(f"hands[{seat}]: {CARD.ids[FIRST]} leads the first trick.")
    if (s.taken[s.lead] == 0) if not first else s.trick[s.lead] not in (NONE, FIRST):
        raise BadPosition(f"lead: who took the last trick leads, and {CARD.ids[FIRST]} the first.")


def check_over(s: State) -> None:
    if any(s.hand[seat] or s.gave[seat] for seat in range(s.players)) or s.turn != s.lead or s.taken[s.lead] == 0:
        raise BadPosition("hands: when the game is over, all cards are taken, and who took the last trick leads.")


POSITION = FieldsRoom(State, range(MIN_PLAYERS, MAX_PLAYERS + 1), OPTIONS, course, check)
