"""Tables as they stand in the list of a house without a server (a read model of the logs)."""

from __future__ import annotations

from stockpot.api import rest
from stockpot.core.struct import Decoder, Encoder, Struct
from stockpot.local.person import WHO
from stockpot.room import protocol as p
from stockpot.room.room import Room
from stockpot.room.views import latest


class Summary(Struct, omit_defaults=True, frozen=True):
    """A table as it stands in the list."""

    id: str
    game: str
    status: p.Status
    free: int
    changed: int
    turn: bool = False
    """Is it the turn of the person here?"""
    lesson: bool = False
    last: p.Happening | None = None
    """What happened last."""

    def listed(self) -> rest.Listed:
        return rest.Listed(self.id, self.game, self.status, self.free, self.changed, self.turn, last=self.last)


def summary_of(table: str, room: Room, changed: int) -> Summary:
    free = sum(seat.free for seat in room.seats)
    turn = not room.owing().isdisjoint(room.seats_of(WHO))
    return Summary(table, room.game.name, room.status, free, changed, turn, room.created.lesson, latest(room))


def written(summary: Summary) -> str:
    """The summary as it is kept."""
    return encode(summary).decode()


encode = Encoder().encode
decode = Decoder(Summary).decode
