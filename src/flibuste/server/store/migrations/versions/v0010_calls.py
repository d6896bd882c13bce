"""Calling people back: push subscriptions, letters about slow tables, vacations; and how well a game was played."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("player", sa.Column("vacations", sa.JSON))
    op.add_column("player", sa.Column("digest", sa.JSON))
    op.add_column("player", sa.Column("digest_at", sa.Double))
    op.add_column("seat", sa.Column("away_from", sa.Double))
    op.add_column("seat", sa.Column("away_until", sa.Double))
    op.add_column("game_table", sa.Column("accuracy", sa.JSON))
    op.create_index("ix_player_digest_at", "player", ["digest_at"])
    op.create_table(
        "subscription",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("session_id", sa.String(32), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(32), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_subscription_player_id", "subscription", ["player_id"])
    op.create_table(
        "called",
        sa.Column("player_id", sa.String(32), sa.ForeignKey("player.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
