"""Sessions, e-mail addresses, passkeys and keys that are used once, in the store."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection

from flibuste.server.store import schema
from flibuste.server.store.changes import notify, values
from flibuste.server.store.queries import many, one, player
from flibuste.server.store.rows import LoginKeyRow, PasskeyRow, PlayerRow, SessionRow

# ---- sessions ----


def add_player(connection: Connection, new: PlayerRow, session: SessionRow) -> None:
    """Add a player with his first session."""
    connection.execute(sa.insert(schema.player).values(values(new)))
    add_session(connection, session)


def add_session(connection: Connection, session: SessionRow) -> None:
    """Add a session."""
    connection.execute(sa.insert(schema.session).values(values(session)))


def signed_in(connection: Connection, player_id: str, secret_hash: str) -> tuple[PlayerRow | None, SessionRow | None]:
    """The player with this id, and the session with this secret."""
    columns = schema.session.c
    which = sa.select(schema.session).where(columns.player_id == player_id, columns.secret_hash == secret_hash)
    return player(connection, player_id), one(connection, SessionRow, which)


def sessions_of(connection: Connection, player_id: str) -> list[SessionRow]:
    """All sessions of a person, the one that was seen last first."""
    columns = schema.session.c
    query = sa.select(schema.session).where(columns.player_id == player_id)
    return many(connection, SessionRow, query.order_by(columns.seen.desc(), columns.id))


def touch_session(connection: Connection, session_id: str, device: str, now: float) -> None:
    """Note that a session was seen."""
    which = sa.update(schema.session).where(schema.session.c.id == session_id)
    connection.execute(which.values(seen=now, device=device))


def end_sessions(connection: Connection, player_id: str, which: str | None, but: str | None) -> int:
    """End one session of a person, or all but one; returns how many."""
    columns = schema.session.c
    query = sa.delete(schema.session).where(columns.player_id == player_id)
    query = query.where(columns.id == which) if which is not None else query
    query = query.where(columns.id != but) if but is not None else query
    ended = connection.execute(query).rowcount
    forget_subscriptions(connection, player_id)
    notify(connection, player_id, 0, "token")
    return ended


def forget_subscriptions(connection: Connection, player_id: str) -> None:
    """Call no browser any more that is signed out."""
    columns, sessions = schema.subscription.c, sa.select(schema.session.c.id)
    gone = sa.delete(schema.subscription).where(columns.player_id == player_id, columns.session_id.not_in(sessions))
    connection.execute(gone)


def renew_link(connection: Connection, player_id: str, secret_hash: str, old: str | None, new: SessionRow) -> None:
    """Give a person a new recovery link, and the browser that asks for it a new session."""
    connection.execute(sa.update(schema.player).where(schema.player.c.id == player_id).values(secret_hash=secret_hash))
    connection.execute(sa.delete(schema.session).where(schema.session.c.id == old))
    add_session(connection, new)
    moved = sa.update(schema.subscription).where(schema.subscription.c.session_id == old)
    connection.execute(moved.values(session_id=new.id))
    notify(connection, player_id, 0, "token")


# ---- keys that are used once ----


def add_key(connection: Connection, key: LoginKeyRow, now: float) -> None:
    """Add a key, and delete those whose time is over."""
    connection.execute(sa.delete(schema.login_key).where(schema.login_key.c.expires < now))
    connection.execute(sa.insert(schema.login_key).values(values(key)))


def key(connection: Connection, key_hash: str, kind: str, now: float) -> LoginKeyRow | None:
    """A key that still holds."""
    columns = schema.login_key.c
    which = sa.select(schema.login_key).where(
        columns.key_hash == key_hash, columns.kind == kind, columns.expires >= now
    )
    return one(connection, LoginKeyRow, which)


def take_key(connection: Connection, key_hash: str, kind: str, now: float) -> LoginKeyRow | None:
    """A key that still holds; from now on it does not."""
    found = key(connection, key_hash, kind, now)
    gone = connection.execute(sa.delete(schema.login_key).where(schema.login_key.c.key_hash == key_hash)).rowcount
    return found if gone == 1 else None


# ---- e-mail ----


def by_email(connection: Connection, email: str) -> PlayerRow | None:
    """The person with this address."""
    return one(connection, PlayerRow, sa.select(schema.player).where(schema.player.c.email == email))


def set_email(connection: Connection, player_id: str, email: str | None) -> None:
    """Give a person an address, or none."""
    connection.execute(sa.update(schema.player).where(schema.player.c.id == player_id).values(email=email))


# ---- passkeys ----


def add_passkey(connection: Connection, new: PasskeyRow) -> None:
    """Add a passkey."""
    connection.execute(sa.insert(schema.passkey).values(values(new)))


def passkey(connection: Connection, passkey_id: str) -> PasskeyRow | None:
    """The passkey with this id."""
    return one(connection, PasskeyRow, sa.select(schema.passkey).where(schema.passkey.c.id == passkey_id))


def passkeys_of(connection: Connection, player_id: str) -> list[PasskeyRow]:
    """All passkeys of a person."""
    columns = schema.passkey.c
    query = sa.select(schema.passkey).where(columns.player_id == player_id)
    return many(connection, PasskeyRow, query.order_by(columns.created))


def count_use(connection: Connection, passkey_id: str, sign_count: int) -> None:
    """Keep how often a passkey was used."""
    which = sa.update(schema.passkey).where(schema.passkey.c.id == passkey_id)
    connection.execute(which.values(sign_count=sign_count))


def remove_passkey(connection: Connection, player_id: str, passkey_id: str) -> bool:
    """Remove a passkey of a person; False if he has none such."""
    columns = schema.passkey.c
    which = sa.delete(schema.passkey).where(columns.player_id == player_id, columns.id == passkey_id)
    return connection.execute(which).rowcount == 1


# ---- all of it ----


def export_account(connection: Connection, player_id: str) -> dict[str, Any]:
    """What the store has of a person's account, without secrets."""
    sessions, keys = sessions_of(connection, player_id), passkeys_of(connection, player_id)
    return {
        "sessions": [values(session, "player_id", "secret_hash") for session in sessions],
        "passkeys": [values(found, "player_id") for found in keys],
    }


def erase_account(connection: Connection, player_id: str) -> None:
    """Forget a person's sessions, passkeys and keys."""
    for part in (schema.session, schema.passkey, schema.login_key):
        connection.execute(sa.delete(part).where(part.c.player_id == player_id))
