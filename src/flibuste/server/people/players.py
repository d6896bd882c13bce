"""Players: a name, and for every browser a session with a token `PLAYER.SECRET`, of which the store keeps a hash."""

import hashlib
import hmac
import secrets
import time

from flibuste.server.problems import Refused
from flibuste.server.store import Store, accounts
from flibuste.server.store.rows import PlayerRow, SessionRow

OWN_BOTS = "house"  # the player id under which the server's own bots answer; no person can have it
LONGEST_NAME = 40


def hash_secret(secret: str) -> str:
    """The hash that the store keeps. A secret of 256 random bits needs no slow one."""
    return hashlib.sha256(b"flibuste player\n" + secret.encode()).hexdigest()


def new_secret() -> str:
    """A new secret of 256 random bits."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A new id of 128 random bits, for a player or a table.

    A command line takes what begins with a dash for an option: no id does.
    """
    found = secrets.token_urlsafe(16)
    return new_id() if found.startswith("-") else found


def new_session(player_id: str, device: str) -> tuple[SessionRow, str]:
    """A new session of a player, and its token."""
    secret, now = new_secret(), time.time()
    return SessionRow(new_id(), player_id, hash_secret(secret), device, now, now), f"{player_id}.{secret}"


async def add_player(store: Store, name: str, device: str = "") -> tuple[PlayerRow, str]:
    """Add a player to the store, signed in; returns the player and his token."""
    player = PlayerRow(new_id(), tidy_name(name), "", time.time())
    session, token = new_session(player.id, device)
    await store.write(accounts.add_player, player, session)
    return player, token


async def sign_in(store: Store, player: PlayerRow, device: str) -> str:
    """Sign a player in once more; returns the token."""
    session, token = new_session(player.id, device)
    await store.write(accounts.add_session, session)
    return token


async def renew_link(store: Store, player: PlayerRow, session: SessionRow | None, device: str) -> tuple[str, str]:
    """Make a new recovery link: its token, and the new one of whoever asks. What both had before stops working."""
    secret = new_secret()
    new, token = new_session(player.id, device)
    await store.write(accounts.renew_link, player.id, hash_secret(secret), session and session.id, new)
    return f"{player.id}.{secret}", token


async def find_signed_in(
    store: Store, token: str, or_nobody: bool = False
) -> tuple[PlayerRow | None, SessionRow | None]:
    """The player with this token, and his session; the token of a recovery link is none.

    A wrong token is refused, or with `or_nobody` (for old cookies) is nobody's.
    """
    player_id, _, secret = token.partition(".")
    hashed = hash_secret(secret)
    player, session = await store.read(accounts.signed_in, player_id, hashed)
    known = "0" * 64 if player is None else player.secret_hash or "0" * 64
    if player is None or (session is None and not hmac.compare_digest(known, hashed)):
        if or_nobody:
            return None, None
        raise Refused("who-are-you")
    if player.banned is not None:
        raise Refused("banned", why=player.banned)
    return player, session


async def find_player(store: Store, token: str, or_nobody: bool = False) -> PlayerRow | None:
    """The player with this token, as `find_signed_in` knows him."""
    return (await find_signed_in(store, token, or_nobody))[0]


def tidy_name(name: str) -> str:
    """A name fit to print: without control characters and runs of spaces, and not too long."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in name).split())[:LONGEST_NAME]
