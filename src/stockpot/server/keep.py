"""What is kept beside the logs: results that cost time, what people have set for themselves, notices to send.

All of it goes through the doors of the store (`reading`, `write`): a database that is away is a `Refusal`, SQLite has one writer.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from stockpot.server.store import Notice, Store, analyses, outbox, preferences, put

AT_ONCE = 50


class Settings(msgspec.Struct, omit_defaults=True, frozen=True):
    """How a person wants to be told that it is their turn."""

    notices: Literal["none", "email", "webhook"] = "none"
    email: str = ""
    confirmed: bool = False
    """The person reads the mail of this address."""
    webhook: str = ""
    lang: str = "en"


class Keep:
    """Reads and writes these."""

    def __init__(self, store: Store) -> None:
        self.store = store

    # ------------------------------------------------------------------------------------------------------- analyses

    async def analysis(self, table: str) -> tuple[bytes, int] | None:
        """The analysis of a table, and when it was written."""
        query = sa.select(analyses.c.data, analyses.c.changed).where(analyses.c.table == table)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).first()
        return (bytes(row.data), row.changed) if row else None

    async def put_analysis(self, table: str, data: bytes, changed: int) -> None:
        row = {"table": table, "data": data, "changed": changed}
        await self.store.write(lambda connection: put(connection, analyses, row))

    # ------------------------------------------------------------------------------------------------------- settings

    async def settings(self, who: str) -> Settings:
        query = sa.select(preferences.c.data).where(preferences.c.who == who)
        async with self.store.reading() as connection:
            data = (await connection.execute(query)).scalar()
        return msgspec.json.decode(data, type=Settings) if data else Settings()

    async def put_settings(self, who: str, settings: Settings) -> None:
        row = {"who": who, "data": msgspec.json.encode(settings)}
        await self.store.write(lambda connection: put(connection, preferences, row))

    async def drop_settings(self, who: str) -> None:
        await self._do(sa.delete(preferences).where(preferences.c.who == who))

    # -------------------------------------------------------------------------------------------------------- notices

    async def due_notices(self, now: int) -> list[Notice]:
        """Notices whose time has come, the oldest first."""
        query = sa.select(outbox).where(outbox.c.due <= now).order_by(outbox.c.due).limit(AT_ONCE)
        async with self.store.reading() as connection:
            return [Notice(**row) for row in (await connection.execute(query)).mappings()]

    async def waiting_notices(self) -> int:
        """How many notices are to be sent, now or later."""
        async with self.store.reading() as connection:
            return int((await connection.execute(sa.select(sa.func.count()).select_from(outbox))).scalar_one())

    async def next_notice(self) -> int | None:
        """When the next notice is due."""
        async with self.store.reading() as connection:
            due: int | None = (await connection.execute(sa.select(sa.func.min(outbox.c.due)))).scalar()
        return due

    async def take_notice(self, notice: Notice, until: int) -> bool:
        """Keep others from sending a notice until a time; no when somebody else has it."""
        query = sa.update(outbox).where(_same(notice), outbox.c.due == notice.due).values(due=until)
        return bool(await self._do(query))

    async def put_off_notice(self, notice: Notice, due: int) -> None:
        """A notice could not be sent: try again at a time."""
        query = sa.update(outbox).where(_same(notice)).values(due=due, attempts=notice.attempts + 1)
        await self._do(query)

    async def drop_notice(self, notice: Notice) -> None:
        await self._do(sa.delete(outbox).where(_same(notice)))

    async def _do(self, change: sa.Update | sa.Delete) -> int:
        """Change rows; how many there were."""
        return await self.store.write(lambda connection: connection.execute(change).rowcount)


def _same(notice: Notice) -> Any:
    return sa.and_(outbox.c.table == notice.table, outbox.c.seat == notice.seat, outbox.c.turn == notice.turn)
