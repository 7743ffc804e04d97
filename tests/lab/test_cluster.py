"""A cluster of two workers, one of which is killed in the middle: the same files as on one machine."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import stockpot
from stockpot.lab import dataset
from stockpot.lab.arena import run
from stockpot.lab.cluster import cluster_playouts
from stockpot.lab.parts import play_parts
from tests.support.cluster import games, matches, plan
from tests.support.processes import environment


def test_results_of_a_cluster_are_the_same_when_a_worker_is_killed(tmp_path: Path) -> None:
    alone, spread = tmp_path / "alone.jsonl", tmp_path / "spread.jsonl"
    study_alone, study_spread = tmp_path / "alone.parts", tmp_path / "spread.parts"
    run(matches(), alone, 1, lambda: None)
    play_parts(plan(), study_alone, 1, lambda _: None)
    dataset.write(games(), tmp_path / "games_alone")
    folder = tmp_path / "games_spread"
    command = [sys.executable, "-m", "tests.support.cluster", str(spread), str(study_spread), str(folder)]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["workers"] >= 1
    assert len(set(said["killed"])) == 2, "two other processes"
    assert spread.read_bytes() == alone.read_bytes()
    assert study_spread.read_bytes() == study_alone.read_bytes()
    for file in (tmp_path / "games_alone").iterdir():
        assert (folder / file.name).read_bytes() == file.read_bytes()
    played = stockpot.playouts("soup", 3, 12_000, seed=5)
    assert said["decisions"] == played.decisions.sum()
    assert said["scores"] == played.scores.sum(axis=0).tolist()
    assert said["unsound"] == 0


def test_only_random_and_thumb_can_be_played_out() -> None:
    with pytest.raises(ValueError, match="random or thumb"):
        cluster_playouts("soup", 3, 10, policy="expert")
