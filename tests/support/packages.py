"""Games of other packages, as pip would have installed them, without pip."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.support.processes import ROOT, environment

EXAMPLES = ROOT / "examples" / "games"
NOT_COMPILED = "not interpreted_and_compiled"
"""Leaves out what takes the compiler a minute."""


def installed(name: str, home: Path, info: Path) -> str:
    """Put a note of the package in `home` into the folder `info`; what Python then looks through for packages."""
    folder = info / f"stockpot_{name}-0.1.0.dist-info"
    folder.mkdir(parents=True)
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: stockpot-{name}\nVersion: 0.1.0\n")
    (folder / "entry_points.txt").write_text(f"[stockpot.games]\n{name} = stockpot_{name}:GAME\n")
    return os.pathsep.join([str(info), str(home), environment()["PYTHONPATH"]])


def own_tests(home: Path, path: str, *options: str, **changed: str) -> int:
    """Run the package's own tests; how many passed."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", str(home / "tests"), *options],
        cwd=home, env=environment(PYTHONPATH=path, **changed), capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    return int(done.stdout.split(" passed")[0].split()[-1])
