"""A WebSocket client that costs next to nothing, so that the machine's time goes to the server that is measured.

It speaks just enough: text frames, pings, close. Frames from a client must be masked; a mask of zeros leaves them as they are.
"""

from __future__ import annotations

import asyncio
import base64
import os
import struct
from collections.abc import Callable
from urllib.parse import urlsplit

MASK = b"\0\0\0\0"
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
END_OF_HEAD = b"\r\n\r\n"


class Wire(asyncio.Protocol):
    """One socket: whole messages go to `heard`, its end to `lost`."""

    def __init__(self, head: bytes, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self.head, self.heard, self.lost = head, heard, lost
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = b""
        self.parts: list[bytes] = []

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.head)

    def connection_lost(self, _: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionResetError("The server closed the socket before it was open."))
        self.lost()

    def send(self, message: bytes) -> None:
        self._frame(TEXT, message)

    def close(self) -> None:
        if not self.transport.is_closing():
            self._frame(CLOSE, b"")
            self.transport.close()

    def _frame(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        length = bytes([128 | size]) if size < 126 else struct.pack("!BH", 254, size)
        self.transport.write(bytes([128 | kind]) + length + MASK + payload)

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.opened.done() and not self._open():
            return
        while self._next():
            pass

    def _open(self) -> bool:
        head, found, rest = self.buffer.partition(END_OF_HEAD)
        if not found:
            return False
        status = head.split(b"\r\n", 1)[0]
        if b" 101 " not in status:
            self.opened.set_exception(ConnectionRefusedError(status.decode(errors="replace")))
            self.transport.close()
            return False
        self.opened.set_result(None)
        self.buffer = rest
        return True

    def _next(self) -> bool:
        """Take one frame off the buffer, if it is all there."""
        buffer = self.buffer
        if len(buffer) < 2:
            return False
        size, start = buffer[1] & 127, 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        end = start + size
        if len(buffer) < end:
            return False
        self.buffer = buffer[end:]
        self._take(buffer[0], buffer[start:end])
        return True

    def _take(self, first: int, payload: bytes) -> None:
        kind = first & 15
        if kind == PING:
            self._frame(PONG, payload)
        elif kind == CLOSE:
            self.close()
        elif kind != PONG:
            self.parts.append(payload)
            if first & 128:
                message, self.parts = b"".join(self.parts), []
                self.heard(message)


async def dial(
    address: str, cookie: str, heard: Callable[[bytes], None], lost: Callable[[], None] = lambda: None
) -> Wire:
    """Open a socket at a `ws://` address."""
    parts = urlsplit(address)
    path = parts.path + (f"?{parts.query}" if parts.query else "")
    key = base64.b64encode(os.urandom(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1", f"Host: {parts.netloc}", "Upgrade: websocket", "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13",
    ]  # fmt: skip
    lines += [f"Cookie: {cookie}"] if cookie else []
    head = ("\r\n".join(lines)).encode() + END_OF_HEAD
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(head, heard, lost), parts.hostname or "", parts.port or 80)
    await wire.opened
    return wire
