"""Gymnasium's own check, and what it does not look at."""

from __future__ import annotations

from typing import Any

import gymnasium as gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import stockpot
from stockpot.envs import gymnasium
from tests.support.settings import PRINTED, Setting

every_printed_setting = pytest.mark.parametrize("setting", PRINTED, ids=str)


@every_printed_setting
def test_gymnasium_finds_nothing_wrong(setting: Setting) -> None:
    made = gym.make(f"stockpot/{setting.game}-v0", players=setting.players, disable_env_checker=True)
    check_env(made.unwrapped, skip_render_check=False)


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
    ],
)
def test_wrong_tables_are_refused(wrong: dict[str, Any], match: str) -> None:
    with pytest.raises(ValueError, match=match):
        gymnasium.env("soup", players=4, **wrong)


def test_all_games_are_registered() -> None:
    assert {f"stockpot/{name}-v0" for name in stockpot.game_names()} <= set(gym.registry)
