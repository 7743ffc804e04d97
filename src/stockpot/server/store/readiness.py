"""Readiness: does the database answer, and does it take anything in? A full disk answers, and takes nothing."""

from __future__ import annotations

import asyncio
import math
import secrets
import time

import sqlalchemy as sa

from stockpot.room.refusal import Refusal
from stockpot.server.store.connection import Database
from stockpot.server.store.schema import put, settings

PROVED_FOR, REFUSED_FOR = 5.0, 1.0
"""Seconds for which a write proves that others can be made, and for which one that failed proves the contrary."""


class Readiness:
    """Asked by whatever watches the server."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.refused = -math.inf
        """When a proof was last refused."""
        self._proving = asyncio.Lock()

    async def prove(self) -> None:
        """`Refusal` when the database does not answer, or takes nothing in.

        What proves it is a write of the last few seconds, anybody's or one made for it: whoever asks often costs no more.
        """
        await self.database.rows(sa.select(1))
        async with self._proving:
            if time.monotonic() - self.refused < REFUSED_FOR:
                raise Refusal("no_database", "The database takes nothing in; try again.", status=503)
            if time.monotonic() - self.database.written < PROVED_FOR:
                return
            try:
                await self.database.write(_sign)
            except Refusal:
                self.refused = time.monotonic()
                raise


def _sign(connection: sa.Connection) -> None:
    """A sign of life: something that was not there before."""
    put(connection, settings, {"name": "proof", "value": secrets.token_bytes(8)})
