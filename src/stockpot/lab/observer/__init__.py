"""The compiled observer: plays one game and writes every decision, event and stage down.

It has a folder of its own because compiled code is kept by folder: changes elsewhere in the lab leave it alone.
"""

from __future__ import annotations

from typing import Any

from stockpot.core import generic
from stockpot.core.bits import leaders
from stockpot.core.engine import some_seat
from stockpot.core.random import draw
from stockpot.core.rule import COMPILED, compiled_as, rule

HAIR = 1e-9


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
            moves[decisions, 0] = seat
            moves[decisions, 1] = n
            moves[decisions, 2] = favourite(shares, players)
            moves[decisions, 3] = leaders(points, players)
        if (thumbs >> seat) & 1 != 0 and (whim == 0 or draw(s, 100) >= whim):
            action = generic.thumb(s, seat)
        else:
            action = out[draw(s, n) if n > 1 else 0]
        generic.play(s, seat, action, trail)
        decisions += 1
    generic.outcome(s, shares)
    generic.scores(s, points)
    counts[0] = decisions
    counts[1] = trail[0, 0]
    counts[2] = stages
    counts[3] = 1 if generic.waiting(s) == 0 and generic.sound(s) else 0


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
