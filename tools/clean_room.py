"""What the pages for researchers promise, tried where nothing is installed: `make clean-room`.

The wheel of this checkout is built. Each page and each example has an empty environment of its own in an empty home. There the
`pip install` lines that it gives are typed as they stand, with the wheel for `stockpot`, then its commands and its blocks of
Python, each in a process of its own. Examples are copied there, as they are no part of the wheel. Long commands are given
arguments that end them early. A table tells what was done, how long it took, and whether it worked.
"""

from __future__ import annotations

import argparse
import re
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tools.installed import ROOT, built
from tools.newcomer import newcomers_environment

PAGES = ("docs/envs.md", "docs/researchers.md", "docs/datasets.md", "docs/stockpot-5.md")
EXAMPLES = ("examples/tour.py", "examples/ppo.py", "examples/jax_ppo.py", "examples/openspiel_cfr.py")
"""`examples/sb3_maskable_ppo.py` brings gigabytes of PyTorch: `tests/envs/test_sb3.py`."""
SHORTER = {
    "python examples/ppo.py": "--minutes 0.2 --looks 2",
    "python examples/jax_ppo.py": "--rounds 4 --looks 1",
    "python examples/openspiel_cfr.py": "soup --iterations 8",
    "stockpot arena": "--games 24",
    "stockpot bench": "--seconds 0.2",
    "stockpot score": "--bots thumb --only soup --games 8",
    "stockpot dataset": "--bots thumb --games 4 --cores 1",
}
"""What is added to commands that begin so."""
ELSEWHERE = re.compile(r"cuda|\[gpu\]|--peers|sb3")
"""Lines for other machines: with a GPU, or with a checkout."""
PATIENCE = 20 * 60


@dataclass
class Tried:
    """Something that was done, and how it went."""

    what: str
    seconds: float
    well: bool

    @property
    def told(self) -> str:
        return f"{self.seconds:6.1f} s  {'ok' if self.well else 'FAILED'}"


@dataclass(frozen=True)
class Task:
    """A line to be typed, or a block of Python."""

    what: str
    line: str = ""
    block: str = ""


def tasks_of_page(page: str) -> Iterator[Task]:
    """The lines of its blocks of commands, and its blocks of Python, in the order of the page."""
    text, blocks = (ROOT / page).read_text(encoding="utf-8"), 0
    for kind, content in re.findall(r"^```(sh|python)\n(.*?)^```", text, re.MULTILINE | re.DOTALL):
        if kind == "python":
            blocks += 1
            yield Task(f"{page}, Python block {blocks}", block=content)
        else:
            yield from map(typed, content.splitlines())


def tasks_of_example(example: str) -> Iterator[Task]:
    """What it says itself, before its first line of code, about how it is installed and run."""
    text = (ROOT / example).read_text(encoding="utf-8")
    for line in re.findall(r"^[ #]*((?:pip install|python) .*)$", text.split("\nimport ")[0], re.MULTILINE):
        yield typed(line)


def typed(line: str) -> Task:
    """A line of a page, without what is only remarked."""
    plain = line.split("  #")[0].strip()
    return Task(plain, line=plain)


class Room:
    """An empty environment, and a folder with copies of the examples."""

    def __init__(self, home: Path, name: str, wheel: Path, verbose: bool) -> None:
        self.wheel, self.verbose = wheel, verbose
        self.bin, self.folder = home / name / "environment" / "bin", home / name / "work"
        (self.folder / "examples").mkdir(parents=True)
        for example in EXAMPLES:
            (self.folder / example).write_bytes((ROOT / example).read_bytes())
        known = newcomers_environment(home)
        self.environment = known | {"PATH": f"{self.bin}:{known['PATH']}", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        subprocess.run([sys.executable, "-m", "venv", str(self.bin.parent)], check=True)

    def does(self, task: Task) -> bool:
        """Do it; tell what went wrong."""
        command = ["python", "-c", task.block] if task.block else self.words(task.line)
        try:
            subprocess.run(
                [str(self.bin / command[0]), *command[1:]], cwd=self.folder, env=self.environment, timeout=PATIENCE,
                stdout=None if self.verbose else subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=True,
            )  # fmt: skip
        except (OSError, subprocess.SubprocessError) as error:
            print(getattr(error, "stdout", None) or "", error, sep="\n", flush=True)
            return False
        return True

    def words(self, line: str) -> list[str]:
        """A line as its words: the wheel for the package, and what makes it shorter."""
        if line.startswith("pip install"):
            return [re.sub(r"^stockpot(?=\[|$)", str(self.wheel), word) for word in shlex.split(line)]
        added = next((more for begin, more in SHORTER.items() if line.startswith(begin)), "")
        return [*shlex.split(line), *shlex.split(added)]


def try_all(home: Path, wheel: Path, only: str, verbose: bool) -> Iterator[Tried]:
    """Everything, one after the other; where something could not be installed, what needs it fails too, and says so."""
    sources = {page: [*tasks_of_page(page)] for page in PAGES} | {one: [*tasks_of_example(one)] for one in EXAMPLES}
    for number, (source, tasks) in enumerate(sources.items()):
        if only not in source:
            continue
        room = Room(home, f"room-{number}", wheel, verbose)
        for task in tasks:
            if ELSEWHERE.search(task.line):
                continue
            what = task.what if task.block else f"{source}: {task.what}"
            print(what, end=" … ", flush=True)
            began = time.monotonic()
            well = room.does(task)
            tried = Tried(what, time.monotonic() - began, well)
            print(tried.told, flush=True)
            yield tried


def table(all_of_it: list[Tried]) -> str:
    width = max(len(one.what) for one in all_of_it)
    rows = [f"{one.what:{width}}  {one.told}" for one in all_of_it]
    failed = sum(not one.well for one in all_of_it)
    return "\n".join([*rows, f"{len(all_of_it)} tried, {failed} failed, {sum(one.seconds for one in all_of_it):.0f} s"])


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--only", default="", help="pages and examples whose names have this in them")
    ask.add_argument("--wheel", type=Path, help="one that is there; else it is built")
    ask.add_argument("--verbose", action="store_true", help="show what is printed, not only where something fails")
    given = ask.parse_args()
    with tempfile.TemporaryDirectory(prefix="clean-room-") as folder:
        home = Path(folder)
        wheel = given.wheel.resolve() if given.wheel else built(home / "wheel")
        tried = [*try_all(home, wheel, given.only, given.verbose)]
    if not tried:
        raise SystemExit(f"Nothing is named {given.only!r}.")
    print("\n" + table(tried))
    return 0 if all(one.well for one in tried) else 1


if __name__ == "__main__":
    sys.exit(main())
