"""A move's way through the house is the one that docs/server.md describes, function by function."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import stockpot
from tests.support.server import Served, run, seated

PACKAGE = Path(stockpot.__file__).parent
PAGE = PACKAGE.parents[1] / "docs" / "server.md"
RULES = ("games/", "core/generic", "core/bits", "core/random", "core/record", "core/rule")
"""What is compiled: entered once for the whole of a move."""
BESIDE = ("server/supervision", "server/live/metrics", "server/store")
"""What goes on meanwhile, for all tables together."""
MOST_STEPS, MOST_FILES = 25, 12
"""Steps that somebody has to follow to understand a move, and files that they are in."""
MOST_CALLS = 220
"""Calls of functions outside the rules for one move at a table of three, from the socket to the sockets."""


class Recorder:
    """The functions of this house that are entered in a thread, in order."""

    def __init__(self) -> None:
        self.calls: list[str] = []

    def __call__(self, frame: FrameType, event: str, _: Any) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and path.is_relative_to(PACKAGE):
            place = path.relative_to(PACKAGE).with_suffix("").as_posix()
            self.calls.append(f"{place} {frame.f_code.co_qualname}")


def described() -> list[str]:
    """The functions in the table under "A move's way", in order."""
    section = PAGE.read_text(encoding="utf-8").split("## A move's way\n")[1].split("\n## ")[0]
    return [f"{place} {name}" for place, name in re.findall(r"^\| `([\w/]+)` \| `([\w.]+)` \|", section, re.M)]


def recorded(server: Served) -> list[str]:
    """The calls for one move of a person."""
    recorder = Recorder()

    def listen(to: Callable[..., Any] | None) -> None:
        sys.setprofile(to)

    async def story() -> None:
        async with seated(server, "soup", 3, undo="none") as (table, _, clients):
            room = server.service.tables.live[table].room
            for number in range(2):
                mover = clients[room.to_act[0]]
                await mover.until(lambda mover=mover: mover.legal)
                if number == 1:
                    server.call(listen, recorder)
                await mover.ask("play", move=mover.legal[0]["id"])
            server.call(listen, None)

    run(story())
    return recorder.calls


def test_a_move_goes_the_way_that_the_page_describes(server: Served) -> None:
    calls, way = recorded(server), described()
    assert 15 < len(way) <= MOST_STEPS
    assert len({step.split()[0] for step in way}) <= MOST_FILES
    rest = iter(calls)
    assert [step for step in way if step not in rest] == [], "in this order"
    own = [call for call in calls if not call.startswith((*RULES, *BESIDE))]
    assert len(own) <= MOST_CALLS
    assert calls.count("core/engine attempt") == 1, "a move is made once"
    assert not {"core/engine act", "core/table Table.why_not"} & {*calls}
    assert sum(call.startswith("core/table Table.read_move") for call in calls) == 1
