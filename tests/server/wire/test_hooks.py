"""What the sockets hook into is still where it was: an upgrade of uvicorn or websockets that moves it fails here, by name."""

from __future__ import annotations

import inspect

import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask
from websockets.server import ServerProtocol

from stockpot.server.wire.http import Plain
from stockpot.server.wire.websocket import Handshake


@pytest.mark.parametrize("name", ["handle_connect", "stop_keepalive", "connection_lost", "data_received"])
def test_uvicorn_has_what_the_handshake_calls(name: str) -> None:
    assert inspect.isfunction(getattr(WebSocketsSansIOProtocol, name))


@pytest.mark.parametrize(
    "name", ["handshake_initiated", "response", "connections", "disconnected", "transport", "conn", "scope"]
)
def test_uvicorn_keeps_what_the_handshake_reads(name: str) -> None:
    sources = "".join(inspect.getsource(base) for base in Handshake.__mro__ if base.__module__.startswith("uvicorn"))
    assert f"self.{name} =" in sources or f"self.{name}:" in sources


def test_uvicorn_starts_the_handshake_with_the_request_it_was_given() -> None:
    assert list(inspect.signature(WebSocketsSansIOProtocol.handle_connect).parameters) == ["self", "event"]


def test_plain_connections_are_uvicorns() -> None:
    assert issubclass(Plain, H11Protocol)


def test_websockets_has_a_parser_that_can_be_closed() -> None:
    ServerProtocol().parser.close()  # a generator


def test_websockets_unmasks() -> None:
    assert apply_mask(b"\x01\x02\x03\x04\x05", b"\x01\x01\x01\x01") == b"\x00\x03\x02\x05\x04"
