"""What `pip install stockpot` brings, and nothing else: a folder of links to the packages that are installed here."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import metadata
from pathlib import Path, PurePath

from packaging.requirements import Requirement

from tests.support.processes import ROOT, environment

PROGRAM = """
import sys
sys.path[:0] = sys.argv[1:3]
del sys.argv[1:3]
from stockpot.cli import main
main()
"""


def link_packages(folder: Path) -> None:
    """Link the package's own metadata and all that it needs without extras, as far as it goes."""
    left, seen = ["stockpot"], set[str]()
    while left:
        name = left.pop()
        if name in seen:
            continue
        seen.add(name)
        distribution = metadata.distribution(name)
        for part in {file.parts[0] for file in distribution.files or () if kept(file)}:
            os.symlink(str(distribution.locate_file(part)), folder / part)
        wanted = map(Requirement, distribution.requires or ())
        left += [one.name for one in wanted if one.marker is None or one.marker.evaluate({"extra": ""})]


def kept(file: PurePath) -> bool:
    """Modules and metadata; not programs, nor the lines that put other folders on the path."""
    return file.parts[0] not in ("..", "__pycache__") and file.suffix != ".pth"


def stockpot(packages: Path, *arguments: str, typed: str = "", **changed: str) -> subprocess.CompletedProcess[str]:
    """`stockpot …` where only these packages are installed."""
    return subprocess.run(
        [sys.executable, "-I", "-S", "-c", PROGRAM, str(ROOT / "src"), str(packages), *arguments],
        env=environment(COVERAGE_PROCESS_START="", **changed),
        input=typed, capture_output=True, encoding="utf-8", check=False,
    )  # fmt: skip
