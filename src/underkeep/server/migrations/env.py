"""Run by Alembic inside the transaction that `underkeep.server.schema` has opened and locked."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from underkeep.server.tables import METADATA

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)
context.configure(
    connection=connection,
    target_metadata=METADATA,
    render_as_batch=True,  # SQLite cannot alter most things in place
    transactional_ddl=True,  # both engines can; a killed step leaves nothing behind (RS-101)
)
context.run_migrations()
