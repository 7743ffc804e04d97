"""Best of three: rematches go on with what was won, until somebody has won enough; and another begins each time."""

from __future__ import annotations

import random

from stockpot.room import log, requests
from stockpot.room.protocol import NewTable
from stockpot.room.room import Room
from stockpot.room.viewer import viewer_of
from stockpot.room.views import table_info


def made(first_to: int) -> Room:
    new = NewTable(game="pantry", seats=["me", "free"], first_to=first_to)
    (created,) = requests.stamped([requests.create(new, "ana", "1", "code", ["cook"])], "ana", "", 1)
    assert isinstance(created, log.Created)
    room = Room(created)
    room.apply(log.Sat(seat=1, who="ben"))
    return room


def play(room: Room, chance: random.Random) -> list[int]:
    """A whole game at random; who won."""
    room.apply(log.Started())
    while room.to_act:
        seat = chance.choice(room.to_act)
        room.apply(log.Moved(seat=seat, move=chance.choice(room.playing().legal(seat)).text))
    return list(room.playing().winners)


def test_what_was_won_goes_along_until_somebody_has_won_twice() -> None:
    room, chance, won = made(2), random.Random(3), {"ana": 0, "ben": 0}
    for number in range(20):
        first = room.seats[0].who
        assert [won[seat.who] for seat in room.seats] == room.wins()
        for seat in play(room, chance):
            won[room.seats[seat].who] += 1
        assert [won[seat.who] for seat in room.seats] == room.wins()
        info = table_info(room, "t", viewer_of(room, "ana"), str, {}, 0)
        assert (info.first_to, info.wins) == (2, room.wins())
        decided = max(won.values()) == 2
        room = Room(requests.rematch(room, "ana", f"s{number}", "code"))
        assert room.seats[0].who != first, "another begins"
        if decided:
            assert room.wins() == [0, 0], "another series"
            return
    raise AssertionError("nobody has won twice in twenty games")


def test_a_rematch_without_a_series_counts_nothing() -> None:
    room = made(1)
    play(room, random.Random(1))
    again = requests.rematch(room, "ana", "s", "code")
    assert (again.first_to, again.wins) == (1, None)
    assert table_info(Room(again), "t", viewer_of(room, "ana"), str, {}, 0).wins == []
