"""`stockpot serve`: the table server on uvicorn."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from stockpot.cli.database import address, answering
from stockpot.cli.welcome import Greeter
from stockpot.server.config import Config
from stockpot.server.json_logging import set_up
from stockpot.server.live.bus import knock as knock_at_bus
from stockpot.server.net.app import create_app
from stockpot.server.run import server
from stockpot.server.store.connection import knock
from stockpot.server.wire.metrics_port import knock as knock_at_metrics


def run(
    host: str, port: int, db: str, bus: str, origins: list[str], secure: bool, proxies: str, metrics: str,
    workers: int, level: str, browse: bool,
) -> None:  # fmt: skip
    set_up(level)
    db = usable(db)
    if bus:
        asyncio.run(knock_at_bus(bus))
    if metrics:
        knock_at_metrics(metrics)
    config = Config(db=db, bus=bus, origins=tuple(origins), secure=secure, metrics=metrics, workers=workers)
    running = server(create_app(config), host=host, port=port, proxies=proxies)
    if browse:
        running = Greeter(running.config)
    with ending_at_once():
        running.run()
        if not running.started:
            sys.exit(3)


def usable(db: str) -> str:
    """The address of a database that answers."""
    found = address(db)
    with answering():
        asyncio.run(knock(found))
    return found


@contextmanager
def ending_at_once() -> Iterator[None]:
    """The process ends with what is inside. Rules being compiled cannot be interrupted, and Python would wait for them.

    Whatever ends it, also an error: at an ordinary exit Python would wait for workers, which wait for the server to end.
    """
    status = 0
    try:
        yield
    except KeyboardInterrupt:
        status = 130
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else 1
    except BaseException:
        traceback.print_exc()
        status = 1
    finally:
        for finish in (logging.shutdown, sys.stdout.flush, sys.stderr.flush):
            with suppress(OSError):  # nobody reads any more
                finish()
        os._exit(status)
