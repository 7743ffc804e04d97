"""What every peer script shares: the command line, the clock and the report. Standard library only.

A peer script hands `main` its rows: functions that are given a number of seconds and measure for about that long.
"""

import argparse
import importlib.metadata
import json
import os
import random
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")
TENTHS = 10


@dataclass(frozen=True)
class Timing:
    """What was played, and the time that it took. `games` is None where the deal was not part of it."""

    decisions: int
    seconds: float
    games: int | None
    note: str = ""


@dataclass(frozen=True)
class Row:
    """One line of the report: a game, the way it is driven, and the function that measures it."""

    name: str
    game: str
    api: str
    measure: Callable[[float], Timing]


def repeat(play: Callable[[], int], seconds: float, clock: Callable[[], float] = time.process_time) -> Timing:
    """Call `play` (one game, returns its decisions) over and over for so many seconds of the clock, after one warm-up.

    The best tenth counts, and processor time: what else the machine does is taken from nobody, as in our own rows. Who works
    elsewhere than on this processor needs another clock.
    """
    play()
    found: list[Timing] = []
    for _ in range(TENTHS):
        decisions = games = 0
        start = now = clock()
        while now - start < seconds / TENTHS:
            decisions += play()
            games += 1
            now = clock()
        found.append(Timing(decisions, now - start, games))
    return max(found, key=lambda timing: timing.decisions / timing.seconds)


def pick(options: Sequence[T]) -> T:
    """One of the options, each equally likely: the random policy of every peer but Pgx, about 0.1 µs a call."""
    return options[int(random.random() * len(options))]


def main(peer: str, package: str, rows: list[Row]) -> None:
    """Measure the rows and print one JSON object on stdout; whatever the library prints goes to stderr."""
    parser = argparse.ArgumentParser(description=f"Speed of {peer}: random play, one process, one core.")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row (default: 3)")
    parser.add_argument("--only", default="", metavar="TEXT", help="only rows whose name holds TEXT")
    parser.add_argument("--list", action="store_true", help="print the names of the rows and stop")
    args = parser.parse_args()
    if args.seconds <= 0:
        parser.error("--seconds must be positive")
    rows = [row for row in rows if args.only in row.name]
    if not rows:
        parser.error(f"no row holds {args.only!r}; see --list")
    if args.list:
        print("\n".join(row.name for row in rows))
        return

    report = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    random.seed(1)
    measured = []
    for row in rows:
        try:
            measured.append(line(row, row.measure(args.seconds)))
        except Exception as error:
            traceback.print_exc()
            sys.exit(f"{peer}: {row.name!r} could not be measured: {error}")
    json.dump({"peer": peer, "version": importlib.metadata.version(package), "rows": measured}, report, indent=2)
    report.write("\n")
    report.close()


def line(row: Row, timing: Timing) -> dict[str, str | int | float | None]:
    """A row of the report as JSON."""
    return {
        "name": row.name,
        "game": row.game,
        "api": row.api,
        "cores": 1,
        "decisions": timing.decisions,
        "seconds": round(timing.seconds, 4),
        "decisions_per_s": round(timing.decisions / timing.seconds),
        "games_per_s": None if timing.games is None else round(timing.games / timing.seconds, 1),
        "note": timing.note,
    }
