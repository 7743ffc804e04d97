"""Analyses of finished games, kept because they cost time (a cache): they can be made again."""

from __future__ import annotations

import sqlalchemy as sa

from stockpot.server.store.connection import Database
from stockpot.server.store.schema import analyses, as_stored, put


class StoredAnalyses:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table: str) -> tuple[bytes, int] | None:
        """The analysis of a table, and when it was written; of a damaged row nothing, and never."""
        query = sa.select(as_stored(analyses.c.data), analyses.c.changed).where(analyses.c.table == table)
        for row in await self.database.rows(query):
            data, changed = row.data, row.changed
            sound = isinstance(data, bytes) and isinstance(changed, int)
            return (data, changed) if sound else (b"", 0)
        return None

    async def put(self, table: str, data: bytes, changed: int) -> None:
        row = {"table": table, "data": data, "changed": changed}
        await self.database.write(lambda connection: put(connection, analyses, row))
