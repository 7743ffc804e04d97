"""The bots of one table: their decisions are thought out in other processes, and always come.

A bot that fails, breaks a rule or is killed for taking too long is stood in for by `thumb`, and that by chance. A table whose
bots had to be killed plays on with simpler ones: it costs everybody else one deadline, not one a move.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Container
from typing import Protocol

from stockpot.server.fair import Path
from stockpot.server.metrics import Metrics
from stockpot.server.room import Room
from stockpot.server.thinkers import Gone, Stumbled, Thinkers
from stockpot.server.thoughts import SEARCHES, Choose, Situation

logger = logging.getLogger("stockpot.bots")

THUMB_PATIENCE = 0.25
"""The share of the usual patience that `thumb` gets: it thinks about nothing."""


class House(Protocol):
    """What bots need of the server."""

    thinkers: Thinkers
    metrics: Metrics

    @property
    def cold(self) -> Container[str]:
        """Games whose search is still being compiled: rules of thumb play for bots that would have to wait for it."""


class Bots:
    """Who decides at a table where no person does."""

    def __init__(self, table: str, house: House) -> None:
        self.id, self.house = table, house
        self.simpler = ""
        """The bot that plays for all here, since another had to be killed."""

    async def choose(self, room: Room, seat: int, path: Path) -> int:
        """The number of an action that is legal now; none (-1) when the seat owes no decision any more."""
        table, voice = room.playing(), room.voice(seat)
        at, legal = Situation.of(table), table.legal_actions(seat)
        if not legal:
            return -1
        temperament = voice.persona.temperament if voice else None
        for level in self.in_turn(room, seat):
            if level == "random":
                break
            try:
                return await self._ask(Choose(at, seat, level, temperament, self.id), legal, path)
            except (Gone, Stumbled) as error:
                self._report(room, level, error)
        return secrets.choice(legal)

    def in_turn(self, room: Room, seat: int) -> list[str]:
        """The bot to ask, and those to ask when it fails; while its search is being compiled, `thumb` plays."""
        level = self.simpler or room.seats[seat].bot
        if level in SEARCHES and room.game.name in self.house.cold:
            level = "thumb"
        return [level, "random"] if level in ("thumb", "random") else [level, "thumb", "random"]

    async def _ask(self, thought: Choose, legal: list[int], path: Path) -> int:
        thinkers = self.house.thinkers
        seconds = thinkers.patience * (THUMB_PATIENCE if thought.level == "thumb" else 1)
        try:
            action: int = await thinkers.think(thought, path, int, seconds)
        except Gone:
            self.simpler = "random" if thought.level == "thumb" else "thumb"
            raise
        if action not in legal:
            raise Stumbled(f"it chose action {action}, which the rules do not allow")
        return action

    def _report(self, room: Room, level: str, error: Gone | Stumbled) -> None:
        logger.error("a bot was stood in for: %s: %s", level, error, exc_info=error, extra={"table": self.id})
        self.house.metrics.stand_ins.labels(room.game.name, level).inc()
