"""Bytes over a TCP connection, as no HTTP library would send them."""

from __future__ import annotations

import contextlib
import socket

from tests.support.client import PATIENCE
from tests.support.server import Served


def dial(server: Served) -> socket.socket:
    """A connection to a server, on which nothing has been said."""
    return socket.create_connection(("127.0.0.1", server.port), PATIENCE)


def read_to_the_end(connection: socket.socket) -> bytes:
    """All that comes until the other side closes the connection."""
    found = b""
    with contextlib.suppress(ConnectionResetError):
        while data := connection.recv(65_536):
            found += data
    return found


def read_until(connection: socket.socket, end: bytes) -> bytes:
    """What comes, up to certain bytes."""
    found = b""
    while end not in found:
        data = connection.recv(65_536)
        assert data, f"closed before {end!r}: {found!r}"
        found += data
    return found


def exchange(server: Served, request: bytes) -> bytes:
    """The answers to what is sent, up to the end of the connection."""
    with dial(server) as connection:
        connection.sendall(request)
        return read_to_the_end(connection)


def status_of(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])
