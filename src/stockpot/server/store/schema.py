"""The database schema, as this version expects it; `migrations/` leads there from older ones."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

metadata = sa.MetaData()

logs = sa.Table(
    "log",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
"""The truth: the append-only log of every table (`event_log.py`)."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("open", sa.Boolean, nullable=False),
    sa.Column("status", sa.String(8), nullable=False),
    sa.Column("free", sa.Integer, nullable=False),
    sa.Column("bots", sa.Boolean, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
    sa.Column("due", sa.BigInteger, index=True),
    sa.Column("owing", sa.String(400), nullable=False, server_default=""),
    sa.Column("seats", sa.String(400), nullable=False, server_default=""),
    sa.Column("last", sa.Text, nullable=False, server_default=""),
    sa.Index("tables_by_change", "open", "status", "changed"),
)
"""For lists of tables; written together with the entry that changes it."""

members = sa.Table(
    "members",
    metadata,
    sa.Column("who", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(32), primary_key=True),
)
"""Who has a part in which table."""

put_away = sa.Table(
    "put_away",
    metadata,
    sa.Column("who", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(32), primary_key=True),
)
"""Tables that a person does not want to see among theirs."""

voices = sa.Table(
    "voices",
    metadata,
    sa.Column("who", sa.String(32), primary_key=True),
    sa.Column("table", sa.String(32), primary_key=True),
)
"""Who has said something where: what they said can be found when they want it deleted."""

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0", index=True),
)
"""`epoch`: when the person last signed out all devices; cookies from before do not count any more."""

outbox = sa.Table(
    "outbox",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("who", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(8), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("by", sa.String(32), nullable=False),
    sa.Column("due", sa.BigInteger, nullable=False, index=True),
    sa.Column("attempts", sa.Integer, nullable=False),
)
"""Notices to send: what a person should know since this entry of a table's log. Written together with it (`outbox.py`)."""

subscriptions = sa.Table(
    "subscriptions",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("who", sa.String(32), nullable=False, index=True),
    sa.Column("endpoint", sa.String(1000), nullable=False),
    sa.Column("p256dh", sa.LargeBinary, nullable=False),
    sa.Column("auth", sa.LargeBinary, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
)
"""Browsers that take Web Push for a person. `id`: the hash of the endpoint."""

passkeys = sa.Table(
    "passkeys",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("who", sa.String(32), nullable=False, index=True),
    sa.Column("credential", sa.LargeBinary, nullable=False),
    sa.Column("public_key", sa.LargeBinary, nullable=False),
    sa.Column("count", sa.BigInteger, nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("used", sa.BigInteger, nullable=False),
)
"""With what people can prove who they are on any device (WebAuthn). `id`: the hash of the credential's."""

challenges = sa.Table(
    "challenges",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("who", sa.String(32), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)
"""Hashes of what passkeys are asked to sign, each once; `who`: to be given a passkey, or nobody yet."""

blocks = sa.Table(
    "blocks",
    metadata,
    sa.Column("who", sa.String(32), primary_key=True),
    sa.Column("whom", sa.String(32), primary_key=True, index=True),
)
"""Who does not want to hear from whom."""

carries = sa.Table(
    "carries",
    metadata,
    sa.Column("token", sa.String(64), primary_key=True),
    sa.Column("who", sa.String(32), nullable=False),
    sa.Column("expires", sa.BigInteger, nullable=False),
)
"""Hashes of tokens that carry an identity to another device."""

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)
"""Of this database: its key, and the latest proof that it can be written."""

analyses = sa.Table(
    "analyses",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
    sa.Column("changed", sa.BigInteger, nullable=False),
)
"""Finished games judged by an expert; can be made again at any time."""

preferences = sa.Table(
    "preferences",
    metadata,
    sa.Column("who", sa.String(32), primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
"""What people have set for themselves."""

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("edition", sa.Integer, nullable=False),
    sa.Column("program", sa.String(64), nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
"""Long tables as they were after an entry of their log (`server/store/snapshots.py`); can be thrown away at any time.

`edition`: how often something was taken out of the log. A snapshot of an older edition is not taken in any more.
"""

results = sa.Table(
    "results",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), nullable=False),
    sa.Column("ended", sa.BigInteger, nullable=False),
    sa.Column("counts", sa.Boolean, nullable=False),
    sa.Column("feats", sa.LargeBinary, nullable=False),
)
"""How finished games ended; read off their logs once (`results.py`). `counts`: a game between players, no lesson or record."""

result_seats = sa.Table(
    "result_seats",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("who", sa.String(32), nullable=False, index=True),
    sa.Column("level", sa.String(20), nullable=False),
    sa.Column("score", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
)
"""Who sat where in a finished game, and how they did. Neither person nor bot: somebody who was deleted."""

groups = sa.Table(
    "groups",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("code", sa.String(64), nullable=False),
    sa.Column("admin", sa.String(32), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("meets", sa.String(16), nullable=False, server_default=""),
    sa.Column("zone", sa.String(64), nullable=False, server_default=""),
    sa.Column("weekly", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""Groups of people. `code`: the secret of the link; `meets`: the next date, as clocks in `zone` show it."""

group_members = sa.Table(
    "group_members",
    metadata,
    sa.Column("group", sa.String(32), primary_key=True),
    sa.Column("who", sa.String(32), primary_key=True, index=True),
    sa.Column("since", sa.BigInteger, nullable=False),
)
"""Who belongs to which group."""

group_tables = sa.Table(
    "group_tables",
    metadata,
    sa.Column("table", sa.String(32), primary_key=True),
    sa.Column("group", sa.String(32), nullable=False, index=True),
    sa.Column("code", sa.String(64), nullable=False),
)
"""The tables of a group, with their invitations: written together with the first entry of a table's log."""

rated = sa.Table(
    "rated",
    metadata,
    sa.Column("who", sa.String(32), primary_key=True),
    sa.Column("since", sa.BigInteger, nullable=False),
)
"""Who wants to be rated, and since when."""

ratings = sa.Table(
    "ratings",
    metadata,
    sa.Column("who", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(40), primary_key=True),
    sa.Column("mu", sa.Double, nullable=False),
    sa.Column("sigma", sa.Double, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
)
"""How good somebody is at a game; bots by their levels (`@cook`)."""

tournaments = sa.Table(
    "tournaments",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("group", sa.String(32), nullable=False, index=True),
    sa.Column("name", sa.String(64), nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("size", sa.Integer, nullable=False),
    sa.Column("rounds", sa.Integer, nullable=False),
    sa.Column("host", sa.String(32), nullable=False),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("table", sa.LargeBinary, nullable=False),
)
"""Tournaments of groups; `table`: how its tables are made."""

entrants = sa.Table(
    "entrants",
    metadata,
    sa.Column("tournament", sa.String(32), primary_key=True),
    sa.Column("who", sa.String(32), primary_key=True, index=True),
    sa.Column("since", sa.BigInteger, nullable=False),
    sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()),
)
"""Who takes part in a tournament, or has withdrawn."""

pairings = sa.Table(
    "pairings",
    metadata,
    sa.Column("tournament", sa.String(32), primary_key=True),
    sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("who", sa.String(32), nullable=False, index=True),
    sa.Column("table", sa.String(32), nullable=False),
)
"""Who sits at which table in which round; no table: a bye. Written together with the first entries of the tables."""


def put(connection: sa.Connection, into: sa.Table, row: dict[str, Any], keep: tuple[str, ...] = ()) -> None:
    """A row, new or in the place of the one with its key (upsert)."""
    connection.execute(upsert(connection.dialect.name, into, keep), [row])


def upsert(dialect: str, into: sa.Table, keep: tuple[str, ...] = ()) -> Any:
    """Insert rows, or bring those that are there up to date; columns in `keep` stay as they are."""
    statement = insert_into(dialect, into)
    key = [column.name for column in into.primary_key]
    fresh = {c.name: statement.excluded[c.name] for c in into.columns if c.name not in (*key, *keep)}
    if fresh:
        return statement.on_conflict_do_update(index_elements=key, set_=fresh)
    return statement.on_conflict_do_nothing(index_elements=key)


def insert_into(dialect: str, into: sa.Table) -> Any:
    """An insert that can say what to do about rows that are there."""
    if dialect == "postgresql":
        from sqlalchemy.dialects.postgresql import insert
    else:
        from sqlalchemy.dialects.sqlite import insert  # type: ignore[assignment]
    return insert(into)


def as_stored(column: sa.Column[bytes]) -> sa.Label[Any]:
    """A column of bytes as it lies there: SQLite takes anything, and a damaged row may hold a number or a text."""
    return sa.type_coerce(column, sa.types.NullType()).label(column.name)
