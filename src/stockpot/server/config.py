"""How a server is set up: its configuration."""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable
from dataclasses import dataclass, field
from email.utils import parseaddr
from pathlib import Path

import platformdirs

from stockpot.server.clock import Time
from stockpot.server.live.quotas import Caps
from stockpot.server.live.worker_pool import PATIENCE
from stockpot.server.people.mail_limits import PostageRates
from stockpot.server.rate_limits import Rates
from stockpot.server.store.permissions import private_folder
from stockpot.server.store.snapshots import EVERY


def said(name: str, otherwise: str) -> Callable[[], str]:
    """What the environment says: settings with passwords in them do not belong on a command line."""
    return lambda: os.environ.get(name, otherwise)


@dataclass(frozen=True)
class Config:
    """Everything that can be set."""

    db: str = ""
    """The database's address; empty: an SQLite file in the user's data folder."""
    bus: str = ""
    """The address of the bus between several server processes; empty: this one is alone."""
    origins: tuple[str, ...] = ()
    """Other web addresses whose pages may use this server; its own always may."""
    secure: bool = False
    """Served over HTTPS: cookies then travel only there."""
    rates: Rates = field(default_factory=Rates)
    postage: PostageRates = field(default_factory=PostageRates)
    """How many letters may be asked for."""
    caps: Caps = field(default_factory=Caps)
    """How much one person, one address and all together may have going at a time."""
    sockets_per_address: int = 200
    connections: int = 10_000
    """Of all kinds and from all addresses together; fewer where the system allows fewer open files."""
    address: str = field(default_factory=said("STOCKPOT_ADDRESS", "http://127.0.0.1:8000"))
    """Where people reach this server: what links in notices begin with."""
    metrics: str = ""
    """Where figures for Prometheus are served, like 127.0.0.1:9100; nowhere if empty. Not for visitors."""
    smtp: str = field(default_factory=said("STOCKPOT_SMTP", ""))
    """The server that takes letters (`mail.Mailer`); empty: no letters."""
    sender: str = field(default_factory=said("STOCKPOT_SENDER", "Stockpot <stockpot@localhost>"))
    hooks_inside: bool = False
    """Webhooks may lie in the server's own network."""
    time: Time | None = None
    """Where the time comes from; the system's clock if nothing is said."""
    snapshot_every: int = EVERY
    """Entries after which a table is kept anew, so that no more have to be replayed."""
    seeds: Callable[[], str] = lambda: secrets.token_hex(16)
    """Where the seeds of new tables come from; tests and pictures name their own, people never do."""
    workers: int = 0
    """Processes that think for bots and hints; none said: two more than there are processors. They are begun when needed."""
    patience: float = PATIENCE
    """Seconds after which a process that thinks is killed, and a simple move made in its place."""
    warm: bool = True
    """Compile the rules of all games in the background, not only of those that are played."""

    @property
    def contact(self) -> str:
        """Whom push services can ask about what this server sends."""
        return self.address if self.address.startswith("https:") else f"mailto:{parseaddr(self.sender)[1]}"

    @property
    def connections_per_address(self) -> int:
        """Room for plain requests beside all its sockets."""
        return self.sockets_per_address + 100

    @property
    def db_url(self) -> str:
        return self.db or f"sqlite+aiosqlite:///{default_file()}"


def default_file() -> Path:
    return private_folder(Path(platformdirs.user_data_dir("stockpot", appauthor=False))) / "tables.sqlite"
