"""What viewers share is made once, and each gets exactly what would have been made for it alone."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest

import stockpot
from stockpot.core.game import game
from stockpot.core.speech import Said
from stockpot.server import log
from stockpot.server import protocol as p
from stockpot.server.live import Watch
from stockpot.server.room import Room
from stockpot.server.views import Pieces, Scene, Stream, Viewer, choices
from stockpot.server.wire import frame

MOVES = 40


def started(name: str) -> Room:
    """A table of people that has begun."""
    played = game(name)
    seats = [log.Chair(who=f"person {seat}") for seat in range(played.usual_players)]
    created = log.Created(
        game=name, rules=played.rules_version, options={}, seats=seats, open=True, undo="consent", code="", seed="views"
    )
    room = Room(created)
    room.apply(log.Started())
    return room


def play(room: Room, chance: random.Random) -> None:
    table = room.playing()
    seat = chance.choice(room.to_act)
    room.apply(log.Moved(seat=seat, move=chance.choice(table.legal(seat)).text, at=1))


def viewers(room: Room) -> list[Viewer]:
    return [Viewer(seat, False) for seat in (None, *range(len(room.seats)))]


@pytest.mark.parametrize("name", stockpot.games())
def test_every_viewer_is_shown_its_own_view_and_choices(name: str) -> None:
    room, chance = started(name), random.Random(1)
    for _ in range(MOVES):
        scene, table = Scene(room), room.playing()
        for viewer in viewers(room):
            shown = msgspec.json.decode(b"".join(scene.seen_by(viewer)), type=p.Situation)
            assert shown.view == table.view(viewer.seat)
            assert shown.to_act == list(table.to_act)
            if viewer.seat in room.to_act:
                asked = shown.asks
                assert asked is not None
                assert table.game.speech.write(Said(asked.key, asked.data), "fr") == table.asks(viewer.seat, "fr")
                assert shown.legal == choices(table, viewer.seat)
                assert [choice.text for choice in shown.legal] == [action.text for action in table.legal(viewer.seat)]
            else:
                assert (shown.asks, shown.legal) == (None, [])
        if table.over:
            break
        play(room, chance)


class Listener:
    """Somebody at a table."""

    who, eyes = "person 0", None

    def __init__(self, post: Callable[[bytes], None]) -> None:
        self.post = self.send = post


@pytest.mark.parametrize("table", [b"", b'{"id":"t"}'])
@pytest.mark.parametrize("game", [(), (b'{"to_act"', b":[]}")])
def test_parts_are_added_to_an_update_as_the_protocol_says(table: bytes, game: Pieces) -> None:
    update = p.Update(7, [p.Started(seq=7, at=1)])
    parts = table, b"".join(game)
    whole = p.Update(7, update.news, *(msgspec.Raw(part) if part else msgspec.UNSET for part in parts))
    sent: list[bytes] = []
    room = started("soup")
    watch = Watch(Stream(room, Viewer(None, False), str), b"", ())
    watch.clients.add(Listener(sent.append))
    watch.send(p.encode(update)[:-1], table, game)
    assert sent == [frame(p.encode(whole))]
    assert (watch.table, watch.game) == (table, game)


@pytest.mark.parametrize("name", stockpot.games())
def test_news_told_to_all_at_once_are_those_each_would_be_told_alone(name: str) -> None:
    room, chance = started(name), random.Random(2)
    together = [Stream(room, viewer, str) for viewer in viewers(room)]
    alone = [Stream(room, viewer, str) for viewer in viewers(room)]
    for _ in range(MOVES):
        scene = Scene(room)
        for one, other in zip(together, alone, strict=True):
            news = other.rest()
            assert scene.news_for(one) == (bool(news), p.encode(p.Update(other.seq, news))[:-1])
            assert (one.seq, one.read) == (other.seq, other.read)
        if room.playing().over:
            break
        play(room, chance)


def test_the_beginning_is_told_to_each_as_they_may_know_it() -> None:
    """In sapone a card is picked before the first decision: face down it is told to its seat alone."""
    room = started("sapone")
    (first,) = room.to_act
    for viewer in viewers(room):
        stream = Stream(room, viewer, lambda who: who)
        (news,) = stream.rest()
        assert isinstance(news, p.Started)
        told = [event.seen(viewer.seat) for event in room.playing().opening]
        assert msgspec.json.decode(p.encode(news))["events"] == [
            {"kind": one.kind, "data": one.data} for one in told if one
        ]
        hides = room.playing().opening[1].seen(None) != room.playing().opening[1].seen(first)
        assert stream.alike is not hides
