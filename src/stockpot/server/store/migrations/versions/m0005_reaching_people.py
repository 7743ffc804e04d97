"""Browsers that take Web Push, passkeys, who has blocked whom; notices of more kinds than turns."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    _rebuild_outbox()
    op.create_table(
        "subscriptions",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("who", sa.String(32), nullable=False, index=True),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("p256dh", sa.LargeBinary, nullable=False),
        sa.Column("auth", sa.LargeBinary, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("who", sa.String(32), nullable=False, index=True),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "blocks",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("whom", sa.String(32), primary_key=True, index=True),
    )


def _rebuild_outbox() -> None:
    """Another key: there can be several notices of a seat. What waits is a turn."""
    old = sa.table("outbox", *map(sa.column, ("table", "seat", "turn", "who", "due", "attempts")))
    waiting = op.get_bind().execute(sa.select(old)).mappings().all()
    op.drop_index("ix_outbox_due", "outbox")
    op.drop_table("outbox")
    new = op.create_table(
        "outbox",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("by", sa.String(32), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False, index=True),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
    op.bulk_insert(new, [{**row, "kind": "turn", "by": ""} for row in waiting])
