"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils.conversions import aec_to_parallel, parallel_to_aec, turn_based_aec_to_parallel

import stockpot
from stockpot.core.rule import COMPILED
from stockpot.envs import pettingzoo
from stockpot.testing.settings import Setting
from tests.support.settings import PRINTED, SETTINGS

every_printed_setting = pytest.mark.parametrize("setting", PRINTED, ids=str)
every_setting = pytest.mark.parametrize("setting", SETTINGS if COMPILED else PRINTED, ids=str)

# PettingZoo's test knows dictionaries with masks only from its own games.
known = pytest.mark.filterwarnings("ignore:Observation")


@known
@every_setting
def test_pettingzoo_finds_nothing_wrong(setting: Setting) -> None:
    api_test(pettingzoo.env(*setting, render_mode="ansi"), num_cycles=20)
    seed_test(lambda: pettingzoo.env(*setting), num_cycles=10)


@every_setting
def test_pettingzoo_finds_nothing_wrong_when_all_act_together(setting: Setting) -> None:
    parallel_api_test(pettingzoo.parallel_env(*setting), num_cycles=60)
    parallel_seed_test(lambda: pettingzoo.parallel_env(*setting), num_cycles=10)


@known
@every_setting
def test_an_environment_of_one_kind_can_be_made_into_the_other(setting: Setting) -> None:
    parallel_api_test(turn_based_aec_to_parallel(pettingzoo.env(*setting)), num_cycles=20)
    in_turn = parallel_to_aec(pettingzoo.parallel_env(*setting))
    api_test(in_turn, num_cycles=20)
    parallel_api_test(aec_to_parallel(in_turn), num_cycles=20)


def test_where_agents_act_in_turn_not_all_of_them_act_in_every_round() -> None:
    """PettingZoo's `aec_to_parallel` takes only environments that say so, and says what it wants."""
    env = pettingzoo.env("soup", 3)
    assert not env.metadata["is_parallelizable"]
    with pytest.raises(AssertionError, match="not generally safe"):
        aec_to_parallel(env)


def play_together(env: Any, seed: int) -> list[int]:
    """Random masked play of all agents; how many steps each seat was asked in."""
    observations, _ = env.reset(seed=seed)
    env_chance, asked = np.random.default_rng(seed), [0] * env.players
    while env.agents:
        masks = {agent: observations[agent]["action_mask"] for agent in env.agents}
        for agent, mask in masks.items():
            asked[env.seat_of[agent]] += int(mask[-1] == 0)
        actions = {agent: int(env_chance.choice(np.flatnonzero(mask))) for agent, mask in masks.items()}
        observations, _, _, _, infos = env.step(actions)
        assert not any("illegal" in info for info in infos.values())
    return asked


@pytest.mark.parametrize("players", [3, 4])
def test_what_one_decides_may_settle_what_others_were_asked(players: int) -> None:
    """pantry.ruling.agreement: who refuses ends the offer; what the others have chosen meanwhile is not played."""
    env = pettingzoo.parallel_env("pantry", players, {"agreement": True})
    for seed in range(4 if COMPILED else 1):
        assert min(play_together(env, seed)) > 0
        assert env.table.over


@pytest.mark.parametrize("action", [-1, 35, 1000])
def test_numbers_that_are_no_action_end_the_game_too(action: int) -> None:
    env = pettingzoo.parallel_env("soup", 2)
    env.reset(seed=1)
    _, gained, over, _, infos = env.step({"player_0": 30, "player_1": action})
    assert gained == {"player_0": 0, "player_1": -1}
    assert all(over.values())
    assert infos["player_1"]["illegal"] == f"Actions are 0 to 34, not {action}."


def test_each_agent_must_act_and_by_a_whole_number() -> None:
    env = pettingzoo.parallel_env("soup", 2)
    assert env.step({}) == ({}, {}, {}, {}, {}), "nobody is there yet"
    env.reset(seed=1)
    with pytest.raises(ValueError, match="and none for player_1"):
        env.step({"player_0": 30})
    with pytest.raises(TypeError, match=r"whole numbers, not 30\.5"):
        env.step({"player_0": 30, "player_1": 30.5})
    raw = pettingzoo.raw_env("soup", 2)
    with pytest.raises(AttributeError, match=r"no table yet: call reset\(\) first"):
        raw.state()
    raw.reset(seed=1)
    with pytest.raises(TypeError, match="whole numbers, not None"):
        raw.step(None)
    assert not raw.table.moves


def test_after_the_end_nobody_is_left_and_nothing_happens() -> None:
    env = pettingzoo.parallel_env("soup", 2)
    play_together(env, seed=3)
    assert env.agents == []
    assert env.step({}) == ({}, {}, {}, {}, {})


@every_printed_setting
def test_the_state_is_what_all_seats_see(setting: Setting) -> None:
    env = pettingzoo.raw_env(setting.game, setting.players)
    env.reset(seed=3)
    seen = [env.observe(agent)["observation"] for agent in env.agents]
    assert env.state_space.contains(env.state())
    assert (env.state() == np.concatenate(seen)).all()


def test_infos_tell_seats_and_points() -> None:
    env = pettingzoo.env("soup", 2)
    env.reset(seed=3)
    assert env.infos == {"player_0": {"seat": 0}, "player_1": {"seat": 1}}
    play_to_the_end(env, seed=3)
    together = pettingzoo.parallel_env("soup", 2)
    assert together.reset(seed=3)[1] == {"player_0": {"seat": 0}, "player_1": {"seat": 1}}
    play_together(together, seed=3)
    assert [info["score"] for info in together.told().values()] == list(together.table.scores)


def play_to_the_end(env: Any, seed: int) -> dict[str, float]:
    """Random play; what each agent gained."""
    env.reset(seed=seed)
    chance = random.Random(seed)
    gained: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        gained[agent] = gained.get(agent, 0.0) + reward
        env.step(None if terminated else chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return gained


@pytest.mark.parametrize("players", [2, 5])
def test_rewards_are_what_the_winners_take_from_the_others(players: int) -> None:
    env = pettingzoo.env("soup", players)
    gained = play_to_the_end(env, seed=3)
    table = env.unwrapped.table
    assert table.over
    assert list(gained.values()) == pytest.approx([players * share - 1 for share in table.outcome])
    assert sum(gained.values()) == pytest.approx(0)


def test_seats_that_decide_at_once_are_asked_in_order_and_see_nothing_of_each_other() -> None:
    """Soup: recipes are chosen at once."""
    seen = []
    for choice in (29, 33):
        env = pettingzoo.env("soup", 4)
        env.reset(seed=1)
        env.step(choice)
        assert env.agent_selection == "player_1"
        seen.append(env.observe("player_1")["observation"])
    assert (seen[0] == seen[1]).all()


def test_only_the_agent_that_is_asked_has_a_mask() -> None:
    env = pettingzoo.env("soup", 4)
    env.reset(seed=1)
    assert env.observe("player_0")["action_mask"].any()
    assert not env.observe("player_1")["action_mask"].any()


def test_after_the_end_masks_allow_everything() -> None:
    """So that a policy can be normalised."""
    env = pettingzoo.raw_env("soup", 2)
    play_to_the_end(env, seed=1)
    assert env.table.over
    assert all(env.observe(agent)["action_mask"].all() for agent in env.possible_agents)


def test_an_illegal_action_ends_the_game_for_all_and_costs_its_agent() -> None:
    env = pettingzoo.env("soup", 4)
    env.reset(seed=1)
    env.step(0)
    assert all(env.terminations.values())
    assert env.rewards["player_0"] == -1


def test_the_raw_environment_refuses_an_illegal_action() -> None:
    env = pettingzoo.raw_env("soup", 4)
    env.reset(seed=1)
    with pytest.raises(stockpot.IllegalMove):
        env.step(0)


@every_printed_setting
def test_all_together_reach_the_same_end_as_in_turn(setting: Setting) -> None:
    """The same choices lead to the same table, whether seats are asked in turn or together."""
    env = pettingzoo.parallel_env(setting.game, setting.players)
    observations, _ = env.reset(seed=2)
    beside = env.table.copy()
    chance = random.Random(2)
    for _ in range(300):
        asked = set(beside.to_act)
        actions = {}
        for agent, seat in env.seat_of.items():
            mask = observations[agent]["action_mask"]
            assert (mask[-1] == 1) == (seat not in asked), "who owes no decision passes"
            actions[agent] = chance.choice(np.flatnonzero(mask).tolist())
        observations, gained, over, _, _ = env.step(actions)
        for seat in sorted(asked, reverse=True):  # in any order
            beside.play(seat, actions[f"player_{seat}"])
        assert beside.state == env.table.state
        if all(over.values()):
            assert list(gained.values()) == pytest.approx([setting.players * s - 1 for s in beside.outcome])
            assert env.agents == []
            break


def test_an_illegal_action_among_many_ends_the_game() -> None:
    env = pettingzoo.parallel_env("soup", 2)
    env.reset(seed=1)
    _, gained, over, _, infos = env.step({"player_0": 30, "player_1": 34})
    assert gained == {"player_0": 0, "player_1": -1}
    assert all(over.values())
    assert infos["player_1"]["illegal"] == "You owe a decision."
    env.reset(seed=1)
    assert "recipe" in env.step({"player_0": 3, "player_1": 30})[4]["player_0"]["illegal"]


def test_the_table_is_drawn_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env("soup", 2, render_mode="human")
    env.reset(seed=1)
    assert env.render() is None
    assert "player_1" in capsys.readouterr().out
    drawn = pettingzoo.raw_env("soup", 2, render_mode="ansi", viewer=0)
    drawn.reset(seed=1)
    assert "player_1" in drawn.render()
    assert drawn.metadata["name"] == str(drawn) == "stockpot_soup_v1"
    with pytest.raises(ValueError, match="render_mode is human or ansi or rgb_array, not 'film'"):
        pettingzoo.env("soup", 2, render_mode="film")


def test_a_new_game_follows_from_the_last_seed() -> None:
    first, second = pettingzoo.raw_env("soup", 2), pettingzoo.raw_env("soup", 2)
    for env in (first, second):
        env.reset(seed=1)
        env.reset()
    assert first.table.state == second.table.state
    first.reset(seed=1)
    assert first.table.state != second.table.state
