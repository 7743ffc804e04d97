"""Presence across processes: each tells the others who is connected to its tables, whenever that changes.

Players are told by the numbers of their seats; of those who look on, their ids, so that the host sees who they are.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Mapping
from typing import TYPE_CHECKING

from stockpot.room.presence import NOBODY, Here
from stockpot.server.live.bus import Bus

if TYPE_CHECKING:
    from stockpot.server.live.live_table import LiveTable

SIGN_OF_LIFE = 5.0
"""Seconds between two heartbeats of a process."""
GONE_AFTER = 3 * SIGN_OF_LIFE
"""Seconds without a heartbeat after which a process counts as gone, and everybody connected to it too."""


class Presence:
    """What this process tells of its tables, and hears of them from others."""

    def __init__(self, bus: Bus, tables: Mapping[str, LiveTable]) -> None:
        self.bus, self.tables = bus, tables
        self.process = secrets.token_hex(4)
        self.heard_at: dict[str, float] = {}
        """When other processes were last heard."""

    def tell(self, live: LiveTable) -> None:
        """Who has the table open here, where others do not know it yet."""
        here = live.present.at_home()
        if self.bus.shared and here != live.told:
            live.told = here
            self.bus.publish("here", live.id, f"{self.process} {here}")

    def ask(self, live: LiveTable) -> None:
        """Who has it open elsewhere?"""
        if self.bus.shared:
            self.bus.publish("who", live.id, self.process)

    def begin_again(self) -> None:
        """Messages may have been lost."""
        for live in self.tables.values():
            live.told = NOBODY
            self.tell(live)
            self.ask(live)

    def heard(self, kind: str, key: str, value: str) -> None:
        """Handle a message from a process: its heartbeat, news of a table, or a question about one."""
        process, *details = (key if kind == "alive" else value).split(" ")
        if process == self.process:
            return
        self.heard_at[process] = time.monotonic()
        live = self.tables.get(key)
        if live is not None and kind == "here":
            self._put(live, process, Here.parse(*details))
        elif live is not None and kind == "who":
            live.told = NOBODY
            self.tell(live)

    def _put(self, live: LiveTable, process: str, here: Here) -> None:
        if live.present.elsewhere.get(process, NOBODY) != here:
            live.present.elsewhere[process] = here
            if here == NOBODY:
                del live.present.elsewhere[process]
            live.tell_all()
            live.meet(here.guests)

    async def run(self) -> None:
        """Send heartbeats, and forget processes that send none."""
        while True:
            self.bus.publish("alive", self.process, "")
            await asyncio.sleep(SIGN_OF_LIFE)
            limit = time.monotonic() - GONE_AFTER
            for process in [process for process, at in self.heard_at.items() if at < limit]:
                del self.heard_at[process]
                for live in tuple(self.tables.values()):
                    self._put(live, process, NOBODY)
