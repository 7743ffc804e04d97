"""When the time of a table's next decision is up; analyses of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.BigInteger))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_table(
        "analyses",
        sa.Column("table", sa.String(32), primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
