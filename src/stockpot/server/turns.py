"""Whose turn begins with entries that are about to be written: known before the commit, so that it is written with them."""

from __future__ import annotations

from collections.abc import Sequence

from stockpot.core.table import Table
from stockpot.server import log
from stockpot.server.room import Room, first_table


def turns_begun(room: Room, entries: Sequence[log.AnyEntry]) -> set[int]:
    """The seats of people who owe a decision after these entries and owed none before, or have just decided."""
    table, decided = room.table, set[int]()
    for entry in entries:
        table = follow(room, table, entry)
        if isinstance(entry, log.Moved):
            decided.add(entry.seat)
        elif isinstance(entry, log.Undone):
            decided |= set(range(len(room.seats)))
    if table is None or table is room.table:
        return set()
    before = set(room.table.to_act) - decided if room.table else set()
    return {seat for seat in table.to_act if seat not in before and room.seats[seat].plays}


def follow(room: Room, table: Table | None, entry: log.AnyEntry) -> Table | None:
    """The game after an entry; the room's own is left alone."""
    match entry:
        case log.Started():
            return first_table(room.created)
        case log.Moved() if table is not None:
            after = table.copy()
            after.play(entry.seat, entry.move, entry.note)
            return after
        case log.Undone() if table is not None:
            return table.undo(entry.moves)
    return table
