"""Settings: what people have set for themselves (preferences), and the key of this database that signs identities."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
import sqlalchemy as sa

from stockpot.server.store.connection import Database
from stockpot.server.store.schema import preferences, put
from stockpot.server.store.schema import settings as of_database


class Settings(msgspec.Struct, omit_defaults=True, frozen=True):
    """How a person wants to be told that it is their turn."""

    notices: Literal["none", "email", "webhook"] = "none"
    email: str = ""
    confirmed: bool = False
    """The person reads the mail of this address."""
    webhook: str = ""
    lang: str = "en"
    quiet: tuple[int, int] | None = None
    """Minutes of the day from and until which nothing is sent."""
    zone: str = "UTC"
    """Where the person's clock is, as the time zone database calls it."""


class SettingsOfPeople:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, who: str) -> Settings:
        for row in await self.database.rows(sa.select(preferences.c.data).where(preferences.c.who == who)):
            return msgspec.json.decode(row.data, type=Settings)
        return Settings()

    async def change(self, who: str, **some: Any) -> None:
        """Some of them; the others stay."""
        old = await self.of(who)
        new = msgspec.structs.replace(old, **some)
        if new != old:
            await self.put(who, new)

    async def put(self, who: str, settings: Settings) -> None:
        row = {"who": who, "data": msgspec.json.encode(settings)}
        await self.database.write(lambda connection: put(connection, preferences, row))


async def kept_key(database: Database, name: str, fresh: bytes) -> bytes:
    """A key of this database: made once, the same for all processes on it. `fresh`: what it is if there is none yet."""

    def work(connection: sa.Connection) -> bytes:
        put(connection, of_database, {"name": name, "value": fresh}, keep=("value",))
        query = sa.select(of_database.c.value).where(of_database.c.name == name)
        return bytes(connection.execute(query).scalar_one())

    return await database.write(work)
