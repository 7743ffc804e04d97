"""`stockpot serve`: the table server on uvicorn."""

from __future__ import annotations

import sys

import uvicorn

from stockpot.server.config import Config
from stockpot.server.logs import set_up
from stockpot.server.protocol import MESSAGE_BYTES
from stockpot.server.web import create_app


def run(host: str, port: int, db: str, origins: list[str], secure: bool, proxies: str, level: str) -> None:
    set_up(level)
    config = Config(db=db, origins=tuple(origins), secure=secure)
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(config), host=host, port=port, log_config=None, access_log=False, server_header=False,
            ws="websockets-sansio", ws_max_size=MESSAGE_BYTES, ws_per_message_deflate=False,
            proxy_headers=bool(proxies), forwarded_allow_ips=proxies or None, timeout_graceful_shutdown=5,
        )
    )  # fmt: skip
    server.run()
    if not server.started:
        sys.exit(3)
