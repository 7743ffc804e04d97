"""Time-outs of plain HTTP connections: dropped when they keep the server waiting (slowloris).

uvicorn only ends connections that are idle after an answer. Here a head must come to its end, a body too, and an answer must be
read: each within its time, counted from when the connection began to owe it, however many bytes trickle in meanwhile.

The hooks are those of uvicorn's h11 protocol; `tests/server/wire/test_connections.py` fails when an upgrade moves one.
"""

from __future__ import annotations

import asyncio
import math
import time
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from stockpot.server.wire.connections import Door

HEAD_SECONDS, BODY_SECONDS, READING_SECONDS = 15.0, 60.0, 30.0
"""For a request's head, idle time before it included; for its body; for reading some of the answer."""
SOME = 64 * 1024
"""Bytes of an answer that must be read in that time."""


class Plain(H11Protocol):
    """A connection that passes the door, and is looked after until it ends or becomes a socket."""

    def __init__(self, config: Any, *arguments: Any, **more: Any) -> None:
        super().__init__(config, *arguments, **more)
        self.door: Door = config.door
        self.owes: object = None
        self.since = time.monotonic()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport
        if self.door.enter(transport):
            self.door.slow.add(self)
            super().connection_made(transport)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.slow.discard(self)
        if self.transport in self.door.inside:
            self.door.leave(self.transport)
            super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """A handshake has no body, and is newer than HTTP/1.0 (RFC 6455, section 4.2.1)."""
        names = [name for name, _ in self.headers]
        if b"content-length" in names or b"transfer-encoding" in names or event.http_version == b"1.0":
            self.send_400_response("Invalid WebSocket handshake received.")
        else:
            self.door.slow.discard(self)
            super().handle_websocket_upgrade(event)

    def look_after(self, now: float) -> None:
        seconds, owes = self._owed()
        if owes != self.owes:
            self.owes, self.since = owes, now
        elif now - self.since > seconds:
            self.transport.abort()

    def _owed(self) -> tuple[float, object]:
        """For how long it may last what the client owes now, and what that is, told apart from anything before."""
        request = self.cycle
        if self.transport.is_closing() or self.flow.write_paused:
            return READING_SECONDS, (request, "reading", self.transport.get_write_buffer_size() // SOME)
        if self.conn.their_state is h11.SEND_BODY:
            return BODY_SECONDS, (request, "body")
        if request is None or request.response_complete:
            return HEAD_SECONDS, (request, "head")
        return math.inf, (request, "nothing")
