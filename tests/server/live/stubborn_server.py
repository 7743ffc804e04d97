"""A server in a process of its own, with guests that never answer: PORT, database and seconds of patience as arguments."""

from __future__ import annotations

import sys

from stockpot.cli.serve import ending_at_once
from stockpot.server.config import Config
from stockpot.server.json_logging import set_up
from stockpot.server.net.app import create_app
from stockpot.server.run import server
from tests.support.server import NO_LIMITS

if __name__ == "__main__":
    set_up("warning")
    config = Config(db=sys.argv[2], rates=NO_LIMITS, warm=False, workers=3, patience=float(sys.argv[3]))
    with ending_at_once():
        server(create_app(config), port=int(sys.argv[1])).run()
