"""The database's shape, step by step: what was made by an older version is brought up to date when the server starts.

A step is a file in `versions/`. It is written once and never changed; the next change is the next step.
"""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

LOCK = 0x50756D  # any number will do, as long as it stays the same


def migrate(connection: sa.Connection) -> None:
    """Take all steps that are missing. Of several processes that start at the same time, one takes them."""
    if connection.dialect.name == "postgresql":
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(LOCK)))
    config = settings()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def behind(connection: sa.Connection) -> list[str]:
    """The steps that this database has not taken yet, first to last."""
    scripts = ScriptDirectory.from_config(settings())
    current = MigrationContext.configure(connection).get_current_revision()
    return [step.revision for step in reversed(list(scripts.iterate_revisions("heads", current or "base")))]


def settings() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
