"""The bots of one table: decisions come from worker processes, and always come (fallbacks, a circuit breaker).

A bot that fails, breaks a rule or is killed for taking too long is stood in for by `thumb`, and that by chance. A table whose
bots had to be killed plays on with simpler ones: it costs everybody else one deadline, not one a move.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Container
from typing import Protocol

from stockpot.api.bots import SEARCHES, in_turn, temperament
from stockpot.room.room import Room
from stockpot.server.live.fair_queue import Path
from stockpot.server.live.metrics import Metrics
from stockpot.server.live.worker_pool import Gone, Stumbled, WorkerPool
from stockpot.server.live.worker_tasks import Choose, Situation

logger = logging.getLogger("stockpot.bots")

THUMB_PATIENCE = 0.25
"""The share of the usual time limit that `thumb` gets: it does not search."""


class House(Protocol):
    """What bots need of the server."""

    workers: WorkerPool
    metrics: Metrics

    @property
    def cold(self) -> Container[str]:
        """Games whose search is still being compiled: until then `thumb` stands in for bots that search."""


class Bots:
    """The bots of one table."""

    __slots__ = ("house", "id", "simpler")

    def __init__(self, table: str, house: House) -> None:
        self.id, self.house = table, house
        self.simpler = ""
        """The bot that stands in for all others here once one had to be killed (the circuit breaker)."""

    async def choose(self, room: Room, seat: int, path: Path) -> int:
        """A bot's decision: the number of a legal action, or -1 when the seat no longer owes one."""
        table, character = room.playing(), temperament(room, seat)
        at, legal = Situation.of(table), table.legal_actions(seat)
        if not legal:
            return -1
        for level in in_turn(self.level(room, seat)):
            if level == "random":
                break
            try:
                return await self._ask(Choose(at, seat, level, character, self.id), legal, path)
            except (Gone, Stumbled) as error:
                self._report(room, level, error)
        return secrets.choice(legal)

    def level(self, room: Room, seat: int) -> str:
        """The bot to ask; while its search is being compiled, `thumb` plays."""
        level = self.simpler or room.seats[seat].bot
        return "thumb" if level in SEARCHES and room.game.name in self.house.cold else level

    async def _ask(self, thought: Choose, legal: list[int], path: Path) -> int:
        workers = self.house.workers
        seconds = workers.patience * (THUMB_PATIENCE if thought.level == "thumb" else 1)
        try:
            action: int = await workers.think(thought, path, int, seconds)
        except Gone:
            self.simpler = "random" if thought.level == "thumb" else "thumb"
            raise
        if action not in legal:
            raise Stumbled(f"it chose action {action}, which the rules do not allow")
        return action

    def _report(self, room: Room, level: str, error: Gone | Stumbled) -> None:
        logger.error("a bot was stood in for: %s: %s", level, error, exc_info=error, extra={"table": self.id})
        self.house.metrics.stand_ins.labels(room.game.name, level).inc()
