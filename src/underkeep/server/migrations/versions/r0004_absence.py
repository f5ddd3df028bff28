"""Whoever is lost is known at every process; and a host has chosen what happens then."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("absence", sa.Text(), nullable=False, server_default="wait"))
    op.add_column("seat", sa.Column("lost", sa.Boolean(), nullable=False, server_default=sa.false()))


def downgrade() -> None:
    with op.batch_alter_table("seat") as batch:
        batch.drop_column("lost")
    with op.batch_alter_table("game") as batch:
        batch.drop_column("absence")
