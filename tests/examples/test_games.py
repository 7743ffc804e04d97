"""The games in `examples/games`: each passes its own tests, with those of every game among them, and can be printed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.packages import EXAMPLES, NOT_COMPILED, installed, tested
from tests.support.processes import stockpot

GAMES = sorted(folder.name for folder in EXAMPLES.iterdir() if folder.is_dir())


def test_there_are_two() -> None:
    assert GAMES == ["crowded", "hearts"]


@pytest.mark.parametrize("name", GAMES)
def test_it_passes_its_own_tests(name: str, tmp_path: Path) -> None:
    path = installed(name, EXAMPLES / name, tmp_path)
    passed = tested(EXAMPLES / name, path, "-k", NOT_COMPILED, NUMBA_DISABLE_JIT="1", FUZZ="40", TRIES="1")
    assert passed > 50


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("paper", ["A4", "Letter"])
def test_it_can_be_printed(name: str, paper: str, tmp_path: Path) -> None:
    path = installed(name, EXAMPLES / name, tmp_path)
    file = tmp_path / "sheets.pdf"
    done = stockpot(
        "print", name, "--paper", paper, "--lang", "fr", "--output", str(file), PYTHONPATH=path, NUMBA_DISABLE_JIT="1"
    )
    assert done.returncode == 0, done.stderr
    assert file.read_bytes().startswith(b"%PDF")
