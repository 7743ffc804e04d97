"""What came of every decision: each seat's decisions linked, paid and compared with what was expected."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import pytest

import stockpot
from stockpot.core.rule import COMPILED
from stockpot.envs import Trajectories, VectorTable, advantages
from stockpot.testing.settings import Setting
from tests.support.settings import fewest_players


def by_hand(
    seats: Any, over: Any, rewards: Any, values: Any, discount: float, trace: float
) -> tuple[dict[tuple[int, int], float], set[tuple[int, int]]]:
    """The definition, seat by seat and game by game: advantages of decisions, and those whose outcome is not known."""
    found, unknown = {}, set()
    steps, tables = seats.shape
    for i in range(tables):
        ends = [-1, *np.flatnonzero(over[:, i]).tolist()]
        games = [(first + 1, last + 1, True) for first, last in itertools.pairwise(ends)]
        games.append((ends[-1] + 1, steps, False))
        for first, last, ended in games:
            for seat in range(rewards.shape[2]):
                own = [t for t in range(first, last) if seats[t, i] == seat]
                advantage = 0.0
                for k in range(len(own) - 1, -1, -1):
                    here, final = own[k], k == len(own) - 1
                    if final and not ended:
                        unknown.add((here, i))
                        continue
                    until = last if final else own[k + 1]
                    after = 0.0 if final else values[own[k + 1], i]
                    surprise = rewards[here:until, i, seat].sum() + discount * after - values[here, i]
                    advantage = surprise + discount * trace * (0.0 if final else advantage)
                    found[here, i] = advantage
    return found, unknown


@pytest.mark.parametrize(("discount", "trace"), [(1.0, 1.0), (0.9, 0.8), (1.0, 0.0)])
def test_advantages_are_those_of_the_definition(discount: float, trace: float) -> None:
    chance = np.random.default_rng(3)
    seats = chance.integers(3, size=(40, 5))
    over = (chance.random((40, 5)) < 0.1).astype(np.int8)
    rewards = chance.normal(size=(40, 5, 3)).astype(np.float32)
    values = chance.normal(size=(40, 5)).astype(np.float32)
    wanted, unknown = by_hand(seats, over, rewards, values, discount, trace)
    found, known = advantages(seats, over, rewards, values, discount, trace)
    assert {tuple(place) for place in np.argwhere(known == 0).tolist()} == unknown
    assert len(wanted) + len(unknown) == found.size
    for place, advantage in wanted.items():
        assert found[place] == pytest.approx(advantage, abs=1e-4)


@fewest_players
def test_without_bootstrapping_every_decision_returns_what_its_seat_was_paid(setting: Setting) -> None:
    """Values of 0 and a full trace: the return of a decision in a game that ended is its seat's reward at the end."""
    tables = VectorTable(setting.game, setting.players, tables=4, seed=3, stagger=True)
    learning = Trajectories(tables, steps=600 if COMPILED else 120, trace=1.0)
    seats, ended = [], []
    while not learning.full:
        seats.append(tables.seats.copy())
        learning.step(tables.random_actions(), values=0)
        ended.append(np.where(tables.over[:, None] != 0, tables.rewards, np.nan).copy())
    found = learning.take()
    wanted = []
    for i in range(4):
        for t, row in enumerate(seats):
            later = [end[i, row[i]] for end in ended[t:] if not np.isnan(end[i, row[i]])]
            wanted += later[:1]
    paid_at_end = np.sort(np.array(wanted, np.float32))
    others = len(found.returns) - len(paid_at_end)
    assert others >= 0
    assert np.sort(found.returns[found.returns != 0]).tolist() == pytest.approx(paid_at_end[paid_at_end != 0].tolist())


def test_rows_belong_together() -> None:
    tables = VectorTable("soup", players=3, tables=8, seed=3, stagger=True)
    learning = Trajectories(tables, steps=50)
    for _ in range(2):
        while not learning.full:
            actions = tables.random_actions()
            learning.step(actions, values=actions / 10, chance=actions * 2)
        found = learning.take()
        assert 8 * 50 - 3 * 8 <= len(found.actions) <= 8 * 50
        assert found.masks[np.arange(len(found.actions)), found.actions].all()
        assert found.values == pytest.approx(found.actions / 10)
        assert found.beside["chance"] == pytest.approx(found.actions * 2)
        assert found.returns == pytest.approx(found.values + found.advantages, abs=1e-6)
        assert found.observations.shape == (len(found.actions), tables.game.n_features)


def test_a_refused_step_is_not_kept() -> None:
    tables = VectorTable("soup", players=3, tables=2, seed=3)
    learning = Trajectories(tables, steps=1)
    with pytest.raises(stockpot.IllegalMove):
        learning.step(np.array([0, 0]), values=0)
    assert learning.at == 0
    learning.step(tables.random_actions(), values=0)
    with pytest.raises(ValueError, match="1 steps were taken"):
        learning.step(tables.random_actions(), values=0)


@pytest.mark.parametrize("wrong", [{"steps": 0}, {"steps": 1, "discount": 2}, {"steps": 1, "trace": -1}])
def test_numbers_that_make_no_sense_are_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="shares from 0 to 1"):
        Trajectories(VectorTable("soup", players=3, tables=2), **wrong)
