"""Signing in by a link in a letter: who opens it has the mailbox, and is the person with that address."""

import re
import time

from flibuste.server.people.mail import Mailer
from flibuste.server.people.players import hash_secret, new_secret
from flibuste.server.people.visitors import Visitor
from flibuste.server.problems import Refused, say
from flibuste.server.store import Duplicate, Store, accounts, queries
from flibuste.server.store.rows import LoginKeyRow, PlayerRow

HOUR = 3600.0
KIND = "mail"
ADDRESS = re.compile(r"[^@\s<>,;:\"()\[\]\\]{1,64}@[a-z0-9-]+(\.[a-z0-9-]+)*", re.ASCII)


def tidy_email(text: str) -> str:
    """An address as it is kept and compared; refuses what is none."""
    found = text.strip().lower()
    if not ADDRESS.fullmatch(found) or not found.isascii():
        raise Refused("bad-email")
    return found


async def send_link(store: Store, mailer: Mailer, visitor: Visitor, email: str, player: PlayerRow, kind: str) -> None:
    """Send somebody a letter with a link: `confirm` for a new address, `login` for one that is known."""
    key, now = new_secret(), time.time()
    await store.write(accounts.add_key, LoginKeyRow(hash_secret(key), KIND, now + HOUR, player.id, email), now)
    link = f"{visitor.address}/#mail={key}"
    name = player.name or say(visitor.language, "mail-stranger")
    text = say(visitor.language, f"mail-{kind}", name=name, address=visitor.address, link=link)
    await mailer.send(email, say(visitor.language, "mail-subject"), text)


async def whose_key(store: Store, key: str) -> tuple[PlayerRow, str]:
    """Whom a link makes a browser, and by which address; the link stays good."""
    found = await store.read(accounts.key, hash_secret(key), KIND, time.time())
    return await owner_of(store, found)


async def use_key(store: Store, key: str) -> PlayerRow:
    """The person whom a link makes a browser; the link is used up, and the address is his."""
    found = await store.write(accounts.take_key, hash_secret(key), KIND, time.time())
    player, email = await owner_of(store, found)
    if player.email != email:
        try:
            await store.write(accounts.set_email, player.id, email)
        except Duplicate:  # somebody was faster with the same mailbox
            raise Refused("void-key") from None
    return player


async def owner_of(store: Store, key: LoginKeyRow | None) -> tuple[PlayerRow, str]:
    """Whoever has the address of a key already, else whoever asked for it."""
    if key is None or key.email is None or key.player_id is None:
        raise Refused("void-key")
    known = await store.read(accounts.by_email, key.email)
    player = known or await store.read(queries.player, key.player_id)
    if player is None:
        raise Refused("void-key")
    if player.banned is not None:
        raise Refused("banned", why=player.banned)
    return player, key.email
