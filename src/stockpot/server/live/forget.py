"""Deleting a person (erasure): name, settings and words go; moves stay, and nobody can tell whose they were.

The log of a table is otherwise never changed. Here, in every table where the person sat or spoke, their id is replaced by one
made up for that table alone, what they wrote is emptied, and notes that rode along with their moves are taken out.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Callable

from msgspec.structs import replace

from stockpot.room import log
from stockpot.room import protocol as p
from stockpot.room.refusal import Refusal
from stockpot.server.live.live_table import LiveTable
from stockpot.server.live.tables import Tables


async def forget(tables: Tables, who: str) -> None:
    """Delete a person. Games that go on are played to their end by bots."""
    for table in await tables.store.lists.touched_by(who):
        with contextlib.suppress(Refusal):  # a table that cannot go on here
            await get_up(await tables.get(table), who)
        await tables.store.log.rewrite(table, without(who))
        await tables.reload(table)
        await tables.list_anew(table)
    await tables.sign_out(who, await tables.people.sign_out(who, tables.now()))
    await tables.store.people.forget(who)
    tables.blocks.known.clear()
    tables.people.names.pop(who, None)


async def get_up(live: LiveTable, who: str) -> None:
    """Leave the seats of a person to others, or to bots for good."""
    for seat in live.room.seats_of(who):
        key = secrets.token_hex(8)
        if live.room.status == "waiting":
            await live.do(who, p.Leave(id=key, seat=seat))
        elif live.room.status == "playing" and not live.room.seats[seat].resigned:
            await live.do(who, p.Resign(id=key, seat=seat))


def without(who: str) -> Callable[[log.AnyEntry], log.AnyEntry]:
    """How entries of one table change when a person is taken out of it."""
    nobody = "gone-" + secrets.token_urlsafe(12)

    def change(entry: log.AnyEntry) -> log.AnyEntry:
        if isinstance(entry, log.Created):
            seats = [log.Chair(nobody, chair.level) if chair.who == who else chair for chair in entry.seats]
            entry = replace(entry, seats=seats)
        if isinstance(entry, log.Muted | log.Removed) and entry.person == who:
            entry = replace(entry, person=nobody)
        if entry.who != who:
            return entry
        match entry:
            case log.Said():
                entry = replace(entry, text="")
            case log.Sat():
                entry = replace(entry, name="")
            case log.Moved():
                entry = replace(entry, note=None)
        return replace(entry, who=nobody)

    return change
