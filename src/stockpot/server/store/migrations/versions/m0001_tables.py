"""Logs of tables, lists of tables, people. (Databases from before there were steps have them already.)"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "log",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("open", sa.Boolean, nullable=False),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("free", sa.Integer, nullable=False),
        sa.Column("bots", sa.Boolean, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_index("tables_by_change", "tables", ["open", "status", "changed"], if_not_exists=True)
    op.create_table(
        "members",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), primary_key=True),
        if_not_exists=True,
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "carries",
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
        if_not_exists=True,
    )
    op.create_table(
        "settings",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        if_not_exists=True,
    )
