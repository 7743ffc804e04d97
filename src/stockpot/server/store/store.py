"""The store: all that is kept, and the one door to the database. Nothing outside this package holds a connection."""

from __future__ import annotations

from stockpot.server.store.analyses import StoredAnalyses
from stockpot.server.store.connection import Database
from stockpot.server.store.event_log import EventLog
from stockpot.server.store.groups import Groups
from stockpot.server.store.outbox import Outbox
from stockpot.server.store.people import People
from stockpot.server.store.ratings import Ratings
from stockpot.server.store.readiness import Readiness
from stockpot.server.store.results import Results
from stockpot.server.store.settings import SettingsOfPeople, signing_key
from stockpot.server.store.table_lists import TableLists
from stockpot.server.store.tournaments import Tournaments


class Store:
    """The logs of all tables, what is derived from them, and the people."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.log = EventLog(database)
        self.lists = TableLists(database)
        self.people = People(database)
        self.settings = SettingsOfPeople(database)
        self.groups = Groups(database)
        self.results = Results(database)
        self.ratings = Ratings(database)
        self.tournaments = Tournaments(database)
        self.outbox = Outbox(database)
        self.analyses = StoredAnalyses(database)
        self.readiness = Readiness(database)

    @classmethod
    async def open(cls, url: str) -> Store:
        """The store at a database address; its tables are made where they are missing."""
        return cls(await Database.open(url))

    async def close(self) -> None:
        """Write what is waiting, then close."""
        await self.log.writer.close()
        await self.database.close()

    async def signing_key(self) -> bytes:
        """The key that signs identities."""
        return await signing_key(self.database)
