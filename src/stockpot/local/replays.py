"""A finished game that is looked at again in a house without a server: unrolled once, and then kept until another is."""

from __future__ import annotations

from stockpot.api import rest
from stockpot.api.replays import Unrolled
from stockpot.api.slices import in_slices
from stockpot.core.table import Table


class Replays:
    """The game that was looked at last."""

    def __init__(self) -> None:
        self.latest: tuple[str, Unrolled] | None = None

    async def page(self, table: str, finished: Table, viewer: str, first: int, count: int) -> rest.Replay:
        """Some frames of a finished game."""
        return (await self._unrolled(table, finished)).page(finished, viewer, first, count)

    async def explained(self, table: str, finished: Table, analysis: rest.Analysis) -> rest.Analysis:
        """What an expert thinks of a finished game, with the costliest moves taken apart."""
        if not analysis.costliest:
            return analysis
        return (await self._unrolled(table, finished)).explained(finished, analysis)

    async def _unrolled(self, table: str, finished: Table) -> Unrolled:
        if self.latest is None or self.latest[0] != table:
            unrolled = Unrolled(finished)
            await in_slices(unrolled.slices(finished))
            self.latest = table, unrolled
        return self.latest[1]
