"""How much one person, one address and all together may have going at a time (quotas)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from stockpot.room.refusal import Refusal
from stockpot.server.live.fair_queue import Path

LISTED = 2 * 3600 * 1000
"""Milliseconds after which an open table that waits for players leaves the list, unless somebody has it open."""
EXPIRED = 30 * 24 * 3600 * 1000
"""Milliseconds after which a table that was never begun leaves its people's own lists."""


@dataclass(frozen=True)
class Cap:
    """A cap: at most so many at a time."""

    person: int
    address: int
    server: int


@dataclass(frozen=True)
class Caps:
    """All caps. An address has more room than a person: a household may share it."""

    running: Cap = Cap(20, 60, 1000)
    """Running games with bots, by who made the table."""
    offered: Cap = Cap(3, 10, 500)
    """Open tables that wait for players."""


def check_running(cap: Cap, mine: Path, others: Iterable[Path]) -> None:
    """May one more game with bots begin? Paths: the address and the person who made the table."""
    of = over(cap, mine, others)
    if of:
        said = f"{getattr(cap, of)} games with bots are going on {WHERE[of]}"
        raise Refusal("too_many_games", f"{said}: finish one first, or come back later.", status=429)


def check_offered(cap: Cap, mine: Path, others: Iterable[Path]) -> None:
    """May one more open table be listed?"""
    of = over(cap, mine, others)
    if of:
        said = f"{getattr(cap, of)} open tables wait for players {WHERE[of]}"
        raise Refusal("too_many_tables", f"{said}: begin one first, or invite by link.", status=429)


WHERE = {"person": "at one person's tables", "address": "at tables made from one address", "server": "here"}


def over(cap: Cap, mine: Path, others: Iterable[Path]) -> str:
    """The cap that is reached; empty when there is room."""
    paths = [path[:2] for path in others]
    if sum(path == mine[:2] for path in paths) >= cap.person:
        return "person"
    if sum(path[0] == mine[0] for path in paths) >= cap.address:
        return "address"
    return "server" if len(paths) >= cap.server else ""
