"""The parts of a running server, held together."""

from __future__ import annotations

import asyncio
import math

from stockpot.server.analyses import Analyses
from stockpot.server.bus import Bus, open_bus
from stockpot.server.config import Config
from stockpot.server.door import Door
from stockpot.server.identity import Identities
from stockpot.server.keep import Keep
from stockpot.server.limits import Limits
from stockpot.server.logs import lines_left_out
from stockpot.server.mail import Mailer
from stockpot.server.metrics import Metrics
from stockpot.server.notices import Notices
from stockpot.server.postage import Postage
from stockpot.server.protocol import Refusal
from stockpot.server.replays import Replays
from stockpot.server.scrape import listen
from stockpot.server.store import Store
from stockpot.server.tables import Tables
from stockpot.server.thinkers import Thinkers
from stockpot.server.webhook import Hooks
from stockpot.server.wire import Leaving, Rounds, Wire


class Service:
    """Store, people, tables, limits and figures of one process."""

    def __init__(self, config: Config, store: Store, bus: Bus, key: bytes) -> None:
        self.config, self.store = config, store
        self.metrics, self.limits = Metrics(), Limits(config.rates)
        self.postage = Postage(config.postage)
        store.took, store.failed = self.metrics.commit.observe, self.metrics.failed
        self.people = Identities(store, key)
        thinkers = Thinkers(config.workers, config.patience)
        self.metrics.watch(thinkers)
        self.tables = Tables(store, self.people, self.metrics, bus, config.time, config.seeds, thinkers, config.caps)
        self.tables.snapshots.every = config.snapshot_every
        self.replays = Replays(self.tables.threads)
        self.keep = Keep(store)
        self.analyses = Analyses(self.keep, self.tables)
        mailer = Mailer(config.smtp, config.sender) if config.smtp else None
        self.notices = Notices(
            self.keep, self.tables, self.tables.time, mailer, Hooks(config.hooks_inside), key, config.address
        )
        self.rounds, self.leaving = Rounds(), Leaving()
        self.scraping: asyncio.Server | None = None
        self._sockets: dict[str, int] = {}
        reads = self.metrics.reads
        reads.gauges.append(("stockpot_commits_waiting", "Requests that wait to be written", lambda: store.waiting))
        reads.gauges.append(("stockpot_analyses_waiting", "Games to be judged", lambda: len(self.analyses.jobs)))
        reads.counters.append(("stockpot_log_lines_left_out", "Lines too many for the log", lines_left_out))

    @classmethod
    async def open(cls, config: Config) -> Service:
        store = await Store.open(config.db_url)
        service = cls(config, store, open_bus(config.bus), await store.secret())
        await service.people.signed_out_elsewhere()
        service.tables.begin(config.warm)
        service.tables.supervise("notices", service.notices.run)
        service.tables.supervise("rounds", service.rounds.run)
        service.tables.supervise("loop", service.metrics.look_at_the_loop)
        if config.metrics:
            service.scraping = await listen(config.metrics, service.figures)
        return service

    async def close(self) -> None:
        if self.scraping is not None:
            self.scraping.close()
        await self.analyses.close()
        await self.tables.close()
        await self.store.close()

    def open_socket(self, address: str) -> bool:
        """Count a socket; no when the address has too many."""
        if self._sockets.get(address, 0) >= self.config.sockets_per_address:
            return False
        self._sockets[address] = self._sockets.get(address, 0) + 1
        return True

    def close_socket(self, address: str, wire: Wire | None = None) -> None:
        """A socket has ended, before or after its `wire` had a place at a table."""
        if wire is not None:
            self.rounds.discard(wire)
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    # --------------------------------------------------------------------------------------------------------- figures

    async def figures(self) -> bytes:
        """All figures as Prometheus reads them. A database that does not answer leaves some of them unknown."""
        try:
            async with asyncio.timeout(2):
                self.metrics.notices.set(await self.keep.waiting_notices())
        except (Refusal, TimeoutError):
            self.metrics.notices.set(math.nan)
        return self.metrics.text()

    def watch(self, door: Door) -> None:
        """Figures of the door."""
        reads = self.metrics.reads
        reads.kinds.append(("stockpot_connections", "Open connections", lambda: self.connections(len(door.inside))))
        reads.gauges.append(("stockpot_connections_limit", "Connections there may be", lambda: door.connections))
        reads.counters.append(("stockpot_connections_refused", "Connections turned away", lambda: door.turned_away))

    def connections(self, all_open: int) -> dict[str, int]:
        """Open connections: sockets at tables, those before hello, streams of turns, and the rest."""
        sockets, streams, both = len(self.rounds), len(self.tables.feed), sum(self._sockets.values())
        return {"socket": sockets, "stream": streams, "handshake": both - sockets - streams, "http": all_open - both}
