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
from stockpot.envs.common import show
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
            assert infos["final_info"]["seat"][i] == seats[i]
            points = infos["final_info"]["scores"][i]
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
            assert total[i] == infos["final_info"]["scores"][i][0] - had[i]
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


def test_infos_are_those_that_gymnasium_gathers_itself() -> None:
    """Every step and the end of a game have the names, masks and shapes of single environments that it takes together."""

    def played(mode: str) -> tuple[dict[str, Any], dict[str, Any]]:
        how = {"vector_kwargs": {"autoreset_mode": gym.vector.AutoresetMode.SAME_STEP}} if mode == "sync" else {}
        envs = gym.make_vec("stockpot/soup-v1", 3, mode, players=2, seat=0, bots="thumb", **how)
        observations, begun = envs.reset(seed=1)
        over = np.zeros(3, bool)
        while not over.any():
            observations, _, over, _, infos = envs.step(first_allowed(observations))
        return begun, infos

    (ours, at_our_end), (theirs, at_their_end) = played("vector_entry_point"), played("sync")
    assert ours.keys() == theirs.keys()
    assert at_our_end.keys() == at_their_end.keys()
    assert at_our_end["final_info"].keys() == at_their_end["final_info"].keys()
    assert at_our_end["final_info"]["scores"].shape == (3, 2)


def test_wrappers_of_gymnasium_go_around() -> None:
    envs = gym.make_vec("stockpot/soup-v1", num_envs=4, players=2)
    wrapped = gym.wrappers.vector.DictInfoToList(gym.wrappers.vector.RecordEpisodeStatistics(envs))
    observations, infos = wrapped.reset(seed=1)
    assert [info["seat"] for info in infos] == envs.seats.tolist()
    over = np.zeros(4, bool)
    while not over.any():
        observations, _, over, _, infos = wrapped.step(first_allowed(observations))
    assert [("episode" in info, "final_info" in info) for info in infos] == [(bool(one), bool(one)) for one in over]


def test_every_table_is_drawn_as_its_learner_sees_it() -> None:
    envs = gym.make_vec("stockpot/soup-v1", num_envs=2, players=3, seat=1, render_mode="rgb_array")
    envs.reset(seed=1)
    shown = envs.render()
    assert [one.shape for one in shown] == [(480, 640, 3)] * 2
    assert (shown[0] == show(envs.tables.table(0), 1, "rgb_array")).all()
    assert (shown[0] != shown[1]).any()
    with pytest.raises(ValueError, match="not 'film'"):
        gym.make_vec("stockpot/soup-v1", num_envs=2, render_mode="film")
