"""Games on a GPU end in the same bytes as on the CPU. Left out only where there is no GPU."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from stockpot.core.game import game
from stockpot.core.playouts import final_states, playouts
from stockpot.lab import gpu
from stockpot.lab.arena import run, schedule
from stockpot.lab.gpu_watch import GpuWatch, watcher
from stockpot.lab.parts import Plan, play_parts
from stockpot.lab.watch import Series, watch
from stockpot.testing.settings import Setting
from tests.support.settings import every_printed_setting

pytestmark = [
    pytest.mark.needs("gpu"),
    pytest.mark.filterwarnings("ignore:.*Grid size"),  # few tables do not fill a GPU
]


@every_printed_setting
def test_random_games_end_in_the_same_bytes(setting: Setting) -> None:
    found = game(setting.game)
    options = np.array(found.encode_options(setting.players, {}), np.int64)
    finals = np.zeros(200, found.state.dtype)
    gpu.play_batch(found, setting.players, options, 17, 0, 200, False, finals)
    assert finals.tobytes() == final_states(setting.game, setting.players, 200, 17)


@every_printed_setting
def test_rules_of_thumb_give_the_same_results(setting: Setting) -> None:
    there = gpu.gpu_playouts(setting.game, setting.players, 200, 3, policy="thumb")
    here = playouts(setting.game, setting.players, 200, 3, policy="thumb")
    assert (there.scores == here.scores).all()
    assert (there.decisions == here.decisions).all()
    assert there.unsound == 0


@every_printed_setting
def test_watched_games_are_the_same_on_the_gpu(setting: Setting) -> None:
    """Decisions, events, states and results of every game, byte for byte."""
    for thumbs in (-1, 0, 1):
        series = Series(setting.game, setting.players, {}, 5, thumbs)
        there, here = GpuWatch(1)(series, 0, 64), watch(series, 0, 64)
        for name in ("shares", "scores", "decisions", "moves", "events", "event_game", "states", "state_game"):
            assert getattr(there, name).tobytes() == getattr(here, name).tobytes(), name


def test_an_arena_of_random_and_thumb_gives_the_same_results(tmp_path: Path) -> None:
    matches = list(schedule("soup", 4, ["thumb", "random"], 200, "x", {}, hero=False))
    here, there = tmp_path / "here.jsonl", tmp_path / "there.jsonl"
    run(matches, here, 1, lambda: None, compiled="cpu")
    run(matches, there, 1, lambda: None, compiled="gpu")
    assert here.read_bytes() == there.read_bytes()


def test_a_study_on_the_gpu_ends_in_the_same_file(tmp_path: Path) -> None:
    plan = Plan("soup", 3, ({}, {"full_pot": 12}), 2500, "x")
    here, there = tmp_path / "here.parts", tmp_path / "there.parts"
    play_parts(plan, here, 1, lambda _: None)
    play_parts(plan, there, 1, lambda _: None, watched=watcher(plan, gpu=True))
    assert here.read_bytes() == there.read_bytes()
