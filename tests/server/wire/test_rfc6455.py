"""RFC 6455, section by section: what the server answers to frames that a client sends."""

from __future__ import annotations

import json
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode
from websockets.sync.client import ClientConnection, connect

from stockpot.room.protocol import MESSAGE_BYTES
from tests.support.client import PATIENCE
from tests.support.server import Served

Table = tuple[str, dict[str, str]]

TEXT, BINARY, CLOSE, PING, PONG, CONT = (
    Opcode.TEXT, Opcode.BINARY, Opcode.CLOSE, Opcode.PING, Opcode.PONG, Opcode.CONT,
)  # fmt: skip


@pytest.fixture(scope="module")
def table(server: Served) -> Table:
    """A table's socket, and the headers of the person who made it."""
    with httpx.Client(base_url=server.url, timeout=PATIENCE) as http:
        http.put("/api/me", json={"name": "Ana"})
        made = http.post("/api/tables", json={"game": "soup", "seats": ["me", "free"], "open": True})
        headers = {"cookie": f"stockpot={http.cookies['stockpot']}"}
        return f"{server.url.replace('http', 'ws')}/ws/tables/{made.json()['table']['id']}", headers


def said(opcode: Opcode, data: bytes = b"", fin: bool = True) -> bytes:
    """A frame of at most 125 bytes, or any message; whether it may be sent or not."""
    if len(data) > 125:
        return Frame(opcode, data, fin).serialize(mask=True)
    return raw((0x80 if fin else 0) | opcode, data)


def raw(first: int, data: bytes = b"") -> bytes:
    return bytes((first, 0x80 | len(data))) + b"mask" + masked(data)


def masked(data: bytes) -> bytes:
    return bytes(byte ^ b"mask"[place % 4] for place, byte in enumerate(data))


def head(first: int, size: int) -> bytes:
    """The beginning of a masked frame with a length of eight bytes, up to its mask."""
    return bytes((first, 0x80 | 127)) + size.to_bytes(8, "big") + b"mask"


def goodbye(code: int, reason: bytes = b"") -> bytes:
    return said(CLOSE, struct.pack("!H", code) + reason)


def chat(text: bytes = b"soup") -> bytes:
    return b'{"type": "chat", "id": "here", "text": "' + text + b'"}'


NOT_UTF8 = {
    "a byte that is none": b"\xff",
    "an overlong form": b"\xc0\xaf",
    "half a surrogate": b"\xed\xa0\x80",
    "beyond the last character": b"\xf4\x90\x80\x80",
    "a character cut off": b"\xe2\x82",
    "a lone continuation": b"\x80",
}

CLOSED: dict[str, tuple[bytes, int]] = {
    # 5.1 masking
    "5.1 a frame that is not masked": (Frame(TEXT, b"{}").serialize(mask=False), 1002),
    "5.1 a ping that is not masked": (Frame(PING, b"").serialize(mask=False), 1002),
    # 5.2 the base framing
    **{f"5.2 a frame of the unknown kind {kind}": (raw(0x80 | kind), 1002)
       for kind in (3, 4, 5, 6, 7, 11, 12, 13, 14, 15)},
    "5.2 the first reserved bit": (raw(0xC1, b"{}"), 1002),
    "5.2 the second reserved bit": (raw(0xA1, b"{}"), 1002),
    "5.2 the third reserved bit": (raw(0x99), 1002),
    "5.2 a length with its highest bit": (head(0x81, 2**63), 1002),
    # 5.4 fragmentation
    "5.4 a piece of nothing": (said(CONT, b"{}"), 1002),
    "5.4 a piece of nothing, to be continued": (said(CONT, b"{}", fin=False), 1002),
    "5.4 a message within a message": (said(TEXT, b"{", fin=False) * 2, 1002),
    "5.4 another kind within a message": (said(TEXT, b"{", fin=False) + said(BINARY, b"}"), 1002),
    "5.4 a piece after the end": (said(TEXT, chat()) + said(CONT, b"}"), 1002),
    # 5.5 control frames
    "5.5 a ping in pieces": (said(PING, b"", fin=False), 1002),
    "5.5 a goodbye in pieces": (said(CLOSE, b"", fin=False), 1002),
    "5.5 a ping that is too long": (head(0x89, 126) + b"x" * 126, 1002),
    "5.5 a pong that is too long": (head(0x8A, 126) + b"x" * 126, 1002),
    "5.5 a goodbye that is too long": (head(0x88, 126) + b"\x03\xe8" + b"x" * 124, 1002),
    # 5.5.1 close
    "5.5.1 a goodbye of half a code": (said(CLOSE, b"\x03"), 1002),
    "5.5.1 a goodbye whose reason is no text": (goodbye(1000, b"\xff\xfe"), 1002),
    # 7.4 status codes: echoed, or never to be sent
    **{f"7.4 goodbye {code}": (goodbye(code, b"bye"), code)
       for code in (1000, 1001, 1002, 1003, 1007, 1008, 1009, 1010, 1011, 1012, 1013, 1014, 3000, 3999, 4000, 4999)},
    **{f"7.4 goodbye {code}": (goodbye(code), 1002)
       for code in (0, 1, 999, 1004, 1005, 1006, 1015, 1016, 1100, 2000, 2999, 5000, 65535)},
    "7.4 goodbye without a code": (said(CLOSE), 1005),
    # 8.1 text is UTF-8
    **{f"8.1 {what}": (said(TEXT, chat(data)), 1007) for what, data in NOT_UTF8.items()},
    "8.1 no text in pieces": (said(TEXT, chat()[:9], fin=False) + said(CONT, b"\xff"), 1007),
    # 10.4 sizes
    "10.4 a message that is too long": (head(0x81, MESSAGE_BYTES + 1), 1009),
    "10.4 a message longer than any memory": (head(0x81, 2**62), 1009),
    "10.4 a message that is too long in the end": (said(TEXT, b"x" * 9000, fin=False) + said(CONT, b"x" * 9000), 1009),
}  # fmt: skip


@contextmanager
def hello(table: Table) -> Iterator[ClientConnection]:
    with connect(table[0], additional_headers=table[1], compression=None) as connection:
        connection.send('{"type": "hello", "v": 2}')
        yield connection


def answer(connection: ClientConnection) -> dict[str, Any]:
    """The next answer to a request."""
    while True:
        message: dict[str, Any] = json.loads(connection.recv(timeout=PATIENCE))
        if message["type"] in ("done", "refused"):
            return message


def read_on(connection: ClientConnection) -> None:
    while True:
        connection.recv(timeout=PATIENCE)


@pytest.mark.parametrize("what", CLOSED)
def test_how_a_socket_is_closed(table: Table, what: str) -> None:
    data, code = CLOSED[what]
    with hello(table) as connection:
        connection.socket.sendall(data)
        with pytest.raises(ConnectionClosed):
            read_on(connection)
        assert connection.close_code == code


@pytest.mark.parametrize("what", CLOSED)
def test_it_is_closed_likewise_before_hello(table: Table, what: str) -> None:
    data, code = CLOSED[what]
    if not what.startswith("5.4 a piece after"):
        with connect(table[0], additional_headers=table[1], compression=None) as connection:
            connection.socket.sendall(data)
            with pytest.raises(ConnectionClosed):
                connection.recv(timeout=PATIENCE)
            assert connection.close_code == code


HEARD: dict[str, bytes] = {
    "5.2 a length of seven bits": said(TEXT, chat()),
    "5.2 a length of two bytes": said(TEXT, chat(b"x" * 200)),
    "5.2 a length in more bytes than it needs": head(0x81, len(chat())) + masked(chat()),
    "5.4 a message in pieces": said(TEXT, chat()[:5], fin=False) + said(CONT, chat()[5:]),
    "5.4 pieces of nothing": said(TEXT, fin=False) + said(CONT, fin=False) + said(CONT, chat()),
    "5.4 a ping between the pieces": said(TEXT, chat()[:5], fin=False) + said(PING, b"?") + said(CONT, chat()[5:]),
    "5.5.2 a ping with the longest payload": said(PING, b"x" * 125) + said(TEXT, chat()),
    "5.5.3 a pong that nobody asked for": said(PONG, b"here") + said(TEXT, chat()),
    "5.6 bytes": said(BINARY, chat()),
    "8.1 every length of character": said(TEXT, chat("é€🍲".encode())),
    "8.1 a character cut in two by pieces": said(TEXT, chat("é".encode())[:41], fin=False) + said(
        CONT, chat("é".encode())[41:]
    ),
}  # fmt: skip


@pytest.mark.parametrize("what", HEARD)
def test_what_the_standard_allows_is_heard(table: Table, what: str) -> None:
    with hello(table) as connection:
        connection.socket.sendall(HEARD[what])
        assert answer(connection) == {"type": "done", "id": "here"}


def test_what_comes_byte_by_byte_is_heard(table: Table) -> None:
    with hello(table) as connection:
        for byte in said(TEXT, chat()):
            connection.socket.sendall(bytes((byte,)))
        assert answer(connection)["id"] == "here"


def test_nothing_after_a_goodbye_is_heard(table: Table) -> None:
    with hello(table) as connection:
        connection.socket.sendall(goodbye(1000) + said(TEXT, b'{"type": "chat", "id": "late", "text": "too late"}'))
        with pytest.raises(ConnectionClosed):
            answer(connection)
    with hello(table) as connection:
        connection.socket.sendall(said(TEXT, b'{"type": "chat", "id": "soon", "text": "in time"}'))
        heard = ""
        while "in time" not in heard:
            heard += str(connection.recv(timeout=PATIENCE))
    assert "too late" not in heard
