"""Groups, how games ended, who sits where in lists of tables, and tables that people have put away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seats", sa.String(400), nullable=False, server_default=""))
    op.create_table(
        "put_away",
        sa.Column("who", sa.String(32), primary_key=True),
        sa.Column("table", sa.String(32), primary_key=True),
    )
    op.create_table(
        "results",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("counts", sa.Boolean, nullable=False),
        sa.Column("feats", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "result_seats",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("who", sa.String(32), nullable=False, index=True),
        sa.Column("level", sa.String(20), nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
    )
    op.create_table(
        "groups",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("admin", sa.String(32), nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("meets", sa.String(16), nullable=False, server_default=""),
        sa.Column("zone", sa.String(64), nullable=False, server_default=""),
        sa.Column("weekly", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "group_members",
        sa.Column("group", sa.String(32), primary_key=True),
        sa.Column("who", sa.String(32), primary_key=True, index=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "group_tables",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("group", sa.String(32), nullable=False, index=True),
        sa.Column("code", sa.String(64), nullable=False),
    )
