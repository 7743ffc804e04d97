"""The application on uvicorn: the one place that says how."""

from __future__ import annotations

import gc
from typing import Any

import uvicorn
from litestar import Litestar

from stockpot.room.protocol import MESSAGE_BYTES
from stockpot.server.net.middleware import HEAD_BYTES
from stockpot.server.wire.connections import Door, connections_for, raise_file_limit
from stockpot.server.wire.http import Plain
from stockpot.server.wire.proxy import Behind
from stockpot.server.wire.websocket import Handshake

COLLECT_AFTER = 50_000
"""New objects after which Python looks for cycles among them. There are hardly any, and each look stops everything."""


class Settings(uvicorn.Config):
    """What uvicorn's connections are given; ours find the door there."""

    def __init__(self, app: Behind, door: Door, **settings: Any) -> None:
        super().__init__(app, **settings)
        self.door = door


def server(app: Litestar, *, host: str = "127.0.0.1", port: int, proxies: str = "", **settings: Any) -> uvicorn.Server:
    """A server ready to run. Messages are small and many: compressing them would cost more than it saves."""
    gc.set_threshold(COLLECT_AFTER, 20, 100)
    behind, door = Behind(app, proxies), app.state.door
    door.trusted = behind.trusted
    door.connections = min(door.connections, connections_for(raise_file_limit()))
    return uvicorn.Server(
        Settings(
            behind, door, host=host, port=port, log_config=None, access_log=False, server_header=False, proxy_headers=False,
            http=Plain, h11_max_incomplete_event_size=HEAD_BYTES,
            ws=Handshake, ws_max_size=MESSAGE_BYTES, ws_per_message_deflate=False,
            **{"timeout_graceful_shutdown": 5, **settings},
        )
    )  # fmt: skip
