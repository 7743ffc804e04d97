"""A cluster of two workers on this machine, in a process of its own: `python -m tests.support.cluster ARENA STUDY`.

Plays an arena on it into one file and a study into the other, killing a worker that plays in the middle of each; then some
playouts. Prints what happened as JSON.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import signal
import sys
from pathlib import Path

import ray

from stockpot.lab.arena import Match, run, schedule
from stockpot.lab.cluster import cluster_playouts, in_order
from stockpot.lab.parts import Plan, play_parts


def matches() -> list[Match]:
    return list(schedule("soup", 4, ["thumb", "random"], 48, "test", {}, hero=False))


def plan() -> Plan:
    return Plan("soup", 3, ({},), 5000, "test")


def who(_: int) -> int:
    return os.getpid()


def workers_at(work: str) -> list[int]:
    """The workers that do this now: Ray writes it into their titles."""
    found = []
    for title in Path("/proc").glob("[0-9]*/cmdline"):
        with contextlib.suppress(OSError):
            said = title.read_bytes()
            if said.startswith(b"ray::") and work.encode() in said and belongs_here(int(title.parent.name)):
                found.append(int(title.parent.name))
    return found


def belongs_here(process: int) -> bool:
    """Was this process begun by this one, or by one of those it began?"""
    while process > 1 and process != os.getpid():
        status = Path(f"/proc/{process}/stat").read_text()
        process = int(status.rpartition(")")[2].split()[1])
    return process == os.getpid()


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


class Killer:
    """Ends one worker that is at some work, once."""

    def __init__(self, work: str) -> None:
        self.work = work
        self.killed = 0

    def __call__(self, _: int = 0) -> None:
        playing = [] if self.killed else workers_at(self.work)
        if playing:
            os.kill(playing[0], signal.SIGKILL)
            self.killed = playing[0]


def main(arena: Path, study: Path) -> None:
    begin()
    workers = set(in_order(who, range(8), "auto"))
    killers = [Killer("play_match"), Killer("play_part")]
    run(matches(), arena, 1, killers[0], ray="auto")
    play_parts(plan(), study, 1, killers[1], ray="auto")
    played = cluster_playouts("soup", 3, 12_000, seed=5)
    ray.shutdown()
    print(json.dumps({
        "workers": len(workers - {os.getpid()}), "killed": sum(killer.killed > 0 for killer in killers),
        "decisions": int(played.decisions.sum()), "scores": played.scores.sum(axis=0).tolist(), "unsound": played.unsound,
    }))  # fmt: skip


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
