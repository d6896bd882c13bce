"""Players have no accounts: a name, and a token `PLAYER.SECRET` of which the store keeps only a hash."""

import hashlib
import hmac
import secrets
import time

from flibuste.server.problems import Refused
from flibuste.server.store import Store, changes, queries
from flibuste.server.store.rows import PlayerRow

OWN_BOTS = "house"  # the player id under which the server's own bots answer; no person can have it
LONGEST_NAME = 40


def hash_secret(secret: str) -> str:
    """The hash that the store keeps. A secret of 256 random bits needs no slow one."""
    return hashlib.sha256(b"flibuste player\n" + secret.encode()).hexdigest()


def new_secret() -> str:
    """A new secret of 256 random bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A new id of 128 random bits, for a player or a table."""
    return secrets.token_urlsafe(16)


async def add_player(store: Store, name: str) -> tuple[PlayerRow, str]:
    """Add a player to the store; returns the player and his token."""
    secret = new_secret()
    player = PlayerRow(new_id(), tidy_name(name), hash_secret(secret), time.time())
    await store.write(changes.add_player, player)
    return player, f"{player.id}.{secret}"


async def renew_token(store: Store, player: PlayerRow) -> str:
    """Give a player a new token; the old one stops working."""
    secret = new_secret()
    await store.write(changes.change_secret, player.id, hash_secret(secret))
    return f"{player.id}.{secret}"


async def find_player(store: Store, token: str, or_nobody: bool = False) -> PlayerRow | None:
    """The player with this token. A wrong one is refused, or with `or_nobody` (for old cookies) gives None."""
    player_id, _, secret = token.partition(".")
    player = await store.read(queries.player, player_id)
    known = "0" * 64 if player is None else player.secret_hash
    if not hmac.compare_digest(known, hash_secret(secret)) or player is None:
        if or_nobody:
            return None
        raise Refused("who-are-you")
    if player.banned is not None:
        raise Refused("banned", why=player.banned)
    return player


def tidy_name(name: str) -> str:
    """A name fit to print: without control characters and runs of spaces, and not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]
