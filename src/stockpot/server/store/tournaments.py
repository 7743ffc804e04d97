"""Tournaments in the database: who takes part, and who sat at which table in which round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sqlalchemy as sa

from stockpot.server.store.connection import Database
from stockpot.server.store.schema import entrants, insert_into, pairings, tournaments


@dataclass(frozen=True)
class Tournament:
    """A tournament of a group."""

    id: str
    group: str
    name: str
    kind: str
    """`robin` or `swiss`."""
    size: int
    """People at a table, about."""
    rounds: int
    """Of a Swiss; 0: as many as a round robin takes."""
    host: str
    since: int
    table: bytes
    """How its tables are made, as JSON."""


@dataclass(frozen=True)
class Seated:
    """Somebody at a table of a round; no table: they rest."""

    tournament: str
    round: int
    number: int
    seat: int
    who: str
    table: str


class Tournaments:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, tournament: Tournament, most: int) -> bool:
        """A new tournament, unless the group has too many."""

        def work(connection: sa.Connection) -> bool:
            here = sa.select(sa.func.count()).select_from(tournaments).where(tournaments.c.group == tournament.group)
            if connection.execute(here).scalar_one() >= most:
                return False
            connection.execute(sa.insert(tournaments), vars(tournament))
            return True

        return await self.database.write(work)

    async def find(self, group: str, tournament: str) -> Tournament | None:
        here = (tournaments.c.group == group) & (tournaments.c.id == tournament)
        for row in await self.database.rows(sa.select(tournaments).where(here)):
            return Tournament(**row._mapping)
        return None

    async def of(self, group: str) -> list[Tournament]:
        """The tournaments of a group, latest first."""
        query = sa.select(tournaments).where(tournaments.c.group == group).order_by(tournaments.c.since.desc())
        return [Tournament(**row._mapping) for row in await self.database.rows(query)]

    async def entrants(self, tournament: str) -> dict[str, bool]:
        """Who takes part, in the order in which they came, and whether they still do."""
        query = (
            sa.select(entrants).where(entrants.c.tournament == tournament).order_by(entrants.c.since, entrants.c.who)
        )
        return {row.who: not row.gone for row in await self.database.rows(query)}

    async def pairings(self, tournament: str) -> list[Seated]:
        """Who sat where, round by round."""
        query = sa.select(pairings).where(pairings.c.tournament == tournament)
        rows = await self.database.rows(query.order_by(pairings.c.round, pairings.c.number, pairings.c.seat))
        return [Seated(**row._mapping) for row in rows]

    async def enter(self, tournament: str, who: str, now: int, most: int) -> str:
        """Take part: `done`, or why not: `begun`, `full`. Who is in already stays in."""

        def work(connection: sa.Connection) -> str:
            if connection.execute(sa.select(pairings).where(pairings.c.tournament == tournament).limit(1)).first():
                return "begun"
            count = sa.select(sa.func.count()).select_from(entrants).where(entrants.c.tournament == tournament)
            if connection.execute(count).scalar_one() >= most:
                return "full"
            row = insert_into(connection.dialect.name, entrants).values(tournament=tournament, who=who, since=now)
            connection.execute(row.on_conflict_do_nothing())
            return "done"

        return await self.database.write(work)

    async def withdraw(self, tournament: str, who: str) -> bool:
        """Take part no more: before the first round as if never, later without further games."""
        here = (entrants.c.tournament == tournament) & (entrants.c.who == who)

        def work(connection: sa.Connection) -> bool:
            begun = connection.execute(sa.select(pairings).where(pairings.c.tournament == tournament).limit(1)).first()
            change = (
                sa.update(entrants).where(here, ~entrants.c.gone).values(gone=True)
                if begun
                else sa.delete(entrants).where(here)
            )
            return connection.execute(change).rowcount > 0

        return await self.database.write(work)

    async def delete(self, tournament: str) -> bool:
        """A tournament is no more; its tables stay."""
        return await self.database.write(lambda connection: _delete(connection, [tournament]) > 0)


def drop_of_group(connection: sa.Connection, group: str) -> None:
    """The tournaments of a group that is no more."""
    ids = [row.id for row in connection.execute(sa.select(tournaments.c.id).where(tournaments.c.group == group))]
    _delete(connection, ids)


def withdraw_from_group(connection: sa.Connection, group: str, who: str) -> None:
    """Who leaves a group plays no further rounds of its tournaments."""
    ids = sa.select(tournaments.c.id).where(tournaments.c.group == group)
    here = entrants.c.tournament.in_(ids) & (entrants.c.who == who)
    connection.execute(sa.update(entrants).where(here).values(gone=True))


def forget_entrant(connection: sa.Connection, who: str) -> None:
    """A person is deleted: others keep what they won."""
    connection.execute(sa.delete(entrants).where(entrants.c.who == who))
    connection.execute(sa.update(pairings).where(pairings.c.who == who).values(who=""))
    connection.execute(sa.update(tournaments).where(tournaments.c.host == who).values(host=""))


def _delete(connection: sa.Connection, ids: Sequence[str]) -> int:
    for kind in (entrants, pairings):
        connection.execute(sa.delete(kind).where(kind.c.tournament.in_(ids)))
    return connection.execute(sa.delete(tournaments).where(tournaments.c.id.in_(ids))).rowcount
