"""`stockpot lab GAME --serve`: a page on which rules and cards are changed, counted and played, on this machine alone."""

from __future__ import annotations

import sys

from stockpot.cli.serve import ending_at_once, usable
from stockpot.cli.welcome import Greeter
from stockpot.core.game import game
from stockpot.server.config import Config
from stockpot.server.json_logging import set_up
from stockpot.server.run import server
from stockpot.workshop.routes import workshop_app

HERE = "127.0.0.1"
"""Whoever reaches the page can keep this machine busy: nobody else does."""


def run(name: str, port: int) -> None:
    found = game(name)
    set_up("warning")
    running = Greeter(server(workshop_app(Config(db=usable(""))), host=HERE, port=port).config, f"/lab/{found.name}")
    with ending_at_once():
        running.run()
        if not running.started:
            sys.exit(3)
