"""A cluster of two workers, one of which is killed: the same results as on one machine."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import stockpot
from stockpot.lab.arena import run
from stockpot.lab.cluster import cluster_playouts
from tests.support.cluster import matches
from tests.support.processes import environment


def test_results_of_a_cluster_are_the_same_when_a_worker_is_killed(tmp_path: Path) -> None:
    alone, spread = tmp_path / "alone.jsonl", tmp_path / "spread.jsonl"
    run(matches(), alone, 1, lambda: None)
    command = [sys.executable, "-m", "tests.support.cluster", str(spread)]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    said = json.loads(done.stdout.splitlines()[-1])
    assert said["workers"] >= 1
    assert said["killed"] == 1
    assert spread.read_bytes() == alone.read_bytes()
    played = stockpot.playouts("soup", 3, 12_000, seed=5)
    assert said["decisions"] == played.decisions.sum()
    assert said["scores"] == played.scores.sum(axis=0).tolist()
    assert said["unsound"] == 0


def test_only_random_and_thumb_can_be_played_out() -> None:
    with pytest.raises(ValueError, match="random or thumb"):
        cluster_playouts("soup", 3, 10, policy="expert")
