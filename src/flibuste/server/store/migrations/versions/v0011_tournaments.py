"""Tournaments: who takes part, who meets whom in which round; and the chat of the lobby."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("tournament_id", sa.String(32)))
    op.create_table(
        "tournament",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("pace", sa.JSON, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("bots", sa.String(32)),
        sa.Column("least", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_index("ix_tournament_status_changed", "tournament", ["status", "changed"])
    op.create_index("ix_tournament_host", "tournament", ["host"])
    op.create_table(
        "entrant",
        sa.Column("tournament_id", sa.String(32), sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("player.id")),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.UniqueConstraint("tournament_id", "player_id"),
    )
    op.create_index("ix_entrant_player_id", "entrant", ["player_id"])
    op.create_table(
        "pairing",
        sa.Column("tournament_id", sa.String(32), sa.ForeignKey("tournament.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("table_id", sa.String(32)),
        sa.Column("place", sa.Integer),
    )
    op.create_index("ix_pairing_table_id", "pairing", ["table_id"])
    op.create_table(
        "lobby_chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_lobby_chat_player_id", "lobby_chat", ["player_id"])
    op.create_index("ix_lobby_chat_at", "lobby_chat", ["at"])
