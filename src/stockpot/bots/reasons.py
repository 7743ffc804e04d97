"""Why a move is better than the next one, in a sentence.

Both moves are made in the same guesses, rules of thumb play on to the end of the chapter (a deal, a round), and what came of
each is counted: the things that a game names (`Prospect`). What differs most surely is the reason. Where nothing does, the
sentence says how sure the choice is.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from statistics import fmean, stdev
from typing import Any, NamedTuple

from stockpot.bots.estimate import seed_of
from stockpot.bots.thinker import Hint
from stockpot.bots.thumb import ThumbBot
from stockpot.core import engine
from stockpot.core.players import Prospect
from stockpot.core.speech import BECAUSE, Said
from stockpot.core.table import SEATS, Action, Table
from stockpot.core.trail import new_trail

GUESSES = 48
"""The number of determinizations in which both moves are tried."""
FURTHEST = 400
"""Moves after which a look ahead ends, wherever it is."""
SURE = 2.5
"""A difference counts from this many standard errors on; the bar is high because several are tested."""
CLOSE, CLEAR = 0.005, 0.05
"""Chances that differ by less are about the same; by more, one is clearly better."""


class Difference(NamedTuple):
    """How much more of something the best move brings than the next one, and how sure that is."""

    of: Prospect
    seat: int
    more: float
    sure: float


def reason(table: Table, seat: int, hints: Sequence[Hint]) -> Said:
    """Why the first of these moves (best first) is better than the second."""
    best = hints[0]
    if len(hints) == 1:
        return BECAUSE("only") if len(table.legal_actions(seat)) == 1 else BECAUSE("tried", n=best.simulations)
    gap = best.share - hints[1].share
    if gap < CLOSE:
        return BECAUSE("close")
    found = max(differences(table, seat, best.action, hints[1].action), key=lambda one: one.sure, default=None)
    if found:
        told = {"n": max(1, round(found.more)), "seat": found.seat}
        return table.game.bots.because(found.of.name, **told)
    if gap >= CLEAR:
        return BECAUSE("clear", n=round(100 * gap))
    if ThumbBot(seed_of(table, seat)).choose(table, seat) == best.action:
        return BECAUSE("usual")
    return BECAUSE("tried", n=best.simulations)


def differences(table: Table, seat: int, best: Action, other: Action) -> Iterator[Difference]:
    """What the best move surely brings more of, to its seat, or less of to others."""
    asked = [
        (one, whom)
        for one in table.game.bots.prospects
        for whom in range(table.players)
        if (whom != seat) == one.others
    ]
    if not asked:
        return
    after = [
        [[one.measure(*states, whom) for one, whom in asked] for states in futures(table, seat, move.id)]
        for move in (best, other)
    ]
    for place, (one, whom) in enumerate(asked):
        sign = -1 if one.others else 1
        more = [sign * (a[place] - b[place]) for a, b in zip(*after, strict=True)]
        error = stdev(more) / math.sqrt(len(more))
        if fmean(more) >= one.least and fmean(more) > SURE * error:
            yield Difference(one, whom, fmean(more), fmean(more) / max(error, one.least / len(more)))


def futures(table: Table, seat: int, action: int) -> Iterator[tuple[Any, Any]]:
    """For each guess its state, and the one at the end of the chapter after a move: rules of thumb play on."""
    chapter, trail, seed = table.game.bots.chapter, new_trail(table.game.row_width), seed_of(table, seat)
    for guess in range(GUESSES):
        before = table.redeal(seat, seed=f"{seed}/{guess}").state
        state = before.copy()
        mover, move = seat, action
        for _ in range(FURTHEST):
            trail[0, 0] = 0
            engine.act(state.handle, mover, move, trail)
            waiting = SEATS[engine.to_act(state.handle)]
            if not waiting or chapter(state) != chapter(before):
                break
            mover = seat if seat in waiting else waiting[0]
            move = engine.advise(state.handle, mover)
        yield before, state
