"""What steps are paid by: the outcome, points, or the game's own estimate."""

from __future__ import annotations

import pickle

import numpy as np
import pytest

from stockpot.core.rule import COMPILED
from stockpot.envs import VectorTable
from stockpot.testing.settings import Setting
from tests.support.settings import fewest_players

both = pytest.mark.parametrize("reward", ["points", "estimate"])


@fewest_players
@both
def test_rewards_are_what_a_seat_has_more_than_before(setting: Setting, reward: str) -> None:
    """Beside a batch that is paid by the outcome: the same tables, whose points and estimates are known at every step."""
    plain = VectorTable(setting.game, setting.players, tables=4, seed=5, stagger=True)
    paid = VectorTable(setting.game, setting.players, tables=4, seed=5, stagger=True, reward=reward)

    def has() -> np.ndarray:
        if reward == "points":
            return np.array([plain.table(i).scores for i in range(4)], np.float32)
        return plain.estimates() * setting.players - 1

    before = has()
    for _ in range(400 if COMPILED else 150):
        actions = plain.random_actions()
        plain.step(actions)
        paid.step(actions)
        assert (paid.observations == plain.observations).all()
        now = has()
        end = plain.scores if reward == "points" else plain.rewards
        ended = plain.over[:, None] != 0
        assert paid.rewards == pytest.approx(np.where(ended, end, now) - before, abs=1e-5)
        before = now


@both
def test_a_table_that_stands_still_is_paid_once(reward: str) -> None:
    tables = VectorTable("soup", players=2, tables=3, seed=5, stagger=True, autoreset=False, reward=reward)
    kept: dict[int, np.ndarray] = {}
    while not tables.over.all():
        tables.step(tables.random_actions())
        for i in np.flatnonzero(tables.over).tolist():
            assert (kept.setdefault(i, tables.rewards[i].copy()) == tables.rewards[i]).all()
    again = pickle.loads(pickle.dumps(tables))
    again.step(again.random_actions())
    assert (again.rewards == tables.rewards).all()


@both
def test_a_saved_batch_goes_on_being_paid(reward: str) -> None:
    tables = VectorTable("soup", players=3, tables=5, seed=5, stagger=True, reward=reward)
    for _ in range(20):
        tables.step(tables.random_actions())
    again = pickle.loads(pickle.dumps(tables))
    for _ in range(100):
        actions = tables.random_actions()
        tables.step(actions)
        again.step(actions)
        assert again.rewards == pytest.approx(tables.rewards)
    assert repr(again) == f"VectorTable('soup', players=3, tables=5, seed=5, stagger=True, reward={reward!r})"


def test_rewards_that_nobody_knows_are_refused() -> None:
    with pytest.raises(ValueError, match="reward is outcome, points or estimate, not 'luck'"):
        VectorTable("soup", players=3, tables=5, reward="luck")
