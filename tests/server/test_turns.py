"""Whose turn it is reaches browsers that have no table open, and lists of tables."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from stockpot.server import log
from stockpot.server.room import Room, rebuild
from stockpot.server.turns import turns_begun
from tests.support.server import Person, Refused, Served, run, seated, serving


async def events(person: Person) -> AsyncIterator[list[dict[str, Any]]]:
    """What the stream of a person says, one after the other."""
    async with person.http.stream("GET", "/api/me/turns") as response:
        assert response.headers["content-type"].startswith("text/event-stream")
        async for line in response.aiter_lines():
            if line.startswith("data:"):
                yield json.loads(line[5:])


def test_a_stream_says_at_which_tables_it_is_your_turn(server: Served) -> None:
    async def story() -> None:
        async with seated(server, "soup", 2, undo="none") as (table, (ana, _), clients):
            stream = events(ana)
            turn = [{"table": table, "game": "soup"}]
            assert await anext(stream) == turn
            await clients[0].ask("play", move="bug soup")
            assert await anext(stream) == []
            await clients[1].ask("play", move="bug soup")
            await clients[0].until(lambda: clients[0].kinds().count("moved") == 2)
            if clients[0].to_act == [1]:
                await clients[1].until(lambda: clients[1].legal)
                await clients[1].ask("play", move=clients[1].legal[0]["id"])
            assert await anext(stream) == turn
            await stream.aclose()

    run(story())


def test_nobody_has_no_turns(server: Served) -> None:
    async def story() -> None:
        with pytest.raises(Refused, match="no_identity"):
            await Person(server.url).get("/api/me/turns")

    run(story())


def test_lists_say_whose_turn_it_is_after_a_restart(tmp_path: Path) -> None:
    cookies: list[str] = []

    async def begin(server: Served) -> None:
        async with seated(server, "soup", 2, pace="own", undo="none") as (_, persons, clients):
            await clients[0].ask("play", move="bug soup")
            cookies.extend(person.http.cookies["stockpot"] for person in persons)

    async def look(server: Served) -> None:
        for cookie, turn in zip(cookies, (False, True), strict=True):
            person = Person(server.url)
            person.http.cookies.set("stockpot", cookie)
            (listed,) = (await person.get("/api/tables"))["yours"]
            assert listed.get("your_turn", False) is turn
        assert server.service.tables.live == {}

    for story in (begin, look):
        with serving(tmp_path) as server:
            run(story(server))


def begun(room: Room, entries: list[log.AnyEntry]) -> set[int]:
    return turns_begun(room, entries, room.foresee(entries))


def test_whose_turn_begins_is_known_before_it_is_written() -> None:
    created = log.Created(
        game="soup", rules=1, options={}, seats=[log.Chair("ana"), log.Chair("ben"), log.Chair(level="thumb")], open=True,
        undo="consent", code="", seed="1", pace="own",
    )  # fmt: skip
    room = rebuild([created])
    assert begun(room, [log.Started()]) == {0, 1}
    room.apply(log.Started())
    first = log.Moved(seat=0, move="bug soup")
    assert begun(room, [first]) == set()
    room.apply(first)
    assert begun(room, [log.Undone(seat=0, moves=1)]) == {0, 1}
    assert begun(room, [log.Said(text="hello")]) == set()
    assert room.turns == {1: 2}
    for seat in (1, 2):
        room.apply(log.Moved(seat=seat, move="bug soup"))
    assert set(room.turns) == set(room.playing().to_act) - {2}
