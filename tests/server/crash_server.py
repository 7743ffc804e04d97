"""A server in a process of its own, for tests that kill it: PORT, database and bus as arguments."""

from __future__ import annotations

import sys

from stockpot.server.config import Config
from stockpot.server.json_logging import set_up
from stockpot.server.net.app import create_app
from stockpot.server.run import server
from tests.support.server import NO_CAPS, NO_LIMITS

if __name__ == "__main__":
    set_up("warning")
    config = Config(db=sys.argv[2], bus=sys.argv[3], rates=NO_LIMITS, caps=NO_CAPS, snapshot_every=8, warm=False)
    server(create_app(config), port=int(sys.argv[1])).run()
