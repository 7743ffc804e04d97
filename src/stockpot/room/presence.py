"""Presence at one table: who is connected, here or at other processes, and since when players are not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from stockpot.room.room import Room
from stockpot.room.viewer import guest_key

GUESTS = 100
"""The most spectators of one process whose names the host is shown."""


class Here(NamedTuple):
    """At one process: the seats whose players have a table open, how many others look on, and who of them has a name."""

    seats: tuple[int, ...] = ()
    spectators: int = 0
    guests: tuple[str, ...] = ()

    def __str__(self) -> str:
        return f"{','.join(map(str, self.seats)) or '-'} {self.spectators} {','.join(self.guests) or '-'}"

    @classmethod
    def parse(cls, seats: str, spectators: str, guests: str = "-") -> Here:
        numbers = tuple(int(seat) for seat in seats.split(",")) if seats != "-" else ()
        return cls(numbers, int(spectators), tuple(guests.split(",")) if guests != "-" else ())


NOBODY = Here()


class Present:
    """Who has one table open."""

    __slots__ = ("elsewhere", "gone", "here", "missing", "room")

    def __init__(self, room: Room, since: int) -> None:
        """`since`: when whoever is not here was last seen, as far as is known."""
        self.room = room
        self.here: dict[str, int] = {}
        """People who have the table open at this process, and how often."""
        self.elsewhere: dict[str, Here] = {}
        """Who has it open at other processes."""
        self.gone: dict[int, int] = {}
        """The seats whose players have the table open nowhere, and since when."""
        self.missing = False
        """Is one of them a player?"""
        self.note(since)

    def count(self, who: str, change: int) -> None:
        """Somebody opens the table here once more, or closes it."""
        self.here[who] = self.here.get(who, 0) + change
        if not self.here[who]:
            del self.here[who]

    def note(self, now: int) -> None:
        """Mark who is away from now on, and who is not any more."""
        here = {seat for one in self.everywhere() for seat in one.seats}
        people = [number for number, seat in enumerate(self.room.seats) if seat.who]
        self.gone = {seat: self.gone.get(seat, now) for seat in people if seat not in here}
        self.missing = any(self.room.seats[seat].plays for seat in self.gone)

    def at_home(self) -> Here:
        """Who has the table open at this process."""
        seated = {seat.who for seat in self.room.seats}
        seats = tuple(number for number, seat in enumerate(self.room.seats) if seat.who in self.here)
        looking = {who: count for who, count in self.here.items() if who not in seated}
        named = sorted(who for who in looking if who)[:GUESTS]
        return Here(seats, sum(looking.values()), tuple(named))

    def everywhere(self) -> Iterator[Here]:
        yield self.at_home()
        yield from self.elsewhere.values()

    def spectators(self) -> int:
        return sum(one.spectators for one in self.everywhere())

    def looking_on(self) -> list[str]:
        """The people with a name who have the table open and do not sit there."""
        return sorted({who for one in self.everywhere() for who in one.guests})

    def looks_on(self, who: str) -> bool:
        """Does somebody have the table open without sitting there?"""
        return who in self.here or any(who in one.guests for one in self.elsewhere.values())

    def guests(self) -> dict[str, str]:
        """All people at the table, and those sent away from it, by what stands for them."""
        room, seated = self.room, [seat.who for seat in self.room.seats if seat.who]
        return {guest_key(room, who): who for who in (*seated, *self.looking_on(), *sorted(room.removed))}
