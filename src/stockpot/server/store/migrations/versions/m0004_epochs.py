"""When a person last signed out all devices."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_people_epoch", "people", ["epoch"])
