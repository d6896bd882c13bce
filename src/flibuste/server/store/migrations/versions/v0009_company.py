"""Friends, blocked and muted people; tables for invited people; votes for a bot in place of somebody absent."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("invitation", sa.String(32)))
    op.add_column("game_table", sa.Column("several_seats", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("game_table", sa.Column("absent", sa.JSON))
    op.create_table(
        "relation",
        sa.Column("player_id", sa.String(32), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("other_id", sa.String(32), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_relation_other_id", "relation", ["other_id"])
