"""Finished games judged by an expert, a slice at a time, and what is said of them then."""

from __future__ import annotations

import time
from collections.abc import Sequence

from stockpot.api import rest
from stockpot.bots.analysis import Judged, accounts, judge, line_of
from stockpot.bots.estimate import thinking
from stockpot.core.table import Move, Table

SHOWN = 5
"""How many of the costliest moves are named."""


def judge_on(table: Table, number: int, moves: Sequence[Move], seconds: float) -> tuple[int, list[Judged]]:
    """Play and judge moves, of which the first has this number, until a slice of time is used up, but at least one.

    How many were played, and the decisions judged.
    """
    settings, began = thinking(table.name), time.monotonic()
    judged, done = [], 0
    for move in moves:
        one = judge(table, number + done, move, settings)
        judged += [one] if one else []
        done += 1
        if time.monotonic() - began > seconds:
            break
    return done, judged


def summed_up(judged: list[Judged], finished: Table) -> rest.Analysis:
    """An analysis as it is kept and given out."""
    total, outcome = len(finished.history), finished.outcome
    shown = [
        rest.Judged(one.number, one.seat, one.played, one.best, round(one.loss, 4), round(one.share, 4), round(one.kept, 4))
        for one in judged
    ]  # fmt: skip
    costly = sorted((one for one in shown if one.loss > 0), key=lambda one: (-one.loss, one.number))
    line = [
        rest.Point(number, [round(chance, 4) for chance in chances])
        for number, chances in line_of(judged, total, outcome)
    ]
    players = [
        rest.Account(
            round(one.accuracy, 4), one.mistakes, round(one.given, 4), round(one.received, 4), round(one.luck, 4)
        )
        for one in accounts(judged, outcome)
    ]
    return rest.Analysis("done", total, total, shown, [one.number for one in costly[:SHOWN]], line, players)
