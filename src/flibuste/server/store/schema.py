"""The tables of the store. `migrations/` makes them; a test compares the two.

A row of `entry` is something that happened at a table: number 0 is the deal, then one row a move (or a move taken
back). Rows are added, never changed. `snapshot` holds positions, so that opening a table costs the same however long
its story is. Every change of a table raises its `version`: whoever wrote from an older one is refused and looks again.
"""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

DOCUMENT = JSON(none_as_null=True)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

player = Table(
    "player",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("secret_hash", String(64), nullable=False),
    Column("created", Double, nullable=False),
    Column("banned", Text),
    Column("muted", Boolean, nullable=False, server_default=false()),
    Column("handle", String(32)),
    Column("email", String(254)),
    Column("vacations", DOCUMENT),
    Column("digest", DOCUMENT),
    Column("digest_at", Double),
)
Index(None, player.c.digest_at)
Index(None, player.c.banned)
Index(None, player.c.handle, unique=True)
Index(None, player.c.email, unique=True)

session = Table(
    "session",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("player_id", String(32), ForeignKey("player.id"), nullable=False),
    Column("secret_hash", String(64), nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double, nullable=False),
)
Index(None, session.c.player_id, session.c.secret_hash)

passkey = Table(
    "passkey",
    metadata,
    Column("id", String(1400), primary_key=True),
    Column("player_id", String(32), ForeignKey("player.id"), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", Double, nullable=False),
)
Index(None, passkey.c.player_id)

login_key = Table(
    "login_key",
    metadata,
    Column("key_hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("player_id", String(32), ForeignKey("player.id")),
    Column("email", String(254)),
    Column("expires", Double, nullable=False),
)
Index(None, login_key.c.player_id)
Index(None, login_key.c.expires)

subscription = Table(
    "subscription",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("player_id", String(32), ForeignKey("player.id"), nullable=False),
    Column("session_id", String(32), nullable=False),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(32), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Double, nullable=False),
)
Index(None, subscription.c.player_id)

called = Table(
    "called",
    metadata,
    Column("player_id", String(32), ForeignKey("player.id"), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("at", Double, nullable=False),
)

table = Table(
    "game_table",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("options", DOCUMENT, nullable=False),
    Column("size", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("start", String(8), nullable=False),
    Column("pace", DOCUMENT, nullable=False),
    Column("host", String(32), ForeignKey("player.id"), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("nonces", DOCUMENT, nullable=False),
    Column("position", DOCUMENT),
    Column("forked_from", String(32)),
    Column("origin", DOCUMENT),
    Column("version", Integer, nullable=False),
    Column("asked", DOCUMENT, nullable=False),
    Column("bots_asked", Boolean, nullable=False),
    Column("deadline", Double),
    Column("outcome", DOCUMENT),
    Column("undo_asked", DOCUMENT),
    Column("dice", DOCUMENT),
    Column("sealed", Text),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("invitation", String(32)),
    Column("several_seats", Boolean, nullable=False, server_default=false()),
    Column("absent", DOCUMENT),
    Column("accuracy", DOCUMENT),
    Column("tournament_id", String(32)),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
)
Index(None, table.c.status, table.c.public, table.c.changed)
Index(None, table.c.status, table.c.changed)
Index(None, table.c.host)
Index(None, table.c.deadline)
Index(None, table.c.bots_asked, table.c.changed)

seat = Table(
    "seat",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("player_id", String(32), ForeignKey("player.id")),
    Column("name", String(64), nullable=False),
    Column("level", String(32)),
    Column("stand_in", String(32)),
    Column("nonce", String(128)),
    Column("standing", DOCUMENT, nullable=False),
    Column("bank", Double),
    Column("share", String(16), nullable=False, server_default=""),
    Column("commitment", String(64)),
    Column("away_from", Double),
    Column("away_until", Double),
)
Index(None, seat.c.player_id)

entry = Table(
    "entry",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("move", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("draws", DOCUMENT, nullable=False),
    Column("digest", String(16), nullable=False),
    Column("frame", Integer, nullable=False),
    Column("first_event", Integer, nullable=False),
    Column("events", DOCUMENT, nullable=False),
    Column("scores", DOCUMENT),
    Column("answer_key", String(80)),
    Column("made_by", String(8), nullable=False),
    Column("at", Double, nullable=False),
    UniqueConstraint("table_id", "answer_key"),
)
Index(None, entry.c.table_id, entry.c.first_event)

snapshot = Table(
    "snapshot",
    metadata,
    Column("table_id", String(32), ForeignKey("game_table.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("move", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("events", Integer, nullable=False),
    Column("frame", Integer, nullable=False),
    Column("digest", String(16), nullable=False),
    Column("position", DOCUMENT, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), ForeignKey("game_table.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("player_id", String(32)),
)
Index(None, chat.c.table_id, chat.c.id)
Index(None, chat.c.player_id)

report = Table(
    "report",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("by_player", String(32), nullable=False),
    Column("about_player", String(32)),
    Column("name", String(64), nullable=False),
    Column("said", Text),
    Column("why", Text, nullable=False),
    Column("at", Double, nullable=False),
    Column("settled", Boolean, nullable=False),
)
Index(None, report.c.by_player)
Index(None, report.c.about_player)
Index(None, report.c.table_id)
Index(None, report.c.settled, report.c.id)

relation = Table(
    "relation",
    metadata,
    Column("player_id", String(32), ForeignKey("player.id"), primary_key=True),
    Column("other_id", String(32), ForeignKey("player.id"), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("at", Double, nullable=False),
)
Index(None, relation.c.other_id)

rating = Table(
    "rating",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("player_id", String(32), ForeignKey("player.id"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("table_id", String(32)),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("at", Double, nullable=False),
)
Index(None, rating.c.player_id, rating.c.game, rating.c.id)
Index(None, rating.c.table_id)

tournament = Table(
    "tournament",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("host", String(32), ForeignKey("player.id"), nullable=False),
    Column("game", String(64), nullable=False),
    Column("options", DOCUMENT, nullable=False),
    Column("size", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("pace", DOCUMENT, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("bots", String(32)),
    Column("least", Integer, nullable=False),
    Column("status", String(16), nullable=False),
    Column("round", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
)
Index(None, tournament.c.status, tournament.c.changed)
Index(None, tournament.c.host)

entrant = Table(
    "entrant",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournament.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("player_id", String(32), ForeignKey("player.id")),
    Column("name", String(64), nullable=False),
    Column("level", String(32)),
    Column("gone", Boolean, nullable=False),
    UniqueConstraint("tournament_id", "player_id"),
)
Index(None, entrant.c.player_id)

pairing = Table(
    "pairing",
    metadata,
    Column("tournament_id", String(32), ForeignKey("tournament.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("board", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("table_id", String(32)),
    Column("place", Integer),
)
Index(None, pairing.c.table_id)

lobby_chat = Table(
    "lobby_chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("player_id", String(32), ForeignKey("player.id"), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
)
Index(None, lobby_chat.c.player_id)
Index(None, lobby_chat.c.at)

notice = Table(
    "notice",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(8), nullable=False),
    Column("what", String(32), nullable=False),
    Column("at", Double, nullable=False),
)

key_mark = Table(
    "key_mark",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("mark", String(64), nullable=False),
)

at_work = Table(
    "at_work",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
)
