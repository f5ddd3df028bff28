"""A table can be paused; and what one host asks for can be told from what others do."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("maker", sa.Text(), nullable=False, server_default=""))
    op.add_column("game", sa.Column("paused", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index(op.f("ix_game_maker_closed"), "game", ["maker", "closed"])


def downgrade() -> None:
    op.drop_index(op.f("ix_game_maker_closed"), "game")
    with op.batch_alter_table("game") as batch:
        batch.drop_column("paused")
        batch.drop_column("maker")
