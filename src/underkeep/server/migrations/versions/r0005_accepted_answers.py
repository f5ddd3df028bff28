"""A seat knows since when it has not been taken from anybody: what was answered there since then counts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seat", sa.Column("since", sa.BigInteger(), nullable=False, server_default="0"))


def downgrade() -> None:
    with op.batch_alter_table("seat") as batch:
        batch.drop_column("since")
