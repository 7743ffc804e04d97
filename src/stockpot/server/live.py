"""A table that people have open: requests in, commits, views out, bots at work.

One request at a time: it is checked, written to the store, and only then carried out, told to everybody and answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Coroutine, Iterator, Sequence
from dataclasses import replace
from typing import Any, Protocol

import msgspec
from msgspec import UNSET

from stockpot.server import log, requests
from stockpot.server import protocol as p
from stockpot.server.bots import Bots
from stockpot.server.bus import Bus
from stockpot.server.feed import Feed
from stockpot.server.metrics import Metrics
from stockpot.server.presence import NOBODY, Here, Presence
from stockpot.server.protocol import Refusal
from stockpot.server.quarantine import Quarantine
from stockpot.server.room import Room, Step
from stockpot.server.snapshots import Snapshots
from stockpot.server.store import Append, Conflict, Notice, Store, Summary
from stockpot.server.thinkers import Gone, Stumbled, Thinkers
from stockpot.server.thoughts import Shown, Situation
from stockpot.server.turns import turns_begun
from stockpot.server.views import Names, Pieces, Scene, Stream, Viewer, count_news, guest_key, table_info, viewer_of
from stockpot.server.wire import frame

logger = logging.getLogger("stockpot.live")

ATTEMPTS = 20
"""Tries to add to a log while other processes add to it too."""
DELAY = 60_000
"""Milliseconds between the beginning of a turn and its notice: who plays on at once is not told."""
GUESTS = 100
"""People looking on at one process whose names the host is shown."""
LONG = 500
"""Entries that are not counted while others wait."""
PAUSE = 1.0
"""Seconds a bot waits after the store has failed."""


class House(Protocol):
    """What a table needs of the server around it."""

    store: Store
    bus: Bus
    metrics: Metrics
    thinkers: Thinkers
    names: Names
    feed: Feed
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

    def nudge(self, who: str, table: str, at: int) -> None:
        """Remind a person of a table, wherever their browser listens."""

    def wake(self, table: str, at: int | None) -> None:
        """Look after a table at a time, or not any more."""

    def spawn(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        """Work that goes on although nobody waits for it."""

    def path_of(self, who: str, table: str) -> tuple[str, str, str]:
        """In whose turn something is thought out: address, person, table."""


class Client(Protocol):
    """Somebody who has the table open."""

    who: str
    eyes: int | None
    """Which of their seats looks, for who holds several."""

    def send(self, message: bytes) -> None:
        """Never waits; a client that is too slow is dropped."""

    @property
    def post(self) -> Callable[[bytes], None]:
        """The same for a message that is framed already."""

    def sign_out(self) -> None:
        """Ends: this is nobody's any more."""

    def send_away(self) -> None:
        """Ends: the host has removed this person."""


class Watch:
    """All clients that see the same, and what they have been sent."""

    def __init__(self, stream: Stream, table: bytes, game: Pieces) -> None:
        self.stream, self.table, self.game = stream, table, game
        self.clients: set[Client] = set()

    def send(self, update: bytes, table: bytes, game: Pieces) -> None:
        """Send an update, encoded but for its last brace, with the parts that are new; an empty one is not."""
        if table:
            self.table = table
            update = b'%b,"table":%b' % (update, table)
        if game:
            self.game = game
            framed = frame(update, b',"game":', *game, b"}")
        else:
            framed = frame(update, b"}")
        for client in tuple(self.clients):
            client.post(framed)


class Live:
    """A table in memory."""

    def __init__(self, table: str, room: Room, house: House) -> None:
        self.id, self.room, self.house = table, room, house
        self.lock = asyncio.Lock()
        self.watches: dict[Viewer, Watch] = {}
        self.numbers: dict[int | None, tuple[int, int]] = {}
        """For each seat, and for spectators: how many entries were looked at, and how many of them were news."""
        self.here: dict[str, int] = {}
        """People who have the table open at this process, and how often."""
        self.elsewhere: dict[str, Here] = {}
        """Who has it open at other processes."""
        self.told = NOBODY
        """What other processes were told of this one."""
        self.gone: dict[int, int] = {}
        """The seats whose players have the table open nowhere, and since when."""
        self.missing = False
        """Is one of them somebody who plays?"""
        self.note_presence(house.now() if house.bus.shared else house.began)
        self.thinking: set[int] = set()
        self.bots = Bots(table, house)
        self.unsure = False
        """The store has failed: what it holds must be read before anything else."""
        self.used = house.now()
        self.listed: Summary | None = replace(self.summary(), changed=0)
        self._had_proposal = room.proposal is not None
        self._alarmed = False
        """Is it to be looked after at some time?"""

    @property
    def people(self) -> Iterator[str]:
        """Everybody who sits here."""
        return (seat.who for seat in self.room.seats if seat.who)

    @property
    def idle(self) -> bool:
        return not self.watches and not self.thinking and not self.lock.locked()

    # -------------------------------------------------------------------------------------------------------- requests

    async def do(self, who: str, request: p.Request) -> None:
        """Carry a request out; returns when what it changed is on disk. `Refusal` says why not."""
        async with self.lock:
            self.used = self.house.now()
            await self._settle(lambda: self._decide(who, request))

    async def _decide(self, who: str, request: p.Request) -> requests.Entries:
        if self.room.repeated(who, request.id):
            return []
        free = isinstance(request, p.Undo) and await self._may_undo_freely(who, request.seat)
        now = self.house.now()
        guests = self._guests() if isinstance(request, p.Mute | p.Remove) else {}
        entries = requests.decide(self.room, who, request, free_undo=free, gone=self.gone, now=now, guests=guests)
        return requests.stamped(entries, who, request.id, now)

    async def _may_undo_freely(self, who: str, seat: int | None) -> bool:
        """Nothing was shown since their last move. Where that cannot be found out in time, they have to ask the others."""
        seat, table = requests.held_seat(self.room, requests.somebody(who), seat), self.room.table
        if table is None or not table.history or table.last_move.seat != seat:
            return False
        before = await asyncio.to_thread(table.copy().undo)
        thought = Shown(Situation.of(before), table.state.to_bytes(), table.last_move._replace(events=()))
        try:
            return not await self.house.thinkers.think(thought, self.house.path_of(who, self.id), bool)
        except (Gone, Stumbled):
            return False

    async def _settle(self, decide: Callable[[], Coroutine[Any, Any, requests.Entries]]) -> None:
        """Decide and commit; when another process was quicker, read what it did and decide again."""
        for _ in range(ATTEMPTS):
            self.house.quarantine.check(self.id)
            if self.unsure:
                await self.read_on()
            try:
                entries = await decide()
            except Refusal:
                if not self.house.bus.shared or not await self.read_on():
                    raise
                continue  # it was refused for what has changed elsewhere
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
        first, steps = self.room.seq + 1, self._foresee(entries)
        append = Append(self.id, first, entries, notices=self._notices(first, entries, steps))
        if not moves_only(entries):
            append.members, append.voices = newcomers(entries), voices(entries)
        try:
            await self.house.store.append(append, *others)
        except Conflict:
            raise
        except Exception:
            self.unsure = True
            logger.exception("the store failed", extra={"table": self.id})
            raise Refusal("not_saved", "This could not be saved; try again.", status=503) from None
        self._carry_out(entries, steps)
        self.house.bus.publish("entry", self.id, str(self.room.seq))
        for entry in entries:
            if type(entry) is log.Nudged:
                self.house.nudge(self.room.seats[entry.seat].who, self.id, entry.at)
        self.house.snapshots.offer(self.id, self.room)

    def _foresee(self, entries: requests.Entries) -> list[Step]:
        """What entries come to; nothing is written that could not be read again."""
        try:
            return self.room.foresee(entries)
        except Exception as error:
            logger.exception("a request could not be carried out", extra={"table": self.id})
            raise Refusal("unwritable", "This cannot be carried out; nothing has changed.", status=500) from error

    def _notices(self, first: int, entries: requests.Entries, steps: Sequence[Step]) -> list[Notice]:
        """At a table at people's own pace: whom to tell that it is their turn."""
        if self.room.created.pace != "own":
            return []
        turn, due = first + len(entries) - 1, self.house.now() + DELAY
        seats = sorted(turns_begun(self.room, entries, steps))
        nudged = [entry.seat for entry in entries if isinstance(entry, log.Nudged)]
        told = [(seat, due) for seat in seats] + [(seat, self.house.now()) for seat in nudged]
        return [Notice(self.id, seat, turn, self.room.seats[seat].who, at) for seat, at in told]

    def _carry_out(self, entries: Sequence[log.AnyEntry], steps: Sequence[Step] = ()) -> None:
        for number, entry in enumerate(entries):
            self.room.apply(entry, steps[number] if steps else None)
            if isinstance(entry, log.Moved):
                self.house.metrics.answers.moves += 1
            elif isinstance(entry, log.Removed):
                self._send_away(entry.person)
        if not moves_only(entries) or self.room.status == "over":
            self.enlist()
            self.tell_all(table=True, game=True)
        else:
            self.tell_all(table=self._had_proposal or self.missing, game=True)
        self._had_proposal = self.room.proposal is not None
        self.set_alarm()
        self.house.feed.changed(self.people)
        self.drive()

    def set_alarm(self) -> None:
        """Have the table looked after when somebody's time runs out, or a proposal lapses."""
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

    async def _late(self) -> requests.Entries:
        now = self.house.now()
        return requests.stamped(requests.time_out(self.room, now), "", "", now)

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
        """Carry out what the log has beyond what is known here; was there anything?"""
        entries = await self.house.store.read(self.id, self.room.seq)
        self.unsure = False
        if entries:
            await self.house.learn({entry.who for entry in entries})
            try:
                self._carry_out(entries)
            except Exception as error:  # half of it may have been carried out
                self.house.quarantine.put(self.id, error)
        return bool(entries)

    def enlist(self) -> None:
        """Bring lists of tables up to date; nobody waits for it, and after a crash it is done again."""
        summary = self.summary()
        if replace(summary, changed=0) != self.listed:
            self.listed = replace(summary, changed=0)
            self.house.spawn(self._list(summary))

    async def _list(self, summary: Summary) -> None:
        try:
            await self.house.store.append(Append(self.id, 0, [], summary))
        except Exception as error:  # the next change writes it again
            self.listed = None
            logger.warning("a list could not be brought up to date: %s", type(error).__name__, extra={"table": self.id})

    def summary(self) -> Summary:
        """The table as it stands in lists."""
        room = self.room
        free, bots = sum(seat.free for seat in room.seats), any(seat.bot for seat in room.seats)
        due = room.due()
        owing = " ".join(sorted({room.seats[seat].who for seat in room.owing()}))
        return Summary(
            self.id, room.game.name, room.created.open, room.status, free, bots, self.house.now(), due, owing
        )

    # ----------------------------------------------------------------------------------------------------------- views

    def join(self, client: Client, seq: int) -> None:
        """A client opens the table and gets exactly what it has missed since news `seq`."""
        viewer = self.eyes_of(client)
        client.send(p.encode(p.Welcome(p.VERSION, self.id, viewer.seat, self.house.now())))
        self._count(client.who, 1)
        self.tell_all(table=True)
        self._attach(client, viewer, seq)
        self.drive()

    def look(self, client: Client, seat: int | None, seq: int) -> None:
        """Another seat of the same person looks from here on, or none of them."""
        if seat is not None and seat not in self.room.seats_of(client.who):
            raise Refusal("not_yours", "This seat is not yours.", status=403)
        for viewer, watch in tuple(self.watches.items()):
            if client in watch.clients:
                self._detach(client, viewer)
        client.eyes = seat
        viewer = self.eyes_of(client)
        client.send(p.encode(p.Welcome(p.VERSION, self.id, viewer.seat, self.house.now())))
        self._attach(client, viewer, seq)

    def eyes_of(self, client: Client) -> Viewer:
        return viewer_of(self.room, client.who, client.eyes)

    def replace(self, room: Room) -> None:
        """The log has changed in the past: everybody gets everything anew."""
        self.room, self.numbers = room, {}
        clients = [client for watch in self.watches.values() for client in watch.clients]
        self.watches.clear()
        for client in clients:
            viewer = self.eyes_of(client)
            client.send(p.encode(p.Welcome(p.VERSION, self.id, viewer.seat, self.house.now())))
            self._attach(client, viewer, 0)

    def sign_out(self, who: str) -> None:
        """The cookies of a person are void: their sockets end."""
        for watch in tuple(self.watches.values()):
            for client in tuple(watch.clients):
                if client.who == who:
                    client.sign_out()

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
        watch = self.watches.get(viewer)
        missed: list[p.News] = []
        if watch is None or watch.stream.seq != seq:
            stream = Stream(self.room, viewer, self.house.names)
            stream.skip(seq)
            if stream.seq < seq:  # there were never so many
                stream = Stream(self.room, viewer, self.house.names)
            missed = stream.rest()
            watch = watch or self.watches.setdefault(viewer, Watch(stream, *self._parts(viewer)))
        while len(missed) > p.NEWS_AT_ONCE:
            part, missed = missed[: p.NEWS_AT_ONCE], missed[p.NEWS_AT_ONCE :]
            client.send(p.encode(p.Update(part[-1].seq, part)))
        client.send(p.encode(p.Update(watch.stream.seq, missed, raw(watch.table), raw(*watch.game))))
        watch.clients.add(client)

    def _detach(self, client: Client, viewer: Viewer) -> None:
        watch = self.watches[viewer]
        watch.clients.discard(client)
        if not watch.clients:
            del self.watches[viewer]

    def tell_all(self, *, table: bool = False, game: bool = False) -> None:
        """Send everybody what is new for them: the news, and who sits where and the game where they may have changed."""
        if table:
            self.note_presence(self.house.now())
            self._change_eyes()
            self.house.presence.tell(self)
        scene = Scene(self.room)
        for viewer, watch in self.watches.items():
            news, update = scene.news_for(watch.stream)
            seats: bytes = b""
            if table and (seats := self._table_part(viewer)) == watch.table:
                seats = b""
            seen: Pieces = ()
            if game and (seen := scene.seen_by(viewer)) == watch.game:
                seen = ()
            if news or seats or seen:
                watch.send(update, seats, seen)

    def _change_eyes(self) -> None:
        """Who has taken or given up a seat sees through other eyes; until the start all see the same news."""
        for viewer, watch in tuple(self.watches.items()):
            for client in tuple(watch.clients):
                now = self.eyes_of(client)
                if now != viewer:
                    self._detach(client, viewer)
                    self._attach(client, now, watch.stream.seq)

    async def parts(self, viewer: Viewer) -> p.Update:
        """The table and the game as a viewer may know them now."""
        if self.room.seq - self.numbers.get(viewer.seat, (0, 0))[0] > LONG:
            await asyncio.to_thread(self._number, viewer.seat)  # others play on meanwhile
        number, (table, game) = self._number(viewer.seat), self._parts(viewer)
        return p.Update(number, [], raw(table), raw(*game))

    def _number(self, seat: int | None) -> int:
        """The number of the latest news of a viewer; only those that have come since the last time are counted."""
        room, (read, number) = self.room, self.numbers.get(seat, (0, 0))
        end = room.seq
        number += count_news(room, seat, read, end)
        if room is self.room:
            self.numbers[seat] = end, number
        return number

    def _parts(self, viewer: Viewer) -> tuple[bytes, Pieces]:
        return self._table_part(viewer), Scene(self.room).seen_by(viewer)

    def _table_part(self, viewer: Viewer) -> bytes:
        spectators = sum(one.spectators for one in (self.here_now(), *self.elsewhere.values()))
        guests = self._looking_on() if viewer.host else ()
        return p.encode(table_info(self.room, self.id, viewer, self.house.names, self.gone, spectators, guests))

    def _looking_on(self) -> list[str]:
        """The people with a name who have the table open and do not sit there."""
        return sorted({who for one in (self.here_now(), *self.elsewhere.values()) for who in one.guests})

    def looks_on(self, who: str) -> bool:
        """Does somebody have the table open without sitting there?"""
        return who in self.here or any(who in one.guests for one in self.elsewhere.values())

    def _guests(self) -> dict[str, str]:
        """All people at the table, by what stands for them."""
        return {guest_key(self.id, who): who for who in (*self.people, *self._looking_on())}

    def _send_away(self, person: str) -> None:
        """The sockets of somebody whom the host has removed end."""
        for watch in tuple(self.watches.values()):
            for client in tuple(watch.clients):
                if client.who == person:
                    client.send_away()

    def meet(self, people: Sequence[str]) -> None:
        """People whom another process has told of: their names are looked up where they are not known."""
        if any(not self.house.names(who) for who in people):
            self.house.spawn(self._meet(set(people)))

    async def _meet(self, people: set[str]) -> None:
        await self.house.learn(people)
        self.tell_all(table=True)

    def note_presence(self, now: int) -> None:
        """Who has the table open here or elsewhere, and since when somebody has not."""
        here = {seat for one in (self.here_now(), *self.elsewhere.values()) for seat in one.seats}
        people = [number for number, seat in enumerate(self.room.seats) if seat.who]
        self.gone = {seat: self.gone.get(seat, now) for seat in people if seat not in here}
        self.missing = any(self.room.seats[seat].plays for seat in self.gone)

    def here_now(self) -> Here:
        """Who has the table open at this process."""
        seated = {seat.who for seat in self.room.seats}
        seats = tuple(number for number, seat in enumerate(self.room.seats) if seat.who in self.here)
        looking = {who: count for who, count in self.here.items() if who not in seated}
        named = sorted(who for who in looking if who)[:GUESTS]
        return Here(seats, sum(looking.values()), tuple(named))

    # ------------------------------------------------------------------------------------------------------------ bots

    def resume(self) -> None:
        """After a restart: set right what lists say, and let bots go on."""
        self.listed = None
        self.enlist()
        self.drive()

    @property
    def awake(self) -> bool:
        """Do bots go on here? While a person plays, whose turn they lead to, or anybody has the table open."""
        return bool(self.watches) or any(seat.plays for seat in self.room.seats)

    @property
    def running(self) -> bool:
        """A game with bots goes on."""
        return self.room.status == "playing" and self.awake and any(seat.bot for seat in self.room.seats)

    def drive(self) -> None:
        """Let the bots think that owe a decision; those at a table that is left alone wait until somebody comes."""
        if self.id in self.house.quarantine or not self.awake:
            return
        for seat in self.room.bots_to_act():
            if seat not in self.thinking:
                self.thinking.add(seat)
                self.house.spawn(self._think(seat))

    async def _think(self, seat: int) -> None:
        """A bot's decision is a move like any other. One that comes too late is dropped.

        The seat counts as thinking until its move is made: a bot never thinks about two things at once.
        """
        decision = self._decision(seat)
        try:
            action = await self.bots.choose(self.room, seat, self.house.path_of(self.room.host, self.id))
            async with self.lock:
                await self._settle(lambda: self._bot_move(seat, action, decision))
        except Refusal as refusal:  # the table has changed meanwhile, or the store has failed
            logger.warning("a bot could not move: %s", refusal.text, extra={"table": self.id})
            if refusal.code == "unwritable" and self.id not in self.house.quarantine:
                with contextlib.suppress(Refusal):  # it would choose the same for ever
                    self.house.quarantine.put(self.id, refusal)
            await asyncio.sleep(PAUSE if refusal.status == 503 else 0)
        finally:
            self.thinking.discard(seat)
        self.drive()

    def _decision(self, seat: int) -> tuple[int, int]:
        """Which decision of this seat it is: its moves so far, and how often moves were taken back."""
        return self.room.epoch, self.room.made[seat]

    async def _bot_move(self, seat: int, action: int, decision: tuple[int, int]) -> requests.Entries:
        if self._decision(seat) != decision or seat not in self.room.bots_to_act():
            return []  # taken back, or made by another process
        table, voice = self.room.playing(), self.room.voice(seat)
        chosen = next((one for one in table.legal(seat) if one.id == action), None)
        note = voice.note(table, seat, chosen) if voice and chosen else None
        move = requests.move(table, seat, action, note)
        return requests.stamped([move], "", "", self.house.now())


def moves_only(entries: Sequence[log.AnyEntry]) -> bool:
    """Has nothing but the game changed?"""
    for entry in entries:  # noqa: SIM110 - asked twice with every move: a generator would cost several times as much
        if type(entry) is not log.Moved:
            return False
    return True


def newcomers(entries: Sequence[log.AnyEntry]) -> list[str]:
    """People who take part in the table from these entries on."""
    found = {entry.who for entry in entries if isinstance(entry, log.Sat)}
    for entry in entries:
        if isinstance(entry, log.Created):
            found |= {entry.who, *(chair.who for chair in entry.seats)}
    return sorted(found - {""})


def voices(entries: Sequence[log.AnyEntry]) -> list[str]:
    """People who say something in these entries, or are named in them."""
    spoken = {entry.who for entry in entries if isinstance(entry, log.Said | log.Reacted)}
    named = {entry.person for entry in entries if isinstance(entry, log.Muted | log.Removed)}
    return sorted((spoken | named) - {""})


def raw(*part: bytes) -> Any:
    """A part that is encoded already, perhaps in pieces; nothing for an empty one."""
    return msgspec.Raw(b"".join(part)) if part else UNSET
