"""All tables of a server process: made, found, kept in memory while they are used, evicted when they are not (LRU)."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import secrets
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, TypeVar

from stockpot.api import begun, questions
from stockpot.api.background import Background
from stockpot.api.once import Once
from stockpot.bots import LEVELS
from stockpot.core.game import game, game_names
from stockpot.core.struct import replace
from stockpot.core.warm import Step, steps
from stockpot.engine import shelf as modules
from stockpot.room import log, requests
from stockpot.room import protocol as p
from stockpot.room.door import newcomers, outcome
from stockpot.room.refusal import Refusal
from stockpot.room.room import Room
from stockpot.room.viewer import Names
from stockpot.room.views import listing
from stockpot.server.clock import Alarms, SystemTime, Time
from stockpot.server.live.bus import Bus, LocalBus
from stockpot.server.live.compiling import Compiling
from stockpot.server.live.fair_queue import Path
from stockpot.server.live.live_table import ATTEMPTS, LONG, LiveTable
from stockpot.server.live.metrics import Metrics
from stockpot.server.live.presence import Presence
from stockpot.server.live.quarantine import Quarantine
from stockpot.server.live.quotas import LISTED, Caps, check_offered, check_running
from stockpot.server.live.turn_stream import TurnStreams
from stockpot.server.live.worker_pool import Gone, Stumbled, WorkerPool
from stockpot.server.live.worker_tasks import Answer, Situation
from stockpot.server.people.blocks import Blocks
from stockpot.server.people.identity import Identities
from stockpot.server.store.connection import Conflict
from stockpot.server.store.event_log import Append, Invites
from stockpot.server.store.snapshots import Snapshots, program_of
from stockpot.server.store.store import Store
from stockpot.server.store.table_lists import Summary
from stockpot.server.supervision import Work, supervised

logger = logging.getLogger("stockpot.tables")

FORGET_AFTER = 300
"""Seconds after which a table that nobody has open leaves the memory."""
ENTRIES_KEPT = 100_000
"""Entries of all tables in memory together, above which those that nobody has open leave it sooner: about 40 MB."""
LOOK_AHEAD = 60
"""Seconds between two looks at the database for clocks that other processes have set."""
LOOK_AROUND = 2
"""Seconds between two looks for changes that nobody has told: a process may die between its commit and its message."""
HOMES = 50_000
"""People whose address is remembered."""
ASK_AGAIN = 2
"""Seconds after which a database that did not answer is asked again."""

Asked = TypeVar("Asked")


class Tables:
    """The tables, and what they all need."""

    def __init__(
        self, store: Store, people: Identities, metrics: Metrics, bus: Bus | None = None,
        time: Time | None = None, seeds: Callable[[], str] = lambda: secrets.token_hex(16),
        workers: WorkerPool | None = None, caps: Caps | None = None,
    ) -> None:  # fmt: skip
        self.store, self.people, self.metrics, self.bus = store, people, metrics, bus or LocalBus()
        self.time, self.seeds = time or SystemTime(), seeds
        self.now = self.time.now
        self.began = self.now()
        self.alarms = Alarms(self.time, self._ring)
        self.wake = self.alarms.set
        self.noticed: Callable[[int], None] = lambda _: None
        """Somebody is to be told something at a time; who sends notices listens."""
        self.turn_streams = TurnStreams(self.time)
        self.blocks = Blocks(store.blocks)
        self.blocked_by = self.blocks.of
        self.names: Names = people.name_of
        self.learn = people.learn
        self.workers, self.caps = workers or WorkerPool(), caps or Caps()
        self.starting: set[str] = set()
        """Tables that are being started."""
        self.on_end: Callable[[str, Room], None] = lambda *_: None
        """Is told of every game that ends."""
        self.offers: dict[str, tuple[Path, int]] = {}
        """Open tables that were made here and wait for players: who made them, and when they were last seen open."""
        self.threads = ThreadPoolExecutor(2, "table")
        """For work that surely ends: replaying games that were played."""
        self.kitchen = ThreadPoolExecutor(1, "warm")
        self.compiling = Compiling()
        self.live: dict[str, LiveTable] = {}
        self.warm: list[str] = []
        """Games that are played without waiting."""
        self.cold: set[str] = set()
        """Games whose search has to be compiled before bots can think with it."""
        self.homes: OrderedDict[str, str] = OrderedDict()
        """From which address people came last."""
        self.background = Background(partial(metrics.failed, "other"), asyncio.get_running_loop())
        self.spawn = self.background.spawn
        self.presence = Presence(self.bus, self.live)
        self.snapshots = Snapshots(store, self.spawn)
        self.quarantine = Quarantine(metrics)
        self._importing = asyncio.Semaphore(1)
        """One record at a time: they may be long."""
        self._loading: Once[LiveTable] = Once(self.spawn)
        self._warming: dict[str, asyncio.Task[None]] = {}
        self._searching: dict[str, asyncio.Task[None]] = {}
        self.bus.listen(self._heard, self._catch_up)

    def supervise(self, name: str, work: Work) -> asyncio.Task[Any]:
        """Work that goes on for ever."""
        return self.spawn(supervised(name, work, self.metrics.failed))

    def begin(self, warm: bool = True) -> None:
        """Load or compile all rules, go on with what bots owe, forget what is idle: all in the background."""
        games = game_names() if warm else []
        self.cold.update(games)
        beginning = self.supervise("the beginning", partial(self._go_on, games))
        beginning.add_done_callback(lambda _: self.cold.clear())
        self.supervise("forgetting", self._forget_idle)
        self.supervise("alarms", self.alarms.run)
        self.supervise("looking ahead", self._look_ahead)
        if self.bus.shared:
            self.supervise("looking around", self._look_around)
            self.supervise("presence", self.presence.run)

    async def close(self) -> None:
        await self.background.close()
        self.workers.close()
        self.threads.shutdown(wait=False, cancel_futures=True)
        self.kitchen.shutdown(wait=False, cancel_futures=True)  # what is being compiled can take a minute
        await self.bus.close()

    async def _go_on(self, warm: Sequence[str]) -> None:
        """Load or compile the games, and between their rules and their search go on where bots owe a move."""
        if warm:
            self.spawn(self._try(self.workers.begin()))
        for name in warm:
            await self._try(self.ready(name))
            if modules.wanted(name):
                self.cold.discard(name)
        await self.resume()
        for name in warm:
            if name not in self.cold or not self.compiling.wanted:
                await self._try(self.searching(name))
                self.cold.discard(name)
        gc.freeze()  # what is there now stays: compiled rules above all
        if warm and self.compiling.wanted:
            await self._try(self._compile_apart(warm))

    async def _compile_apart(self, games: Sequence[str]) -> None:
        """Compile the games in another process; then bots think with what it has left."""
        await self.compiling.run(games)
        await self.workers.renew(games)

    async def _try(self, work: Awaitable[None]) -> None:
        """A game that cannot be compiled keeps no other from being played."""
        try:
            await work
        except Exception:
            logger.exception("a game could not be made ready")
            self.metrics.failed("compiling")

    async def _forget_idle(self) -> None:
        while True:
            await asyncio.sleep(FORGET_AFTER / 5)
            self._keep_listed()
            self.forget()

    async def resume(self) -> None:
        """Go on at all tables where bots may owe a move."""
        for table in await self._patiently(self.store.lists.unfinished):
            try:
                (await self._patiently(partial(self.get, table))).resume()
            except Refusal as refusal:
                logger.warning("a table cannot go on: %s", refusal.text, extra={"table": table})
            except Exception:  # others can
                logger.exception("a table cannot go on", extra={"table": table})
                self.metrics.failed("resuming")

    async def _patiently(self, ask: Callable[[], Awaitable[Asked]]) -> Asked:
        """Ask the database until it answers."""
        while True:
            try:
                return await ask()
            except Refusal as refusal:
                if refusal.code != "no_database":
                    raise
            await self.time.until(self.now() + ASK_AGAIN * 1000)

    async def _look_ahead(self) -> None:
        """Set alarms for tables with clocks that this process does not have in memory, after a restart above all."""
        while True:
            try:
                for table, at in await self.store.lists.due(self.now() + 2 * LOOK_AHEAD * 1000):
                    if table not in self.live:
                        self.alarms.set(table, at)
            except Refusal:
                pass  # the database does not answer; it was reported
            except Exception:
                logger.exception("clocks could not be set")
            await self.time.until(self.now() + LOOK_AHEAD * 1000)

    async def _look_around(self) -> None:
        """Go on with tables that another process has changed without living long enough to say so."""
        while True:
            await asyncio.sleep(LOOK_AROUND)
            with contextlib.suppress(Refusal):  # the database does not answer; it was reported
                for who in await self.people.signed_out_elsewhere():
                    self._sign_out_here(who)
                for table, seq in (await self.store.log.latest([*self.live])).items():
                    self._changed(table, seq)

    async def _ring(self, table: str) -> None:
        """Somebody's time at a table may have run out."""
        self.spawn(self._time_out(table))

    async def _time_out(self, table: str) -> None:
        try:
            await (await self.get(table)).time_out()
        except Refusal as refusal:
            logger.warning("a clock could not be looked at: %s", refusal.text, extra={"table": table})
            if refusal.status == 503:
                self.alarms.set(table, self.now() + 1000)

    def forget(self) -> None:
        """Drop tables that nobody uses; their log is all that is needed to have them back."""
        limit = self.now() - FORGET_AFTER * 1000
        for table, live in tuple(self.live.items()):
            if live.idle and live.used < limit:
                live.enlist()
                del self.live[table]
        self._make_room()

    def _make_room(self) -> None:
        """Drop tables that nobody has open, the longest unused first, while all together are too long to be kept."""
        entries = sum(live.room.seq for live in self.live.values())
        if entries > ENTRIES_KEPT:
            for live in sorted(self.live.values(), key=lambda live: live.used):
                if entries > ENTRIES_KEPT and live.idle:
                    entries -= live.room.seq
                    live.enlist()
                    del self.live[live.id]
        self.metrics.tables.set(len(self.live))

    async def ready(self, name: str) -> None:
        """Wait until the rules of a game are loaded or compiled; other tables go on meanwhile."""
        if name not in self._warming:
            self._warming[name] = self.spawn(self._warm_up(name))
        try:
            await asyncio.shield(self._warming[name])
        except Exception:
            self._warming.pop(name, None)  # the next one tries again
            raise

    async def _warm_up(self, name: str) -> None:
        program_of(game(name))  # the sources as they are now, when they are loaded
        await self._compile([*steps(name)])
        self.warm.append(name)

    async def searching(self, name: str) -> None:
        """Wait until the search of a game is loaded or compiled, which is done in another process, once."""
        if name not in self._searching:
            self._searching[name] = self.spawn(self.workers.load(name))
        try:
            await asyncio.shield(self._searching[name])
        except (Gone, Stumbled):
            self._searching.pop(name, None)
            raise

    async def _compile(self, work: Sequence[Step]) -> None:
        for _, step in work:
            await asyncio.get_running_loop().run_in_executor(self.kitchen, step)

    # ------------------------------------------------------------------------------------------------------------ tables

    async def create(self, new: p.NewTable, who: str, group: str = "") -> LiveTable:
        """A new table, on disk; for a group, if one is named."""
        if new.game in game_names():
            await self.ready(new.game)
        created = self._stamp(requests.create(new, who, self.seeds(), secrets.token_urlsafe(16), LEVELS), who)
        table = new_id()
        if created.open:
            self._offer(table, who)
        await self.store.log.append(self._first(table, created, group))
        return self._keep(LiveTable(table, Room(created), self))

    async def create_round(
        self, new: p.NewTable, who: str, group: str, tables: Sequence[Sequence[str]],
        pairings: Callable[[Sequence[str]], Sequence[dict[str, Any]]],
    ) -> None:  # fmt: skip
        """The tables of a round, all or none, with people (and bots: `@cook`) in their seats already.

        What `pairings` makes of their names is written with them; `Conflict` when another was quicker.
        """
        await self.ready(new.game)
        appends = [self._of_round(self._seated(new, who, seats), group) for seats in tables]
        appends[0].pairings = pairings([append.table for append in appends])
        await self.store.log.append(*appends)

    def _of_round(self, created: log.Created, group: str) -> Append:
        """Whose tournament it is has no part in a table where others play: it is not among theirs, and only names them."""
        append, people = self._first(new_id(), created, group), {chair.who for chair in created.seats}
        append.members = [one for one in append.members if one in people]
        append.voices = [created.who] if created.who not in people else []
        return append

    def _seated(self, new: p.NewTable, who: str, seats: Sequence[str]) -> log.Created:
        wanted = replace(new, seats=[one[1:] if one[0] == "@" else "free" for one in seats])
        made = requests.create(wanted, who, self.seeds(), secrets.token_urlsafe(16), LEVELS)
        chairs = [chair if chair.level else log.Chair(who=one) for chair, one in zip(made.seats, seats, strict=True)]
        return self._stamp(replace(made, seats=chairs), who)

    async def take_in(self, data: Any, who: str) -> LiveTable:
        """A finished game from elsewhere becomes a table that can be looked at again; one that has not ended goes on here."""
        name = begun.game_of(data)
        if name in game_names():
            await self.ready(name)
        read = partial(begun.read_file, data, who, self.now(), self.seeds(), secrets.token_urlsafe(16), LEVELS)
        async with self._importing:
            entries, room = await asyncio.get_running_loop().run_in_executor(self.threads, read)
            live = LiveTable(new_id(), room, self)
            await self.store.log.append(Append(live.id, 1, entries, live.summary(), [who]))
        return self._keep(live)

    def _stamp(self, created: log.Created, who: str) -> log.Created:
        (entry,) = requests.stamped([created], who, "", self.now())
        assert isinstance(entry, log.Created)
        return entry

    def _first(self, table: str, created: log.Created, group: str = "") -> Append:
        summary = Summary(id=table, changed=created.at, **listing(Room(created))._asdict())
        members = [] if created.lesson else newcomers([created])
        return Append(table, 1, [created], summary, members, invites=Invites(group, created.code) if group else None)

    def _keep(self, live: LiveTable) -> LiveTable:
        if live.room.seq > LONG:
            self._make_room()
        live = self.live.setdefault(live.id, live)
        live.set_alarm()
        self.snapshots.offer(live.id, live.room)
        self.presence.ask(live)
        self.metrics.tables.set(len(self.live))
        return live

    async def get(self, table: str) -> LiveTable:
        """A table from memory, or rebuilt from its log and its snapshot."""
        self.quarantine.check(table)
        if table in self.live:
            return self.live[table]
        return await self._loading.do(table, self._load)

    async def _load(self, table: str) -> LiveTable:
        room = await self._open(table)
        await self.people.learn({past.entry.who for past in room.past} | {chair.who for chair in room.created.seats})
        return self._keep(LiveTable(table, room, self))

    async def _open(self, table: str) -> Room:
        """A table as its log says it is; others play on meanwhile, however long it is."""
        with self._quarantining(table):
            stored = await self.snapshots.read(table)
        if stored is None:
            raise Refusal("unknown_table", "There is no such table, or you are not invited.", status=404)
        if stored.created.game not in game_names():
            raise Refusal("other_rules", f"This server does not have the game {stored.created.game}.")
        await self.ready(stored.created.game)
        with self._quarantining(table):
            return await self.snapshots.open(stored)

    @contextlib.contextmanager
    def _quarantining(self, table: str) -> Iterator[None]:
        """A log that cannot be read fails once, for its own readers, and is not tried again (quarantine)."""
        try:
            yield
        except (Refusal, MemoryError):
            raise
        except Exception as error:
            self.quarantine.put(table, error)

    async def room(self, table: str) -> Room:
        """A table as its log says it is."""
        return (await self.get(table)).room

    async def is_away(self, table: str, seat: int) -> bool:
        """Is the table open in none of the browsers of the player in this seat?"""
        return seat in (await self.get(table)).present.gone

    async def read(self, table: str) -> Room:
        """A table as its log says it is, not kept in memory."""
        self.quarantine.check(table)
        return self.live[table].room if table in self.live else await self._open(table)

    async def reload(self, table: str) -> None:
        """Something was taken out of the log of a table: read it again, here and elsewhere."""
        await self._read_again(table)
        self.bus.publish("entry", table, "0")

    async def list_anew(self, table: str) -> None:
        """Write how a table stands in lists, after all that is still to be written about it."""
        if (live := self.live.get(table)) is not None:
            await self.store.log.append(Append(table, 0, [], live.summary()))

    async def _read_again(self, table: str) -> None:
        if table in self._loading.under_way:  # what it reads may be from before
            await asyncio.wait([self._loading.under_way[table]])
        live = self.live.get(table)
        if live is not None:
            async with live.lock:
                with contextlib.suppress(Refusal):  # it is set aside
                    live.replace(await self._open(table))

    async def enter(self, table: str, who: str, code: str = "") -> LiveTable:
        """A table for somebody who may see it."""
        live = await self.get(table)
        if self.bus.shared:
            await live.heard()  # whoever comes sees all that was done elsewhere before
        requests.enter(live.room, who, code)
        if who not in live.room.people() and who in await self.blocks.of(live.room.host):
            raise Refusal("unknown_table", "There is no such table, or you are not invited.", status=404)
        return live

    async def do(self, live: LiveTable, who: str, request: p.Request) -> p.Done:
        """Carry a request out."""
        if who not in self.people.names:
            await self.people.learn({who})
        if isinstance(request, p.Rematch):
            return p.Done(request.id, await asyncio.shield(self.spawn(self._rematch(live, who, request))))
        if isinstance(request, p.Start):
            await self._start(live, who, request)
        else:
            await live.do(who, request)
        return p.Done(request.id)

    async def _rematch(self, live: LiveTable, who: str, request: p.Rematch) -> str:
        """One new table, however many ask for it; both tables change in one commit."""
        group = await self.store.groups.group_of(live.id)
        async with live.lock:
            for _ in range(ATTEMPTS):
                if live.room.rematch:
                    break
                table = new_id()
                created = self._stamp(requests.rematch(live.room, who, self.seeds(), secrets.token_urlsafe(16)), who)
                told = requests.stamped([log.Rematched(table=table)], who, request.id, self.now())
                try:
                    await live.commit(outcome(live.room, told, live.present.gone), self._first(table, created, group))
                except Conflict:
                    await live.read_on()
            if not live.room.rematch:
                raise Refusal("busy", "Too many changes at once; try again.", status=503)
            return live.room.rematch

    async def _start(self, live: LiveTable, who: str, request: p.Start) -> None:
        """Begin a game, if one more with bots may go on."""
        self.check_running(live)
        self.starting.add(live.id)
        try:
            await live.do(who, request)
        finally:
            self.starting.discard(live.id)

    def check_running(self, live: LiveTable) -> None:
        """May bots play here too? Asked before a game begins, and before somebody wakes bots that were left alone."""
        if live.room.status == "over" or live.running or not any(seat.bot for seat in live.room.seats):
            return
        going = [one for one in self.live.values() if one is not live and (one.running or one.id in self.starting)]
        check_running(
            self.caps.running, self.path_of(live.room.host, ""), [self.path_of(one.room.host, "") for one in going]
        )

    def _offer(self, table: str, who: str) -> None:
        """List one more open table, if one more may wait for players."""
        for other, (_, seen) in tuple(self.offers.items()):
            live = self.live.get(other)
            if seen < self.now() - LISTED or (live is not None and live.room.status != "waiting"):
                del self.offers[other]
        mine = self.path_of(who, "")
        check_offered(self.caps.offered, mine, (path for path, _ in self.offers.values()))
        self.offers[table] = mine, self.now()

    def _keep_listed(self) -> None:
        """Open tables that somebody has open stay listed while they wait."""
        for table, live in self.live.items():
            if live.audience.watches and live.room.created.open and live.room.status == "waiting":
                live.listed = None
                live.enlist()
                if table in self.offers:
                    self.offers[table] = self.offers[table][0], self.now()

    async def ask(self, live: LiveTable, who: str, question: p.Question) -> p.Reply:
        """Answer a question; it is thought out in another process."""
        seat, path = questions.seat_that_asks(live.room, who, question), self.path_of(who, live.id)
        if self.workers.full(path[0]):
            raise Refusal("busy", "Too many questions at once; try again later.", status=503)
        thought = Answer(Situation.of(live.room.playing()), seat, question)
        try:
            if isinstance(question, p.Hint):
                await self.searching(live.room.game.name)
            reply: p.Reply = await self.workers.think(thought, path, p.Reply)
        except Gone:
            raise Refusal("too_hard", "This takes too long to think out.", status=503) from None
        return reply

    # ----------------------------------------------------------------------------------------------------------- people

    def come_from(self, who: str, address: str) -> None:
        """Note where a person is: thinking for them is done in turns with that for other addresses."""
        if who:
            self.homes[who] = address
            self.homes.move_to_end(who)
        while len(self.homes) > HOMES:
            self.homes.popitem(last=False)

    def path_of(self, who: str, table: str) -> tuple[str, str, str]:
        """In whose turn something is thought out: address, person, table. After a restart, people count for themselves."""
        return self.homes.get(who, who), who, table

    def rename(self, who: str) -> None:
        """A person has another name: show it at their tables, here and elsewhere."""
        self._show_name(who)
        self.bus.publish("name", who, "")

    def _show_name(self, who: str) -> None:
        for live in self.live.values():
            if who in live.room.people() or live.present.looks_on(who):
                live.tell_all()

    async def _learn_again(self, who: str) -> None:
        if who in self.people.names:
            await self.people.learn({who}, again=True)
            self._show_name(who)

    async def sign_out(self, who: str, epoch: int) -> None:
        """The cookies of a person are void: end what was opened with them, here and elsewhere."""
        self._sign_out_here(who)
        self.bus.publish("epoch", who, str(epoch))

    def _sign_out_here(self, who: str) -> None:
        for live in tuple(self.live.values()):
            live.sign_out(who)
        self.turn_streams.changed([who])

    async def block(self, who: str, whom: str) -> None:
        """A person does not want to hear from another: at all processes."""
        await self.blocks.block(who, whom)
        self.bus.publish("blocks", who, "")

    async def unblock(self, who: str, whom: str) -> int:
        count = await self.blocks.unblock(who, whom)
        self.bus.publish("blocks", who, "")
        return count

    def nudge(self, who: str, table: str, at: int) -> None:
        """Remind a person of a table, wherever their browser listens."""
        self.turn_streams.nudge(who, table, at)
        self.bus.publish("nudge", f"{who}:{table}", str(at))

    # -------------------------------------------------------------------------------------------------- other processes

    def _heard(self, kind: str, key: str, value: str) -> None:
        """Another process, or this one, has something to say."""
        if kind == "entry":
            self._changed(key, int(value))
        elif kind == "name":
            self.spawn(self._learn_again(key))
        elif kind == "epoch":
            if self.people.begins(key, int(value)):
                self._sign_out_here(key)
        elif kind == "blocks":
            self.blocks.forget(key)
        elif kind == "nudge":
            who, _, table = key.partition(":")
            self.turn_streams.nudge(who, table, int(value))
        else:
            self.presence.heard(kind, key, value)

    def _changed(self, table: str, seq: int) -> None:
        live = self.live.get(table)
        if seq == 0:
            self.spawn(self._read_again(table))
        elif live is not None and seq > live.room.seq:
            self.spawn(live.heard(seq))

    def _catch_up(self) -> None:
        """Messages may have been lost: look at every table that is open here."""
        for live in self.live.values():
            self.spawn(live.heard())
        self.presence.begin_again()


def new_id() -> str:
    """The name of a table: short enough for an address, too long to guess."""
    return secrets.token_hex(8)
