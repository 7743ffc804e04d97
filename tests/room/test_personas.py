"""Bots at the server's tables: who they are, and what they say."""

from __future__ import annotations

import stockpot
from stockpot.core.personas import in_language, lines
from stockpot.room import log, requests
from stockpot.room.news import Stream
from stockpot.room.protocol import Moved
from stockpot.room.room import Room
from stockpot.room.viewer import Viewer
from stockpot.room.views import table_info

SPECTATOR = Viewer(None, False)


def nobody(_: str) -> str:
    return ""


def table_of_bots(seats: list[log.Chair]) -> Room:
    room = Room(
        log.Created(
            game="sapone", rules=stockpot.core.game.game("sapone").rules_version, options={"target": 1}, seats=seats,
            open=False, undo="none", code="", seed="a seed",
        )
    )  # fmt: skip
    room.apply(log.Started())
    return room


def play_out(room: Room) -> None:
    """As the server lets bots play: the words of their voices ride along."""
    bot = stockpot.bot("sapone", "thumb", seed=1)
    while room.status == "playing":
        table = room.playing()
        seat = table.to_act[0]
        action, voice = bot.choose(table, seat), room.voice(seat)
        note = voice.note(table, seat, action) if voice else None
        room.apply(log.Moved(seat=seat, move=action.text, note=note))


def words_heard(room: Room) -> list[Moved]:
    news = Stream(room, SPECTATOR, nobody).rest()
    return [one for one in news if isinstance(one, Moved) and one.note]


def test_the_words_of_bots_can_be_read_in_any_language() -> None:
    room = table_of_bots([log.Chair(level="thumb")] * 3)
    play_out(room)
    heard = words_heard(room)
    assert heard == words_heard(room)
    french = room.game.speech.texts["fr"]
    assert all(french.say(one.remark) == in_language(room.game, one.note or "", "fr") != one.note for one in heard)
    said = {one.note for one in heard}
    for occasion in ("offer", "deal", "soap"):
        assert said & {text for _, text in lines(room.game)[occasion]}, occasion


def test_bots_are_introduced_by_name_and_face() -> None:
    room = table_of_bots([log.Chair(level="thumb")] * 3)
    seats = table_info(room, "t", SPECTATOR, nobody, {}, 0).seats
    voices = [room.voice(seat) for seat in range(3)]
    assert [seat.name for seat in seats] == [voice.persona.name["en"] for voice in voices if voice]
    assert all(seat.face and seat.persona for seat in seats)
    assert len({seat.persona for seat in seats}) == 3


def test_a_bot_that_stands_in_for_a_person_does_not_speak_for_them() -> None:
    room = table_of_bots([log.Chair(who="ann"), log.Chair(level="thumb"), log.Chair(level="thumb")])
    room.apply(log.Left(seat=0, who="ann"))
    play_out(room)
    seats = {one.seat for one in words_heard(room)}
    assert 0 not in seats
    assert seats


def test_a_rematch_is_with_the_same_bots() -> None:
    """Who is new there, as somebody else has left their seat to a bot, is none of them."""
    first = Room(
        log.Created(
            game="sapone", rules=stockpot.core.game.game("sapone").rules_version, options={"target": 1}, open=False, undo="none",
            seats=[log.Chair(who="ann"), *[log.Chair(level="thumb")] * 4], code="", seed="a seed",
        )
    )  # fmt: skip
    first.apply(log.Started())
    first.apply(log.Left(seat=0, who="ann"))
    play_out(first)
    again = Room(requests.rematch(first, "ann", "another seed", ""))
    assert [key_at(again, seat) for seat in range(5)] == [key_at(first, seat) for seat in (4, 0, 1, 2, 3)]
    for number in range(12):
        other = Room(requests.rematch(first, "ann", f"seed {number}", ""))
        other.apply(log.Seated(seat=1, level="cook"))
        assert len({key_at(other, seat) for seat in range(5)}) == 5


def key_at(room: Room, seat: int) -> str:
    voice = room.voice(seat)
    return voice.persona.key if voice else ""
