"""Snapshots: long tables as they were after an entry of their log, so that opening one does not replay it all.

The log is the truth. A snapshot is made from it in the background, one for each table, and may be thrown away at any time. It is
used only if it was made by this very program, is whole, and fits the log it is said to come from; else the table is
rebuilt from its log. So an upgrade throws all of them away, and each table is replayed once more when it is next opened.

It holds all that a table is, the past with the events of each move included: who comes back is told of it, and it is read several
times as fast as it is played again. What a person wants deleted was perhaps said before it was made: `EventLog.rewrite`
empties it together with the log, and counts the editions of the log, so that a snapshot of an older one comes too late.

A table that is over keeps its last one. It is opened again, for its record and its replay, and takes a quarter of the
room that its log does.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import zlib
from collections.abc import Callable, Coroutine, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar, TypeVarTuple

import msgspec
import sqlalchemy as sa

from stockpot.core.game import Game
from stockpot.core.position import can_be
from stockpot.core.sources import CORE, SOURCES
from stockpot.core.table import Move
from stockpot.room import log
from stockpot.room.refusal import Refusal
from stockpot.room.room import Past, Proposal, Room, Seat, first_table, rebuild
from stockpot.server.store.schema import as_stored, insert_into, snapshots
from stockpot.server.store.store import Store

Given = TypeVarTuple("Given")
Made = TypeVar("Made")

logger = logging.getLogger("stockpot.snapshots")

EVERY = 500
"""Entries after which a table is kept anew: about as many are replayed at most when it is opened.

Moves that an undo plays again count too. Fewer would bring little: four of the five games are mostly over by then.
"""
SEAL = 16
"""Bytes of the checksum that a snapshot begins with."""

LARGEST = 1 << 26
"""Bytes of a snapshot unpacked, at most: a few hundred for each move."""


class Kept(NamedTuple):
    """A snapshot as it lies in the database; one without data only tells the edition of the log."""

    table: str
    seq: int
    """The last entry that it holds."""
    edition: int
    program: str
    data: bytes


class Head(msgspec.Struct, array_like=True, frozen=True):
    """A table without its past: what its slots of these names hold, its clocks, and the state of the game."""

    seats: list[Seat]
    made: list[int]
    turns: dict[int, int]
    proposal: Proposal | None
    rematch: str
    closed: bool
    epoch: int
    done: dict[str, dict[str, None]]
    talk: int
    muted: frozenset[str]
    removed: frozenset[str]
    fuss: dict[str, int]
    bank: list[int] | None
    since: list[int | None] | None
    state: bytes | None


SLOTS = ("seats", "made", "turns", "proposal", "rematch", "closed", "epoch", "done", "talk", "muted", "removed", "fuss")
"""The parts of a head that are the room's as they are."""

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(tuple[Head, list[Past]]).decode
"""JSON like the log: an entry that comes out of a snapshot is the one that comes out of the log."""


ROOM = Path(log.__file__).parent


@cache
def program_of(game: Game) -> str:
    """What makes a snapshot of this game: the sources of core, room, store and game, as they were when first asked for."""
    digest = hashlib.blake2b(repr((game.name, game.rules_version, game.state.layout)).encode(), digest_size=16)
    for folder in (CORE, ROOM, Path(__file__).parent, game.folder):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SOURCES):
            digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


# -------------------------------------------------------------------------------------------------- a room and its picture


def head_of(room: Room) -> bytes:
    """The room without its past, encoded."""
    bank, since = (room.clocks.bank, room.clocks.since) if room.clocks else (None, None)
    slots = {name: getattr(room, name) for name in SLOTS}
    return encode(Head(**slots, bank=bank, since=since, state=room.table.state.to_bytes() if room.table else None))


def packed(kept: Kept, head: bytes, past: Sequence[Past]) -> Kept:
    """The snapshot with its data: the head, the past, and the checksum of everything."""
    data = zlib.compress(b"[%b,%b]" % (head, encode(past)), 1)
    return kept._replace(data=seal(kept, data) + data)


def seal(kept: Kept, data: bytes) -> bytes:
    """Tells whether a snapshot is whole, and of the table and entry that it lies under."""
    return hashlib.blake2b(repr(kept[:4]).encode() + data, digest_size=SEAL).digest()


def unpacked(kept: Kept, created: log.Created, last: log.AnyEntry) -> Room:
    """The room that was kept; `Unfit` says why it is not that of a log with this first entry and this one at `kept.seq`."""
    room = Room(created)
    if kept.program != program_of(room.game):
        raise Unfit("it was made by another version")
    if kept.data[:SEAL] != seal(kept, kept.data[SEAL:]):
        raise Unfit("it is damaged")
    head, past = decode(inflated(kept.data[SEAL:]))
    if len(past) != kept.seq or (past[0].entry, past[-1].entry) != (created, last):
        raise Unfit("it is of another log")
    if len(head.seats) != len(room.seats):
        raise Unfit("it has other seats")
    for name in SLOTS:
        setattr(room, name, getattr(head, name))
    if room.clocks and head.bank is not None and head.since is not None:
        room.clocks.bank, room.clocks.since = head.bank, head.since
    if head.state is not None:
        room.table = first_table(created).resumed(head.state, moves_of(past))
        state: Any = room.table.state
        if not can_be(room.game.position, state) or state.players != room.table.players:
            raise Unfit("its state cannot be")
        room.to_act = room.table.to_act
    room.past, room.steps = past, 0
    return room


def inflated(data: bytes) -> bytes:
    """What was compressed, if it is whole and no larger than a table can be."""
    unpacking = zlib.decompressobj()
    plain = unpacking.decompress(data, LARGEST)
    if not unpacking.eof or unpacking.unused_data:
        raise Unfit("it was cut, or is too large")
    return plain


def moves_of(past: Sequence[Past]) -> list[Move]:
    """The moves that count: those taken back have gone."""
    moves: list[Move] = []
    for entry, move in past:
        if move is not None:
            moves.append(move)
        elif isinstance(entry, log.Undone):
            del moves[len(moves) - entry.moves :]
    return moves


class Unfit(Exception):  # noqa: N818
    """A snapshot that cannot be used."""


# ----------------------------------------------------------------------------------------------------------- the database


class Stored(NamedTuple):
    """What the database has of a table: its first entry, its snapshot, and the log from the snapshot's last entry on."""

    created: log.Created
    kept: Kept
    entries: list[log.AnyEntry]


class Snapshots:
    """Keeps tables, and opens them."""

    def __init__(self, store: Store, spawn: Callable[[Coroutine[Any, Any, None]], Any], every: int = EVERY) -> None:
        self.store, self.spawn, self.every = store, spawn, every

    async def read(self, table: str) -> Stored | None:
        """What there is of a table; nothing when there is no such table."""
        kept = await self.find(table)  # before the log: it may not be of a later edition
        entries = await self.store.log.read(table, max(0, kept.seq - 1))
        first = entries if kept.seq <= 1 else await self.store.log.read(table, until=1)
        if not first:
            return None
        if not isinstance(first[0], log.Created):
            raise log.Damaged("the first entry does not make a table")
        return Stored(first[0], kept, entries)

    async def open(self, stored: Stored) -> Room:
        """The table as its log says it is. The work is done in a thread."""
        kept = stored.kept
        room = await in_thread(resume, stored) if kept.data else None
        if room is None:
            whole = stored.entries if kept.seq <= 1 else await self.store.log.read(kept.table)
            room = await in_thread(rebuild, whole)
        room.edition = kept.edition
        return room

    def offer(self, table: str, room: Room) -> None:
        """Keep a table as it is now, if much was done since it was last kept. Nobody waits for it."""
        if room.steps >= self.every:
            room.steps = 0
            kept = Kept(table, room.seq, room.edition, program_of(room.game), b"")
            self.spawn(self._keep(kept, head_of(room), room.past.copy()))

    async def _keep(self, kept: Kept, head: bytes, past: list[Past]) -> None:
        try:
            await self.put(await in_thread(packed, kept, head, past))
        except Exception:
            logger.exception("a snapshot could not be kept", extra={"table": kept.table})

    async def find(self, table: str) -> Kept:
        """The snapshot of a table; an empty one where there is none."""
        columns = [as_stored(column) if column is snapshots.c.data else column for column in snapshots.c]
        query = sa.select(*columns).where(snapshots.c.table == table)
        rows = await self.store.database.rows(query)
        kept = Kept(**rows[0]._mapping) if rows else Kept(table, 0, 0, "", b"")
        sound = all(isinstance(number, int) and number >= 0 for number in (kept.seq, kept.edition))
        return kept if sound and isinstance(kept.data, bytes) else Kept(table, 0, 0, "", b"")

    async def put(self, kept: Kept) -> None:
        """Take a snapshot in, unless there is a later one, or something was taken out of the log meanwhile."""

        def write(connection: sa.Connection) -> None:
            insert = insert_into(connection.dialect.name, snapshots).values(kept._asdict())
            new, old = insert.excluded, snapshots.c
            better = (old.edition == new.edition) & ((old.seq <= new.seq) | (old.program != new.program))
            fresh = {"seq": new.seq, "program": new.program, "data": new.data}
            connection.execute(insert.on_conflict_do_update(index_elements=["table"], set_=fresh, where=better))

        await self.store.database.write(write)


def resume(stored: Stored) -> Room | None:
    """The table from its snapshot and what came after it; nothing when the snapshot cannot be used."""
    created, kept, entries = stored
    try:
        if not entries:
            raise Unfit("it is beyond the log")
        room = unpacked(kept, created, entries[0])
        for entry in entries[1:]:
            room.apply(entry)
    except Refusal:  # other rules
        raise
    except Exception as error:  # whatever lies there: the log is the truth, and is asked next
        logger.info("a snapshot was not used: %s", error, extra={"table": kept.table})
        return None
    return room


async def in_thread(work: Callable[[*Given], Made], *arguments: *Given) -> Made:
    """Others play on meanwhile."""
    return await asyncio.get_running_loop().run_in_executor(None, work, *arguments)
