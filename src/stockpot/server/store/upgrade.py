"""Before an upgrade: which tables were begun under other rules, and which steps the database has not taken.

A table is played to its end under the rules it began with. This version knows one version of each game's rules, so a table
begun under another is refused by the server, never played on wrongly: finish it before the upgrade, or let it be.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from stockpot.core.game import game, game_names
from stockpot.room import log
from stockpot.server.store.connection import once
from stockpot.server.store.migrations import behind, migrate
from stockpot.server.store.schema import logs, tables
from stockpot.server.store.table_lists import ENDED


@dataclass(frozen=True)
class Standing:
    """An unfinished table, and whether this version can go on with it."""

    table: str
    game: str
    rules: int
    known: int | None
    """The version of the rules that is known here; none for a game that is not on this shelf."""
    status: str
    changed: int

    @property
    def goes_on(self) -> bool:
        return self.rules == self.known


@dataclass(frozen=True)
class Report:
    """What an upgrade meets."""

    unfinished: list[Standing]
    steps: list[str]
    """Of the database, still to be taken."""

    @property
    def stuck(self) -> list[Standing]:
        return [one for one in self.unfinished if not one.goes_on]


async def check(url: str) -> Report:
    """Look at a database without changing it."""
    return Report([], []) if missing(url) else await once(url, _look)


async def upgrade(url: str) -> list[str]:
    """Bring a database up to date; the steps that were taken. (A server does so too when it starts.)"""
    return await once(url, _take_steps)


def missing(url: str) -> bool:
    """An SQLite file that is not there: looking at it would make it."""
    parts = sa.make_url(url)
    return parts.get_backend_name() == "sqlite" and not (parts.database and Path(parts.database).exists())


def _take_steps(connection: sa.Connection) -> list[str]:
    steps = behind(connection)
    migrate(connection)
    return steps


def _look(connection: sa.Connection) -> Report:
    steps = behind(connection)
    if not sa.inspect(connection).has_table(tables.name):
        return Report([], steps)
    first = sa.and_(logs.c.table == tables.c.id, logs.c.seq == 1)
    query = sa.select(tables.c.id, tables.c.status, tables.c.changed, logs.c.data).join(logs, first)
    rows = connection.execute(query.where(tables.c.status.not_in(ENDED)).order_by(tables.c.changed))
    return Report([one for row in rows if (one := _standing(row)) is not None], steps)


def _standing(row: Any) -> Standing | None:
    """A table and its rules; nothing for one whose first entry cannot be read, under any version."""
    try:
        created = log.decode(row.data)
    except ValueError:
        return None
    if not isinstance(created, log.Created):
        return None
    known = game(created.game).rules_version if created.game in game_names() else None
    return Standing(row.id, created.game, created.rules, known, row.status, row.changed)
