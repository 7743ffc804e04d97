"""The application on uvicorn: the one place that says how."""

from __future__ import annotations

import gc
from typing import Any

import uvicorn
from litestar import Litestar

from stockpot.server.protocol import MESSAGE_BYTES
from stockpot.server.wire import Handshake

COLLECT_AFTER = 50_000
"""New objects after which Python looks for cycles among them. There are hardly any, and each look stops everything."""


def server(app: Litestar, *, host: str = "127.0.0.1", port: int, **settings: Any) -> uvicorn.Server:
    """A server ready to run. Messages are small and many: compressing them would cost more than it saves."""
    gc.set_threshold(COLLECT_AFTER, 20, 100)
    return uvicorn.Server(
        uvicorn.Config(
            app, host=host, port=port, log_config=None, access_log=False, server_header=False,
            ws=Handshake, ws_max_size=MESSAGE_BYTES, ws_per_message_deflate=False,
            **{"timeout_graceful_shutdown": 5, **settings},
        )
    )  # fmt: skip
