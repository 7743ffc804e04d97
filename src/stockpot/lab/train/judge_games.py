"""Games from which a judge learns: some seats choose their turns by the judge as it is, the others by rules of thumb.

What the judge is told is noted before every turn, and how the game ended beside it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from stockpot.bots.plans.judge import INPUTS, Judge, Thoughts
from stockpot.bots.plans.judged import judge_plans, tell
from stockpot.bots.plans.tries import carry_out, list_plans
from stockpot.bots.tree import Root, Scratch, make_move
from stockpot.core import generic
from stockpot.core.bits import has, lowest
from stockpot.core.engine import MAX_SEATS, copy_state
from stockpot.core.game import game
from stockpot.core.generic import MAX_PLANS, PLAN
from stockpot.core.random import derive, draw, seed_argument, seed_word
from stockpot.core.rule import buffer, rule
from stockpot.engine.ground import Here

FINE = 1000
"""Steps into which a chance is divided."""
ROOM = 512
"""Turns of a game that are noted at most."""
GUESSES, MORE, FEW = 1, 6, 10
"""Guesses on which all plans are judged, and then the best few of them again, after the others' turns."""


class Room(NamedTuple):
    """Memory for a game."""

    table: Any
    blank: Any
    plans: Any
    order: Any
    totals: Any
    told: Any
    movers: Any


class Notes(NamedTuple):
    """A row for each turn: what the judge was told, how many play, and the shares from the seat on turn on."""

    told: Any
    players: Any
    ends: Any


def play_games(
    name: str, players: int, options: dict[str, Any], judge: Judge, seed: str, games: int, whims: int, ahead: bool
) -> Notes:
    """Play some games; `whims` of a thousand turns are any turn that is possible. Without `ahead` all go by rules of thumb."""
    found, here = game(name), Here()
    state = found.state
    room = Room(
        here.records(state, 1), here.records(state, 1), buffer("i", MAX_PLANS, PLAN), buffer("i", MAX_PLANS),
        buffer("d", MAX_PLANS), buffer("f", ROOM, INPUTS), buffer("i", ROOM),
    )  # fmt: skip
    scratch, thoughts, shares = Scratch.for_game(found, here), Thoughts.of(judge, here), buffer("d", MAX_SEATS)
    numbers, none = found.encode_options(players, options), here.buffer("f", 0)
    told, ends = [], []
    for number in range(games):
        word = seed_argument(seed_word(f"{seed}/{number}"))
        n = play_game(room, players, numbers, word, judge, thoughts, scratch, none, shares, whims, ahead)
        told.append(np.array(room.told[:n], np.float16))
        movers = np.array(room.movers[:n])
        turned = (movers[:, None] + np.arange(players)) % players
        ends.append(np.pad(np.asarray(shares)[turned], ((0, 0), (0, MAX_SEATS - players))).astype(np.float32))
    rows = sum(map(len, ends))
    return Notes(np.concatenate(told), np.full(rows, players), np.concatenate(ends))


@rule
def play_game(
    room: Any, players: int, options: Any, seed: int, net: Any, thoughts: Any, scratch: Any, none: Any, shares: Any,
    whims: int, judging: bool,
) -> int:  # fmt: skip
    """One game; returns how many turns were noted, and leaves who won in `shares`."""
    copy_state(room.table, room.blank)
    s = room.table[0]
    generic.setup(s, players, options, seed)
    ahead = seats_ahead(s) if judging else 0
    n = 0
    before = -1
    turn = 0
    while generic.waiting(s) != 0:
        mover = lowest(generic.waiting(s))
        if mover != before and n < ROOM:
            tell(s, mover, ahead, room.told[n])
            room.movers[n] = mover
            n += 1
        before = mover
        turn += 1
        if draw(s, FINE) < whims:
            number = list_plans(room.table, mover, scratch, room.plans, room.order)
            carry_out(s, mover, room.plans, draw(s, number), scratch.trail)
        elif has(ahead, mover):
            number = list_plans(room.table, mover, scratch, room.plans, room.order)
            for i in range(number):
                room.totals[i] = 0.0
            root = Root(room.table, mover, derive(seed, turn), none)
            scratch.belief[0] = 0.0
            if number > FEW:
                judge_plans(room.plans, room.order, number, room.totals, root, 0, scratch, net, thoughts, 0, GUESSES)
                number = FEW
            judge_plans(room.plans, room.order, number, room.totals, root, 1, scratch, net, thoughts, GUESSES, MORE)
            carry_out(s, mover, room.plans, room.order[0], scratch.trail)
        else:
            make_move(s, mover, generic.thumb(s, mover), scratch.trail)
    generic.outcome(s, shares)
    return n


@rule
def seats_ahead(s: Any) -> int:
    """Who goes by the judge: one seat at half of the tables, else everybody by lot."""
    if draw(s, 2) == 0:
        return 1 << draw(s, s.players)
    seats = 0
    for seat in range(s.players):
        if draw(s, 2) == 0:
            seats |= 1 << seat
    return seats
