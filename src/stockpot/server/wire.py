"""The socket below the application: uvicorn's, with a short way from the wire to a table and back.

The application accepts or refuses a socket as any other does. Once a client has said hello, it takes the wire over (`take`):
from then on messages come as they arrive and go out as they are given, without a queue and a task for each direction. A
message for several clients is framed once.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

EXTENSION = "stockpot.wire"
"""Under this name the application finds the wire in its scope."""

TEXT = 0x81


class Wire(WebSocketsSansIOProtocol):
    """One socket."""

    heard: Callable[[bytes], None] | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[EXTENSION] = self

    def take(self, heard: Callable[[bytes], None]) -> None:
        """From now on every message goes to `heard`, first of all those that have come already."""
        self.heard = heard
        ended: list[Any] = []
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                heard(event.get("bytes") or event.get("text", "").encode())
            else:
                ended.append(event)
        for event in ended:
            self.queue.put_nowait(event)
        self.pause(False)

    def send_receive_event_to_app(self) -> None:
        if self.heard is None:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if not self.close_sent:
            self.heard(data)

    def pause(self, paused: bool) -> None:
        """Read no further for now, or go on."""
        if paused != self.read_paused and not self.transport.is_closing():
            self.read_paused = paused
            if paused:
                self.transport.pause_reading()
            else:
                self.transport.resume_reading()

    def post(self, frame: bytes) -> None:
        """Send a frame; what the client does not take at once waits in `waiting` bytes."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(frame)

    @property
    def waiting(self) -> int:
        return self.transport.get_write_buffer_size()


def frame(message: bytes) -> bytes:
    """A message as a frame of text."""
    size = len(message)
    if size < 126:
        return bytes((TEXT, size)) + message
    if size < 65_536:
        return struct.pack("!BBH", TEXT, 126, size) + message
    return struct.pack("!BBQ", TEXT, 127, size) + message
