"""A table that people have open: requests in, commits, views out, bots at work.

One request at a time: it is checked, written to the store, and only then carried out, told to everybody and answered.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from concurrent.futures import Executor
from dataclasses import replace
from typing import Any, Protocol

import msgspec
from msgspec import UNSET

from stockpot.bots import Bot, bot
from stockpot.bots.safe import choose_safely
from stockpot.core.table import Action, Table
from stockpot.core.undo import free_undo
from stockpot.server import log, requests
from stockpot.server import protocol as p
from stockpot.server.bus import Bus
from stockpot.server.metrics import Metrics
from stockpot.server.protocol import Refusal
from stockpot.server.room import Room
from stockpot.server.store import Append, Conflict, Store, Summary
from stockpot.server.views import Names, Stream, Viewer, situation, table_info, viewer_of

logger = logging.getLogger("stockpot.live")

ATTEMPTS = 20
"""Tries to add to a log while other processes add to it too."""
PAUSE = 1.0
"""Seconds a bot waits after the store has failed."""


class House(Protocol):
    """What a table needs of the server around it."""

    store: Store
    bus: Bus
    metrics: Metrics
    thinkers: Executor
    names: Names

    def now(self) -> int:
        """Milliseconds since 1970."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that goes on although nobody waits for it."""


class Client(Protocol):
    """Somebody who has the table open."""

    who: str
    lang: p.Lang

    def send(self, message: bytes) -> None:
        """Never waits; a client that is too slow is dropped."""


class Watch:
    """All clients that see the same, and what they have been sent."""

    def __init__(self, stream: Stream, table: bytes, game: bytes) -> None:
        self.stream, self.table, self.game = stream, table, game
        self.clients: set[Client] = set()

    def send(self, message: bytes) -> None:
        for client in tuple(self.clients):
            client.send(message)


class Live:
    """A table in memory."""

    def __init__(self, table: str, room: Room, house: House) -> None:
        self.id, self.room, self.house = table, room, house
        self.lock = asyncio.Lock()
        self.watches: dict[Viewer, Watch] = {}
        self.here: dict[str, int] = {}
        self.thinking: set[int] = set()
        self.bots: dict[int, tuple[str, Bot]] = {}
        self.unsure = False
        """The store has failed: what it holds must be read before anything else."""
        self.used = house.now()
        self.listed: Summary | None = replace(self.summary(), changed=0)
        self._had_proposal = room.proposal is not None

    @property
    def idle(self) -> bool:
        return not self.watches and not self.thinking and not self.lock.locked()

    # -------------------------------------------------------------------------------------------------------- requests

    async def do(self, who: str, request: p.Request) -> None:
        """Carry a request out; returns when what it changed is on disk. `Refusal` says why not."""
        await asyncio.shield(self.house.spawn(self._do(who, request)))

    async def _do(self, who: str, request: p.Request) -> None:
        async with self.lock:
            self.used = self.house.now()
            await self._settle(lambda: self._decide(who, request))

    async def _decide(self, who: str, request: p.Request) -> requests.Entries:
        if self.room.repeated(who, request.id):
            return []
        free = isinstance(request, p.Undo) and await self._may_undo_freely(who)
        entries = requests.decide(self.room, who, request, free_undo=free)
        return requests.stamped(entries, who, request.id, self.house.now())

    async def _may_undo_freely(self, who: str) -> bool:
        seat, table = self.room.seat_of(who), self.room.table
        if seat is None or table is None:
            return False
        return await asyncio.get_running_loop().run_in_executor(self.house.thinkers, free_undo, table.copy(), seat)

    async def _settle(self, decide: Callable[[], Coroutine[Any, Any, requests.Entries]]) -> None:
        """Decide and commit; when another process was quicker, read what it did and decide again."""
        for _ in range(ATTEMPTS):
            if self.unsure:
                await self.read_on()
            entries = await decide()
            if not entries:
                return
            try:
                await self.commit(entries)
            except Conflict:
                await self.read_on()
            else:
                return
        raise Refusal("busy", "Too many changes at once; try again.", status=503)

    async def commit(self, entries: requests.Entries, *others: Append) -> None:
        """Write entries, then carry them out and tell everybody."""
        first = self.room.seq + 1
        append = Append(self.id, first, entries, members=newcomers(entries))
        try:
            with self.house.metrics.commit.time():
                await self.house.store.append(append, *others)
        except Conflict:
            raise
        except Exception:
            self.unsure = True
            logger.exception("the store failed", extra={"table": self.id})
            raise Refusal("not_saved", "This could not be saved; try again.", status=503) from None
        self._carry_out(entries)
        await self.house.bus.publish(self.id, self.room.seq)

    def _carry_out(self, entries: Sequence[log.AnyEntry]) -> None:
        for entry in entries:
            self.room.apply(entry)
            if isinstance(entry, log.Moved):
                self.house.metrics.moves.inc()
        moved_only = all(isinstance(entry, log.Moved) for entry in entries)
        if not moved_only or self.room.status == "over":
            self._list()
            self.tell_all(table=True)
        else:
            self.tell_all(table=self._had_proposal)
        self._had_proposal = self.room.proposal is not None
        self.drive()

    async def heard(self, seq: int) -> None:
        """Another process says how far the log goes."""
        if seq > self.room.seq:
            async with self.lock:
                await self.read_on()

    async def read_on(self) -> None:
        """Carry out what the log has beyond what is known here."""
        entries = await self.house.store.read(self.id, self.room.seq)
        self.unsure = False
        if entries:
            self._carry_out(entries)

    def _list(self) -> None:
        """Bring lists of tables up to date; nobody waits for it, and after a crash it is done again."""
        summary = self.summary()
        if replace(summary, changed=0) != self.listed:
            self.listed = replace(summary, changed=0)
            self.house.spawn(self.house.store.append(Append(self.id, 0, [], summary)))

    def summary(self) -> Summary:
        """The table as it stands in lists."""
        room = self.room
        free, bots = sum(seat.free for seat in room.seats), any(seat.bot for seat in room.seats)
        return Summary(self.id, room.game.name, room.created.open, room.status, free, bots, self.house.now())

    # ----------------------------------------------------------------------------------------------------------- views

    def join(self, client: Client, seq: int) -> None:
        """A client opens the table and gets exactly what it has missed since news `seq`."""
        viewer = viewer_of(self.room, client.who, client.lang)
        client.send(p.encode(p.Welcome(p.VERSION, self.id, viewer.seat)))
        self._count(client.who, 1)
        self.tell_all(table=True)
        self._attach(client, viewer, seq)
        self.drive()

    def part(self, client: Client) -> None:
        """A client closes the table."""
        for viewer, watch in tuple(self.watches.items()):
            if client in watch.clients:
                self._detach(client, viewer)
                self._count(client.who, -1)
        self.used = self.house.now()
        self.tell_all(table=True)

    def _count(self, who: str, change: int) -> None:
        self.here[who] = self.here.get(who, 0) + change
        if not self.here[who]:
            del self.here[who]

    def _attach(self, client: Client, viewer: Viewer, seq: int) -> None:
        stream = Stream(self.room, viewer, self.house.names)
        news = stream.rest()
        watch = self.watches.get(viewer)
        if watch is None:
            watch = self.watches[viewer] = Watch(stream, *self._parts(viewer))
        missed = news[seq:] if seq <= len(news) else news
        while len(missed) > p.NEWS_AT_ONCE:
            part, missed = missed[: p.NEWS_AT_ONCE], missed[p.NEWS_AT_ONCE :]
            client.send(p.encode(p.Update(part[-1].seq, part)))
        client.send(p.encode(p.Update(stream.seq, missed, raw(watch.table), raw(watch.game))))
        watch.clients.add(client)

    def _detach(self, client: Client, viewer: Viewer) -> None:
        watch = self.watches[viewer]
        watch.clients.discard(client)
        if not watch.clients:
            del self.watches[viewer]

    def tell_all(self, table: bool) -> None:
        """Send everybody what is new for them; `table`: who sits where may have changed, not only the game."""
        if table:
            self._change_eyes()
        for viewer, watch in self.watches.items():
            self._tell(viewer, watch, table)

    def _tell(self, viewer: Viewer, watch: Watch, table: bool) -> None:
        news = watch.stream.rest()
        update = p.Update(watch.stream.seq, news)
        info = self._table_part(viewer) if table else watch.table
        game = self._game_part(viewer)
        if info != watch.table:
            update.table = raw(info)
        if game != watch.game:
            update.game = raw(game)
        if news or update.table is not UNSET or update.game is not UNSET:
            watch.table, watch.game = info, game
            watch.send(p.encode(update))

    def _change_eyes(self) -> None:
        """Who has taken or given up a seat sees through other eyes; until the start all see the same news."""
        for viewer, watch in tuple(self.watches.items()):
            for client in tuple(watch.clients):
                now = viewer_of(self.room, client.who, client.lang)
                if now != viewer:
                    self._detach(client, viewer)
                    self._attach(client, now, watch.stream.seq)

    def parts(self, viewer: Viewer) -> p.Update:
        """The table and the game as a viewer may know them now."""
        stream = Stream(self.room, viewer, self.house.names)
        stream.rest()
        table, game = self._parts(viewer)
        return p.Update(stream.seq, [], raw(table), raw(game))

    def _parts(self, viewer: Viewer) -> tuple[bytes, bytes]:
        return self._table_part(viewer), self._game_part(viewer)

    def _table_part(self, viewer: Viewer) -> bytes:
        seated = {seat.who for seat in self.room.seats}
        spectators = sum(count for who, count in self.here.items() if who not in seated)
        return p.encode(table_info(self.room, self.id, viewer, self.house.names, self.here, spectators))

    def _game_part(self, viewer: Viewer) -> bytes:
        seen = situation(self.room, viewer)
        return b"" if seen is None else p.encode(seen)

    # ------------------------------------------------------------------------------------------------------------ bots

    def resume(self) -> None:
        """After a restart: set right what lists say, and let bots go on."""
        self.listed = None
        self._list()
        self.drive()

    def drive(self) -> None:
        """Let the bots think that owe a decision."""
        for seat in self.room.bots_to_act():
            if seat not in self.thinking:
                self.thinking.add(seat)
                self.house.spawn(self._think(seat))

    async def _think(self, seat: int) -> None:
        """A bot's decision is a move like any other. One that comes too late is dropped.

        The seat counts as thinking until its move is made: a bot never thinks about two things at once.
        """
        epoch = self.room.epoch
        try:
            action = await self._choose(seat)
            async with self.lock:
                await self._settle(lambda: self._bot_move(seat, action, epoch))
        except Refusal as refusal:  # the table has changed meanwhile, or the store has failed
            logger.warning("a bot could not move: %s", refusal.text, extra={"table": self.id})
            await asyncio.sleep(PAUSE if refusal.status == 503 else 0)
        finally:
            self.thinking.discard(seat)
        self.drive()

    async def _bot_move(self, seat: int, action: Action, epoch: int) -> requests.Entries:
        if self.room.epoch != epoch or seat not in self.room.bots_to_act():
            return []
        move = requests.move(self.room.playing(), seat, action.id, None)
        return requests.stamped([move], "", "", self.house.now())

    async def _choose(self, seat: int) -> Action:
        table, thinker = self.room.playing().copy(), self._bot(seat)
        return await asyncio.get_running_loop().run_in_executor(self.house.thinkers, choose, thinker, table, seat)

    def _bot(self, seat: int) -> Bot:
        level = self.room.seats[seat].bot
        known = self.bots.get(seat)
        if known is None or known[0] != level:
            known = self.bots[seat] = level, bot(self.room.game.name, level)
        return known[1]


def choose(thinker: Bot, table: Table, seat: int) -> Action:
    """The bot's choice, or that of its stand-in: a bot must not hold the table up."""
    choice = choose_safely(thinker, table, seat)
    if choice.failure:
        logger.error("at %s, %s", table.name, choice.failure, exc_info=choice.error)
    return choice.action


def newcomers(entries: Sequence[log.AnyEntry]) -> list[str]:
    """People who take part in the table from these entries on."""
    found = {entry.who for entry in entries if isinstance(entry, log.Sat)}
    for entry in entries:
        if isinstance(entry, log.Created):
            found |= {entry.who, *(chair.who for chair in entry.seats)}
    return sorted(found - {""})


def raw(part: bytes) -> Any:
    """A part that is encoded already; nothing for an empty one."""
    return msgspec.Raw(part) if part else UNSET
