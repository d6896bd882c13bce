"""Who may sit with whom: blocks, invitations, and friends by link."""

import time

from flibuste.server.people.players import hash_secret, new_secret
from flibuste.server.problems import Refused
from flibuste.server.store import Store, accounts, queries, relations
from flibuste.server.store.rows import LoginKeyRow, PlayerRow, TableRow

KIND = "friend"
WEEK = 7 * 86400.0


async def may_sit(store: Store, row: TableRow, people: list[str], player_id: str | None, invitation: str) -> None:
    """Refuse a seat to whoever is blocked by somebody at the table, or needs an invitation and has none."""
    if player_id is not None and await store.read(relations.blocks, player_id, [*people, row.host]):
        raise Refused("not-welcome")
    if row.invitation is None or invitation == row.invitation or player_id == row.host:
        return
    if player_id is None or not await store.read(relations.are_friends, row.host, player_id):
        raise Refused("not-invited")


async def friend_link(store: Store, player: PlayerRow, address: str) -> str:
    """A link for friends; it works for a week, for everybody who is given it."""
    key, now = new_secret(), time.time()
    await store.write(accounts.add_key, LoginKeyRow(hash_secret(key), KIND, now + WEEK, player.id), now)
    return f"{address}/#friend={key}"


async def whose_link(store: Store, key: str) -> PlayerRow:
    """Whose friend one becomes by a link."""
    found = await store.read(accounts.key, hash_secret(key), KIND, time.time())
    player = None if found is None else await store.read(queries.player, found.player_id or "")
    if player is None or player.banned is not None:
        raise Refused("void-key")
    return player


async def befriend(store: Store, player: PlayerRow, key: str) -> PlayerRow:
    """Become the friend of whoever has made a link."""
    other = await whose_link(store, key)
    if other.id == player.id or not await store.write(relations.make_friends, player.id, other.id):
        raise Refused("void-key")
    return other
