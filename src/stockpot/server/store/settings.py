"""Settings: what people have set for themselves (preferences), and the key of this database that signs identities."""

from __future__ import annotations

import secrets
from typing import Literal

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


class SettingsOfPeople:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, who: str) -> Settings:
        for row in await self.database.rows(sa.select(preferences.c.data).where(preferences.c.who == who)):
            return msgspec.json.decode(row.data, type=Settings)
        return Settings()

    async def put(self, who: str, settings: Settings) -> None:
        row = {"who": who, "data": msgspec.json.encode(settings)}
        await self.database.write(lambda connection: put(connection, preferences, row))


async def signing_key(database: Database) -> bytes:
    """The key that signs identities: made once, the same for all processes on this database."""

    def work(connection: sa.Connection) -> bytes:
        put(connection, of_database, {"name": "secret", "value": secrets.token_bytes(32)}, keep=("value",))
        query = sa.select(of_database.c.value).where(of_database.c.name == "secret")
        return bytes(connection.execute(query).scalar_one())

    return await database.write(work)
