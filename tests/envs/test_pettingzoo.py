"""PettingZoo's own tests, and what they do not look at."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import stockpot
from stockpot.envs import pettingzoo
from tests.support.settings import PRINTED, SETTINGS, Setting

every_printed_setting = pytest.mark.parametrize("setting", PRINTED, ids=str)
VARIANTS = [
    random.Random(name).choice([s for s in SETTINGS if s.game == name and s.options]) for name in stockpot.game_names()
]

# PettingZoo's test knows dictionaries with masks only from its own games, and looks at the mask of agents that are done.
known = pytest.mark.filterwarnings("ignore:Observation", "ignore:Action mask numpy array is all zeros")


@known
@pytest.mark.parametrize("setting", [*PRINTED, *VARIANTS], ids=str)
def test_pettingzoo_finds_nothing_wrong(setting: Setting) -> None:
    api_test(pettingzoo.env(setting.game, setting.players, setting.options, render_mode="ansi"), num_cycles=20)


@every_printed_setting
def test_pettingzoo_finds_nothing_wrong_when_all_act_together(setting: Setting) -> None:
    parallel_api_test(pettingzoo.parallel_env(setting.game, setting.players), num_cycles=60)


@every_printed_setting
def test_a_seed_fixes_everything(setting: Setting) -> None:
    seed_test(lambda: pettingzoo.env(setting.game, setting.players), num_cycles=20)
    parallel_seed_test(lambda: pettingzoo.parallel_env(setting.game, setting.players))


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
    assert drawn.metadata["name"] == str(drawn) == "stockpot_soup_v0"
    with pytest.raises(ValueError, match="render_mode is human or ansi"):
        pettingzoo.env("soup", 2, render_mode="rgb_array")


def test_a_new_game_follows_from_the_last_seed() -> None:
    first, second = pettingzoo.raw_env("soup", 2), pettingzoo.raw_env("soup", 2)
    for env in (first, second):
        env.reset(seed=1)
        env.reset()
    assert first.table.state == second.table.state
    first.reset(seed=1)
    assert first.table.state != second.table.state
