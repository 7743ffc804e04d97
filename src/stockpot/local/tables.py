"""The tables of a house without a server: made, found, kept in memory while they are used."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any

from stockpot.api.background import Background
from stockpot.api.bots import Bots
from stockpot.api.once import Once
from stockpot.bots import LEVELS
from stockpot.core.game import SHELF
from stockpot.core.game import game as game_named
from stockpot.local.keep import Changes, Keep, Log
from stockpot.local.person import WHO
from stockpot.local.refusals import keeping, needs_server, not_fetched, reading, unknown_table
from stockpot.local.summary import Summary, decode, summary_of, written
from stockpot.local.table import OpenTable, decoded
from stockpot.room import log, requests
from stockpot.room import protocol as p
from stockpot.room.door import outcome
from stockpot.room.room import Room, rebuild
from stockpot.room.viewer import Names

logger = logging.getLogger("stockpot.local")

HERE = "here-"
"""How the names of tables begin that are kept in a house without a server: a page knows by them whom to ask."""
KEPT = 8
"""Tables that stay in memory although nobody has them open."""


class Tables:
    """All tables on a device."""

    def __init__(
        self, keep: Keep, names: Names, bots: Bots, fetch: Callable[[str], Awaitable[None]],
        now: Callable[[], int], seeds: Callable[[], str],
    ) -> None:  # fmt: skip
        self.keep, self.names, self.bots, self.now, self.seeds = keep, names, bots, now, seeds
        self.fetch = fetch
        self.open: dict[str, OpenTable] = {}
        self.background = Background()
        self.spawn = self.background.spawn
        self._opening: Once[OpenTable] = Once(self.spawn)

    async def fetch_game(self, game: Any) -> None:
        """Bring a game, where it is one of the shelf's; what else somebody may have named is refused by who needs it."""
        if game in SHELF:
            try:
                await self.fetch(game)
            except Exception as error:
                raise not_fetched(game, error) from None

    async def fetch_bot(self, game: str, level: str) -> None:
        """Bring the network that bots of a level play a game by, if they do. Without it they cannot play: another stands in."""
        how = game_named(game).bots.levels.get(level)
        if game in SHELF and how is not None and how.learned:
            try:
                await self.fetch(f"{game}.npz")
            except Exception as error:
                logger.warning("the network for %s could not be fetched: %s", game, error)

    async def fetch_expert(self, table: OpenTable) -> None:
        """Bring what hints and analyses need beyond the game: they look at what an expert would do."""
        await self.fetch_bot(table.room.game.name, "expert")

    # ------------------------------------------------------------------------------------------------- made and found

    async def create(self, new: p.NewTable) -> OpenTable:
        """A new table."""
        if new.open:
            raise needs_server("A table that others can find")
        await self.fetch_game(new.game)
        created = requests.create(new, WHO, self.seeds(), new_code(), LEVELS)
        entries = requests.stamped([created], WHO, "", self.now())
        return await self.add(entries, rebuild(entries))

    async def add(self, entries: Sequence[log.AnyEntry], room: Room) -> OpenTable:
        """A table that is new here, as its log says it is."""
        table = OpenTable(new_id(), room, self)
        with keeping():
            await self.keep.write(Changes(logs=[self._first(table.id, entries, room)]))
        return self._remember(table)

    def _first(self, table: str, entries: Sequence[log.AnyEntry], room: Room) -> Log:
        texts = [log.encode(entry).decode() for entry in entries]
        return Log(table, 1, texts, written(summary_of(table, room, self.now())))

    async def enter(self, table: str, who: str = WHO, code: str = "") -> OpenTable:
        """A table for somebody who may see it, as it is now, whoever has written into its log."""
        if table in self.open:
            found = self.open[table]
            await found.read_on()
        else:
            found = await self._opening.do(table, self._read)
        requests.enter(found.room, who, code)
        return found

    async def _read(self, table: str) -> OpenTable:
        with keeping():
            texts = await self.keep.entries(table)
        if not texts:
            raise unknown_table()
        with reading():
            entries = decoded(texts)
            first = entries[0]
        await self.fetch_game(first.game if isinstance(first, log.Created) else "")
        with reading():
            return self._remember(OpenTable(table, rebuild(entries), self))

    def _remember(self, table: OpenTable) -> OpenTable:
        idle = [one.id for one in self.open.values() if one.idle]
        for one in idle[: len(idle) - KEPT + 1]:
            self.open.pop(one).close()
        self.open[table.id] = table
        table.enlist()
        return table

    # --------------------------------------------------------------------------------------------------------- requests

    async def do(self, table: OpenTable, who: str, request: p.Request) -> p.Done:
        """Carry a request out."""
        requests.somebody(who)
        if isinstance(request, p.Rematch):
            return p.Done(request.id, await self._rematch(table, request))
        await table.do(request)
        return p.Done(request.id)

    async def _rematch(self, table: OpenTable, request: p.Rematch) -> str:
        """One new table, however often it is asked for; both logs are written together."""
        async with table.lock:
            while not table.room.rematch:
                again = requests.rematch(table.room, WHO, self.seeds(), new_code())
                made, name = requests.stamped([again], WHO, "", self.now()), new_id()
                told = requests.stamped([log.Rematched(table=name)], WHO, request.id, self.now())
                await table.written(outcome(table.room, told), self._first(name, made, rebuild(made)))
            return table.room.rematch

    # --------------------------------------------------------------------------------------------------------- the list

    async def all(self) -> list[Summary]:
        """How all tables stand."""
        with keeping():
            return [decode(text.encode()) for text in await self.keep.tables()]

    def forget(self, tables: Iterable[str]) -> None:
        """These tables were thrown away."""
        for table in tables:
            if table in self.open:
                self.open.pop(table).close()


def new_id() -> str:
    """The name of a table: it says that the table is here and not on a server, and no other device has made the same."""
    return HERE + secrets.token_hex(8)


def new_code() -> str:
    """The invitation to a table."""
    return secrets.token_urlsafe(16)
