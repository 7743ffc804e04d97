"""The same little server on one of several WebSocket libraries: `python serve.py LIBRARY PORT [BYTES]`.

Clients sit at tables of four (`/TABLE`). Whatever one sends, all four of its table are sent `TOLD`, so many bytes. `stockpot`
is the framing of `server/wire/websocket.py`; it wants the package on the path.
"""

from __future__ import annotations

import asyncio
import sys
from collections import defaultdict
from typing import Any

import uvloop

TOLD = b"x" * int(sys.argv[3] if len(sys.argv) > 3 else 600)


def main() -> None:
    library, port = sys.argv[1], int(sys.argv[2])
    uvloop.install()
    {"stockpot": stockpot, "picows": picows, "granian": granian}.get(library, uvicorn)(port, library)


# ----------------------------------------------------------------------------------------------------------------- ASGI


class Tables:
    """The application as ASGI has it: one task a client."""

    def __init__(self) -> None:
        self.sends: dict[str, set[Any]] = defaultdict(set)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        table = self.sends[scope["path"]]
        table.add(send)
        while (await receive())["type"] == "websocket.receive":
            for one in tuple(table):
                await one({"type": "websocket.send", "text": TOLD.decode()})
        table.discard(send)


def uvicorn(port: int, library: str) -> None:
    """`websockets-sansio`, `wsproto`: what uvicorn itself has."""
    import uvicorn

    uvicorn.run(Tables(), port=port, ws=library, log_level="error", access_log=False, ws_per_message_deflate=False)


application = Tables()


def granian(port: int, _: str) -> None:
    from granian import Granian
    from granian.constants import Interfaces, Loops

    Granian(
        "serve:application", port=port, interface=Interfaces.ASGI, workers=1, loop=Loops.uvloop, log_enabled=False,
        websockets=True,
    ).serve()  # fmt: skip


# --------------------------------------------------------------------------------------------------------- without tasks


def picows(port: int, _: str) -> None:
    """A listener a client; frames in Cython."""
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_create_server

    tables: dict[bytes, set[WSTransport]] = defaultdict(set)

    class Client(WSListener):
        def __init__(self, path: bytes) -> None:
            self.path = path

        def on_ws_connected(self, transport: WSTransport) -> None:
            tables[self.path].add(transport)

        def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
            if frame.msg_type == WSMsgType.TEXT:
                frame.get_payload_as_bytes()
                for one in tables[self.path]:
                    one.send(WSMsgType.TEXT, TOLD)
            elif frame.msg_type == WSMsgType.CLOSE:
                transport.disconnect()

        def on_ws_disconnected(self, transport: WSTransport) -> None:
            tables[self.path].discard(transport)

    async def run() -> None:
        server = await ws_create_server(
            lambda request: Client(request.path), "127.0.0.1", port, read_buffer_init_size=1024
        )
        await server.serve_forever()

    asyncio.run(run())


def stockpot(port: int, _: str) -> None:
    """uvicorn's handshake, then frames of our own; a message for several clients is framed once."""
    import uvicorn

    from stockpot.server.rate_limits import Rate
    from stockpot.server.wire.connections import Door
    from stockpot.server.wire.websocket import EXTENSION, Handshake, Leaving, frame

    leaving, tables = Leaving(), defaultdict[str, set[Any]](set)

    async def application(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        handshake = scope["extensions"][EXTENSION]
        await send({"type": "websocket.accept"})
        wire, table = handshake.hand_over(leaving), tables[scope["path"]]
        table.add(wire)

        def heard(_: bytes) -> None:
            framed = frame(TOLD)
            for one in table:
                one.post(framed)

        wire.take(heard, lambda: table.discard(wire), wire.close)

    config = uvicorn.Config(application, port=port, ws=Handshake, log_level="error", access_log=False)
    config.door = Door(10**6, 10**6, Rate(1e9, 1e9))  # type: ignore[attr-defined]
    uvicorn.Server(config).run()


if __name__ == "__main__":
    main()
