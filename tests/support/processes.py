"""Running Python and `stockpot` in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
BYTECODE = ROOT / "build/bytecode"
"""Where the processes of all test runs keep theirs, even where none may be written: they start faster."""


def environment(**changed: str) -> dict[str, str]:
    """This process's environment, in English, for a terminal of 80 columns; changes on top."""
    left_out = (
        "PYTHONDONTWRITEBYTECODE",
        "NO_COLOR",
        "FORCE_COLOR",
        "LC_ALL",
        "LC_MESSAGES",
        "COLUMNS",
        "LINES",
        "STOCKPOT_RULES",
        "LEFT_OUT",  # what this run leaves out is its own to count
    )
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    return kept | {
        "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)]),
        "PYTHONPYCACHEPREFIX": str(BYTECODE),
        "PYTHONIOENCODING": "utf-8",
        "LANG": "en_GB.UTF-8",
        "TERM": "xterm-256color",
    } | changed  # fmt: skip


def python(program: str, *arguments: str, **changed: str) -> str:
    """What a program prints; it must end well."""
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        env=environment(**changed), capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


def stockpot(*arguments: str, typed: str = "", **changed: str) -> subprocess.CompletedProcess[str]:
    """`stockpot …` with something typed into it, not at a terminal."""
    return subprocess.run(
        [sys.executable, "-m", "stockpot", *arguments],
        env=environment(**changed), input=typed, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
