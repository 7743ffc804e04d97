"""A server to be measured, in a process of its own and without limits on how often somebody may ask: PORT, database, bus."""

from __future__ import annotations

import sys
from dataclasses import fields

from stockpot.server.config import Config
from stockpot.server.json_logging import set_up
from stockpot.server.live.quotas import Cap, Caps
from stockpot.server.net.app import create_app
from stockpot.server.rate_limits import Rate, Rates
from stockpot.server.run import server

PLENTY = Rate(1e9, 1e9)
ALL = Cap(10**9, 10**9, 10**9)


def main(port: int, db: str, bus: str = "") -> None:
    set_up("warning")
    rates = Rates(*[PLENTY] * len(fields(Rates)))
    config = Config(
        db=db, bus=bus, rates=rates, caps=Caps(ALL, ALL), sockets_per_address=10**9, connections=10**9, warm=False
    )
    server(create_app(config), port=port).run()


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
