"""Connection limits: how many there may be, in all and from one address, before a byte of them is read (the door).

Every connection is a file of the process (RLIMIT_NOFILE), whoever is behind it and whatever it is for. A proxy that is trusted
brings many people: its connections count together with all others only.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable
from typing import Protocol

from stockpot.server.rate_limits import Limit, Rate, network_of

logger = logging.getLogger("stockpot.door")

RESERVED = 128
"""Files that are no connections: database, logs, workers."""
FEW_FILES = 4096
"""With fewer files a server is not meant to be public."""
DEAD_MILLISECONDS = 60_000
"""How long what was sent may stay without any sign of having arrived (TCP_USER_TIMEOUT)."""
TELL_EVERY = 60.0
"""Seconds between two lines in the log that say that the door is shut."""
LOOK_SECONDS = 1.0


class Slow(Protocol):
    """A connection that may keep the server waiting."""

    def look_after(self, now: float) -> None:
        """Drop it if it has done so for too long."""


class Door:
    """All connections of this process."""

    def __init__(self, connections: int, per_address: int, arrivals: Rate) -> None:
        self.connections, self.per_address, self.arrivals = connections, per_address, Limit(arrivals)
        self.trusted: Callable[[str], bool] = lambda _: False
        """Is this a proxy that tells whom it brings?"""
        self.inside: dict[asyncio.BaseTransport, str] = {}
        """Every connection, and what its address is counted as."""
        self.counts: Counter[str] = Counter()
        self.turned_away = 0
        self.slow: set[Slow] = set()
        """Those that are looked after here: the plain ones. Sockets have their own rounds."""
        self._told = -TELL_EVERY

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """May this connection be?"""
        peer = transport.get_extra_info("peername")
        host = peer[0] if isinstance(peer, tuple) else ""
        network = "" if self.trusted(host) else network_of(host)
        full = len(self.inside) >= self.connections
        if full:
            self._tell()
        if full or (network and not self._welcome(network)):
            self.turned_away += 1
            return False
        self.inside[transport] = network
        self.counts[network] += 1
        notice_death(transport)
        return True

    def _welcome(self, network: str) -> bool:
        return self.counts[network] < self.per_address and self.arrivals.take(network)

    def leave(self, transport: asyncio.BaseTransport) -> None:
        """This connection has ended; it may be said twice."""
        network = self.inside.pop(transport, None)
        if network is not None:
            self.counts[network] -= 1
            if not self.counts[network]:
                del self.counts[network]

    def _tell(self) -> None:
        if time.monotonic() - self._told >= TELL_EVERY:
            self._told = time.monotonic()
            logger.warning("no more than %d connections at once: new ones are turned away", self.connections)

    async def run(self) -> None:
        """Look after slow connections, for ever."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            self.look_after(time.monotonic())

    def look_after(self, now: float) -> None:
        for one in tuple(self.slow):
            one.look_after(now)


def notice_death(transport: asyncio.BaseTransport) -> None:
    """Let the system end a connection whose other side takes nothing any more; where it can."""
    line = transport.get_extra_info("socket")
    if line is not None and hasattr(socket, "TCP_USER_TIMEOUT"):
        with contextlib.suppress(OSError):  # no TCP
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, DEAD_MILLISECONDS)


def raise_file_limit() -> int:
    """Take as many files as the system gives; how many that are."""
    if sys.platform == "win32":
        return FEW_FILES
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):  # some systems name more than they give
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


def connections_for(files: int) -> int:
    """How many connections so many files are enough for."""
    if files < FEW_FILES:
        logger.warning("only %d open files are allowed: raise the limit (ulimit -n, LimitNOFILE)", files)
    return max(files // 2, files - RESERVED)
