"""The transactional outbox: notices to send, written in the commit of the move that causes them, taken by one process each."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from stockpot.server.store.connection import Database
from stockpot.server.store.schema import outbox, put

AT_ONCE = 50


@dataclass(frozen=True)
class Notice:
    """To be sent to a person: what they should know since this entry of a table's log (`turn`), and who has caused it."""

    table: str
    who: str
    kind: str
    """`turn`, `nudge`, `rematch` or `invited`."""
    seat: int
    """Theirs; -1 for somebody who has none."""
    turn: int
    due: int
    by: str = ""
    attempts: int = 0


class Outbox:
    """Gives them out, and drops those that are sent. They are put in together with the logs (`EventLog.append`)."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def due(self, now: int) -> list[Notice]:
        """Notices whose time has come, the oldest first."""
        query = sa.select(outbox).where(outbox.c.due <= now).order_by(outbox.c.due).limit(AT_ONCE)
        return [Notice(**row._mapping) for row in await self.database.rows(query)]

    async def waiting(self) -> int:
        """How many notices are to be sent, now or later."""
        ((many,),) = await self.database.rows(sa.select(sa.func.count()).select_from(outbox))
        return int(many)

    async def next(self) -> int | None:
        """When the next notice is due."""
        ((due,),) = await self.database.rows(sa.select(sa.func.min(outbox.c.due)))
        return None if due is None else int(due)

    async def take(self, notice: Notice, until: int) -> bool:
        """Keep others from sending a notice until a time (a lease); no when somebody else has it."""
        mine = sa.update(outbox).where(_same(notice), outbox.c.due == notice.due)
        return bool(await self.database.change(mine.values(due=until)))

    async def put(self, notice: Notice) -> None:
        """One that no entry of a log causes; again while it waits changes nothing."""
        await self.database.write(lambda connection: put(connection, outbox, vars(notice), keep=("due", "attempts")))

    async def defer(self, notice: Notice, due: int) -> None:
        """Not now, by the person's own wish: at a time."""
        await self.database.change(sa.update(outbox).where(_same(notice)).values(due=due))

    async def put_off(self, notice: Notice, due: int) -> None:
        """A notice could not be sent: try again at a time."""
        late = sa.update(outbox).where(_same(notice))
        await self.database.change(late.values(due=due, attempts=notice.attempts + 1))

    async def drop(self, notice: Notice) -> None:
        await self.database.change(sa.delete(outbox).where(_same(notice)))


def _same(notice: Notice) -> Any:
    return sa.and_(*(column == getattr(notice, column.name) for column in outbox.primary_key))
