"""The door of a table (command handling): a request goes in, a decision what to do comes out. Nothing has happened yet.

    outcome = ask(room, who, request, Around(now, ...))     # `Refusal` says why not
    ...                                                     # whoever runs the table writes `outcome.entries` down
    room.take(outcome.entries, outcome.steps)               # and only then it is so

A move is made once: it is read, tried on a copy of the state, written as text, and that state is taken when the text is on disk.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from stockpot.core.errors import BadNote, IllegalMove, UnknownMove
from stockpot.core.table import Ahead, Table
from stockpot.room import log, protocol
from stockpot.room.refusal import Refusal
from stockpot.room.requests import Around, Entries, active_seat, decide, may_ask, stamped, time_out, written
from stockpot.room.room import Room, Step
from stockpot.room.views import sentence

DELAY = {"live": 20_000, "own": 60_000}
"""Milliseconds between the beginning of a turn and its notice, by the pace of the table: who plays on at once is not told."""


class Notice(NamedTuple):
    """A notice to be sent to the person in a seat, at a time."""

    kind: Literal["turn", "nudge", "rematch"]
    seat: int
    who: str
    due: int
    by: str = ""
    """The person who caused it, if anybody did."""


class Outcome(NamedTuple):
    """The result of a request: what is to be written, and who is to be told."""

    entries: Sequence[log.AnyEntry] = ()
    """To be added to the log."""
    steps: Sequence[Step] = ()
    """The game after each of them, played on a copy."""
    notices: Sequence[Notice] = ()
    members: Sequence[str] = ()
    """People who take part in the table from here on."""
    voices: Sequence[str] = ()
    """People who say something, or are named."""
    nudged: Sequence[str] = ()
    """People who are to be reminded, wherever they are."""
    sent_away: Sequence[str] = ()
    """People whom the host has removed."""


NOTHING = Outcome()


def ask(room: Room, who: str, request: protocol.Request, around: Around) -> Outcome:
    """Handle a person's request; `Refusal` when it is denied. One that was carried out before changes nothing (idempotent)."""
    if room.repeated(who, request.id):
        return NOTHING
    may_ask(room, who, request)
    if isinstance(request, protocol.Play):
        note = None if request.note is None else written(room, request.note, protocol.NOTE_SIZE)
        seat = active_seat(room, who, request.seat)
        return move(room, seat, request.move, note, around.now, around.gone, who, request.id)
    return outcome(room, stamped(decide(room, who, request, around), who, request.id, around.now), around.gone)


def late(room: Room, now: int) -> Outcome:
    """Time has passed: a proposal lapses, bots take over for those whose time has run out."""
    return outcome(room, stamped(time_out(room, now), "", "", now))


def move(
    room: Room, seat: int, what: str | int, note: str | None, now: int, gone: Collection[int] = (), who: str = "",
    key: str = "",
) -> Outcome:  # fmt: skip
    """A decision in a seat: of the person who sits there, or of a bot (no `who`). `gone`: the seats whose players are away."""
    ahead = tried(room.playing(), seat, what, note)
    entry = log.Moved(seat=seat, move=ahead.move.text, note=note, who=who, at=now, key=key)
    if gone or room.created.pace == "own":
        return Outcome((entry,), (ahead,), notices(room, (entry,), (ahead,), now, gone))
    return Outcome((entry,), (ahead,))


def bot_move(
    room: Room, seat: int, action: int, decision: tuple[int, int], now: int, gone: Collection[int] = ()
) -> Outcome:
    """A bot's decision, with what it says along with it. One that comes too late, taken back or made elsewhere, is nothing."""
    if room.decision(seat) != decision or seat not in room.bots_to_act():
        return NOTHING
    table, voice = room.playing(), room.voice(seat)
    chosen = next((one for one in table.legal(seat) if one.id == action), None)
    note = voice.note(table, seat, chosen) if voice and chosen else None
    return move(room, seat, action, note, now, gone)


def tried(table: Table, seat: int, what: str | int, note: str | None) -> Ahead:
    """Try a move (dry run). The rules allow it, and its text will read as the same move when the log is replayed."""
    try:
        ahead = table.foresee(seat, what, note)
    except IllegalMove as error:
        why = error.reason
        raise Refusal("illegal", why.text, why.rule, said=sentence(why.said)) from None
    except (UnknownMove, BadNote) as error:
        raise Refusal("bad_move", str(error), status=400) from None
    except Exception as error:
        raise Refusal("unwritable", "This cannot be carried out; nothing has changed.", status=500) from error
    if not table.can_be_read_again(ahead.move):
        raise Refusal(
            "unwritable",
            f"This move cannot be made: its name, {ahead.move.text!r}, could not be read again.",
            status=500,
        )
    return ahead


def outcome(room: Room, entries: Entries, gone: Collection[int] = ()) -> Outcome:
    """What entries come to, as their text will be read."""
    try:
        steps = room.foresee(entries)
    except Exception as error:
        raise Refusal("unwritable", "This cannot be carried out; nothing has changed.", status=500) from error
    now = entries[-1].at if entries else 0
    return Outcome(
        entries, steps, notices(room, entries, steps, now, gone), newcomers(entries), voices(entries),
        [room.seats[entry.seat].who for entry in entries if isinstance(entry, log.Nudged)], removed(entries),
    )  # fmt: skip


def notices(
    room: Room, entries: Sequence[log.AnyEntry], steps: Sequence[Step], now: int, gone: Collection[int]
) -> list[Notice]:
    """Whom to tell something that they may not see: that it is their turn, that they were nudged, or asked for a rematch.

    At a table at people's own pace that is everybody whose turn begins; else who is away, while other people wait.
    """
    own, due = room.created.pace == "own", now + DELAY[room.created.pace]
    begun = [seat for seat in sorted(turns_begun(room, entries, steps)) if own or (seat in gone and room.others(seat))]
    found = [Notice("turn", seat, room.seats[seat].who, due) for seat in begun]
    for entry in entries:
        if isinstance(entry, log.Nudged):
            found.append(Notice("nudge", entry.seat, room.seats[entry.seat].who, now, entry.who))
        elif isinstance(entry, log.Rematched):
            away = [seat for seat in sorted(gone) if room.seats[seat].who not in ("", entry.who)]
            found += [Notice("rematch", seat, room.seats[seat].who, now, entry.who) for seat in away]
    return found


def still_owes(room: Room, seat: int, since: int) -> bool:
    """Does the person in a seat owe the decision that they owed after this entry?"""
    if room.created.pace == "own":
        return since >= room.turns.get(seat, since + 1)
    moved = any(isinstance(past.entry, log.Moved) and past.entry.seat == seat for past in room.past[since:])
    return seat in room.deciding() and not moved


def turns_begun(room: Room, entries: Sequence[log.AnyEntry], steps: Sequence[Step]) -> set[int]:
    """The seats of people who owe a decision after these entries and owed none before, or have just decided."""
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


def removed(entries: Sequence[log.AnyEntry]) -> list[str]:
    """People whom the host has sent away."""
    return [entry.person for entry in entries if isinstance(entry, log.Removed) and entry.on]
