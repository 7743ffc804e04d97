"""Random games with their invariants checked before every decision, not only at the end: nothing unsound can pass unseen."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from stockpot.core import generic
from stockpot.core.engine import legal_buffer, some_seat
from stockpot.core.game import game
from stockpot.core.playouts import CHUNK, DECISION_LIMIT
from stockpot.core.position import can_be
from stockpot.core.random import derive, draw, seed_argument, seed_word
from stockpot.core.rule import COMPILED, rule
from stockpot.core.table import Table
from stockpot.core.trail import NO_TRAIL


def checked_playouts(
    name: str,
    players: int,
    games: int,
    seed: int | str,
    cores: int,
    progress: Callable[[int], None],
    whole: bool = True,
) -> tuple[int, int]:
    """The games of `stockpot.playouts` with this seed: how many decisions, and in how many games something was wrong.

    Not `whole`: pieces are added up at the end only; before each decision those who owe it must be able to take it.
    """
    played = game(name)
    options = played.encode_options(played.check_players(players), {})

    def run(first: int) -> tuple[int, int]:
        count = min(CHUNK, games - first)
        tables: Any = np.zeros(count, played.state.dtype) if COMPILED else [played.state() for _ in range(count)]
        decisions = np.zeros(count, np.int64)
        word = seed_argument(seed_word(seed))
        bad = checked_series(
            tables, players, options, word, first, DECISION_LIMIT, whole, legal_buffer(), NO_TRAIL, decisions
        )
        progress(count)
        return int(decisions.sum()), int(bad)

    with ThreadPoolExecutor(cores) as pool:
        parts = list(pool.map(run, range(0, games, CHUNK)))
    return sum(decisions for decisions, _ in parts), sum(bad for _, bad in parts)


def written_playouts(
    name: str, players: int, games: int, seed: int | str, progress: Callable[[int], None]
) -> tuple[int, int]:
    """Random games whose every state is written as a position and read back: decisions, and games where one differed.

    What refuses positions that cannot be must take every position that can: these are such.
    """
    chance = random.Random(f"{seed}")
    decisions = bad = 0
    for _ in range(games):
        table = Table(name, players, chance.randrange(1 << 62))
        good = can_be(table.game.position, table.state)
        while not table.over:
            seat = chance.choice(table.to_act)
            table.play(seat, chance.choice(table.legal_actions(seat)))
            good = can_be(table.game.position, table.state) and good
            decisions += 1
        bad += not good
        progress(1)
    return decisions, bad


@rule
def checked_series(
    tables: Any,
    players: int,
    options: Any,
    seed: int,
    first: int,
    limit: int,
    whole: bool,
    out: Any,
    trail: Any,
    decisions: Any,
) -> int:
    """Play games `first`, `first + 1`, … on blank tables; returns in how many something was wrong, or did not end."""
    bad = 0
    for i in range(len(tables)):
        s = tables[i]
        generic.setup(s, players, options, derive(seed, first + i))
        decided = play_checked(s, limit, whole, out, trail)
        decisions[i] = abs(decided)
        if decided < 0 or generic.waiting(s) != 0 or not generic.sound(s):
            bad += 1
    return bad


@rule
def play_checked(s: Any, limit: int, whole: bool, out: Any, trail: Any) -> int:
    """Play like `engine.play_random`; returns the number of decisions, below 0 when something was wrong at one of them."""
    good = True
    decisions = 0
    while decisions < limit:
        seats = generic.waiting(s)
        if seats == 0:
            break
        if not generic.able(s) or (whole and not generic.sound(s)):
            good = False
        seat = some_seat(s, seats)
        n = generic.legal(s, seat, out)
        generic.play(s, seat, out[draw(s, n) if n > 1 else 0], trail)
        decisions += 1
    return decisions if good else -decisions
