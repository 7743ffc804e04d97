"""What makes a game exciting or dull, as far as figures tell: drama, runaway leaders, what decisions do, time at the table.

Definitions and where they come from: docs/designers.md, “What is fun”.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import numpy as np

from stockpot.core.engine import MAX_SEATS, legal_buffer
from stockpot.core.playouts import DECISION_LIMIT
from stockpot.core.rule import COMPILED
from stockpot.core.study import CHANCE, CHOICES, LEADERS, OWING, SEAT, Measure, Watched
from stockpot.core.trail import new_trail
from stockpot.lab.common_measures import TENTHS, tenth_names, tenths
from stockpot.lab.observer import WHOLE, try_actions
from stockpot.lab.watch import Series

EVERY = 10
"""In one game of so many, one decision is played in every way."""
MOST = 16
"""Actions of a decision that are tried; of more, so many evenly spread."""
PACE = 6.0
"""Seconds for each doubling of the actions to choose from (Hick's law), where a game's room `lab` has no `PACE` of its own."""


def study(seen: Watched, pace: float = PACE) -> Iterator[Measure]:
    yield from drama(seen)
    yield from runaway(seen)
    yield table_time(seen, pace)


# ------------------------------------------------------------------------------------------------------- who is in front


def drama(seen: Watched) -> Iterator[Measure]:
    """By the game's own estimate of everybody's chances, before each decision."""
    chances = seen.moves[:, CHANCE : CHANCE + seen.players].astype(np.float32) / WHOLE
    winners = (seen.shares > 0)[seen.move_game]
    behind = np.maximum(chances.max(axis=1) - np.where(winners, chances, -1).max(axis=1), 0)
    yield Measure(
        "drama", "Drama: how far the winner is behind, over the whole game", *seen.means(seen.move_game, 0, 1, np.sqrt(behind)),
        note="The mean of √(chance of the favourite − chance of the winner); 0 where the winner is the favourite.",
    )  # fmt: skip
    worst = np.zeros(seen.games)
    np.maximum.at(worst, seen.move_game, behind)
    yield Measure("comeback", "The largest chance by which a winner was behind", worst, unit="%")
    known = np.where(chances > 0, chances, 1)
    doubt = -(known * np.log(known)).sum(axis=1) / np.log(seen.players)
    yield Measure(
        "uncertainty",
        "How open the game is, from 0 (decided) to 1 (all alike)",
        *seen.means(seen.move_game, 0, 1, doubt),
    )
    yield Measure("surprise", "Surprise: how far chances move in a game", seen.add_up(*steps(seen, chances)))


def steps(seen: Watched, chances: Any) -> tuple[Any, int, int, Any]:
    """How far all chances move from each decision to the next, and at last to the result."""
    last = np.append(seen.move_game[1:] != seen.move_game[:-1], True)
    following = np.vstack([chances[1:], chances[-1:]])
    following[last] = seen.shares
    return seen.move_game, 0, 1, np.sqrt(((following - chances) ** 2).sum(axis=1))


def runaway(seen: Watched) -> Iterator[Measure]:
    """Does who has the most points alone also win?"""
    leaders = seen.moves[:, LEADERS].astype(np.int64)
    alone = (leaders > 0) & ((leaders & (leaders - 1)) == 0)
    game, tenth = seen.move_game[alone], tenths(seen)[alone]
    share = seen.shares[game, np.log2(leaders[alone]).astype(np.int64)]
    half = tenth == TENTHS // 2
    yield Measure(
        "runaway", "Runaway leader: who is ahead at half of the game wins", *seen.means(game[half], 0, 1, share[half]),
        unit="%", fair=1 / seen.players,
    )  # fmt: skip
    yield Measure(
        "leader_wins", "How often who is ahead wins in the end", *seen.means(game, tenth, TENTHS, share),
        rows=tenth_names(), unit="%", chart="lines", fair=1 / seen.players, axis="share of the game played",
        note="Who has more points than anybody else, as the game's own scores tell it.",
    )  # fmt: skip


def table_time(seen: Watched, pace: float) -> Measure:
    """Where several decide at once, only the last of them is waited for."""
    choices, owing = seen.moves[:, CHOICES].astype(np.float64), seen.moves[:, OWING].astype(np.int64)
    doublings = np.where((owing & (owing - 1)) == 0, np.log2(np.maximum(choices, 1)), 0.0)
    return Measure(
        "minutes", "Minutes at a table, estimated", seen.add_up(seen.move_game, 0, 1, pace / 60 * doublings),
        note=f"{pace:g} seconds for each doubling of the actions to choose from. Rough: good for comparing variants.",
    )  # fmt: skip


# --------------------------------------------------------------------------------------------------- what a decision does


def stakes(series: Series, first: int, seen: Watched) -> Iterator[Measure]:
    """In some games, one decision played in every way: the others and chance go on as they would have.

    Only for players that are compiled; what bots would do takes them too long.
    """
    asked, dead, turning, own, lost, made = np.zeros((6, seen.games))
    for game in range(-first % EVERY, seen.games, EVERY):
        moves = seen.moves_of(game)
        open_to = np.flatnonzero(moves[:, CHOICES] > 1)
        if not len(open_to):
            continue
        at = int(random.Random(f"{series.seed}/{first + game}/stakes").choice(open_to))
        ends, seat = ends_of(series, first + game, at), int(moves[at, SEAT])
        winners = ends[:, 0]
        mine = (winners >> seat) & 1
        turns = bool((winners != winners[0]).any())
        asked[game] = 1
        dead[game] = (ends == ends[0]).all()
        turning[game] = turns
        own[game] = mine.any() and not mine.all()
        lost[game] = not mine.any()
        made[game] = lost[game] and turns
    yield Measure(
        "dead_decisions", "Dead decisions: whatever is done, everybody's points stay the same", dead, asked, unit="%",
        note="Of the decisions with a choice, each action played to the end, while the others and chance go on as they were.",
    )  # fmt: skip
    yield Measure("turning", "Decisions that turn the winner", turning, asked, unit="%")
    yield Measure("agency", "Decisions by which one wins or does not win oneself", own, asked, unit="%")
    yield Measure(
        "kingmaking", "Kingmaking: who wins depends on somebody who cannot", made, lost, unit="%",
        note="Of the decisions of players who win by none of their actions.",
    )  # fmt: skip


def ends_of(series: Series, number: int, at: int, most: int = MOST) -> Any:
    """How a game ends for each action of one decision, at most so many: the set of winners, then everybody's points."""
    state = series.game.state
    tables: Any = np.zeros(2, state.dtype) if COMPILED else [state(), state()]
    ends = np.zeros((most, 1 + MAX_SEATS), np.int64)
    tried = try_actions(
        tables, series.players, series.numbers, series.seed_of(number), series.thumbs, series.whim, DECISION_LIMIT, at,
        most, legal_buffer(), legal_buffer(), new_trail(series.game.row_width), np.zeros(MAX_SEATS),
        np.zeros(MAX_SEATS, np.int32), ends,
    )  # fmt: skip
    return ends[:tried]
