"""Games between bots at tables, written down as watched games are."""

from __future__ import annotations

import numpy as np

from stockpot.core.study import Watched
from stockpot.core.table import Table
from stockpot.lab.arena import Match, play_together
from stockpot.lab.observer import MOVE_WIDTH, note_decision, stage_of
from stockpot.lab.watch import Page, Series, bind


def watch_bots(series: Series, first: int, games: int) -> Watched:
    """Let the line-up of a series play games `first`, `first + 1`, … and write down what happens."""
    numbers = range(first, first + games)
    seeds = [f"{series.seed}/{number}" for number in numbers]
    matches = [
        Match(series.name, series.players, series.options, number, seed, series.seated(number))
        for number, seed in zip(numbers, seeds, strict=True)
    ]
    notes = [Note() for _ in matches]
    play_together(matches, lambda n, table, seat, _: notes[n].look(table, seat))
    return bind(series, [note.page() for note in notes])


class Note:
    """What is written down of one game while it is played."""

    def __init__(self) -> None:
        self.moves: list[np.ndarray] = []
        self.states: list[bytes] = []
        self.stage: int | None = None
        self.table: Table | None = None

    def look(self, table: Table, seat: int) -> None:
        """A seat is about to decide."""
        self.table = table
        stage = stage_of(table.state.handle)
        if stage != self.stage:
            self.stage = stage
            self.states.append(table.state.to_bytes())
        row = np.zeros(MOVE_WIDTH, np.int16)
        owing = sum(1 << each for each in table.to_act)
        shares, points = np.array(table.outcome), np.array(table.scores)
        note_decision(row, seat, len(table.legal_actions(seat)), owing, table.players, shares, points)
        self.moves.append(row)

    def page(self) -> Page:
        """The whole game, once it is over."""
        table = self.table
        if table is None:
            raise ValueError("A game without a decision cannot be watched.")
        events = [row for move in table.history for row in move.events]
        return (
            len(self.moves), np.array(table.outcome), np.array(table.scores), np.stack(self.moves),
            np.array(events, np.int16), b"".join([*self.states, table.state.to_bytes()]),
        )  # fmt: skip
