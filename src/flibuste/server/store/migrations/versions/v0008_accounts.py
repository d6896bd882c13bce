"""Accounts: a session for every browser, e-mail addresses, passkeys, and keys that are used once.

What a browser kept until now becomes its session; the recovery link has a secret of its own from now on.
"""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("player", sa.Column("email", sa.String(254)))
    op.create_index("ix_player_email", "player", ["email"], unique=True)
    session = op.create_table(
        "session",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("secret_hash", sa.String(64), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seen", sa.Double, nullable=False),
    )
    op.create_index("ix_session_player_id_secret_hash", "session", ["player_id", "secret_hash"])
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(1400), primary_key=True),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("player.id"), nullable=False),
        sa.Column("public_key", sa.Text, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_index("ix_passkey_player_id", "passkey", ["player_id"])
    op.create_table(
        "login_key",
        sa.Column("key_hash", sa.String(64), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("player_id", sa.String(32), sa.ForeignKey("player.id")),
        sa.Column("email", sa.String(254)),
        sa.Column("expires", sa.Double, nullable=False),
    )
    op.create_index("ix_login_key_player_id", "login_key", ["player_id"])
    op.create_index("ix_login_key_expires", "login_key", ["expires"])
    player = sa.table("player", sa.column("id"), sa.column("secret_hash"), sa.column("created"))
    columns = [player.c.id, player.c.id, player.c.secret_hash, sa.literal(""), player.c.created, player.c.created]
    known = sa.select(*columns).where(player.c.secret_hash != "")
    names = ["id", "player_id", "secret_hash", "device", "created", "seen"]
    op.execute(sa.insert(session).from_select(names, known))
    op.execute(sa.update(player).values(secret_hash=""))
