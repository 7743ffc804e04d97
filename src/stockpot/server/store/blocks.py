"""Who does not want to hear from whom, in the database."""

from __future__ import annotations

import sqlalchemy as sa

from stockpot.server.store.connection import Database
from stockpot.server.store.schema import blocks, put


class StoredBlocks:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, who: str) -> frozenset[str]:
        """Everybody whom a person has blocked."""
        query = sa.select(blocks.c.whom).where(blocks.c.who == who)
        return frozenset(row.whom for row in await self.database.rows(query))

    async def put(self, who: str, whom: str) -> None:
        await self.database.write(lambda connection: put(connection, blocks, {"who": who, "whom": whom}))

    async def drop(self, who: str, whom: str) -> int:
        return await self.database.change(sa.delete(blocks).where(blocks.c.who == who, blocks.c.whom == whom))
