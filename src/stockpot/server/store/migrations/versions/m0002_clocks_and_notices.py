"""Clocks and turns in lists of tables; notices to send, settings of people, who said something where, analyses."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("tables", sa.Column("owing", sa.String(400), nullable=False, server_default=""))
    op.create_table(
        "outbox",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False, index=True),
        sa.Column("attempts", sa.Integer, nullable=False),
    )
    op.create_table(
        "voices",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), primary_key=True),
    )
    op.create_table(
        "preferences",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
