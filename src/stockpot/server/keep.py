"""What is kept beside the logs: results that cost time, and what people have set for themselves."""

from __future__ import annotations

import sqlalchemy as sa

from stockpot.server.store import Store, _put, metadata

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
)
"""Finished games judged by an expert; can be made again at any time."""


class Keep:
    """Reads and writes these."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine

    async def analysis(self, table: str) -> tuple[bytes, int] | None:
        """The analysis of a table, and when it was written."""
        query = sa.select(analyses.c.data, analyses.c.changed).where(analyses.c.table == table)
        async with self.engine.connect() as connection:
            row = (await connection.execute(query)).first()
        return (bytes(row.data), row.changed) if row else None

    async def put_analysis(self, table: str, data: bytes, changed: int) -> None:
        async with self.engine.begin() as connection:
            await _put(connection, analyses, [{"table": table, "data": data, "changed": changed}], ["table"])
