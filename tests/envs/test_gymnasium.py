"""Gymnasium's own check, and what it does not look at."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import stockpot
from stockpot.core.rule import COMPILED
from stockpot.envs import gymnasium
from stockpot.testing.settings import Setting
from tests.support.processes import python
from tests.support.settings import PRINTED, SETTINGS

FEWEST = [next(setting for setting in PRINTED if setting.game == name) for name in stockpot.game_names()]

every_printed_setting = pytest.mark.parametrize("setting", PRINTED, ids=str)
every_setting = pytest.mark.parametrize("setting", SETTINGS if COMPILED else PRINTED, ids=str)


def made(setting: Setting, **more: Any) -> Any:
    name = f"stockpot/{setting.game}-v1"
    return gym.make(name, players=setting.players, options=setting.options, disable_env_checker=True, **more).unwrapped


@every_setting
def test_gymnasium_finds_nothing_wrong(setting: Setting) -> None:
    check_env(made(setting), skip_render_check=bool(setting.options))


@pytest.mark.parametrize("setting", FEWEST, ids=str)
def test_nor_where_observations_are_named_and_points_paid(setting: Setting) -> None:
    check_env(made(setting, named=True, reward="points"), skip_render_check=True)


@every_setting
def test_vectors_of_environments_are_made_by_gymnasium_too(setting: Setting) -> None:
    envs = gym.make_vec(f"stockpot/{setting.game}-v1", 2, "sync", players=setting.players, options=setting.options)
    observations, _ = envs.reset(seed=1)
    for _ in range(5):
        actions = np.array([np.flatnonzero(mask)[0] for mask in observations["action_mask"]])
        observations, *_ = envs.step(actions)
    assert envs.observation_space.contains(observations)


ALONE = """
import gymnasium
print(gymnasium.make("stockpot.envs.gymnasium:stockpot/soup-v1", players=3).unwrapped.players)
"""


def test_an_id_with_its_module_needs_no_import() -> None:
    assert python(ALONE, NUMBA_DISABLE_JIT="1").strip() == "3"


REGISTERED = """
import gymnasium
import stockpot

try:
    gymnasium.make("stockpot/soup-v1")
except gymnasium.error.NamespaceNotFound as error:
    print(error)
gymnasium.register_envs(stockpot.envs.gymnasium)
print(gymnasium.make("stockpot/soup-v1", players=3).unwrapped.players)
"""


def test_a_plain_id_is_known_once_the_module_is_named() -> None:
    """Gymnasium looks for no plug-ins since 1.0. If that changes, the documentation has to."""
    before, after = python(REGISTERED, NUMBA_DISABLE_JIT="1").splitlines()
    assert before == "Namespace stockpot not found. Have you installed the proper package for stockpot?"
    assert after == "3"


def test_asynchronous_environments_and_their_processes_know_the_games() -> None:
    envs = gym.make_vec("stockpot/soup-v1", 2, "async", players=2, vector_kwargs={"context": "spawn"})
    try:
        observations, _ = envs.reset(seed=1)
        envs.step(observations["action_mask"].argmax(axis=1))
    finally:
        envs.close()


def play_to_the_end(env: Any, seed: int) -> tuple[list[int], float, dict[str, Any]]:
    observation, _ = env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    actions, reward, over, info = [], 0.0, False, {}
    while not over:
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        assert env.unwrapped.action_masks()[action]
        observation, reward, over, _, info = env.step(action)
        assert env.observation_space.contains(observation)
        actions.append(action)
    return actions, float(reward), info


def test_a_game_ends_with_the_learner_paid() -> None:
    env = gymnasium.env("soup", players=3, bots=["thumb", "random"])
    _, reward, info = play_to_the_end(env, seed=4)
    assert env.table.over
    assert reward == pytest.approx(3 * env.table.outcome[env.seat] - 1)
    assert info["scores"] == env.table.scores


def test_a_seed_fixes_cards_seat_and_bots() -> None:
    first, second = (gymnasium.env("soup", players=3, bots="novice") for _ in range(2))
    assert play_to_the_end(first, seed=4) == play_to_the_end(second, seed=4)
    assert first.table.moves == second.table.moves
    assert play_to_the_end(first, seed=5)[0] != play_to_the_end(second, seed=4)[0]


def test_bots_sit_from_the_learners_left() -> None:
    env = gymnasium.env("soup", players=3, bots=["thumb", "random"], seat=1)
    env.reset(seed=1)
    assert {seat: bot.name for seat, bot in env.seated.items()} == {2: "thumb", 0: "random"}


def test_the_seat_is_drawn_when_none_is_named() -> None:
    env = gymnasium.env("soup", players=3, bots="random")
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_the_learner_never_answers_a_choice_that_is_hidden() -> None:
    """Soup: recipes are chosen at once, so the bots wait for the learner."""
    env = gymnasium.env("soup", players=4, bots="thumb", seat=3)
    env.reset(seed=1)
    assert env.table.moves == []


def test_an_illegal_action_ends_the_game() -> None:
    env = gymnasium.env("soup", players=4, seat=0)
    env.reset(seed=1)
    _, reward, over, truncated, info = env.step(0)
    assert (reward, over, truncated) == (-1, True, False)
    assert "recipe" in info["illegal"]
    with pytest.raises(gym.error.ResetNeeded, match=r"call reset\(\) first"):
        env.step(30)


@pytest.mark.parametrize("action", [-1, 34, 1000])
def test_numbers_that_are_no_action_end_the_game_too(action: int) -> None:
    env = gymnasium.env("soup", players=4, seat=0)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(action)
    assert (reward, over, info["illegal"]) == (-1, True, f"Actions are 0 to 33, not {action}.")


@pytest.mark.parametrize("action", [29.0, 29.5, np.float32(29), None, "29"])
def test_what_is_no_whole_number_is_refused_and_nothing_changes(action: Any) -> None:
    env = gymnasium.env("soup", players=4, seat=0)
    env.reset(seed=1)
    with pytest.raises(TypeError, match="Actions are whole numbers, not"):
        env.step(action)
    assert env.step(np.array(29))[2] is False


def test_before_the_first_reset_it_is_said_what_is_missing() -> None:
    env = gymnasium.env("soup")
    with pytest.raises(gym.error.ResetNeeded, match=r"call reset\(\) first"):
        env.step(30)
    for ask in (env.render, env.action_masks):
        with pytest.raises(AttributeError, match=r"no table yet: call reset\(\) first"):
            ask()
    with pytest.raises(AttributeError, match="no attribute 'tables'"):
        env.tables  # noqa: B018


def test_the_table_is_drawn_as_the_learner_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    env = gymnasium.env("soup", players=2, seat=0, render_mode="ansi")
    env.reset(seed=1)
    assert "player_1" in env.render()
    seen = gymnasium.env("soup", players=2, seat=0, render_mode="human")
    seen.reset(seed=1)
    assert "player_1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wrong", "match"),
    [
        ({"bots": ["thumb"]}, "There are 3 other seats, not 1"),
        ({"bots": "chef"}, "There is no bot 'chef'"),
        ({"seat": 4}, "the seats 0 to 3, not 4"),
        ({"options": {"nonsense": 1}}, "nonsense"),
        ({"reward": "luck"}, "not 'luck'"),
    ],
)
def test_wrong_tables_are_refused(wrong: dict[str, Any], match: str) -> None:
    with pytest.raises(ValueError, match=match):
        gymnasium.env("soup", players=4, **wrong)


def test_after_the_end_the_mask_allows_everything() -> None:
    """So that a policy can be normalised."""
    env = gymnasium.env("soup", players=2)
    play_to_the_end(env, seed=1)
    assert env.action_masks().all()


@pytest.mark.parametrize("reward", ["points", "estimate"])
def test_rewards_on_the_way_add_up(reward: str) -> None:
    env = gymnasium.env("soup", players=3, reward=reward)
    observation, _ = env.reset(seed=3)
    first = env.table.scores if reward == "points" else [3 * share - 1 for share in env.table.outcome]
    total, over, steps = 0.0, False, 0
    while not over:
        observation, paid, over, _, _ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
        total, steps = total + paid, steps + (paid != 0)
    last = env.table.scores if reward == "points" else [3 * share - 1 for share in env.table.outcome]
    assert total == pytest.approx(last[env.seat] - first[env.seat], abs=1e-5)
    assert steps > 1


def test_named_observations_are_the_same_numbers() -> None:
    plain, named = (gymnasium.env("soup", players=3, named=one) for one in (False, True))
    numbers, parts = (env.reset(seed=1)[0]["observation"] for env in (plain, named))
    assert named.observation_space["observation"].contains(parts)
    for name, part in plain.game.observation_parts.items():
        assert (parts[name] == part.of(numbers)).all()


def test_reset_may_change_seat_bots_and_options() -> None:
    env = gymnasium.env("soup", players=3)
    env.reset(seed=1, options={"seat": 2, "bots": ["random", "thumb"], "options": {"open_recipes": True}})
    assert env.seat == 2
    assert {seat: bot.name for seat, bot in env.seated.items()} == {0: "random", 1: "thumb"}
    assert env.table.options == {"open_recipes": True}
    with pytest.raises(ValueError, match="not deck"):
        env.reset(options={"deck": 1})


def test_all_games_are_registered() -> None:
    assert {f"stockpot/{name}-v1" for name in stockpot.game_names()} <= set(gym.registry)
