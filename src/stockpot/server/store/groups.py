"""Groups in the database: their names and links, their members, their tables. Every change is one transaction."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from stockpot.server.store.connection import Database
from stockpot.server.store.schema import group_members, group_tables, groups, insert_into, logs, tables
from stockpot.server.store.table_lists import ENDED, Summary
from stockpot.server.store.tournaments import drop_of_group, withdraw_from_group


@dataclass(frozen=True)
class Group:
    """A group, without its members."""

    id: str
    name: str
    code: str
    """The secret of its link."""
    admin: str
    since: int
    meets: str = ""
    """The next date as clocks in `zone` show it, like 2026-11-24T20:00; none when empty."""
    zone: str = ""
    weekly: bool = False


@dataclass(frozen=True)
class GroupTable:
    """A table of a group, and its invitation."""

    summary: Summary
    code: str


class Groups:
    """Reads and writes them."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, group: Group, most: int) -> bool:
        """A new group; its admin is its first member. No when they are in too many already."""

        def work(connection: sa.Connection) -> bool:
            if _count(connection, group_members.c.who == group.admin) >= most:
                return False
            connection.execute(sa.insert(groups), vars(group))
            connection.execute(sa.insert(group_members), {"group": group.id, "who": group.admin, "since": group.since})
            return True

        return await self.database.write(work)

    async def find(self, group: str) -> Group | None:
        for row in await self.database.rows(sa.select(groups).where(groups.c.id == group)):
            return Group(**row._mapping)
        return None

    async def of(self, who: str) -> list[Group]:
        """The groups of a person, oldest membership first."""
        query = sa.select(groups).join(group_members, group_members.c.group == groups.c.id)
        rows = await self.database.rows(query.where(group_members.c.who == who).order_by(group_members.c.since))
        return [Group(**row._mapping) for row in rows]

    async def members(self, group: str) -> dict[str, int]:
        """Who belongs to a group, and since when; the longest first."""
        query = sa.select(group_members.c.who, group_members.c.since).where(group_members.c.group == group)
        rows = await self.database.rows(query.order_by(group_members.c.since, group_members.c.who))
        return {row.who: row.since for row in rows}

    async def tables(self, group: str, limit: int = 50) -> list[GroupTable]:
        """The tables of a group that are not over, latest first."""
        query = sa.select(tables, group_tables.c.code).join(group_tables, group_tables.c.table == tables.c.id)
        query = query.where(group_tables.c.group == group, tables.c.status.not_in(ENDED))
        rows = await self.database.rows(query.order_by(tables.c.changed.desc()).limit(limit))
        return [_group_table(dict(row._mapping)) for row in rows]

    async def group_of(self, table: str) -> str:
        """The group that a table was made for; empty for none."""
        query = sa.select(group_tables.c.group).where(group_tables.c.table == table)
        return next((row.group for row in await self.database.rows(query)), "")

    async def groups_of(self, who: str, tables: Iterable[str]) -> dict[str, str]:
        """Of these tables those that were made for groups of a person, and for which."""
        if not (wanted := [*tables]):
            return {}
        query = sa.select(group_tables.c.table, group_tables.c.group)
        query = query.join(group_members, group_members.c.group == group_tables.c.group)
        query = query.where(group_members.c.who == who, group_tables.c.table.in_(wanted))
        return {row.table: row.group for row in await self.database.rows(query)}

    async def fellows(self, who: str) -> list[str]:
        """The other members of a person's groups."""
        mine = sa.select(group_members.c.group).where(group_members.c.who == who)
        query = sa.select(group_members.c.who).where(group_members.c.group.in_(mine), group_members.c.who != who)
        query = query.group_by(group_members.c.who).order_by(sa.func.min(group_members.c.since), group_members.c.who)
        return [row.who for row in await self.database.rows(query)]

    async def latest(self, group: str) -> bytes | None:
        """The first entry of the latest table of a group."""
        first = sa.and_(logs.c.table == group_tables.c.table, logs.c.seq == 1)
        query = sa.select(logs.c.data).join(group_tables, first).join(tables, tables.c.id == group_tables.c.table)
        query = query.where(group_tables.c.group == group).order_by(tables.c.changed.desc()).limit(1)
        return next((bytes(row.data) for row in await self.database.rows(query)), None)

    # -------------------------------------------------------------------------------------------------------- changes

    async def change(self, group: str, admin: str | None = None, **values: Any) -> bool:
        """Change a group, where it is there and, if one is named, this is its admin."""
        whose = [groups.c.id == group, *([] if admin is None else [groups.c.admin == admin])]
        return await self.database.change(sa.update(groups).where(*whose).values(**values)) > 0

    async def join(self, group: str, code: str, who: str, now: int, most: tuple[int, int]) -> str:
        """Take a person in. What comes of it: `joined`, `known`, or why not: `gone`, `full`, `enough`."""
        members, memberships = most

        def work(connection: sa.Connection) -> str:
            found = connection.execute(sa.select(groups.c.code).where(groups.c.id == group)).scalar()
            if _count(connection, (group_members.c.group == group) & (group_members.c.who == who)):
                return "known"
            if found is None or not secrets.compare_digest(found.encode(), code.encode()):
                return "gone"
            if _count(connection, group_members.c.group == group) >= members:
                return "full"
            if _count(connection, group_members.c.who == who) >= memberships:
                return "enough"
            row = insert_into(connection.dialect.name, group_members).values(group=group, who=who, since=now)
            connection.execute(row.on_conflict_do_nothing())
            return "joined"

        return await self.database.write(work)

    async def hand_over(self, group: str, admin: str, to: str) -> bool:
        """Another member becomes the admin."""
        member = sa.select(group_members).where(group_members.c.group == group, group_members.c.who == to).exists()
        query = sa.update(groups).where(groups.c.id == group, groups.c.admin == admin, member).values(admin=to)
        return await self.database.change(query) > 0

    async def leave(self, group: str, who: str) -> bool:
        """A member goes. An admin leaves the group to who has been in it longest; with the last member it goes."""

        def work(connection: sa.Connection) -> bool:
            return _leave(connection, group, who)

        return await self.database.write(work)

    async def remove(self, group: str, admin: str, who: str, code: str) -> bool:
        """The admin sends a member away; the link is another one from then on."""

        def work(connection: sa.Connection) -> bool:
            whose = sa.update(groups).where(groups.c.id == group, groups.c.admin == admin).values(code=code)
            return connection.execute(whose).rowcount > 0 and _leave(connection, group, who)

        return await self.database.write(work)

    async def delete(self, group: str, admin: str) -> bool:
        """The group is no more; its tables stay with those who played there."""

        def work(connection: sa.Connection) -> bool:
            gone = connection.execute(sa.delete(groups).where(groups.c.id == group, groups.c.admin == admin)).rowcount
            if gone:
                _clear(connection, group)
            return gone > 0

        return await self.database.write(work)


def leave_all(connection: sa.Connection, who: str) -> None:
    """A person goes from all groups."""
    mine = sa.select(group_members.c.group).where(group_members.c.who == who)
    for row in connection.execute(mine).all():
        _leave(connection, row.group, who)


def _leave(connection: sa.Connection, group: str, who: str) -> bool:
    here = group_members.c.group == group
    gone = connection.execute(sa.delete(group_members).where(here, group_members.c.who == who)).rowcount
    withdraw_from_group(connection, group, who)
    rest = sa.select(group_members.c.who).where(here).order_by(group_members.c.since, group_members.c.who)
    heir = connection.execute(rest.limit(1)).scalar()
    if heir is None:
        connection.execute(sa.delete(groups).where(groups.c.id == group))
        _clear(connection, group)
    else:
        connection.execute(sa.update(groups).where(groups.c.id == group, groups.c.admin == who).values(admin=heir))
    return gone > 0


def _clear(connection: sa.Connection, group: str) -> None:
    drop_of_group(connection, group)
    for kind in (group_members, group_tables):
        connection.execute(sa.delete(kind).where(kind.c.group == group))


def _count(connection: sa.Connection, which: Any) -> int:
    return int(connection.execute(sa.select(sa.func.count()).select_from(group_members).where(which)).scalar_one())


def _group_table(row: dict[str, Any]) -> GroupTable:
    code = row.pop("code")
    return GroupTable(Summary(**row), code)
