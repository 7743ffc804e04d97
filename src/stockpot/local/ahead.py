"""Tables that are dealt ahead, so that a page can show one before its worker has started Python (docs/local.md).

Such a table is played in memory up to the person's first decision. Kept are its log, in no list before somebody opens the table,
and what was said to who had it open. A page takes that, shows it, and opens the table like any other.
"""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from stockpot.core.game import SHELF
from stockpot.core.struct import Decoder, Encoder, Struct
from stockpot.local.keep import Changes, Keep, Log, MemoryKeep
from stockpot.local.person import ME, WHO, Person
from stockpot.local.refusals import keeping
from stockpot.local.socket import Socket
from stockpot.local.tables import Tables
from stockpot.room import protocol as p

NEXT = "next "
"""The table that waits for who wants to play a game at once is kept under this and the game's name."""


class Wanted(Struct, frozen=True):
    """What is to be dealt ahead, for which edition of the rules and the page."""

    table: p.NewTable
    edition: str


class Next(Struct, frozen=True):
    """A table that waits."""

    table: str
    edition: str
    messages: list[str]
    """What was told to who had it open, up to their first decision."""


encode = Encoder().encode
decode = Decoder(Next).decode


class Dealt(NamedTuple):
    """A table that nobody has seen."""

    table: str
    entries: list[str]
    messages: list[str]


async def deal_ahead(tables: Tables, wanted: Wanted) -> None:
    """Let a table wait, unless one does; one of another edition makes room for it."""
    key, keep = NEXT + wanted.table.game, tables.keep
    with keeping():
        me = await keep.get(ME)
        waiting = await waiting_for(keep, wanted.table.game)
    if waiting is not None and waiting.edition == wanted.edition:
        return
    dealt = await deal(tables, wanted.table, me)
    kept = encode(Next(dealt.table, wanted.edition, dealt.messages)).decode()
    old = [waiting.table] if waiting is not None else []
    with keeping():
        await keep.write(Changes(old, [Log(dealt.table, 1, dealt.entries, "")], {key: kept}))


async def waiting_for(keep: Keep, game: str) -> Next | None:
    text = await keep.get(NEXT + game)
    return decode(text.encode()) if text else None


async def clear_away(keep: Keep) -> None:
    """No table waits any more: who would sit there is somebody else now, or nobody."""
    waiting = {game: found for game in SHELF if (found := await waiting_for(keep, game)) is not None}
    if waiting:
        await keep.write(Changes([one.table for one in waiting.values()], values={NEXT + game: "" for game in waiting}))


async def deal(tables: Tables, new: p.NewTable, me: str) -> Dealt:
    """Begin a table, and let bots play until it is the person's turn."""
    keep, messages, turn = MemoryKeep(), list[str](), asyncio.Event()
    keep.values[ME] = me
    person = Person(keep)
    apart = Tables(keep, person.name_of, tables.bots, tables.fetch, tables.now, tables.seeds)
    await person.me()
    table = await apart.create(new)
    await table.do(p.Start(id="start"))

    def hear(text: str) -> None:
        messages.append(text)
        if not table.room.deciding().isdisjoint(table.room.seats_of(WHO)):
            turn.set()

    socket = Socket(table.id, apart, person, hear, lambda _code, _reason: turn.set())
    await socket.hear(p.encode(p.Hello(v=p.VERSION, previews=True)).decode())
    await turn.wait()
    dealt = Dealt(table.id, [*keep.logs[table.id]], [*messages])
    socket.part()
    return dealt
