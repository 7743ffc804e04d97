"""Passkeys of people, and what they are asked to sign, in the database."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import sqlalchemy as sa

from stockpot.server.store.connection import Database
from stockpot.server.store.schema import challenges, passkeys


@dataclass(frozen=True)
class Passkey:
    """A key of a person; the private half never leaves their device."""

    id: str
    who: str
    credential: bytes
    public_key: bytes
    count: int
    """How often it has signed, by its own account: one that counts backwards is a copy."""
    since: int
    used: int


def digest(data: bytes) -> str:
    """What something is known by in the database."""
    return hashlib.sha256(data).hexdigest()


class StoredPasskeys:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, passkey: Passkey) -> None:
        """A new one; `Conflict` when it is known already."""
        await self.database.write(lambda connection: connection.execute(sa.insert(passkeys).values(vars(passkey))))

    async def find(self, credential: bytes) -> Passkey | None:
        query = sa.select(passkeys).where(passkeys.c.id == digest(credential))
        return next((Passkey(**row._mapping) for row in await self.database.rows(query)), None)

    async def of(self, who: str) -> list[Passkey]:
        query = sa.select(passkeys).where(passkeys.c.who == who).order_by(passkeys.c.since)
        return [Passkey(**row._mapping) for row in await self.database.rows(query)]

    async def use(self, passkey: Passkey, count: int, now: int) -> bool:
        """It has signed; no when it has elsewhere meanwhile."""
        same = sa.update(passkeys).where(passkeys.c.id == passkey.id, passkeys.c.count == passkey.count)
        return bool(await self.database.change(same.values(count=count, used=now)))

    async def drop(self, who: str, id: str) -> int:
        return await self.database.change(sa.delete(passkeys).where(passkeys.c.who == who, passkeys.c.id == id))

    # ----------------------------------------------------------------------------------------------------- challenges

    async def put_challenge(self, challenge: bytes, who: str, expires: int, now: int) -> None:
        """Something to sign, by a time; those that are too old go."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(challenges).where(challenges.c.expires < now))
            connection.execute(sa.insert(challenges).values(id=digest(challenge), who=who, expires=expires))

        await self.database.write(work)

    async def take_challenge(self, challenge: bytes, now: int) -> str | None:
        """For whom this was to be signed; it counts once."""
        mine = sa.delete(challenges).where(challenges.c.id == digest(challenge), challenges.c.expires >= now)
        return await self.database.write(
            lambda connection: connection.execute(mine.returning(challenges.c.who)).scalar()
        )
