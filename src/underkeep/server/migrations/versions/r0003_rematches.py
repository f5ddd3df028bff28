"""A game that is over may be played once more: then it knows at which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("game", sa.Column("next", sa.Text(), nullable=False, server_default=""))


def downgrade() -> None:
    with op.batch_alter_table("game") as batch:
        batch.drop_column("next")
