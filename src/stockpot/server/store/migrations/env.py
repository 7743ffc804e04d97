"""What Alembic runs for every step: on the connection it is given, in that connection's transaction."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=False)
context.run_migrations()
