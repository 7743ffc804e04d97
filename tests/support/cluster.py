"""A cluster of two workers on this machine, in a process of its own: `python -m tests.support.cluster ARENA STUDY DATASET`.

Plays an arena on it into one file and a study into the other, in the middle of each of which a worker dies; then a dataset into
a folder, and some playouts. Prints what happened as JSON.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import ray

from stockpot import lab
from stockpot.lab import dataset
from stockpot.lab.arena import Match, schedule
from stockpot.lab.cluster import cluster_playouts, in_order
from stockpot.lab.parts import Plan


def matches() -> list[Match]:
    return list(schedule("soup", 4, ["thumb", "random"], 48, "test", {}, hero=False))


def plan() -> Plan:
    return Plan("soup", 3, ({},), 5000, "test")


def games() -> dataset.Plan:
    return dataset.Plan("soup", 3, {}, ("thumb", "random"), 5, "test", shard=2)


def who(_: int) -> int:
    return os.getpid()


def begin(tries: int = 4) -> None:
    """Start Ray with two workers; on a busy machine it may give up waiting for its own parts, and is started again."""
    for attempt in range(tries):
        try:
            ray.init(
                "local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR,
                object_store_memory=100_000_000,
            )  # fmt: skip
            return
        except Exception:
            if attempt == tries - 1:
                raise
            ray.shutdown()


def deadly(work: Callable[[Any], Any], number: int, died: Path) -> Callable[[Any], Any]:
    """The same work; but the first worker to do the piece with this number dies before it has answered."""

    def done(piece: Any) -> Any:
        answer = work(piece)
        first = piece[0] if isinstance(piece, list) else piece
        if first.number == number and not died.exists():
            died.write_text(str(os.getpid()))
            os.kill(os.getpid(), signal.SIGKILL)
        return answer

    return done


def main(arena: Path, study: Path, folder: Path) -> None:
    begin()
    workers = set(in_order(who, range(8), "auto"))
    deaths = [Path(f"{file}.died") for file in (arena, study)]
    lab.arena.play_together = deadly(lab.arena.play_together, 24, deaths[0])
    lab.parts.play_part = deadly(lab.parts.play_part, 2, deaths[1])
    lab.arena.run(matches(), arena, 1, lambda: None, ray="auto")
    lab.parts.play_parts(plan(), study, 1, lambda _: None, ray="auto")
    dataset.write(games(), folder, 1, "auto")
    played = cluster_playouts("soup", 3, 12_000, seed=5)
    ray.shutdown()
    print(json.dumps({
        "workers": len(workers - {os.getpid()}), "killed": [int(died.read_text()) for died in deaths],
        "decisions": int(played.decisions.sum()), "scores": played.scores.sum(axis=0).tolist(), "unsound": played.unsound,
    }))  # fmt: skip


if __name__ == "__main__":
    main(*map(Path, sys.argv[1:4]))
