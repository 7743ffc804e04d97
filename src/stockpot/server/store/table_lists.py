"""Lists of tables (a read model of the logs): what the lobby shows, where bots owe a move, whose time runs out."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from stockpot.server.store.connection import Database
from stockpot.server.store.schema import members, put, put_away, tables, voices

ENDED = ("over", "closed")
BEGUN = ("playing", "over")


@dataclass
class Summary:
    """A table as it stands in lists."""

    id: str
    game: str
    open: bool
    status: str
    free: int
    bots: bool
    changed: int
    due: int | None = None
    """When somebody's time runs out."""
    owing: str = ""
    """The people whose turn it is. Up to date at tables at people's own pace; at live ones when nobody is there."""
    seats: str = ""
    """Who sits where (`room.views.Listing`); empty where nothing has changed since version 0.1."""
    last: str = ""
    """What happened last (`room.views.latest`), encoded."""

    @property
    def sitters(self) -> list[str]:
        """The person in each seat; empty for bots, and where nobody sits."""
        return ["" if one[0] in "@." else one for one in self.seats.split()]

    @property
    def people(self) -> list[str]:
        """Everybody who sits there."""
        return [one for one in self.sitters if one]

    @property
    def levels(self) -> list[str]:
        """The bots that sit there."""
        return [one[1:] for one in self.seats.split() if one[0] == "@"]


class TableLists:
    """Reads them; they are written together with the logs (`EventLog.append`)."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def open(self, since: int = 0, limit: int = 100) -> list[Summary]:
        """Open tables that are not over, latest first; of those not begun, what has changed since."""
        query = sa.select(tables).where(tables.c.open, tables.c.status.not_in(ENDED), _fresh(since))
        return await self._summaries(query, limit)

    async def of(self, who: str, since: int = 0, limit: int = 100) -> list[Summary]:
        """The tables of a person, latest first; of those not begun, what has changed since. Not those put away."""
        joined = sa.select(tables).join(members, members.c.table == tables.c.id)
        kept = joined.where(members.c.who == who, tables.c.status != "closed", _fresh(since), ~_put_away(who))
        return await self._summaries(kept, limit)

    async def put_away(self, who: str, limit: int = 100) -> list[Summary]:
        """The tables that a person has put away, latest first."""
        joined = sa.select(tables).join(members, members.c.table == tables.c.id)
        away = joined.where(members.c.who == who, tables.c.status != "closed", _put_away(who))
        return await self._summaries(away, limit)

    async def put(self, who: str, table: str, away: bool) -> bool:
        """Put one of a person's tables away, or take it out again; no when it is not theirs."""
        row = {"who": who, "table": table}
        theirs = sa.select(members).where(members.c.who == who, members.c.table == table)

        def work(connection: sa.Connection) -> bool:
            if connection.execute(theirs).first() is None:
                return False
            if away:
                put(connection, put_away, row)
            else:
                connection.execute(sa.delete(put_away).where(put_away.c.who == who, put_away.c.table == table))
            return True

        return await self.database.write(work)

    async def _summaries(self, query: sa.Select[Any], limit: int) -> list[Summary]:
        rows = await self.database.rows(query.order_by(tables.c.changed.desc()).limit(limit))
        return [Summary(**row._mapping) for row in rows]

    async def unfinished(self) -> list[str]:
        """The tables at which a bot may owe a move."""
        query = sa.select(tables.c.id).where(tables.c.status == "playing", tables.c.bots)
        return [row.id for row in await self.database.rows(query)]

    async def due(self, until: int) -> list[tuple[str, int]]:
        """The tables at which somebody's time runs out before a moment, and when."""
        query = sa.select(tables.c.id, tables.c.due).where(tables.c.status == "playing", tables.c.due < until)
        return [(row.id, row.due) for row in await self.database.rows(query)]

    async def companions(self, who: str, tables_back: int = 200, limit: int = 50) -> list[str]:
        """The people with whom somebody has played, the latest first."""
        mine = sa.select(tables.c.id, tables.c.changed).join(members, members.c.table == tables.c.id)
        mine = mine.where(members.c.who == who, tables.c.status.in_(BEGUN))
        latest = mine.order_by(tables.c.changed.desc()).limit(tables_back).subquery()
        met = sa.select(members.c.who).join(latest, members.c.table == latest.c.id).where(members.c.who != who)
        query = met.group_by(members.c.who).order_by(sa.func.max(latest.c.changed).desc()).limit(limit)
        return [row.who for row in await self.database.rows(query)]

    async def touched_by(self, who: str) -> list[str]:
        """Every table at which a person sat, or said something."""
        both = sa.union(*(sa.select(kind.c.table).where(kind.c.who == who) for kind in (members, voices)))
        return sorted(row.table for row in await self.database.rows(both))


def _fresh(since: int) -> Any:
    """Begun, or changed since."""
    return sa.or_(tables.c.status != "waiting", tables.c.changed >= since)


def _put_away(who: str) -> Any:
    """Put away by a person."""
    return sa.select(put_away.c.table).where(put_away.c.who == who, put_away.c.table == tables.c.id).exists()
