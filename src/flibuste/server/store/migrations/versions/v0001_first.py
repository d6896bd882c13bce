"""The first store."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "player",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("rules_version", sa.Integer, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("size", sa.Integer, nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("start", sa.String(8), nullable=False),
        sa.Column("pace", sa.JSON, nullable=False),
        sa.Column("host", sa.String(32), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("nonces", sa.JSON, nullable=False),
        sa.Column("position", sa.JSON),
        sa.Column("forked_from", sa.String(32)),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("bots_asked", sa.Boolean, nullable=False),
        sa.Column("deadline", sa.Double),
        sa.Column("outcome", sa.JSON),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("player.id")),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("level", sa.String(32)),
        sa.Column("stand_in", sa.String(32)),
        sa.Column("nonce", sa.String(128)),
        sa.Column("standing", sa.JSON, nullable=False),
    )
    op.create_table(
        "entry",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("draws", sa.JSON, nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("frame", sa.Integer, nullable=False),
        sa.Column("first_event", sa.Integer, nullable=False),
        sa.Column("events", sa.JSON, nullable=False),
        sa.Column("scores", sa.JSON),
        sa.Column("answer_key", sa.String(80)),
        sa.Column("made_by", sa.String(8), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.UniqueConstraint("table_id", "answer_key"),
    )
    op.create_table(
        "snapshot",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("move", sa.Integer, nullable=False),
        sa.Column("draws", sa.Integer, nullable=False),
        sa.Column("events", sa.Integer, nullable=False),
        sa.Column("frame", sa.Integer, nullable=False),
        sa.Column("digest", sa.String(16), nullable=False),
        sa.Column("position", sa.JSON, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_game_table_status_public_changed", "game_table", ["status", "public", "changed"])
    op.create_index("ix_game_table_deadline", "game_table", ["deadline"])
    op.create_index("ix_game_table_bots_asked_changed", "game_table", ["bots_asked", "changed"])
    op.create_index("ix_seat_player_id", "seat", ["player_id"])
    op.create_index("ix_entry_table_id_first_event", "entry", ["table_id", "first_event"])
    op.create_index("ix_chat_table_id_id", "chat", ["table_id", "id"])
