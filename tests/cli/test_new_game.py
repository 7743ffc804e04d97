"""`stockpot new-game` writes a game that has every property at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from stockpot.cli.new_game import write
from tests.support.processes import ROOT, environment, python, stockpot

PROPERTIES = [f"tests/properties/{one}.py" for one in ("test_play", "test_previews", "test_secrets")]


def installed(name: str, home: Path) -> str:
    """What pip would leave behind, without pip; what Python then looks through for packages."""
    write(name, home)
    info = home / f"stockpot_{name}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: stockpot-{name}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[stockpot.games]\n{name} = stockpot_{name}:GAME\n")
    return os.pathsep.join([str(home), environment()["PYTHONPATH"]])


def test_it_passes_the_tests_of_every_game(tmp_path: Path) -> None:
    path = installed("stew", tmp_path / "stew")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *PROPERTIES, "-k", "stew-"],
        cwd=ROOT, env=environment(PYTHONPATH=path, NUMBA_DISABLE_JIT="1"),
        capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    assert int(done.stdout.split(" passed")[0].split()[-1]) > 50, done.stdout


TIES = """
import stockpot
ends = stockpot.playouts("stew", players=4, games=40, seed=1, policy="thumb").outcomes
print(sum(max(shares) == 1 for shares in ends))
"""


def test_its_rule_of_thumb_decides_games(tmp_path: Path) -> None:
    """Four players that all chose the same card would share every victory, and a first study would show nothing else."""
    path = installed("stew", tmp_path / "stew")
    alone = int(python(TIES, PYTHONPATH=path, NUMBA_DISABLE_JIT="1"))
    assert alone > 10


@pytest.mark.parametrize("name", ["soup", "Stew", "../stew", "s"])
def test_a_name_that_cannot_be_is_refused(name: str, tmp_path: Path) -> None:
    done = stockpot("new-game", name, "--folder", str(tmp_path / "new"), NUMBA_DISABLE_JIT="1")
    assert done.returncode == 2
    assert "A new game is named by" in done.stderr
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    first = stockpot("new-game", "stew", "--folder", str(tmp_path), NUMBA_DISABLE_JIT="1")
    assert first.returncode == 0, first.stderr
    assert "stockpot play stew" in first.stdout
    assert stockpot("new-game", "stew", "--folder", str(tmp_path), NUMBA_DISABLE_JIT="1").returncode == 2
