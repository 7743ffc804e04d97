"""Games from which a judge learns: what is noted of them, and that they can be repeated. Fitting needs PyTorch."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from stockpot.bots.plans import judge_of
from stockpot.bots.plans.judge import Judge
from stockpot.core.generic import MAX_OUTLOOK
from stockpot.lab.train.judge_games import play_games
from stockpot.lab.train.judge_plan import Judging

pytestmark = pytest.mark.compiled


def test_every_turn_is_noted_with_how_the_game_ended() -> None:
    notes, again = (play_games("pantry", 3, {}, judge_of("pantry"), "test", 2, 60, ahead=True) for _ in range(2))
    assert (notes.told == again.told).all()
    assert len(notes.told) == len(notes.ends) == len(notes.players)
    assert notes.ends.sum(1) == pytest.approx(np.ones(len(notes.ends)))
    assert set(notes.players) == {3}


def test_without_a_judge_nobody_looks_ahead() -> None:
    notes = play_games("pantry", 2, {}, judge_of("pantry"), "test", 2, 60, ahead=False)
    assert not notes.told[:, MAX_OUTLOOK:].any()


@pytest.mark.needs("pytorch")
def test_a_judge_learns_and_is_written(tmp_path: Path) -> None:
    from stockpot.lab.train.judge_loop import learn

    told: list[str] = []
    file = tmp_path / "judge.npz"
    learn("pantry", Judging(minutes=0.01, rounds=2, games=1, units=(8, 8), batch=16, cores=1), file, told.append)
    assert [line.split("  ")[0] for line in told] == ["round 1", "round 2"]
    assert Judge.read(file).first.shape[1] == 8
