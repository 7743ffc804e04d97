"""The endpoint that Prometheus scrapes, on a port of its own that visitors do not reach.

As small as a web server can be: `GET /metrics` is answered, everything else refused, and the connection closed.
"""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Awaitable, Callable

Text = Callable[[], Awaitable[bytes]]

HEAD_BYTES = 8 * 1024
SECONDS = 10.0
"""For a whole request, whoever asks."""
AT_ONCE = 8
TYPE = "text/plain; version=0.0.4; charset=utf-8"


def parse(address: str) -> tuple[str, int]:
    """Host and port; `ValueError` when they are not both there."""
    host, _, port = address.rpartition(":")
    if not host or not (port.isascii() and port.isdecimal()) or int(port) > 65_535:
        raise ValueError(f"Figures are served at an address like 127.0.0.1:9100, not {address!r}.")
    return host.strip("[]"), int(port)


def knock(address: str) -> None:
    """`ValueError` when a server could not listen there."""
    host, port = parse(address)
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            pass
    except OSError as error:
        raise ValueError(f"Figures cannot be served at {address}: {error.strerror or error}.") from None


async def listen(address: str, text: Text) -> asyncio.Server:
    """Answer with what `text` gives."""
    host, port = parse(address)
    return await asyncio.start_server(Scrape(text), host, port, limit=HEAD_BYTES)


class Scrape:
    """One visitor after the other."""

    def __init__(self, text: Text) -> None:
        self.text, self.open = text, 0

    async def __call__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open += 1
        try:
            with contextlib.suppress(TimeoutError, OSError, EOFError, asyncio.LimitOverrunError):
                async with asyncio.timeout(SECONDS):
                    if self.open <= AT_ONCE:
                        await self._answer(reader, writer)
        finally:
            self.open -= 1
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        asked = head.split(b"\r\n", 1)[0].split(b" ")
        status, body = "404 Not Found", b"Figures are at /metrics.\n"
        if asked[0] == b"GET" and asked[1:2] and asked[1].partition(b"?")[0] == b"/metrics":
            status, body = "200 OK", await self.text()
        headers = (
            f"HTTP/1.1 {status}\r\ncontent-type: {TYPE}\r\ncontent-length: {len(body)}\r\nconnection: close\r\n\r\n"
        )
        writer.write(headers.encode() + body)
        await writer.drain()
