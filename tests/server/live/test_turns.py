"""Whose turn it is reaches browsers that have no table open, and lists of tables."""

from __future__ import annotations

import json
import socket
import struct
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from stockpot.room import log
from stockpot.room.door import turns_begun
from stockpot.room.room import Room, rebuild
from stockpot.server.live.turn_stream import LOOK_EVERY
from tests.support.client import PATIENCE, Refused
from tests.support.raw import dial, read_until, status_of
from tests.support.server import HandSetTime, Person, Served, run, seated, serving


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


def request_for_turns(cookie: str) -> bytes:
    return f"GET /api/me/turns HTTP/1.1\r\nhost: x\r\ncookie: stockpot={cookie}\r\n\r\n".encode()


def nothing_held(server: Served) -> bool:
    """In one step in the server's thread: no place and no stream is left."""
    service = server.service
    return bool(server.call(lambda: not service._sockets and not service.tables.turn_streams._streams))


def test_a_stream_gives_its_place_back_however_it_ends(tmp_path: Path) -> None:
    """More of them than an address may have at once: closed, reset, and gone before the first word was sent."""
    with serving(tmp_path, sockets_per_address=20) as server:
        cookie = httpx.put(f"{server.url}/api/me", json={"name": "Ana"}, timeout=PATIENCE).cookies["stockpot"]
        for number in range(300):
            with dial(server) as connection:
                connection.sendall(request_for_turns(cookie))
                if number % 3 != 2:
                    answer = read_until(connection, b"\r\n\r\n")
                    assert status_of(answer) == 200
                if number % 3 == 1:
                    connection.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            while number % 10 == 9 and not nothing_held(server):
                time.sleep(0.01)
        assert nothing_held(server)


def test_a_stream_that_cannot_be_told_is_noticed_by_its_heartbeat(tmp_path: Path) -> None:
    clock = HandSetTime()
    with serving(tmp_path, time=clock) as server, dial(server) as connection:
        cookie = httpx.put(f"{server.url}/api/me", json={"name": "Ana"}, timeout=PATIENCE).cookies["stockpot"]
        connection.sendall(request_for_turns(cookie))
        read_until(connection, b"data: []")
        for _ in range(2):
            while not server.call(lambda: clock.at + LOOK_EVERY in [at for at, _ in clock._waiting]):
                time.sleep(0.01)
            server.pass_by(LOOK_EVERY / 1000)
            assert b"data" not in read_until(connection, b"\r\n: \r\n\r\n")


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
