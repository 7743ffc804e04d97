"""Players who are away when it is their turn (idle players), and when the others may do something about it.

Presence is who has the table open (`server/live/presence.py`); silence is how long the game has waited, by the times in its log.
After a short one somebody who is away may be nudged, after the longer one agreed on when the table was made a bot may play for
them until they return. A table with clocks needs no such thing: there the clock decides.
"""

from __future__ import annotations

from collections.abc import Iterator

from stockpot.room import log
from stockpot.room.room import Room

SILENCE_S = {"live": 180, "own": 86_400}
"""Default seconds after which a bot may play for somebody who is away, by the pace of the table."""
MIN_SILENCE_S = 60
"""The least of these seconds that a table may set, and how long a page must have been closed: connections break."""
NUDGE_AFTER_MS = {"live": 30_000, "own": 21_600_000}
"""Milliseconds after which somebody who is away may be nudged, and nudged again."""
MAX_NUDGES = 5
"""The most nudges for one decision."""


def silence(room: Room) -> int:
    """Seconds after which a bot may play for somebody who is away; 0 where none does."""
    if room.clocks is not None:
        return 0
    agreed = room.created.silence
    return SILENCE_S[room.created.pace] if agreed is None else agreed


def waited_for(room: Room, seat: int) -> bool:
    """Does a person in this seat owe a decision?"""
    return seat in room.to_act and room.seats[seat].plays


def nudge_from(room: Room, seat: int) -> int | None:
    """When the person in a seat, for whom the game waits, may next be nudged; `None` once they were nudged often enough."""
    nudges = [entry.at for entry in since_last_sign(room, seat) if isinstance(entry, log.Nudged) and entry.seat == seat]
    if len(nudges) >= MAX_NUDGES:
        return None
    return max([last_sign(room, seat), *nudges]) + NUDGE_AFTER_MS[room.created.pace]


def replace_from(room: Room, seat: int, gone: int) -> int | None:
    """When a bot may start to play for the person in a seat, for whom the game waits and whose page was closed at `gone`."""
    agreed = silence(room)
    return max(last_sign(room, seat) + 1000 * agreed, gone + 1000 * MIN_SILENCE_S) if agreed else None


def last_sign(room: Room, seat: int) -> int:
    """When the game last went on, or the person in this seat came back to it."""
    return room.past[-1 - sum(1 for _ in since_last_sign(room, seat))].entry.at


def since_last_sign(room: Room, seat: int) -> Iterator[log.AnyEntry]:
    """The entries after that, the latest first."""
    for past in reversed(room.past):
        entry = past.entry
        back = isinstance(entry, log.Returned) and entry.seat == seat
        if back or isinstance(entry, log.Created | log.Started | log.Moved | log.Undone):
            return
        yield entry
