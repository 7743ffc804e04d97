"""The compiled observer: plays one game and writes every decision, event and stage down, or tries every action of one decision.

It has a folder of its own because compiled code is kept by folder: changes elsewhere in the lab leave it alone.
"""

from __future__ import annotations

from typing import Any

from stockpot.core import generic
from stockpot.core.bits import leaders
from stockpot.core.engine import MAX_SEATS, some_seat
from stockpot.core.random import draw
from stockpot.core.rule import COMPILED, compiled_as, rule

HAIR = 1e-9
FIRST_CHANCE = 5
"""The column of a decision's row from which the chances of the seats stand."""
MOVE_WIDTH = FIRST_CHANCE + MAX_SEATS
WHOLE = 1000
"""A chance of one, as it is written down."""


@rule
def watch_game(
    tables: Any, i: int, players: int, options: Any, seed: int, thumbs: int, whim: int, limit: int, out: Any, trail: Any,
    moves: Any, kept: Any, shares: Any, points: Any, counts: Any,
) -> None:  # fmt: skip
    """Play a game on blank table i: the seats in `thumbs` by rules of thumb, the others at random.

    `whim`: of a hundred decisions, how many the former take at random all the same. Without whims, draws exactly as
    `engine.play_thumb` and `engine.play_random` do. `moves` gets a row for each decision, `kept` the state
    at the start, after every change of stage and at the end, `trail` all events; `counts` says how many there were, also
    when there was no room for them.
    """
    s = tables[i]
    generic.setup(s, players, options, seed)
    decisions = 0
    stages = 0
    stage = -1
    while decisions < limit:
        seats = generic.waiting(s)
        now = generic.stage(s)
        if now != stage or seats == 0:
            stage = now
            if stages < len(kept):
                keep_state(kept, stages, tables, i)
            stages += 1
        if seats == 0:
            break
        seat = some_seat(s, seats)
        n = generic.legal(s, seat, out)
        if decisions < len(moves):
            generic.outcome(s, shares)
            generic.scores(s, points)
            note_decision(moves[decisions], seat, n, seats, players, shares, points)
        generic.play(s, seat, choice(s, seat, n, thumbs, whim, out), trail)
        decisions += 1
    generic.outcome(s, shares)
    generic.scores(s, points)
    counts[0] = decisions
    counts[1] = trail[0, 0]
    counts[2] = stages
    counts[3] = 1 if generic.waiting(s) == 0 and generic.sound(s) else 0


@rule
def choice(s: Any, seat: int, n: int, thumbs: int, whim: int, out: Any) -> int:
    """What a seat does, of the n actions in `out`."""
    if (thumbs >> seat) & 1 != 0 and (whim == 0 or draw(s, 100) >= whim):
        return generic.thumb(s, seat)
    return out[draw(s, n) if n > 1 else 0]  # type: ignore[no-any-return]


@rule
def note_decision(row: Any, seat: int, n: int, owing: int, players: int, shares: Any, points: Any) -> None:
    """Write a decision down: who takes it, of how many actions, the favourite, the leaders, who else owes one, all chances.

    A hair is added before a chance is rounded, for the same reason as in `favourite`.
    """
    row[0] = seat
    row[1] = n
    row[2] = favourite(shares, players)
    row[3] = leaders(points, players)
    row[4] = owing
    for i in range(MAX_SEATS):
        row[FIRST_CHANCE + i] = int(WHOLE * shares[i] + 0.5 + HAIR) if i < players else 0


@rule
def try_actions(
    tables: Any, players: int, options: Any, seed: int, thumbs: int, whim: int, limit: int, at: int, most: int, out: Any,
    other: Any, trail: Any, shares: Any, points: Any, ends: Any,
) -> int:  # fmt: skip
    """Play a game on the first table up to decision `at`; then, on the second, each action of it and on to the end.

    Whatever is done, the others and chance go on from the same generator. Of more actions than `most`, so many evenly spread.
    `ends` gets a row for each: the set of winners, and the points of all seats. Returns how many were tried.
    """
    s = tables[0]
    generic.setup(s, players, options, seed)
    play_on(s, thumbs, whim, at, other, trail)
    seat = some_seat(s, generic.waiting(s))
    n = generic.legal(s, seat, out)
    choice(s, seat, n, thumbs, whim, out)  # what is drawn for it is drawn once
    tried = min(n, most)
    for k in range(tried):
        keep_state(tables, 1, tables, 0)
        after = tables[1]
        generic.play(after, seat, out[k * n // tried], trail)
        play_on(after, thumbs, whim, limit, other, trail)
        generic.outcome(after, shares)
        generic.scores(after, points)
        ends[k, 0] = 0
        for i in range(players):
            ends[k, 0] |= int(shares[i] > 0.0) << i
            ends[k, 1 + i] = points[i]
    return tried


@rule
def play_on(s: Any, thumbs: int, whim: int, limit: int, out: Any, trail: Any) -> None:
    """Play so many decisions, or to the end, as `watch_game` does."""
    for _ in range(limit):
        seats = generic.waiting(s)
        if seats == 0:
            break
        seat = some_seat(s, seats)
        n = generic.legal(s, seat, out)
        generic.play(s, seat, choice(s, seat, n, thumbs, whim, out), trail)


@rule
def stage_of(tables: Any) -> int:
    """The stage that a table is in."""
    return generic.stage(tables[0])


@rule
def favourite(shares: Any, players: int) -> int:
    """The seat with the best chance; the first of them where several have it.

    A hair's breadth is no lead: else the rounding of a processor would decide.
    """
    best = 0
    for seat in range(1, players):
        if shares[seat] > shares[best] + HAIR:
            best = seat
    return best


def keep_state(kept: Any, k: int, tables: Any, i: int) -> None:
    """Make state k of `kept` the same as state i of `tables`."""
    kept[k].take(tables[i])


if COMPILED:

    @compiled_as(keep_state)
    def _compiled_keep_state(kept: Any, k: Any, tables: Any, i: Any) -> Any:
        def keep(kept: Any, k: Any, tables: Any, i: Any) -> None:
            kept[k] = tables[i]

        keep.__annotations__ = {}
        return keep
