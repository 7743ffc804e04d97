"""The news of a table for each viewer (a feed with its own sequence numbers): no more than that viewer may know."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from stockpot.core.game import ALL_OPEN, Game, Row, Told
from stockpot.core.personas import remark_key
from stockpot.core.struct import Raw
from stockpot.core.table import Move
from stockpot.room import log
from stockpot.room import protocol as p
from stockpot.room.room import Past, Room
from stockpot.room.viewer import Names, Viewer, guest_key


class Stream:
    """The news of one viewer. They are numbered for that viewer alone: what a viewer is not told leaves no gap."""

    __slots__ = ("alike", "names", "read", "room", "seq", "viewer")

    def __init__(self, room: Room, viewer: Viewer, names: Names) -> None:
        self.room, self.viewer, self.names = room, viewer, names
        self.read = 0
        self.seq = 0
        self.alike = True
        """Were the latest news told to everybody in the same words?"""

    def through(self, viewer: Viewer) -> Stream:
        """The same news, as far as they were read, through the eyes of another viewer who has heard as many."""
        stream = Stream(self.room, viewer, self.names)
        stream.read, stream.seq = self.read, self.seq
        return stream

    def skip(self, seq: int, most: int | None = None) -> bool:
        """Pass over the news up to a number, which the viewer has; from the start again where there were never so many.

        Of a long log only so many entries at once: is there more to pass over?
        """
        past, end = self.room.past, self._end(most)
        while self.seq < seq and self.read < end:
            self.seq += is_news(self.room, past[self.read], self.viewer)
            self.read += 1
        if self.seq < seq and self.read == len(past):
            self.seq = self.read = 0
            return False
        return self.seq < seq

    def rest(self, most: int | None = None) -> list[p.News]:
        """The news since the last call, or those of so many entries."""
        room, end = self.room, self._end(most)
        news: list[p.News] = []
        self.alike = True
        for number in range(self.read, end):
            past = room.past[number]
            told: p.News | None
            if past.move is not None:
                told = self._tell_move(past.move, past.entry.at, number)
            else:
                told = tell(room, past.entry, self.names, self.seq + 1)
                if isinstance(told, p.Started):
                    told.events = self._opening()
                elif isinstance(told, p.Said) and told.aside:
                    self.alike = False
                    told = told if self.viewer.onlooker else None
            if told is not None:
                self.seq += 1
                news.append(told)
        self.read = end
        return news

    def _end(self, most: int | None) -> int:
        """How far to read when so many entries are read at most."""
        whole = len(self.room.past)
        return whole if most is None else min(whole, self.read + most)

    def _opening(self) -> list[Any]:
        """What comes before the first decision, as the viewer may know it."""
        rows = tuple(event.row for event in self.room.playing().opening)
        events = told_alike(self.room.game, rows)
        if events is not None:
            return events
        self.alike = False
        return self._told_apart(rows)

    def _told_apart(self, rows: tuple[Row, ...]) -> list[Any]:
        """Events as this viewer may know them, encoded."""
        game, seat = self.room.game, self.viewer.seat
        return [Raw(told) for row in rows if (told := happening(game, row, seat))]

    def _tell_move(self, move: Move, at: int, number: int) -> p.Moved | None:
        """The events of a move as the viewer may know them. A move of another seat that tells nothing is no news."""
        game, seat = self.room.game, self.viewer.seat
        events = told_alike(game, move.events)
        if not events or move.heard or (move.secret and move.note is not None):
            self.alike = False
        if events is None:
            events = self._told_apart(move.events)
        if not events and seat != move.seat:
            return None
        note = words_with(self.room, move, self.viewer, number)
        news = p.Moved(seq=self.seq + 1, at=at, seat=move.seat, events=events, note=note)
        if note is not None:
            news.remark = remark_key(game, note)
        if move.heard:
            news.heard = [p.Words(speaker, words, remark_key(game, words)) for speaker, words in move.heard_by(seat)]
        return news


def count_news(room: Room, viewer: Viewer, start: int, stop: int) -> int:
    """How many of these entries are news to a viewer; none is rendered for that."""
    return sum(is_news(room, past, viewer) for past in room.past[start:stop])


def is_news(room: Room, past: Past, viewer: Viewer) -> bool:
    """Is a viewer told of this entry?"""
    move, entry = past.move, past.entry
    if move is None:
        if isinstance(entry, log.Said) and entry.aside:
            return viewer.onlooker
        return tell(room, entry, str, 0) is not None
    rows, seat = move.events, viewer.seat
    return seat == move.seat or any(public(room.game, row) or happening(room.game, row, seat) for row in rows)


def tell(room: Room, entry: log.AnyEntry, names: Names, seq: int) -> p.News | None:
    """An entry of the log that is no move: all who are told of it are told the same."""
    at = entry.at
    match entry:
        case log.Sat(seat=seat):
            return p.Sat(seq=seq, at=at, seat=seat, name=entry.name or names(entry.who))
        case log.Seated(seat=seat, level=level):
            return p.Seated(seq=seq, at=at, seat=seat, level=level)
        case log.Started():
            return p.Started(seq=seq, at=at)
        case log.Closed():
            return p.Closed(seq=seq, at=at)
        case log.Asked(seat=seat):
            return p.Asked(seq=seq, at=at, seat=seat)
        case log.Withdrawn(seat=seat):
            return p.Withdrawn(seq=seq, at=at, seat=seat)
        case log.Lapsed(seat=seat):
            return p.Lapsed(seq=seq, at=at, seat=seat)
        case log.Answered(seat=seat, yes=yes):
            return p.Answered(seq=seq, at=at, seat=seat, yes=yes)
        case log.Undone(seat=seat, moves=moves):
            return p.Undone(seq=seq, at=at, seat=seat, moves=moves)
        case log.Left(seat=seat):
            return p.Left(seq=seq, at=at, seat=seat)
        case log.Returned(seat=seat):
            return p.Returned(seq=seq, at=at, seat=seat)
        case log.Resigned(seat=seat):
            return p.Resigned(seq=seq, at=at, seat=seat)
        case log.TimedOut(seat=seat):
            return p.TimedOut(seq=seq, at=at, seat=seat)
        case log.Nudged(seat=seat):
            return p.Nudged(seq=seq, at=at, seat=seat, by=next(iter(room.seats_of(entry.who)), None))
        case log.Replaced(seat=seat):
            return p.Replaced(seq=seq, at=at, seat=seat, by=next(iter(room.seats_of(entry.who)), None))
        case log.Said(text=text, seat=seat):
            seat = room.seat_of(entry.who) if seat is None else seat
            name = names(entry.who) if seat is None else room.seats[seat].name or names(entry.who)
            person = guest_key(room, entry.who)
            return p.Said(seq=seq, at=at, name=name, text=text, seat=seat, person=person, aside=entry.aside)
        case log.Reacted(what=what):
            name, seat, person = names(entry.who), room.seat_of(entry.who), guest_key(room, entry.who)
            return p.Reacted(seq=seq, at=at, name=name, what=what, seat=seat, person=person)
        case log.Muted(person=person, on=on):
            return p.Muted(seq=seq, at=at, name=names(person), on=on)
        case log.Removed(person=person, on=on):
            return p.Removed(seq=seq, at=at, name=names(person), on=on)
        case log.Rematched(table=table):
            return p.Rematched(seq=seq, at=at, table=table, by=next(iter(room.seats_of(entry.who)), None))
        case _:
            return None


def told(game: Game, rows: Sequence[Row], viewer: int | None) -> list[p.Happening]:
    """Events as a viewer may know them."""
    seen = [game.words.tell(row, viewer) for row in rows]
    return [p.Happening(one.kind, dict(one.data)) for one in seen if one is not None]


def told_alike(game: Game, rows: tuple[Row, ...]) -> list[Any] | None:
    """The events of a move, encoded, where all are told the same; else nothing."""
    events = [public(game, row) for row in rows]
    return None if None in events else [Raw(told) for told in events if told]


@lru_cache(maxsize=20_000)
def public(game: Game, row: Row) -> bytes | None:
    """An event that hides nothing, encoded: what somebody who sees all cards is told, a spectator is told too.

    Nobody at the table knows less than a spectator or more than all, so everybody is told just that.
    """
    told = game.words.tell(row, None)
    return written(told) if told == game.words.tell(row, ALL_OPEN) else None


@lru_cache(maxsize=20_000)
def happening(game: Game, row: Row, seat: int | None) -> bytes:
    """One event as a viewer may know it, encoded; empty when it is hidden from them."""
    return written(game.words.tell(row, seat))


def written(told: Told | None) -> bytes:
    return b"" if told is None else p.encode(p.Happening(told.kind, dict(told.data)))


def words_with(room: Room, move: Move, viewer: Viewer, number: int) -> str | None:
    """What is said along with a move, the log's entry of this number: its note, or what the bot that made it remarks."""
    voice = room.voice(move.seat)
    if voice is None or move.note is not None:
        return move.note_for(viewer.seat)
    seen = [room.game.words.tell(row, None) for row in move.events]
    return voice.remark(room.game, move.seat, [one for one in seen if one is not None], number)
