"""Dice that server and players make together, and secrets that are sealed with a key outside the database."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("dice", sa.JSON))
    op.add_column("game_table", sa.Column("sealed", sa.Text))
    op.add_column("seat", sa.Column("share", sa.String(16), nullable=False, server_default=""))
    op.add_column("seat", sa.Column("commitment", sa.String(64)))
    op.create_table(
        "key_mark",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("mark", sa.String(64), nullable=False),
    )
