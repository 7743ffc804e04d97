"""Guessing ends: how many attempts it takes in games that are played, and what happens when they are not enough.

`BOUNDS=1000000 pytest tests/rules/sapone/test_bounds.py` is the long form: so many games.
"""

from __future__ import annotations

import os
from typing import Any

import numpy as np
import pytest

import stockpot
from stockpot.core.engine import copy_state, legal_buffer, some_seat
from stockpot.core.random import derive, draw, seed_argument
from stockpot.core.rule import rule
from stockpot.core.trail import NO_TRAIL
from stockpot.games.sapone import rules, sights, tracing
from stockpot.games.sapone.guessing import take_back
from stockpot.games.sapone.scratch import Scratch, blank_scratch
from stockpot.games.sapone.sights import ATTEMPTS, LESSONS, settle_sights, types_sighted, unseen
from stockpot.games.sapone.state import SPECTATOR, State
from stockpot.games.sapone.ways import clear_prices

from .stall import table

GAMES = int(os.environ.get("BOUNDS", "0"))
EVERY = 5
"""Decisions between two guesses."""


@rule
def attempts(s: State, seat: int) -> int:
    """How many attempts a guess takes, as `settle_all` counts them."""
    work = blank_scratch()
    work.viewer = seat if seat >= 0 else SPECTATOR
    take_back(s, seat)
    known = unseen(s, seat, work.viewer)
    sighted = types_sighted(s, work.viewer)
    urgent = 0
    for attempt in range(ATTEMPTS):
        if attempt % LESSONS == 0:
            urgent = 0
            clear_prices(s, work)
        left = settle_sights(s, work, known, sighted, urgent, attempt & 1)
        if left >= 0:
            return attempt + 1
        urgent |= 1 << (-1 - left)
    return ATTEMPTS + 1


@rule
def watch(root: Any, work: Any, players: int, options: Any, seed: int, out: Any, trail: Any, found: Any) -> None:
    """Play a game by chance; `found` counts guesses by the attempts they took, 2^i at most."""
    s = root[0]
    rules.setup(s, players, options, seed)
    number = 0
    while rules.waiting(s) != 0:
        seat = some_seat(s, rules.waiting(s))
        n = rules.legal(s, seat, out)
        rules.play(s, seat, out[draw(s, n)], trail)
        number += 1
        if number % EVERY == 0:
            copy_state(work, root)
            took = attempts(work[0], number // EVERY % (players + 1) - 1)
            i = 0
            while took > 1 << i:
                i += 1
            found[i] += 1


@pytest.mark.compiled
@pytest.mark.parametrize("doubt", [False, True])
@pytest.mark.parametrize("players", range(2, 7))
def test_guesses_of_games_that_are_played_hardly_ever_reach_the_bound(players: int, doubt: bool) -> None:
    options = stockpot.game("sapone").encode_options(players, {"doubt": doubt})
    root, work = State(), State()
    found = np.zeros(24, np.int64)
    for game in range(max(3, GAMES // 10)):
        root.take(State())
        watch(
            root.handle,
            work.handle,
            players,
            options,
            seed_argument(int(derive(seed_argument(5), game))),
            legal_buffer(),
            NO_TRAIL,
            found,
        )
    if GAMES:
        print(players, doubt, found.tolist())
    beyond = int(found[ATTEMPTS.bit_length() :].sum())
    assert beyond <= found.sum() // 250_000, found.tolist()


@pytest.mark.interpreted
def test_a_guess_gives_the_history_up_when_attempts_are_not_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    """Then the viewer still sees the same, and everybody has as many cards."""
    where = table("coin, leek, rake", "coin ×2, shovel", "coin ×2", market=["coin", "rake up", "coin"])
    monkeypatch.setattr(tracing, "settle_all", never_settles)
    for seat in (0, 1, 2, None):
        guess = where.redeal(seat, seed=3)
        assert guess.view(seat) == where.view(seat)
        assert stockpot.Table.from_position("sapone", guess.position()).state == guess.state


def never_settles(s: State, work: Scratch, known: int) -> int:
    assert sights.settle_all(s, work, known) >= 0
    return -1
