"""This tree beside another commit, in turns in one run, so that both meet the same machine.

    python bench/beside.py 92c813f                         processor time of a decision through `Table`, for all games
    python bench/beside.py 92c813f -- bench soup           what `stockpot bench soup` says in both
    python bench/beside.py 92c813f -- load --tables 50     the same for the server

Both run with the packages installed here. The first run of a commit compiles its rules, which takes minutes and is not measured.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ("soup", "sapotage", "ursuppe", "pantry", "sapone")

DECISIONS = """
import random, sys, time
import stockpot
def microseconds(game, decisions):
    chance, left, spent, seed = random.Random(1), decisions, 0.0, 0
    while left > 0:
        table, seed = stockpot.Table(game, 4, seed=seed), seed + 1
        start = time.process_time()
        while left > 0 and not table.over:
            seat = table.to_act[0]
            table.play(seat, chance.choice(table.legal(seat)).id)
            table.view(seat)
            left -= 1
        spent += time.process_time() - start
    return spent / decisions * 1e6
microseconds(sys.argv[1], 200)
print(microseconds(sys.argv[1], int(sys.argv[2])))
"""
"""Random decisions: what may be done, one of these, what the seat sees then."""


@contextmanager
def other_tree(commit: str) -> Iterator[Path]:
    """The files of a commit, for as long as they are needed."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "--detach", tree, commit], cwd=ROOT, check=True, capture_output=True)
        try:
            yield tree
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", tree], cwd=ROOT, check=True)


def ran(tree: Path, *arguments: str) -> str:
    """What this Python says with the sources of a tree."""
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    return subprocess.run(
        [sys.executable, *arguments], cwd=tree, env=environment, stdout=subprocess.PIPE, encoding="utf-8", check=True
    ).stdout


def decisions(trees: list[Path], games: list[str], rounds: int, many: int) -> None:
    for game in games:
        spent: list[list[float]] = [[] for _ in trees]
        for _ in range(rounds):
            for tree, times in zip(trees, spent, strict=True):
                times.append(float(ran(tree, "-c", DECISIONS, game, str(many))))
        then, now = map(statistics.median, spent)
        print(f"{game:9} {then:6.0f} µs then {now:6.0f} µs now {then / now:6.2f}×", flush=True)


def commands(trees: list[Path], rounds: int, command: list[str]) -> None:
    ran(trees[0], "-m", "stockpot", *command)
    for _ in range(rounds):
        for tree, name in zip(trees, ("then", "now"), strict=True):
            print(f"--- {name}\n{ran(tree, '-m', 'stockpot', *command)}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("commit")
    parser.add_argument(
        "command", nargs="*", help="after --: a command of stockpot, instead of decisions through Table"
    )
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--decisions", type=int, default=2000)
    given = parser.parse_args()
    with other_tree(given.commit) as tree:
        trees = [tree, ROOT]
        if given.command:
            commands(trees, given.rounds, given.command)
        else:
            decisions(trees, given.games, given.rounds, given.decisions)


if __name__ == "__main__":
    main()
