"""Stable-Baselines3's own checks, and a lesson with it."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest

import stockpot.envs.gymnasium  # noqa: F401 - registers the games
from stockpot.testing.settings import Setting
from tests.envs.test_gymnasium import every_setting, made

pytestmark = pytest.mark.needs("pytorch", "stable-baselines3")


@every_setting
def test_stable_baselines_finds_nothing_wrong(setting: Setting) -> None:
    from stable_baselines3.common.env_checker import check_env

    check_env(made(setting), warn=True, skip_render_check=True)


@every_setting
def test_its_vectors_of_environments_are_made_by_id(setting: Setting) -> None:
    from stable_baselines3.common.env_util import make_vec_env

    given = {"players": setting.players, "options": setting.options}
    envs = make_vec_env(f"stockpot/{setting.game}-v1", n_envs=2, env_kwargs=given)
    envs.reset()
    masks: Any = np.stack(envs.env_method("action_masks"))
    observations, rewards, over, _ = envs.step(masks.argmax(axis=1))
    assert observations["action_mask"].shape == masks.shape
    assert rewards.shape == over.shape == (2,)


@pytest.mark.compiled
def test_the_example_learns(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    from examples import sb3_maskable_ppo

    monkeypatch.setattr(sys, "argv", ["sb3_maskable_ppo", "--steps", "2048", "--games", "4"])
    sb3_maskable_ppo.main()
    assert "of the victory against a random player" in capsys.readouterr().out
