"""Whose turn begins with entries that are about to be written: known before the commit, so that it is written with them."""

from __future__ import annotations

from collections.abc import Sequence

from stockpot.server import log
from stockpot.server.room import Room, Step


def turns_begun(room: Room, entries: Sequence[log.AnyEntry], steps: Sequence[Step]) -> set[int]:
    """The seats of people who owe a decision after these entries and owed none before, or have just decided.

    `steps`: what the entries come to, as the room foresees it.
    """
    decided, games = set[int](), [step for step in steps if step is not None]
    for entry in entries:
        if isinstance(entry, log.Moved):
            decided.add(entry.seat)
        elif isinstance(entry, log.Undone):
            decided |= set(range(len(room.seats)))
    if not games:
        return set()
    before = set(room.to_act) - decided
    return {seat for seat in games[-1].to_act if seat not in before and room.seats[seat].plays}
