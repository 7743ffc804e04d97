"""Compile games in a process of its own, which gives way to everything else: `python -m stockpot.bots.compiling soup …`.

It writes a line of JSON before each step and after each game (`Progress`), and ends with whoever reads them. Of several such
processes on a machine one compiles, and the others find what it has left.
"""

from __future__ import annotations

import contextlib
import json
import os
import sys
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from stockpot.bots.warm import steps_to_play
from stockpot.core.ready import cache_folder

LEAST = 19
"""The lowest priority (`nice`)."""


class Progress(NamedTuple):
    """How far compiling is."""

    now: str
    """What is being compiled; nothing at the end."""
    done: int
    of: int
    """Steps."""
    ready: list[str]
    """Games of which all is there."""


def compile_games(names: Sequence[str]) -> Iterator[Progress]:
    """Compile what tables and bots of these games need, one after the other."""
    work = [(name, step) for name in names for step in steps_to_play(name)]
    left = [name for name, _ in work]
    for done, (_, (title, step)) in enumerate(work):
        yield Progress(title, done, len(work), [name for name in names if name not in left])
        step()
        del left[0]
    yield Progress("", len(work), len(work), [*names])


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """One process at a time, where the system can see to that."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    folder = cache_folder()
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "compiling").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def main(names: Sequence[str]) -> None:
    with contextlib.suppress(AttributeError, OSError):
        os.nice(LEAST)
    with alone():
        for progress in compile_games(names):
            print(json.dumps(progress), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
