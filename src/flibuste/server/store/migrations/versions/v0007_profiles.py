"""Profiles: the name in the address of a public one, and a rating after every game at a rated table."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("player", sa.Column("handle", sa.String(32)))
    op.add_column("game_table", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "rating",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_player_handle", "player", ["handle"], unique=True)
    op.create_index("ix_rating_player_id_game_id", "rating", ["player_id", "game", "id"])
    op.create_index("ix_rating_table_id", "rating", ["table_id"])
