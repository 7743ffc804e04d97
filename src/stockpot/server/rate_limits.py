"""Rate limiting (throttling): token buckets, which fill steadily and are emptied by requests."""

from __future__ import annotations

import functools
import ipaddress
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from litestar.connection import ASGIConnection

from stockpot.room.protocol import Question, Why
from stockpot.room.refusal import Refusal


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, so many at once."""

    per_second: float
    burst: float


@dataclass(frozen=True)
class Rates:
    """All limits. An address has more room than a person: a household may share it."""

    person: Rate = Rate(20, 60)
    address: Rate = Rate(100, 400)
    chat: Rate = Rate(1, 8)
    create: Rate = Rate(0.2, 20)
    identities: Rate = Rate(0.1, 20)
    """New people from one address."""
    invite: Rate = Rate(1 / 20, 12)
    """Invitations that one person sends."""
    pester: Rate = Rate(1 / 1800, 3)
    """Those of them to the same person."""
    think: Rate = Rate(2, 20)
    """Questions that take thinking."""
    refusals: Rate = Rate(5, 100)
    """Messages of sockets refused as nonsense or as too many, by address; beyond that the socket is closed."""
    arrivals: Rate = Rate(100, 1000)
    """New connections of one address."""
    health: Rate = Rate(20, 100)
    """Questions whether all is well: apart from all others, so that a flood of those does not look like an illness."""


@functools.lru_cache(maxsize=4096)
def network_of(host: str) -> str:
    """What an address is counted as: itself in IPv4, however it is written; in IPv6 its /64, which is one household."""
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(ip, ipaddress.IPv4Address):
        return str(ip)
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.IPv6Network((ip.packed[:8] + bytes(8), 64)))


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a request or socket comes from, as it is counted."""
    return network_of(connection.client.host) if connection.client else ""


class Limit:
    """One bucket for each name. All that is kept of it is when it will be full again (generic cell rate algorithm)."""

    KEPT = 10_000
    ROUNDING = 1e-6
    """Seconds that sums of fractions may be off."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.refill, self.fill = 1 / rate.per_second, rate.burst / rate.per_second + self.ROUNDING
        """Seconds in which one comes back, and all of them."""
        self.full_at: dict[str, float] = {}

    def take(self, name: str) -> bool:
        """May this go on? An empty bucket says no."""
        now = self.clock()
        full_at = self.full_at.get(name, now)
        if full_at < now:
            full_at = now
        full_at += self.refill
        if full_at - now > self.fill:
            return False
        self.full_at[name] = full_at
        if len(self.full_at) > self.KEPT:
            self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        """Full buckets need no memory; where that is not enough, the half goes that is soonest full again."""
        names = sorted((name for name, at in self.full_at.items() if at > now), key=self.full_at.__getitem__)
        kept = names[len(names) // 2 :] if len(names) > self.KEPT else names
        self.full_at = {name: self.full_at[name] for name in kept}


class Limits:
    """All buckets of a server."""

    def __init__(self, rates: Rates) -> None:
        self.person, self.address, self.chat = Limit(rates.person), Limit(rates.address), Limit(rates.chat)
        self.create, self.identities = Limit(rates.create), Limit(rates.identities)
        self.think = Limit(rates.think)
        self.invite, self.pester = Limit(rates.invite), Limit(rates.pester)
        self.refusals, self.health = Limit(rates.refusals), Limit(rates.health)

    def request(self, who: str, address: str) -> None:
        """Every request counts for its person and its address."""
        if not self.address.take(address) or (who and not self.person.take(who)):
            raise too_fast()

    def question(self, question: Question, name: str) -> None:
        """Questions that take thinking are limited more tightly; to say why not takes none."""
        if not isinstance(question, Why):
            self.one(self.think, name)

    def one(self, limit: Limit, name: str) -> None:
        if not limit.take(name):
            raise too_fast()


def too_fast() -> Refusal:
    return Refusal("too_fast", "Too many requests; slow down.", status=429)
