"""People in the database: their names, when they last signed out (session epochs), and one-time tokens for other devices."""

from __future__ import annotations

from collections.abc import Sequence

import sqlalchemy as sa

from stockpot.server.store.connection import Database
from stockpot.server.store.groups import leave_all
from stockpot.server.store.schema import (
    carries,
    members,
    outbox,
    people,
    preferences,
    put,
    put_away,
    rated,
    ratings,
    result_seats,
    tables,
    voices,
)
from stockpot.server.store.tournaments import forget_entrant

GONE = "gone"
"""Stands for somebody who was deleted."""


class People:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, who: str, name: str, since: int) -> None:
        """A new person, or a new name for one."""
        row = {"id": who, "name": name, "since": since}
        await self.database.write(lambda connection: put(connection, people, row, keep=("since", "epoch")))

    async def find(self, who: str) -> tuple[str, int] | None:
        """Name and first day of a person."""
        for row in await self.database.rows(sa.select(people).where(people.c.id == who)):
            return row.name, row.since
        return None

    async def names(self, ids: Sequence[str]) -> dict[str, str]:
        """What people want to be called."""
        query = sa.select(people.c.id, people.c.name).where(people.c.id.in_(list(ids)))
        return {row.id: row.name for row in await self.database.rows(query)}

    async def forget(self, who: str) -> None:
        """Drop all that is kept of a person outside the logs."""

        def work(connection: sa.Connection) -> None:
            leave_all(connection, who)
            forget_entrant(connection, who)
            for kind in (members, voices, carries, outbox, preferences, put_away, rated, ratings):
                connection.execute(sa.delete(kind).where(kind.c.who == who))
            connection.execute(sa.update(result_seats).where(result_seats.c.who == who).values(who=""))
            for column in (tables.c.seats, tables.c.owing):
                without = {column.name: sa.func.replace(column, who, GONE)}
                connection.execute(sa.update(tables).where(column.contains(who, autoescape=True)).values(without))
            connection.execute(sa.delete(people).where(people.c.id == who))

        await self.database.write(work)

    # --------------------------------------------------------------------------------------------------------- epochs

    async def next_epoch(self, who: str, now: int) -> int:
        """Begin another epoch of a person: all cookies signed before are void. 0 for nobody."""
        later = sa.case((people.c.epoch < now, now), else_=people.c.epoch + 1)
        query = sa.update(people).where(people.c.id == who).values(epoch=later).returning(people.c.epoch)
        return await self.database.write(lambda connection: connection.execute(query).scalar() or 0)

    async def epochs(self, after: int) -> dict[str, int]:
        """Everybody who has signed out after a moment, and when."""
        query = sa.select(people.c.id, people.c.epoch).where(people.c.epoch > after)
        return {row.id: row.epoch for row in await self.database.rows(query)}

    # --------------------------------------------------------------------------------------------------------- tokens

    async def put_carry(self, token: str, who: str, expires: int, now: int, most: int) -> None:
        """Keep the hash of a token; old ones go, and those of one person beyond so many."""
        mine = sa.select(carries.c.token).where(carries.c.who == who)
        kept = mine.order_by(carries.c.expires.desc()).limit(most - 1)

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.delete(carries).where(carries.c.expires < now))
            connection.execute(sa.delete(carries).where(carries.c.who == who, carries.c.token.not_in(kept)))
            connection.execute(sa.insert(carries).values(token=token, who=who, expires=expires))

        await self.database.write(work)

    async def carry(self, token: str, now: int) -> str | None:
        """Whose token this is."""
        query = sa.select(carries.c.who).where(carries.c.token == token, carries.c.expires >= now)
        return next((row.who for row in await self.database.rows(query)), None)

    async def carries_of(self, who: str, now: int) -> list[int]:
        """When the tokens of a person end."""
        query = sa.select(carries.c.expires).where(carries.c.who == who, carries.c.expires >= now)
        return sorted(row.expires for row in await self.database.rows(query))

    async def drop_carries(self, who: str) -> int:
        """The tokens of a person work no more; how many there were."""
        return await self.database.change(sa.delete(carries).where(carries.c.who == who))

    async def take_carry(self, token: str, now: int) -> str | None:
        """Whose token this is; it works once."""
        query = sa.delete(carries).where(carries.c.token == token, carries.c.expires >= now).returning(carries.c.who)
        return await self.database.write(lambda connection: connection.execute(query).scalar())
