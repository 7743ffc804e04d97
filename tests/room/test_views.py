"""What viewers share is made once, and each gets exactly what would have been made for it alone."""

from __future__ import annotations

import random

import msgspec
import pytest

import stockpot
from stockpot.core.game import game
from stockpot.core.speech import Said
from stockpot.core.struct import UNSET
from stockpot.room import log
from stockpot.room import protocol as p
from stockpot.room.audience import Audience, raw
from stockpot.room.news import Stream
from stockpot.room.room import Room
from stockpot.room.viewer import Viewer
from stockpot.room.views import FORETOLD, Scene, choices, latest, listing
from tests.support.audience import come

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


@pytest.mark.parametrize("name", stockpot.game_names())
def test_who_asked_for_previews_gets_them_where_the_game_has_them_shown(name: str) -> None:
    room, chance = started(name), random.Random(2)
    for _ in range(MOVES):
        table, seat = room.playing(), room.to_act[0]
        plain, shown = (
            msgspec.json.decode(b"".join(Scene(room).seen_by(Viewer(seat, False, previews=previews))), type=p.Situation)
            for previews in (False, True)
        )
        assert not any(choice.preview for choice in plain.legal)
        for choice in shown.legal:
            foretold = table.preview(seat, choice.id)[:FORETOLD] if table.game.previewed(choice.id) else []
            assert choice.preview == [p.Happening(told.kind, told.data) for told in foretold]
        play(room, chance)


@pytest.mark.parametrize("name", stockpot.game_names())
def test_lists_of_tables_tell_no_more_than_a_spectator_was_told_last(name: str) -> None:
    room, chance = started(name), random.Random(4)
    stream, last = Stream(room, Viewer(None, False), str), None
    assert latest(room) is None
    while room.to_act and len(room.past) < MOVES:
        play(room, chance)
        for news in stream.rest():
            if isinstance(news, p.Moved) and news.events:
                last = msgspec.json.decode(bytes(news.events[-1]), type=p.Happening)
        assert latest(room) == last
        assert listing(room).last == ("" if last is None else p.encode(last).decode())
    assert last is not None


def test_a_game_that_has_not_begun_or_is_over_has_no_last_event() -> None:
    room = Room(started("soup").created)
    assert latest(room) is None
    room.apply(log.Started())
    chance = random.Random(1)
    while room.status != "over":
        play(room, chance)
    assert latest(room) is None


def test_a_choice_says_how_much_text_may_ride_along() -> None:
    room, chance = started("sapotage"), random.Random(3)
    while room.playing().view()["phase"] != "present":
        assert not any(choice.note for choice in choices(room.playing(), room.to_act[0]))
        play(room, chance)
    (present,) = choices(room.playing(), room.to_act[0])
    assert (present.text, present.note) == ("present", 60)


def test_soup_has_shown_what_a_card_does() -> None:
    room, chance = started("soup"), random.Random(3)
    while room.playing().view()["phase"] == "recipe":
        play(room, chance)
    legal = choices(room.playing(), room.to_act[0], previews=True)
    assert [[told.kind for told in choice.preview] for choice in legal] == [["played"]] * len(legal)
    assert [choice.preview[0].data["card"] for choice in legal] == [choice.text for choice in legal]


@pytest.mark.parametrize("previews", [False, True])
@pytest.mark.parametrize("name", stockpot.game_names())
def test_every_viewer_is_shown_its_own_view_and_choices(name: str, previews: bool) -> None:
    room, chance = started(name), random.Random(1)
    for _ in range(MOVES):
        scene, table = Scene(room), room.playing()
        for viewer in viewers(room):
            seen = scene.seen_by(viewer._replace(previews=previews))
            shown = msgspec.json.decode(b"".join(seen), type=p.Situation)
            assert shown.view == table.view(viewer.seat)
            assert shown.to_act == list(table.to_act)
            if viewer.seat in room.to_act:
                asked = shown.asks
                assert asked is not None
                assert table.game.speech.write(Said(asked.key, asked.data), "fr") == table.asks(viewer.seat, "fr")
                assert shown.legal == choices(table, viewer.seat, previews)
                assert [choice.text for choice in shown.legal] == [action.text for action in table.legal(viewer.seat)]
            else:
                assert (shown.asks, shown.legal) == (None, [])
        if table.over:
            break
        play(room, chance)


class Listener:
    """Somebody at a table."""

    who, eyes, previews = "person 0", None, False


@pytest.mark.parametrize("table", [False, True])
@pytest.mark.parametrize("game", [False, True])
def test_parts_are_added_to_an_update_as_the_protocol_says(table: bool, game: bool) -> None:
    room, chance = started("soup"), random.Random(1)
    audience = Audience[Listener]("t", room, str, since=1)
    assert [*come(audience, Listener())]
    ((viewer, watch),) = audience.watches.items()
    play(room, chance)
    room.apply(log.Left(seat=1, who="person 1"))
    alone = Stream(room, viewer, str)
    alone.skip(watch.stream.seq)
    news, parts = alone.rest(), audience.parts(viewer)
    whole = p.Update(alone.seq, news, raw(parts[0]) if table else UNSET, raw(*parts[1]) if game else UNSET)
    ((clients, pieces),) = audience.tell(table=table, game=game, now=1)
    assert b"".join(pieces) == p.encode(whole)
    assert clients == watch.clients
    assert audience.tell(table=table, game=game, now=1) == [], "nothing is told twice"


@pytest.mark.parametrize("name", stockpot.game_names())
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
