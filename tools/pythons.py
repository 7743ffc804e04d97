"""Every version of Python that Stockpot supports and that is on this machine: `make pythons`.

The wheel goes into an environment of its own for each, with compiled rules and the server. Rules, properties and the room run as
plain Python, then games of all kinds compiled; and the WebAssembly modules that were shipped must fit the rules there.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tools.installed import ROOT, built, uv

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
TESTS = ("pytest", "pytest-timeout", "pytest-xdist", "hypothesis", "fluent.runtime")
PLAIN = ("tests/rules", "tests/properties", "tests/room", "-k", "rules or room or -3]", "-p", "no:cacheprovider")
COMPILED = """
import stockpot
for name in stockpot.game_names():
    played = stockpot.playouts(name, players=stockpot.game(name).players[0], games=200, seed=1)
    print(name, played.outcomes.shape)
"""


def main() -> int:
    missing, failed = [], []
    with tempfile.TemporaryDirectory() as folder:
        wheel = built(Path(folder) / "wheel")
        for version in VERSIONS:
            if not (python := found(version)):
                missing.append(version)
            elif not passes(python, wheel, Path(folder) / version):
                failed.append(version)
    for version in VERSIONS:
        print(version, "not on this machine" if version in missing else "fails" if version in failed else "passes")
    return 1 if failed else 0


def found(version: str) -> str | None:
    """An interpreter that runs: shims may name one that does not."""
    for name in (f"python{version}", *map(str, Path.home().glob(f".pyenv/versions/{version}.*/bin/python"))):
        python = shutil.which(name)
        if python and subprocess.run([python, "-c", ""], capture_output=True, check=False).returncode == 0:
            return python
    return None


def passes(python: str, wheel: Path, environment: Path) -> bool:
    uv("venv", "--python", python, str(environment))
    own = str(environment / "bin" / "python")
    uv("pip", "install", "--python", own, f"{wheel}[server,fast,pictures]", *TESTS)
    plain = subprocess.run(
        [own, "-m", "pytest", "-q", "-n", "2", "--timeout", "1800", *PLAIN],
        cwd=ROOT, env={**os.environ, "NUMBA_DISABLE_JIT": "1"}, check=False,
    )  # fmt: skip
    compiled = subprocess.run([own, "-c", COMPILED], cwd=environment, check=False)
    modules = subprocess.run([str(environment / "bin" / "stockpot"), "wasm", "--check"], cwd=environment, check=False)
    return plain.returncode == compiled.returncode == modules.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
