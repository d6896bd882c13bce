"""Players without accounts: a name and a token `PLAYER.SECRET`, of which the store has only a hash."""

import hashlib
import hmac
import secrets
import time

from flibuste.server.problems import Refused
from flibuste.server.store import Store, changes, queries
from flibuste.server.store.rows import PlayerRow


def hash_secret(secret: str) -> str:
    """A secret of 256 random bits needs no slow hash."""
    return hashlib.sha256(b"flibuste player\n" + secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    return secrets.token_urlsafe(16)


async def add_player(store: Store, name: str) -> tuple[PlayerRow, str]:
    """A new player and his token."""
    secret = new_secret()
    player = PlayerRow(new_id(), tidy_name(name), hash_secret(secret), time.time())
    await store.write(changes.add_player, player)
    return player, f"{player.id}.{secret}"


async def renew_token(store: Store, player: PlayerRow) -> str:
    """Another token for a player; the old one is worth nothing from now on."""
    secret = new_secret()
    await store.write(changes.change_secret, player.id, hash_secret(secret))
    return f"{player.id}.{secret}"


async def find_player(store: Store, token: str, or_nobody: bool = False) -> PlayerRow | None:
    """Whose token this is; an old cookie may be nobody's."""
    player_id, _, secret = token.partition(".")
    player = await store.read(queries.player, player_id)
    known = "0" * 64 if player is None else player.secret_hash
    if not hmac.compare_digest(known, hash_secret(secret)) or player is None:
        if or_nobody:
            return None
        raise Refused("who-are-you")
    return player


def tidy_name(name: str) -> str:
    """A name fit to print: no control characters, no runs of spaces."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:40]
