"""The wire below the application: nothing that a client sends is lost or answered out of order, however it arrives."""

from __future__ import annotations

import asyncio
import json
import socket
from typing import Any

import httpx
import pytest
import uvloop
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from stockpot.api.conversation import TOO_SLOW
from stockpot.server.wire.websocket import EARLY, LATE, WAITING, Leaving, Wire, frame
from tests.support.client import PATIENCE
from tests.support.server import PLAIN, Served


@pytest.fixture(scope="module")
def address(server: Served) -> tuple[str, dict[str, str]]:
    """A table's socket, and the headers of the person who made it."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        http.put("/api/me", json={"name": "Ana"})
        made = http.post("/api/tables", json={"game": "soup", "seats": ["me", "free"], "open": True})
        headers = {"cookie": f"stockpot={http.cookies['stockpot']}"}
        return f"{server.url.replace('http', 'ws')}/ws/tables/{made.json()['table']['id']}", headers


def answers(connection: ClientConnection, number: int) -> list[str]:
    """The names of the next requests that are answered."""
    found: list[str] = []
    while len(found) < number:
        message: dict[str, Any] = json.loads(connection.recv(timeout=PATIENCE))
        if message["type"] in ("done", "refused"):
            found.append(message["id"])
    return found


def masked(message: dict[str, Any]) -> bytes:
    return Frame(Opcode.TEXT, json.dumps(message).encode()).serialize(mask=True)


def test_many_requests_in_one_packet_with_hello_are_answered_in_order(address: tuple[str, dict[str, str]]) -> None:
    with connect(address[0], additional_headers=address[1], **PLAIN) as connection:
        names = [f"r{number}" for number in range(200)]
        asked = [{"type": "chat", "id": name, "text": name} for name in names]
        connection.socket.sendall(b"".join(masked(one) for one in [{"type": "hello", "v": 2}, *asked]))
        assert answers(connection, len(names)) == names


def test_a_request_in_pieces_is_one_request(address: tuple[str, dict[str, str]]) -> None:
    with connect(address[0], additional_headers=address[1], **PLAIN) as connection:
        connection.send('{"type": "hello", "v": 2}')
        connection.send(['{"type": "chat", ', '"id": "pieces", ', '"text": "piece by piece"}'])
        assert answers(connection, 1) == ["pieces"]
        connection.send(b'{"type": "chat", "id": "bytes", "text": "as bytes"}')
        assert answers(connection, 1) == ["bytes"]


def test_who_leaves_in_the_middle_of_a_request_disturbs_nobody(address: tuple[str, dict[str, str]]) -> None:
    for _ in range(20):
        with connect(address[0], additional_headers=address[1], **PLAIN) as connection:
            connection.send('{"type": "hello", "v": 2}')
            connection.send('{"type": "chat", "id": "gone", "text": "and gone"}')
            connection.socket.shutdown(socket.SHUT_RDWR)
    with connect(address[0], additional_headers=address[1], **PLAIN) as connection:
        connection.send('{"type": "hello", "v": 2}')
        connection.send('{"type": "chat", "id": "here", "text": "still here"}')
        assert answers(connection, 1) == ["here"]


def test_a_ping_between_the_pieces_of_a_request_is_answered(address: tuple[str, dict[str, str]]) -> None:
    pieces = [
        Frame(Opcode.TEXT, b'{"type": "chat", ', fin=False),
        Frame(Opcode.PING, b"there?"),
        Frame(Opcode.CONT, b'"id": "between", "text": "pinged"}'),
    ]
    with connect(address[0], additional_headers=address[1], **PLAIN) as connection:
        connection.send('{"type": "hello", "v": 2}')
        pong = connection.ping(b"there?")
        connection.socket.sendall(b"".join(piece.serialize(mask=True) for piece in pieces))
        assert answers(connection, 1) == ["between"]
        assert pong.wait(PATIENCE)


def test_a_silent_socket_is_pinged_and_then_dropped() -> None:
    sent: list[bytes] = []

    class Line(asyncio.Transport):
        """One whose other end has gone without a word."""

        def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
            pass

        def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
            pass

        def is_closing(self) -> bool:
            return False

        def write(self, data: Any) -> None:
            sent.append(bytes(data))

        def abort(self) -> None:
            sent.append(b"dropped")

    wire = Wire(Line(), set(), Leaving())
    wire.look_after()
    assert sent == []
    wire.look_after()
    assert sent == [Frame(Opcode.PING, b"").serialize(mask=False)]
    wire.data_received(Frame(Opcode.PONG, b"").serialize(mask=True))
    wire.look_after()
    wire.look_after()
    wire.look_after()
    assert sent[2:] == [b"dropped"]


async def opened(leaving: Leaving, number: int) -> list[tuple[Wire, socket.socket]]:
    """Wires, and the other ends of their connections."""
    loop, transports = asyncio.get_running_loop(), asyncio.Queue[asyncio.Transport]()

    class Greeting(asyncio.Protocol):
        def connection_made(self, transport: Any) -> None:
            transports.put_nowait(transport)

    listening = await loop.create_server(Greeting, "127.0.0.1", 0)
    found = []
    for _ in range(number):
        end = await asyncio.to_thread(socket.create_connection, listening.sockets[0].getsockname(), PATIENCE)
        found.append((Wire(await transports.get(), set(), leaving), end))
    listening.close()
    return found


def test_a_connection_that_ends_before_its_news_are_sent_keeps_nothing_from_others() -> None:
    async def scene() -> None:
        (gone, first), (here, second) = await opened(Leaving(), 2)
        with first, second:
            gone.transport.abort()
            for wire in (gone, here):
                wire.post(frame(b"news"))
            assert await asyncio.to_thread(second.recv, 100) == frame(b"news")
            here.post(frame(b"more"))
            assert await asyncio.to_thread(second.recv, 100) == frame(b"more")
            here.transport.abort()

    uvloop.run(scene())


def test_messages_before_the_table_is_open_are_few() -> None:
    """They wait in the connection, and all of them are heard in the end."""
    heard: list[bytes] = []
    sent = b"".join(Frame(Opcode.TEXT, b"%d" % number).serialize(mask=True) for number in range(1000))

    async def scene() -> None:
        ((wire, end),) = await opened(Leaving(), 1)
        with end:
            wire.data_received(sent)
            wire.data_received(sent)
            assert len(wire.early or ()) == EARLY
            assert not wire.transport.is_reading()
            assert await wire.read() == b"0"
            wire.take(heard.append, lambda: None, lambda *_: None)
            while len(heard) < 1999:
                await asyncio.sleep(0)
            assert heard == [b"%d" % number for number in [*range(1, 1000), *range(1000)]]
            wire.transport.abort()

    uvloop.run(scene())


def test_a_flood_does_not_go_on_after_the_goodbye() -> None:
    async def scene() -> None:
        ((wire, end),) = await opened(Leaving(), 1)
        with end:
            wire.close(1002, "enough")
            wire.data_received(b"x" * LATE)
            assert not wire.transport.is_closing()
            wire.data_received(b"x")
            assert wire.transport.is_closing()

    uvloop.run(scene())


def test_who_reads_nothing_is_too_slow_in_the_end() -> None:
    async def scene() -> None:
        unruly: list[int] = []
        ((wire, end),) = await opened(Leaving(), 1)
        with end:
            wire.take(lambda _: None, lambda: None, lambda code, _: unruly.append(code))
            piece = frame(b"x" * 60_000)
            while not unruly:
                assert wire.transport.get_write_buffer_size() <= WAITING
                wire.post(piece)
                wire.send()
            assert unruly == [TOO_SLOW]
            assert not wire.transport.is_reading()
            wire.transport.abort()

    uvloop.run(scene())


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_frames_are_those_of_the_standard(size: int) -> None:
    message = b"x" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
