"""Browsers that take Web Push (RFC 8030) for people: where to send, and what to encrypt with."""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

import sqlalchemy as sa

from stockpot.server.store.connection import Database
from stockpot.server.store.schema import put, subscriptions

MOST = 10
"""Browsers of one person; a further one takes the place of the oldest."""


@dataclass(frozen=True)
class Subscription:
    """A browser of a person."""

    id: str
    who: str
    endpoint: str
    p256dh: bytes
    auth: bytes
    since: int


def subscription_id(endpoint: str) -> str:
    """What an endpoint is known by: the address itself lets anybody send something there."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


class Subscriptions:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, one: Subscription) -> bool:
        """A browser, new or once more; no when it is somebody else's, and other keys show that this is not the same browser."""

        def work(connection: sa.Connection) -> bool:
            query = sa.select(subscriptions).where(subscriptions.c.id == one.id)
            known = connection.execute(query.with_for_update()).one_or_none()
            if known is not None and known.who != one.who and not hmac.compare_digest(bytes(known.auth), one.auth):
                return False
            put(connection, subscriptions, vars(one))
            mine = sa.select(subscriptions.c.id).where(subscriptions.c.who == one.who)
            kept = mine.order_by(subscriptions.c.since.desc()).limit(MOST)
            connection.execute(
                sa.delete(subscriptions).where(subscriptions.c.who == one.who, subscriptions.c.id.not_in(kept))
            )
            return True

        return await self.database.write(work)

    async def of(self, who: str) -> list[Subscription]:
        query = sa.select(subscriptions).where(subscriptions.c.who == who).order_by(subscriptions.c.since)
        return [Subscription(**row._mapping) for row in await self.database.rows(query)]

    async def drop(self, *ids: str) -> int:
        """These take nothing any more; how many there were."""
        return await self.database.change(sa.delete(subscriptions).where(subscriptions.c.id.in_(ids)))

    async def drop_of(self, who: str) -> int:
        """Drop all browsers of a person; returns how many there were."""
        return await self.database.change(sa.delete(subscriptions).where(subscriptions.c.who == who))
