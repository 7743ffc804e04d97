"""Tables that are set aside (quarantine): their log cannot be read back, and they must not keep others from going on.

A row may be damaged or missing, an entry may be one that the rules refuse. Such a table is refused in a clear sentence, logged
once by its id, counted (`stockpot_quarantined`), and left as it is. Whoever has mended its log starts the server again.
"""

from __future__ import annotations

import logging

from stockpot.room.refusal import Refusal
from stockpot.server.live.metrics import Metrics

logger = logging.getLogger("stockpot.quarantine")


class Quarantine:
    """The tables that this process has set aside."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.tables: set[str] = set()

    def __contains__(self, table: str) -> bool:
        return table in self.tables

    def check(self, table: str) -> None:
        """`Refusal` for a table that was set aside."""
        if table in self.tables:
            raise Refusal("quarantined", "This table is damaged and was set aside. The log of the server says why.")

    def put(self, table: str, error: Exception) -> None:
        """Set a table aside for what has happened there; always a `Refusal`."""
        if table not in self.tables:
            self.tables.add(table)
            self.metrics.quarantined.set(len(self.tables))
            logger.error("a table was set aside: %s", error, exc_info=error, extra={"table": table})
        self.check(table)
