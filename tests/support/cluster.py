"""A cluster of two workers on this machine, in a process of its own: `python -m tests.support.cluster FILE`.

Plays an arena on it into FILE, killing a worker that plays; then some playouts. Prints what happened as JSON.
"""

from __future__ import annotations

import json
import logging
import os
import signal
import sys
from pathlib import Path

import ray

from stockpot.lab.arena import Match, run, schedule
from stockpot.lab.cluster import cluster_playouts, in_order


def matches() -> list[Match]:
    return list(schedule("soup", 4, ["thumb", "random"], 200, "test", {}, hero=False))


def who(_: int) -> int:
    return os.getpid()


def is_playing(worker: int) -> bool:
    """Ray writes what a worker does into its title."""
    title = Path(f"/proc/{worker}/cmdline")
    return title.exists() and b"play_match" in title.read_bytes()


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


def main(file: Path) -> None:
    begin()
    workers = set(in_order(who, range(20), "auto"))
    killed: list[int] = []

    def kill_one_that_plays() -> None:
        playing = [] if killed else [worker for worker in workers if is_playing(worker)]
        if playing:
            killed.append(playing[0])
            os.kill(killed[0], signal.SIGKILL)

    run(matches(), file, 1, kill_one_that_plays, ray="auto")
    played = cluster_playouts("soup", 3, 12_000, seed=5)
    ray.shutdown()
    print(json.dumps({
        "workers": len(workers - {os.getpid()}), "killed": len(killed),
        "decisions": int(played.decisions.sum()), "scores": played.scores.sum(axis=0).tolist(), "unsound": played.unsound,
    }))  # fmt: skip


if __name__ == "__main__":
    main(Path(sys.argv[1]))
