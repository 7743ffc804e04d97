"""A server that may open few files, and believes that it may have any number of connections: PORT, database, files."""

from __future__ import annotations

import resource
import sys

from stockpot.server.config import Config
from stockpot.server.json_logging import set_up
from stockpot.server.net.app import create_app
from stockpot.server.run import server
from tests.support.server import NO_LIMITS

if __name__ == "__main__":
    set_up("warning")
    files = int(sys.argv[3])
    resource.setrlimit(resource.RLIMIT_NOFILE, (files // 2, files))
    app = create_app(Config(db=sys.argv[2], rates=NO_LIMITS, sockets_per_address=10**9, connections=10**9, warm=False))
    running = server(app, port=int(sys.argv[1]))
    if "--careless" in sys.argv:
        app.state.door.connections = 10**9
    running.run()
