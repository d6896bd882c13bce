"""Players may ask each other whether a move can be taken back."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("undo_asked", sa.JSON))
