"""The wire below the application: nothing that a client sends is lost or answered out of order, however it arrives."""

from __future__ import annotations

import json
import socket
from typing import Any

import httpx
import pytest
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from stockpot.server.wire import frame
from tests.support.server import PATIENCE, Served


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
    with connect(address[0], additional_headers=address[1], compression=None) as connection:
        names = [f"r{number}" for number in range(200)]
        asked = [{"type": "chat", "id": name, "text": name} for name in names]
        connection.socket.sendall(b"".join(masked(one) for one in [{"type": "hello", "v": 1}, *asked]))
        assert answers(connection, len(names)) == names


def test_a_request_in_pieces_is_one_request(address: tuple[str, dict[str, str]]) -> None:
    with connect(address[0], additional_headers=address[1], compression=None) as connection:
        connection.send('{"type": "hello", "v": 1}')
        connection.send(['{"type": "chat", ', '"id": "pieces", ', '"text": "piece by piece"}'])
        assert answers(connection, 1) == ["pieces"]
        connection.send(b'{"type": "chat", "id": "bytes", "text": "as bytes"}')
        assert answers(connection, 1) == ["bytes"]


def test_who_leaves_in_the_middle_of_a_request_disturbs_nobody(address: tuple[str, dict[str, str]]) -> None:
    for _ in range(20):
        with connect(address[0], additional_headers=address[1], compression=None) as connection:
            connection.send('{"type": "hello", "v": 1}')
            connection.send('{"type": "chat", "id": "gone", "text": "and gone"}')
            connection.socket.shutdown(socket.SHUT_RDWR)
    with connect(address[0], additional_headers=address[1], compression=None) as connection:
        connection.send('{"type": "hello", "v": 1}')
        connection.send('{"type": "chat", "id": "here", "text": "still here"}')
        assert answers(connection, 1) == ["here"]


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_frames_are_those_of_the_standard(size: int) -> None:
    message = b"x" * size
    assert frame(message) == Frame(Opcode.TEXT, message).serialize(mask=False)
