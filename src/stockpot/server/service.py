"""The parts of a running server, put together in one place (composition root)."""

from __future__ import annotations

import asyncio
import math

from stockpot.room.refusal import Refusal
from stockpot.server.config import Config
from stockpot.server.friends.groups import Groups
from stockpot.server.friends.profile import Profiles
from stockpot.server.friends.ratings import followed
from stockpot.server.friends.score_keeper import ScoreKeeper
from stockpot.server.friends.tournaments import Tournaments
from stockpot.server.json_logging import lines_left_out
from stockpot.server.live.analyses import Analyses
from stockpot.server.live.bus import Bus, open_bus
from stockpot.server.live.metrics import Metrics
from stockpot.server.live.replays import Replays
from stockpot.server.live.tables import Tables
from stockpot.server.live.worker_pool import WorkerPool
from stockpot.server.people.identity import Identities
from stockpot.server.people.mail import Mailer
from stockpot.server.people.mail_limits import Postage
from stockpot.server.people.notices import Notices
from stockpot.server.people.webhook import Hooks
from stockpot.server.rate_limits import Limits
from stockpot.server.store.ratings import follow
from stockpot.server.store.store import Store
from stockpot.server.wire.connections import Door
from stockpot.server.wire.metrics_port import listen
from stockpot.server.wire.websocket import Leaving, Rounds, Wire


class Service:
    """Store, people, tables, limits and figures of one process."""

    def __init__(self, config: Config, store: Store, bus: Bus, key: bytes) -> None:
        self.config, self.store = config, store
        self.metrics, self.limits = Metrics(), Limits(config.rates)
        self.postage = Postage(config.postage)
        writer = store.log.writer
        writer.took, writer.failed = self.metrics.commit.observe, self.metrics.failed
        self.people = Identities(store.people, key)
        workers = WorkerPool(config.workers, config.patience)
        self.metrics.watch(workers)
        self.tables = Tables(store, self.people, self.metrics, bus, config.time, config.seeds, workers, config.caps)
        self.tables.snapshots.every = config.snapshot_every
        self.replays = Replays(self.tables.threads)
        self.analyses = Analyses(store.analyses, self.tables)
        self.groups = Groups(store, self.people, self.tables.now, config.address)
        self.scores = ScoreKeeper(store.results, self.tables, followed(follow))
        self.profiles = Profiles(store, self.groups)
        self.tournaments = Tournaments(self.groups, self.tables)
        mailer = Mailer(config.smtp, config.sender) if config.smtp else None
        self.notices = Notices(
            store.outbox,
            store.settings,
            self.tables,
            self.tables.time,
            mailer,
            Hooks(config.hooks_inside),
            key,
            config.address,
        )
        self.rounds, self.leaving = Rounds(), Leaving()
        self.scraping: asyncio.Server | None = None
        self._sockets: dict[str, int] = {}
        reads = self.metrics.reads
        reads.gauges.append(("stockpot_commits_waiting", "Requests that wait to be written", lambda: writer.waiting))
        reads.gauges.append(("stockpot_analyses_waiting", "Games to be judged", lambda: len(self.analyses.jobs)))
        compiling = self.tables.compiling
        reads.gauges.append(
            ("stockpot_compiling_left", "Steps of compiling in the background that are left", compiling.left)
        )
        reads.counters.append(("stockpot_log_lines_left_out", "Lines too many for the log", lines_left_out))

    @classmethod
    async def open(cls, config: Config) -> Service:
        store = await Store.open(config.db_url)
        service = cls(config, store, open_bus(config.bus), await store.signing_key())
        await service.people.signed_out_elsewhere()
        service.tables.begin(config.warm)
        service.tables.spawn(service.scores.catch_up())
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
                self.metrics.notices.set(await self.store.outbox.waiting())
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
        sockets, streams, both = len(self.rounds), len(self.tables.turn_streams), sum(self._sockets.values())
        return {"socket": sockets, "stream": streams, "handshake": both - sockets - streams, "http": all_open - both}
