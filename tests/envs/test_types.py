"""A user's program passes the strictest checks of types: what the package exports is typed, and said to be exported."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.processes import environment

PROGRAM = """
import numpy as np
import stockpot
from stockpot.envs import VectorTable

table: stockpot.Table = stockpot.Table("soup", players=4, seed=7)
seats: tuple[int, ...] = table.to_act
moves: list[stockpot.Action] = table.legal(seats[0])
table.play(seats[0], moves[0])
found: stockpot.Game = stockpot.game("soup")
hand: tuple[int, ...] = found.observation_parts["hand"].shape
names: tuple[str, ...] = found.action_names
tables = VectorTable("soup", players=4, tables=8, seed=1, reward="estimate")
tables.step(tables.random_actions())
rewards: np.ndarray[tuple[int, ...], np.dtype[np.float32]] = tables.rewards
"""


@pytest.mark.compiled
def test_a_users_program_is_typed(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", "--follow-imports=silent", "--cache-dir", str(tmp_path), "program.py"],
        cwd=tmp_path, env=environment(), capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
