"""What whoever runs a server needs: bans, reports, notices to servers at work, and indices for the clean-up."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("player", sa.Column("banned", sa.Text))
    op.add_column("player", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("player_id", sa.String(32)))
    op.create_table(
        "report",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("by_player", sa.String(32), nullable=False),
        sa.Column("about_player", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("said", sa.Text),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
    )
    op.create_table(
        "notice",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("what", sa.String(32), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_index("ix_player_banned", "player", ["banned"])
    op.create_index("ix_chat_player_id", "chat", ["player_id"])
    op.create_index("ix_game_table_host", "game_table", ["host"])
    op.create_index("ix_game_table_status_changed", "game_table", ["status", "changed"])
    op.create_index("ix_report_by_player", "report", ["by_player"])
    op.create_index("ix_report_about_player", "report", ["about_player"])
    op.create_index("ix_report_table_id", "report", ["table_id"])
    op.create_index("ix_report_settled_id", "report", ["settled", "id"])
