"""The clients that have a table open: what each has been sent, and what each is to be sent next.

Nothing is sent here: methods return encoded messages with their recipients, and the server has the sockets.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Sequence
from typing import Any, Generic, Protocol, TypeVar

from stockpot.core.struct import UNSET, Raw
from stockpot.room import log
from stockpot.room import protocol as p
from stockpot.room.news import Stream, count_news
from stockpot.room.presence import Present
from stockpot.room.refusal import Refusal
from stockpot.room.room import Room
from stockpot.room.viewer import Names, Viewer, viewer_of
from stockpot.room.views import Pieces, Scene, table_info

SLICE = 100
"""Log entries that are rendered in one slice for a client that joins; then others have their turn."""


class Client(Protocol):
    """A client that has the table open."""

    who: str
    eyes: int | None
    """For a person with several seats: the seat whose view they get."""
    previews: bool
    """Did they ask for previews of moves?"""


Ear = TypeVar("Ear", bound=Client)
Sent = list[tuple[tuple[Ear, ...], Pieces]]
"""Recipients and encoded messages (in pieces), in the order in which they are to be sent."""


class Watch(Generic[Ear]):
    """All clients that see the same, and what they have been sent.

    Of the table and the game as last sent only hashes are kept, enough to see a change: most tables are idle, and four views of
    one take more memory than all the rest of it.
    """

    __slots__ = ("clients", "game", "stream", "table")

    def __init__(self, stream: Stream, table: int, game: int) -> None:
        self.stream, self.table, self.game = stream, table, game
        self.clients: tuple[Ear, ...] = ()


class Audience(Generic[Ear]):
    """The clients of one table, grouped by what they see."""

    __slots__ = ("here", "id", "names", "numbers", "present", "proposed", "room", "watches")

    def __init__(self, table: str, room: Room, names: Names, since: int) -> None:
        self.id, self.room, self.names = table, room, names
        self.present = Present(room, since)
        self.here: tuple[Ear, ...] = ()
        self.watches: dict[Viewer, Watch[Ear]] = {}
        """The groups; clients that are still catching up are in none of them."""
        self.proposed = room.proposal is not None
        """Was an undo proposal open at the last update?"""
        self.numbers: dict[tuple[int | None, bool], tuple[int, int]] = {}
        """For each seat, and for spectators: how many entries were read, and how many of them were news."""

    def __iter__(self) -> Iterator[Ear]:
        return iter(self.here)

    def eyes_of(self, client: Client) -> Viewer:
        return viewer_of(self.room, client.who, client.eyes, client.previews)

    # ------------------------------------------------------------------------------------------------ coming and going

    def catch_up(self, client: Ear, seq: int, now: int) -> Generator[Sent[Ear], None, Stream]:
        """The welcome, and what a client who comes has missed since news `seq`, but for the last slice: `join` tells that.

        To be sent as it comes; others may act in between. However long the past is, little of it is in memory.
        """
        while True:
            room, viewer = self.room, self.eyes_of(client)
            stream = Stream(room, viewer, self.names)
            yield [((client,), (p.encode(p.Welcome(p.VERSION, self.id, viewer.seat, now)),))]
            while stream.skip(seq, SLICE):
                yield []
            while room is self.room and room.seq - stream.read > SLICE:
                news = stream.rest(SLICE)
                yield [((client,), (p.encode(p.Update(stream.seq, news)),))] if news else []
            if room is self.room and viewer == self.eyes_of(client):
                return stream
            seq = 0  # something was taken out of the log, or they look through other eyes: everything anew

    def join(self, client: Ear, stream: Stream, now: int) -> Sent[Ear]:
        """A client who has just caught up has the table open from here on; the others hear of who comes."""
        missed, sent = stream.rest(), list[Any]()
        if client not in self.here:
            self.here += (client,)
            self.present.count(client.who, 1)
            sent = self.tell(table=True, now=now)
        return sent + self._attach(client, stream, missed)

    def look(self, client: Ear, seat: int | None) -> None:
        """Another seat of the same person looks from here on, or none of them: through these eyes they catch up first."""
        if seat is not None and seat not in self.room.seats_of(client.who):
            raise Refusal("not_yours", "This seat is not yours.", status=403)
        self._detach(client)
        client.eyes = seat

    def part(self, client: Ear, now: int) -> Sent[Ear]:
        """A client closes the table; the others hear of it."""
        self._detach(client)
        if client in self.here:
            self.here = without(self.here, client)
            self.present.count(client.who, -1)
        return self.tell(table=True, now=now)

    def replace(self, room: Room) -> list[Ear]:
        """The log has changed in the past: these clients have to catch up with everything anew."""
        clients = [client for watch in self.watches.values() for client in watch.clients]
        self.room = self.present.room = room
        self.numbers, self.watches = {}, {}
        return clients

    def _attach(self, client: Ear, stream: Stream, missed: Sequence[p.News] = ()) -> Sent[Ear]:
        """From here on a client is told what all are told who see the same: after this, as far as the stream was read."""
        watch, (table, game) = self.watches.get(stream.viewer), self.parts(stream.viewer)
        if watch is None:
            watch = self.watches[stream.viewer] = Watch(stream, hash(table), hash(game))
        watch.clients += (client,)
        update = p.Update(watch.stream.seq, [*missed], raw(table), raw(*game))
        return [((client,), (p.encode(update),))]

    def _detach(self, client: Ear) -> None:
        for viewer, watch in self.watches.items():
            if client in watch.clients:
                watch.clients = without(watch.clients, client)
                if not watch.clients:
                    del self.watches[viewer]
                return

    # --------------------------------------------------------------------------------------------------------- telling

    def tell(self, *, table: bool = False, game: bool = False, now: int = 0) -> Sent[Ear]:
        """What is new for everybody: the news, and who sits where and the game where they may have changed."""
        sent: Sent[Ear] = []
        if table:
            self.present.note(now)
            sent = self._change_eyes()
        scene = Scene(self.room)
        for viewer, watch in self.watches.items():
            news, update = scene.news_for(watch.stream)
            pieces: Pieces = (update,)
            if table and (now_there := hash(seats := self._table_part(viewer))) != watch.table:
                watch.table = now_there
                pieces += (b',"table":', seats)
            if game and (now_seen := hash(seen := scene.seen_by(viewer))) != watch.game:
                watch.game = now_seen
                if seen:
                    pieces += (b',"game":', *seen)
            if news or len(pieces) > 1:
                sent.append((watch.clients, (*pieces, b"}")))
        return sent

    def tell_of(self, entries: Sequence[log.AnyEntry], now: Callable[[], int]) -> tuple[bool, Sent[Ear]]:
        """What is new for everybody after these entries; may who sits where have changed?

        A plain move leaves that alone, and it is not looked at then, nor at the clock.
        """
        room, before = self.room, self.proposed
        self.proposed = room.proposal is not None
        table = log.moves_in(entries) < len(entries) or not room.to_act or before or self.present.missing
        return table, self.tell(table=table, game=True, now=now() if table else 0)

    def _change_eyes(self) -> Sent[Ear]:
        """Who has taken or given up a seat, or was muted, sees through other eyes; they have heard the same news so far."""
        sent: Sent[Ear] = []
        for viewer, watch in tuple(self.watches.items()):
            for client in watch.clients:
                now = self.eyes_of(client)
                if now != viewer:
                    self._detach(client)
                    sent += self._attach(client, watch.stream.through(now))
        return sent

    # ----------------------------------------------------------------------------------------------------- how things are

    def parts(self, viewer: Viewer) -> tuple[bytes, Pieces]:
        """The table and the game as a viewer may know them now, encoded."""
        return self._table_part(viewer), Scene(self.room).seen_by(viewer)

    def update_for(self, viewer: Viewer) -> p.Update:
        """The same as an update without news."""
        number, (table, game) = self.number(viewer), self.parts(viewer)
        return p.Update(number, [], raw(table), raw(*game))

    def uncounted(self, viewer: Viewer) -> int:
        """How many entries have to be looked at to know the number of a viewer's latest news."""
        return self.room.seq - self.numbers.get((viewer.seat, viewer.onlooker), (0, 0))[0]

    def number(self, viewer: Viewer) -> int:
        """The number of the latest news of a viewer; only those that have come since the last time are counted."""
        room, key = self.room, (viewer.seat, viewer.onlooker)
        read, number = self.numbers.get(key, (0, 0))
        end = room.seq
        number += count_news(room, viewer, read, end)
        if room is self.room:
            self.numbers[key] = end, number
        return number

    def _table_part(self, viewer: Viewer) -> bytes:
        present = self.present
        guests = present.looking_on() if viewer.host else ()
        info = table_info(self.room, self.id, viewer, self.names, present.gone, present.spectators(), guests)
        return p.encode(info)


def without(clients: tuple[Ear, ...], gone: Ear) -> tuple[Ear, ...]:
    """The clients that stay."""
    return tuple(client for client in clients if client is not gone)


def raw(*part: bytes) -> Any:
    """A part that is encoded already, perhaps in pieces; nothing for an empty one."""
    return Raw(b"".join(part)) if part else UNSET
