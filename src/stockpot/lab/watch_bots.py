"""Games between bots at tables, written down as watched games are."""

from __future__ import annotations

import numpy as np

from stockpot.bots import bot
from stockpot.core.bits import leaders
from stockpot.core.study import Watched
from stockpot.core.table import Table
from stockpot.lab.observer import favourite, stage_of
from stockpot.lab.watch import Page, Series, bind


def watch_bots(series: Series, first: int, games: int) -> Watched:
    """Let the line-up of a series play games `first`, `first + 1`, … and write down what happens."""
    return bind(series, [page_of(series, number) for number in range(first, first + games)])


def page_of(series: Series, number: int) -> Page:
    """One game; it depends on the series and its number alone."""
    seed = f"{series.seed}/{number}"
    table = Table(series.name, series.players, seed, series.options)
    seated = [bot(series.name, level, seed=f"{seed}/{seat}") for seat, level in enumerate(series.seated(number))]
    moves, states, stage = [], [], None
    while not table.over:
        now = stage_of(table.state.handle)
        if now != stage:
            stage = now
            states.append(table.state.to_bytes())
        seat = table.to_act[0]
        shares, points = np.array(table.outcome), np.array(table.scores)
        best, ahead = favourite(shares, series.players), leaders(points, series.players)
        moves.append((seat, len(table.legal_actions(seat)), best, ahead))
        table.play(seat, seated[seat].choose(table, seat))
    states.append(table.state.to_bytes())
    events = [row for move in table.history for row in move.events]
    return (
        len(moves), np.array(table.outcome), np.array(table.scores), np.array(moves, np.int16),
        np.array(events, np.int16), b"".join(states),
    )  # fmt: skip
