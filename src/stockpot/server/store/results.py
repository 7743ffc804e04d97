"""How finished games ended (a read model of the logs): places, scores, and what was remarkable. Written once for each table."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import sqlalchemy as sa

from stockpot.server.store.connection import Conflict, Database
from stockpot.server.store.schema import group_tables, result_seats, results, tables

READ_AT_ONCE = 200
"""Tables whose seats are read with one statement."""


class Feat(msgspec.Struct, array_like=True, frozen=True):
    """Something remarkable that a seat did in a game: what kind, and how much (`core/feats.py`)."""

    kind: str
    seat: int
    amount: int


@dataclass(frozen=True)
class Placed:
    """A seat at the end of a game: the person or bot in it, the score, and the place; players who tie share one."""

    who: str
    level: str
    score: int
    place: int


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    table: str
    game: str
    ended: int
    seats: Sequence[Placed]
    feats: Sequence[Feat] = ()
    counts: bool = True
    code: str = field(default="", compare=False)
    """The invitation of a group's table."""

    def seat_of(self, who: str) -> Placed | None:
        return next((seat for seat in self.seats if seat.who == who), None)


class Results:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, result: Result, also: Any = None) -> bool:
        """Keep how a game ended, and whatever follows from it (`also`) in the same transaction; no if it is known already."""
        row = {
            "table": result.table, "game": result.game, "ended": result.ended, "counts": result.counts,
            "feats": msgspec.json.encode(result.feats),
        }  # fmt: skip
        seats = [{"table": result.table, "seat": number, **vars(seat)} for number, seat in enumerate(result.seats)]

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.insert(results), row)
            if seats:
                connection.execute(sa.insert(result_seats), seats)
            if also is not None:
                also(connection)

        try:
            await self.database.write(work)
        except Conflict:
            return False
        return True

    async def missing(self, limit: int = 1000) -> list[str]:
        """Finished tables of which it is not known how they ended, latest first."""
        known = sa.select(results.c.table).where(results.c.table == tables.c.id).exists()
        query = sa.select(tables.c.id).where(tables.c.status == "over", ~known).order_by(tables.c.changed.desc())
        return [row.id for row in await self.database.rows(query.limit(limit))]

    async def of_group(self, group: str, before: int | None = None, limit: int = 5000) -> list[Result]:
        """The finished games of a group, latest first; those that ended before a moment."""
        query = sa.select(results, group_tables.c.code).join(group_tables, group_tables.c.table == results.c.table)
        query = query.where(group_tables.c.group == group, results.c.counts)
        return await self._read(query, before, limit)

    async def of_person(self, who: str, before: int | None = None, limit: int = 5000) -> list[Result]:
        """The finished games of a person, latest first."""
        mine = sa.select(result_seats.c.table).where(result_seats.c.who == who)
        return await self._read(sa.select(results).where(results.c.table.in_(mine), results.c.counts), before, limit)

    async def of_tables(self, ids: Iterable[str]) -> dict[str, Result]:
        """How these tables ended, as far as they have."""
        found: dict[str, Result] = {}
        wanted = sorted(ids)
        for start in range(0, len(wanted), READ_AT_ONCE):
            some = results.c.table.in_(wanted[start : start + READ_AT_ONCE])
            found |= {one.table: one for one in await self._read(sa.select(results).where(some), None, READ_AT_ONCE)}
        return found

    async def _read(self, query: sa.Select[Any], before: int | None, limit: int) -> list[Result]:
        if before is not None:
            query = query.where(results.c.ended < before)
        query = query.order_by(results.c.ended.desc(), results.c.table).limit(limit)

        def work(connection: sa.Connection) -> list[Result]:
            rows = connection.execute(query).all()
            seats = _seats(connection, [row.table for row in rows])
            return [_result(row, seats.get(row.table, [])) for row in rows]

        return await self.database.read(work)


def _seats(connection: sa.Connection, ids: Sequence[str]) -> dict[str, list[Placed]]:
    """Who sat where at these tables."""
    found: dict[str, list[Placed]] = {}
    for start in range(0, len(ids), READ_AT_ONCE):
        some = result_seats.c.table.in_(ids[start : start + READ_AT_ONCE])
        rows = connection.execute(sa.select(result_seats).where(some).order_by(result_seats.c.seat))
        for row in rows:
            found.setdefault(row.table, []).append(Placed(row.who, row.level, row.score, row.place))
    return found


def _result(row: Any, seats: Sequence[Placed]) -> Result:
    feats = msgspec.json.decode(row.feats, type=list[Feat])
    return Result(row.table, row.game, row.ended, seats, feats, row.counts, row._mapping.get("code", ""))
