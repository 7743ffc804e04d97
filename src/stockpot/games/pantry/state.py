"""The state of a game in the pantry: one record.

How far can the row grow? In the rules it has no end. But a move pushes one end of the row outwards by one position at most,
and the number of moves is bounded, because the game ends when T = 10 × players turns in a row bring no completed recipe
(pantry.ruling.stall). Let p be the players, and C = p × (target - 1) + 1 the recipes that can be completed before the last
round begins, the one that begins it included. Number the turns from 0 and the seats from the doctor, so that turn t is seat
t mod p, and take t = -1, seat p - 1, as the start. From one completion to the next, by seats r and r', are at most T turns,
and since p divides T at most T - ((r - r') mod p). These losses add up to at least p - 1 - r at the last completion, which is
by seat r; and to the end of its round there are just p - 1 - r turns more. So a game has at most C × T turns, and every
completion takes an action point from its turn: at most C × (3 × T - 1) moves. (A game that stalls instead has at most as many
turns and one completion less, but visits all seats without playing the round to its end: at least p - 1 turns less.)

| players | T | C | moves at most |
| --- | --- | --- | --- |
| 2 | 20 | 9 | 9 × 59 = 531 |
| 3 | 30 | 10 | 10 × 89 = 890 |
| 4 | 40 | 9 | 9 × 119 = 1071 |

The bound is reached: one jar walks outwards with every move while all recipes are completed from what already stands right
(tests/rules/pantry/test_bound.py plays that game). So the row may be 6 + 1071 positions long, nearly all of them empty. With the
largest numbers that the options allow, 4 players have 17 × (4 × 200 - 1) = 13,583 moves.

So the record does not hold positions but the columns that have jars, at most one a jar, and for each the number of empty
positions between it and the column on its left, as 16 bits. That is exact for every row up to 32,767 long, wide gaps need
no special case, and two rows that differ only in where they lie are the same bytes: no rule can tell them apart.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Any

from stockpot.core.errors import BadOption
from stockpot.core.events import Events, event, only_for, unforeseen_event
from stockpot.core.kinds import FLAG, NUMBER, SEAT, SEATS, Pieces
from stockpot.core.options import Choice, Number, Numbers, Options, Switch
from stockpot.core.record import Record, Row, i8, i16, i64, record, row, u8, u64
from stockpot.games.pantry.decisions import DECISIONS, PLACES, TEXTS
from stockpot.games.pantry.lists import SETS, ListsOption
from stockpot.games.pantry.pieces import DECK, JAR, MAX_COLUMNS, MAX_ROWS, N_KINDS, RECIPE, SIDE

MIN_PLAYERS, MAX_PLAYERS = 2, 4
NONE = -1

COMPLETE = DECISIONS["complete"].base
EXCHANGE = DECISIONS["exchange"].base
STOP = DECISIONS["stop"].base
OFFER = DECISIONS["offer end"].base
AGREE = DECISIONS["agree"].base
REFUSE = DECISIONS["refuse"].base
N_ACTIONS = DECISIONS.size


class Phase(IntEnum):
    TURN = 0
    OFFER = 1  # an offer to end the game is answered
    OVER = 2


class Why(IntEnum):
    """Why a game is over."""

    TARGET = 0
    STALL = 1
    AGREED = 2
    SHORTAGE = 3


WHY = Pieces("why", [why.name.lower() for why in Why])


class Event(Events):
    """What happens at the table; columns are numbered as players see them before it; 0 is left of the first.

    `first` is the leftmost column after it, in these numbers: who adds them up knows where the row has gone.

    pantry.hidden.hand: cards drawn, and cards put under the deck, are told to their owner alone.
    """

    MOVED = event(
        seat=SEAT, jar=JAR, above=NUMBER, side=SIDE, onto=JAR, column=NUMBER, to=NUMBER, first=NUMBER
    )  # fmt: skip
    EXCHANGED = unforeseen_event(seat=SEAT, under=only_for("seat", RECIPE), drawn=only_for("seat", RECIPE))
    COMPLETED = event(seat=SEAT, recipe=RECIPE, columns=PLACES, first=NUMBER)
    DREW = unforeseen_event(seat=SEAT, drawn=only_for("seat", RECIPE), deck=NUMBER)
    STOPPED = event(seat=SEAT, unused=NUMBER)
    LAST_ROUND = event(seat=SEAT)
    OFFERED = event(seat=SEAT)
    ANSWERED = event(seat=SEAT, agrees=FLAG)
    WON = event(seats=SEATS, why=WHY)


OPTIONS = Options(
    ListsOption("lists", "standard", rule="pantry.variant.lists", choices=SETS),
    Choice("doctor", "random", rule="pantry.ruling.doctor", choices=("random", "0", "1", "2", "3")),
    Switch("agreement", False, rule="pantry.ruling.agreement"),
    Number("columns", 6, rule="pantry.setup.jars", low=1, high=MAX_COLUMNS),
    Number("action_points", 3, rule="pantry.turn.actions", low=1, high=4),
    Number("exchange_cost", 2, rule="pantry.exchange.cost", low=1, high=5),
    Numbers("targets", (5, 4, 3), rule="pantry.end.target", low=1, high=DECK),
    Number("stall_turns", 10, rule="pantry.ruling.stall", low=1, high=50),
    texts=TEXTS,
)

COPIES = OPTIONS.place("lists")
RECIPES = COPIES + N_KINDS
DOCTOR = OPTIONS.place("doctor")
AGREEMENT = OPTIONS.place("agreement")
COLUMNS = OPTIONS.place("columns")
ACTION_POINTS = OPTIONS.place("action_points")
EXCHANGE_COST = OPTIONS.place("exchange_cost")
TARGETS = OPTIONS.place("targets")
STALL_TURNS = OPTIONS.place("stall_turns")
N_OPTIONS = OPTIONS.size


def check_options(players: int, options: Mapping[str, Any]) -> None:
    """Refuse a doctor who does not sit at the table, and jars that do not fill the columns."""
    doctor = options["doctor"]
    if doctor != "random" and int(doctor) >= players:
        raise BadOption(f"Option doctor: with {players} players there is no seat {doctor}.")
    lists = OPTIONS["lists"]
    assert isinstance(lists, ListsOption)
    jars, columns = lists.lists(options["lists"]).jars, options["columns"]
    if jars % columns or jars // columns > MAX_ROWS:
        raise BadOption(f"Option columns: {jars} jars do not make {columns} equal columns of at most {MAX_ROWS}.")


def most_decisions(players: int, options: Mapping[str, Any]) -> int:
    """pantry.ruling.stall: turns between recipes are counted; a turn has its action points, its end, an offer and answers."""
    recipes = players * options["targets"][players - MIN_PLAYERS]
    turns = (recipes + 1) * players * options["stall_turns"]
    return int(turns * (options["action_points"] + 1 + (players if options["agreement"] else 0)))


@record
class State(Record):
    rng: u64
    gamma: u64
    stack: Row[i64] = row(MAX_COLUMNS)  # the columns that have jars, from the left; see pieces
    width: i64  # how many columns have jars
    gap: Row[i16] = row(MAX_COLUMNS)  # empty positions between a column and the one on its left; 0 for the first
    options: Row[i16] = row(N_OPTIONS)
    idle: i16  # turns since the start or the last completed recipe
    players: i8
    phase: i8
    doctor: i8
    turn: i8
    actions: i8  # action points left in this turn
    offered: i8  # 1 when the seat on turn has offered to end the game in this turn
    agreed: u8  # set of the seats that have agreed to the offer
    hand: Row[i8] = row(MAX_PLAYERS)  # card 0 to 4 of the seat's role, or NONE
    deck: Row[i8] = row(MAX_PLAYERS, DECK - 1)  # cards from the top down, then NONE
    cards: Row[i8] = row(MAX_PLAYERS)  # how many lie in the deck
    under: Row[i8] = row(MAX_PLAYERS)  # how many at its bottom were put there by the owner, who knows them
    done: Row[u8] = row(MAX_PLAYERS)  # set of the cards completed
    gone: Row[i8] = row(N_KINDS)  # jars of each kind out of the game
