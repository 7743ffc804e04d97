"""A table that people have open: requests in, commits, views out, bots at work.

One request at a time: it is checked, written to the store, and only then carried out, told to everybody and answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from functools import partial
from typing import Any, Protocol, TypeVarTuple

from stockpot.api.slices import in_slices
from stockpot.bots import LEVELS
from stockpot.room import audience, door, log, requests
from stockpot.room import protocol as p
from stockpot.room.audience import Audience, Sent
from stockpot.room.door import Outcome
from stockpot.room.presence import NOBODY
from stockpot.room.refusal import Refusal
from stockpot.room.room import Room, Step
from stockpot.room.viewer import Names, Viewer
from stockpot.room.views import Listing, listing
from stockpot.server.live.bots import Bots
from stockpot.server.live.bus import Bus
from stockpot.server.live.metrics import Metrics
from stockpot.server.live.presence import Presence
from stockpot.server.live.quarantine import Quarantine
from stockpot.server.live.turn_stream import TurnStreams
from stockpot.server.live.worker_pool import Gone, Stumbled, WorkerPool
from stockpot.server.live.worker_tasks import Shown, Situation
from stockpot.server.store.connection import Conflict
from stockpot.server.store.event_log import Append
from stockpot.server.store.outbox import Notice
from stockpot.server.store.snapshots import Snapshots
from stockpot.server.store.store import Store
from stockpot.server.store.table_lists import Summary
from stockpot.server.wire.websocket import frame

logger = logging.getLogger("stockpot.live")

ATTEMPTS = 20
"""Attempts to append to a log when other processes keep getting there first."""
LONG = 500
"""Logs longer than this are counted in a thread, so that other tables need not wait."""
PAUSE = 1.0
"""Seconds a bot waits after the store has failed."""


class House(Protocol):
    """What a table needs of the server around it."""

    store: Store
    bus: Bus
    metrics: Metrics
    workers: WorkerPool
    names: Names
    turn_streams: TurnStreams
    cold: set[str]
    presence: Presence
    snapshots: Snapshots
    quarantine: Quarantine

    async def learn(self, ids: set[str]) -> None:
        """Look up the names of people who are not known here yet."""

    def now(self) -> int:
        """Milliseconds since 1970."""

    began: int
    """When this process began."""

    def noticed(self, due: int) -> None:
        """Schedule a notice to a person."""

    def nudge(self, who: str, table: str, at: int) -> None:
        """Remind a person of a table, wherever their browser listens."""

    on_end: Callable[[str, Room], None]
    """Called with every game that ends."""

    def wake(self, table: str, at: int | None) -> None:
        """Set the alarm of a table, or clear it."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Start a background task."""

    def path_of(self, who: str, table: str) -> tuple[str, str, str]:
        """The line of the fair queue in which work for a person waits: address, person, table."""


class Client(audience.Client, Protocol):
    """A client that has the table open, over a WebSocket."""

    @property
    def post(self) -> Callable[[bytes], None]:
        """Send a message that is already framed. Never waits; a client that reads too slowly is dropped."""

    async def drained(self) -> None:
        """Wait until everything posted has been sent (backpressure); `ConnectionError` when the client does not read."""

    def sign_out(self) -> None:
        """Close the connection: its cookie is void."""

    def send_away(self) -> None:
        """Close the connection: the host has removed this person."""


Given = TypeVarTuple("Given")


class LiveTable:
    """A table in memory."""

    __slots__ = (
        "_alarmed", "audience", "bots", "house", "id", "joining", "listed", "lock", "present", "room", "thinking", "told",
        "unsure", "used",
    )  # fmt: skip

    def __init__(self, table: str, room: Room, house: House) -> None:
        self.id, self.room, self.house = table, room, house
        self.lock = asyncio.Lock()
        since = house.now() if house.bus.shared else house.began
        self.audience: Audience[Client] = Audience(table, room, house.names, since)
        self.present = self.audience.present
        self.told = NOBODY
        """The presence that other processes were last told of."""
        self.joining = 0
        """Clients that are about to join."""
        self.thinking: list[int] = []
        """The seats whose bots are thinking."""
        self.bots = Bots(table, house)
        self.unsure = False
        """The store has failed: re-read the log before anything else."""
        self.used = house.now()
        self.listed: Listing | None = listing(room)
        """Its row in lists of tables; `None` where that is uncertain."""
        self._alarmed = False
        """Is an alarm set for it?"""

    @property
    def people(self) -> Iterator[str]:
        """Everybody who sits here."""
        return (seat.who for seat in self.room.seats if seat.who)

    @property
    def idle(self) -> bool:
        return not (self.audience.watches or self.joining or self.thinking or self.lock.locked())

    # -------------------------------------------------------------------------------------------------------- requests

    async def do(self, who: str, request: p.Request) -> None:
        """Carry a request out; returns when what it changed is on disk. `Refusal` says why not."""
        async with self.lock:
            self.used = self.house.now()
            await self._settle(self._ask, who, request)

    async def _ask(self, who: str, request: p.Request) -> Outcome:
        """The result of a request. Most are moves, and a failing `isinstance` takes three times as long as `type`."""
        free = type(request) is p.Undo and await self._may_undo_freely(who, request)
        guests = self.present.guests() if type(request) in (p.Mute, p.Remove) else {}
        return door.ask(
            self.room, who, request, requests.Around(self.house.now(), self.present.gone, guests, LEVELS, free)
        )

    async def _may_undo_freely(self, who: str, request: p.Undo) -> bool:
        """Nothing was shown since their last move. Where that cannot be found out in time, they have to ask the others."""
        if not requests.depends_on_what_was_shown(self.room, who, request):
            return False
        table = self.room.playing()
        before = await asyncio.to_thread(table.copy().undo)
        thought = Shown(Situation.of(before), table.state.to_bytes(), table.last_move._replace(events=()))
        try:
            return not await self.house.workers.think(thought, self.house.path_of(who, self.id), bool)
        except (Gone, Stumbled):
            return False

    async def _settle(self, decide: Callable[[*Given], Awaitable[Outcome]], *about: *Given) -> None:
        """Decide and commit; when another process was first (a conflict), read its entries and decide again."""
        for _ in range(ATTEMPTS):
            self.house.quarantine.check(self.id)
            if self.unsure:
                await self.read_on()
            try:
                outcome = await decide(*about)
            except Refusal as refusal:
                if refusal.code == "unwritable":
                    logger.exception("a request could not be carried out", extra={"table": self.id})
                if not self.house.bus.shared or not await self.read_on():
                    raise
                continue  # it was refused for what has changed elsewhere
            if not outcome.entries:
                return
            try:
                await self.commit(outcome)
            except Conflict:
                await self.read_on()
            else:
                return
        raise Refusal("busy", "Too many changes at once; try again.", status=503)

    async def commit(self, outcome: Outcome, *others: Append) -> None:
        """Write entries, then carry them out and tell everybody."""
        entries, first = outcome.entries, self.room.seq + 1
        turn = first + len(entries) - 1
        notices = [Notice(self.id, one.who, one.kind, one.seat, turn, one.due, one.by) for one in outcome.notices]
        append = Append(self.id, first, entries, None, outcome.members, notices, outcome.voices)
        try:
            await self.house.store.log.append(append, *others)
        except Conflict:
            raise
        except Exception:
            self.unsure = True
            logger.exception("the store failed", extra={"table": self.id})
            raise Refusal("not_saved", "This could not be saved; try again.", status=503) from None
        self._carry_out(entries, outcome.steps, outcome.sent_away)
        self.house.bus.publish("entry", self.id, str(self.room.seq))
        for notice in notices:
            self.house.noticed(notice.due)
        for who in outcome.nudged:
            self.house.nudge(who, self.id, entries[-1].at)
        self.house.snapshots.offer(self.id, self.room)

    def _carry_out(
        self, entries: Sequence[log.AnyEntry], steps: Sequence[Step] = (), sent_away: Sequence[str] = ()
    ) -> None:
        """Apply entries that are on disk, and tell everybody."""
        room = self.room
        room.take(entries, steps)
        for person in sent_away:
            self._send_away(person)
        moves = log.moves_in(entries)
        self.house.metrics.answers.moves += moves
        if moves < len(entries) or not room.to_act:
            self.enlist()
        if moves and room.status == "over":
            self.house.on_end(self.id, room)
        self._tell_of(entries)
        self.set_alarm()
        self.house.turn_streams.changed(self.people)
        self.drive()

    def set_alarm(self) -> None:
        """Set the alarm for when somebody's time runs out or a proposal lapses."""
        room = self.room
        if room.clocks is not None or room.proposal is not None or self._alarmed:
            due = room.due()
            self._alarmed = due is not None
            self.house.wake(self.id, due)
            self.enlist()
        elif room.created.pace == "own":
            self.enlist()

    async def time_out(self) -> None:
        """Let bots take over for those whose time has run out, and end a proposal that nobody answers."""
        async with self.lock:
            await self._settle(self._late)
        self.set_alarm()

    async def _late(self) -> Outcome:
        return door.late(self.room, self.house.now())

    async def heard(self, seq: int | None = None) -> None:
        """Another process says how far the log goes; `None`: it may have gone on."""
        if (seq is None or seq > self.room.seq) and self.id not in self.house.quarantine:
            async with self.lock:
                try:
                    await self.read_on()
                except Exception:  # the store does not answer: nothing is done here before it has
                    self.unsure = True
                    logger.exception("the store failed", extra={"table": self.id})

    async def read_on(self) -> bool:
        """Apply entries that other processes have added to the log; were there any?"""
        entries = await self.house.store.log.read(self.id, self.room.seq)
        self.unsure = False
        if entries:
            await self.house.learn({entry.who for entry in entries})
            try:
                self._carry_out(entries, sent_away=door.removed(entries))
            except Exception as error:  # half of it may have been carried out
                self.house.quarantine.put(self.id, error)
        return bool(entries)

    def enlist(self) -> None:
        """Bring lists of tables up to date; nobody waits for it, and after a crash it is done again."""
        now = listing(self.room)
        if now != self.listed:
            self.listed = now
            self.house.spawn(self._list(self.summary()))

    async def _list(self, summary: Summary) -> None:
        try:
            await self.house.store.log.append(Append(self.id, 0, [], summary))
        except Exception as error:  # the next change writes it again
            self.listed = None
            logger.warning("a list could not be brought up to date: %s", type(error).__name__, extra={"table": self.id})

    def summary(self) -> Summary:
        """The table as it stands in lists. One that waits is as fresh as the last look at it (`Tables._keep_listed`)."""
        changed = self.house.now() if self.room.status == "waiting" else self.room.changed
        return Summary(id=self.id, changed=changed, **listing(self.room)._asdict())

    # ---------------------------------------------------------------------------------------------------------- clients

    async def join(self, client: Client, seq: int) -> None:
        """A client opens the table and gets exactly what it has missed since news `seq`."""
        await self._catch_up(client, seq)
        self.house.presence.tell(self)
        self.drive()

    async def look(self, client: Client, seat: int | None, seq: int) -> None:
        """Another seat of the same person looks from here on, or none of them."""
        self.audience.look(client, seat)
        await self._catch_up(client, seq)

    async def _catch_up(self, client: Client, seq: int) -> None:
        """Tell somebody what they have missed, no faster than they read it; others play on meanwhile."""
        self.joining += 1
        try:
            past = self.audience.catch_up(client, seq, self.house.now())
            stream = await in_slices(past, partial(self._pour, client))
        finally:
            self.joining -= 1
        self._send(self.audience.join(client, stream, self.house.now()))
        if client.who in self.room.removed:  # while they came
            client.send_away()

    async def _pour(self, client: Client, sent: Sent[Client]) -> None:
        self._send(sent)
        await client.drained()

    def part(self, client: Client) -> None:
        """A client closes the table."""
        self.used = self.house.now()
        self._send(self.audience.part(client, self.used))
        self.house.presence.tell(self)

    def replace(self, room: Room) -> None:
        """The log has changed in the past: everybody gets everything anew."""
        self.room = room
        for client in self.audience.replace(room):
            self.house.spawn(self._begin_again(client))

    async def _begin_again(self, client: Client) -> None:
        with contextlib.suppress(ConnectionError):  # they have gone
            await self._catch_up(client, 0)

    def tell_all(self) -> None:
        """Send everybody the news, and who sits where if that has changed."""
        self._send(self.audience.tell(table=True, now=self.house.now()))
        self.house.presence.tell(self)

    def _tell_of(self, entries: Sequence[log.AnyEntry]) -> None:
        """Send everybody what these entries bring."""
        table, sent = self.audience.tell_of(entries, self.house.now)
        self._send(sent)
        if table:
            self.house.presence.tell(self)

    def _send(self, sent: Sent[Client]) -> None:
        for clients, message in sent:
            framed = frame(*message)
            for client in clients:
                client.post(framed)

    def sign_out(self, who: str) -> None:
        """A person's cookies are void: close their sockets."""
        for client in self.audience:
            if client.who == who:
                client.sign_out()

    def _send_away(self, person: str) -> None:
        """The host has removed a person: close their sockets."""
        for client in self.audience:
            if client.who == person:
                client.send_away()

    async def parts(self, viewer: Viewer) -> p.Update:
        """The table and the game as a viewer may know them now."""
        if self.audience.uncounted(viewer) > LONG:
            await asyncio.to_thread(self.audience.number, viewer)  # others play on meanwhile
        return self.audience.update_for(viewer)

    def meet(self, people: Sequence[str]) -> None:
        """People whom another process has told of: their names are looked up where they are not known."""
        if any(not self.house.names(who) for who in people):
            self.house.spawn(self._meet(set(people)))

    async def _meet(self, people: set[str]) -> None:
        await self.house.learn(people)
        self.tell_all()

    # ------------------------------------------------------------------------------------------------------------ bots

    def resume(self) -> None:
        """After a restart: set right what lists say, and let bots go on."""
        self.listed = None
        self.enlist()
        self.drive()

    @property
    def awake(self) -> bool:
        """Should bots go on? Yes while a person plays here, or anybody has the table open."""
        return bool(self.audience.watches) or any(seat.plays for seat in self.room.seats)

    @property
    def running(self) -> bool:
        """A game with bots goes on."""
        return self.room.status == "playing" and self.awake and any(seat.bot for seat in self.room.seats)

    def drive(self) -> None:
        """Start the bots that owe a decision; at a table that everybody has left they wait until somebody comes."""
        bots = self.room.bots_to_act()
        if not bots or self.id in self.house.quarantine or not self.awake:
            return
        for seat in bots:
            if seat not in self.thinking:
                self.thinking.append(seat)
                self.house.spawn(self._think(seat))

    async def _think(self, seat: int) -> None:
        """A bot's decision is a move like any other. One that comes too late is dropped.

        The seat counts as thinking until its move is made: a bot never thinks about two things at once.
        """
        decision = self.room.decision(seat)
        try:
            action = await self.bots.choose(self.room, seat, self.house.path_of(self.room.host, self.id))
            async with self.lock:
                await self._settle(self._bot_move, seat, action, decision)
        except Refusal as refusal:  # the table has changed meanwhile, or the store has failed
            logger.warning("a bot could not move: %s", refusal.text, extra={"table": self.id})
            if refusal.code == "unwritable" and self.id not in self.house.quarantine:
                with contextlib.suppress(Refusal):  # it would choose the same for ever
                    self.house.quarantine.put(self.id, refusal)
            await asyncio.sleep(PAUSE if refusal.status == 503 else 0)
        finally:
            self.thinking.remove(seat)
        self.drive()

    async def _bot_move(self, seat: int, action: int, decision: tuple[int, int]) -> Outcome:
        return door.bot_move(self.room, seat, action, decision, self.house.now(), self.present.gone)
