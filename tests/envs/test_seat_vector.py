"""Many tables with a learner and bots in Gymnasium's vector interface are the tables of the single one."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
import pytest

import stockpot
import stockpot.envs.gymnasium
from stockpot.bots.thumb import ThumbBot
from stockpot.core.rule import COMPILED
from stockpot.envs.seat_vector import SeatVectorEnv
from stockpot.testing.settings import Setting
from tests.support.settings import PRINTED, SETTINGS


def first_allowed(observations: dict[str, Any]) -> Any:
    return observations["action_mask"].argmax(axis=1)


@pytest.mark.parametrize("setting", SETTINGS if COMPILED else PRINTED, ids=str)
def test_the_learner_is_asked_at_every_table(setting: Setting) -> None:
    envs = gym.make_vec(f"stockpot/{setting.game}-v1", num_envs=4, players=setting.players, options=setting.options)
    assert isinstance(envs, SeatVectorEnv)
    observations, infos = envs.reset(seed=1)
    for _ in range(60 if COMPILED else 5):
        assert (envs.tables.seats == envs.seats).all()
        assert envs.observation_space.contains(observations)
        assert (observations["observation"] == envs.tables.observations).all()
        assert (observations["action_mask"] == envs.action_masks()).all()
        observations, _, _, _, infos = envs.step(first_allowed(observations))
        assert (infos["seat"] == envs.seats).all()


@pytest.mark.parametrize("bots", ["thumb", "random"])
def test_a_game_ends_with_the_learner_paid_and_another_begins(bots: str) -> None:
    envs = SeatVectorEnv("soup", 8, players=2, bots=bots)
    observations, _ = envs.reset(seed=1)
    ended = 0
    while ended < 12:
        seats = envs.seats.copy()
        observations, rewards, over, cut, infos = envs.step(first_allowed(observations))
        assert not cut.any()
        assert ("final_obs" in infos) == over.any()
        assert (rewards[~over] == 0).all()
        for i in np.flatnonzero(over):
            assert infos["_final_obs"][i]
            assert envs.single_observation_space.contains(infos["final_obs"][i])
            points = infos["scores"][i]
            won = points[seats[i]] == points.max()
            assert (rewards[i] >= 0) == won
            ended += 1


def test_rewards_on_the_way_belong_to_their_own_game() -> None:
    envs = SeatVectorEnv("soup", 6, players=2, reward="points", seat=0)
    observations, _ = envs.reset(seed=1)
    had = np.array([envs.tables.table(i).scores[0] for i in range(6)])
    total, ended = np.zeros(6), 0
    while ended < 6:
        observations, rewards, over, _, infos = envs.step(first_allowed(observations))
        total += rewards
        for i in np.flatnonzero(over):
            assert total[i] == infos["scores"][i][0] - had[i]
            had[i], total[i] = envs.tables.table(int(i)).scores[0], 0
            ended += 1


def test_a_seed_fixes_cards_seats_and_bots() -> None:
    one, other = (SeatVectorEnv("soup", 5, players=3, bots=["random", "thumb"]) for _ in range(2))
    seen = []
    for envs in (one, other, one):
        observations, _ = envs.reset(seed=4)
        for _ in range(30):
            observations, *_ = envs.step(first_allowed(observations))
        seen.append(observations["observation"])
    assert (seen[0] == seen[1]).all()
    assert (seen[0] == seen[2]).all()
    assert (one.reset(seed=5)[0]["observation"] != other.reset(seed=4)[0]["observation"]).any()


def test_bots_sit_from_the_learners_left() -> None:
    """Bots that are not at hand in compiled code are asked themselves, each for its own seat."""
    asked = set()

    class Noted(ThumbBot):
        place = 0

        def choose(self, table: stockpot.Table, seat: int) -> stockpot.Action:
            asked.add((self.place, seat))
            return super().choose(table, seat)

    envs = SeatVectorEnv("soup", 4, players=3, bots=["novice", "novice"], seat=1)
    observations, _ = envs.reset(seed=1)
    for place in range(2):
        envs._bots[place] = Noted(seed=1)
        envs._bots[place].place = place
    for _ in range(3):
        observations, *_ = envs.step(first_allowed(observations))
    assert asked == {(0, 2), (1, 0)}


def test_named_observations() -> None:
    envs = SeatVectorEnv("soup", 3, players=3, named=True)
    observations, _ = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert observations["observation"]["hand"].shape == (3, 29)


def test_an_illegal_action_is_refused_and_nothing_changes() -> None:
    envs = SeatVectorEnv("soup", 3, players=3, seat=0)
    before, _ = envs.reset(seed=1)
    with pytest.raises(stockpot.IllegalMove):
        envs.step(np.zeros(3, np.int64))
    assert (envs.tables.observations == before["observation"]).all()


def test_reset_takes_no_options() -> None:
    with pytest.raises(ValueError, match="no options"):
        SeatVectorEnv("soup", 1, players=2).reset(options={"seat": 1})
