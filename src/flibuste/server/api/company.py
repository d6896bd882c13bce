"""Company: friends by link, and people whom one would rather not meet or hear."""

from litestar import delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from flibuste.server import wire
from flibuste.server.api.parameters import CurrentVisitor, TableId
from flibuste.server.people import company
from flibuste.server.people.visitors import Visitor
from flibuste.server.problems import Refused
from flibuste.server.store import queries, relations


async def describe(state: State, visitor: Visitor) -> wire.Company:
    """Everybody who is something to the visitor."""
    found = await state.tables.store.read(relations.relations_of, visitor.require_player().id)
    return wire.Company([wire.Relation(row["other_id"], row["name"], row["handle"], row["kind"]) for row in found])


@get("/api/me/company")
async def my_company(visitor: CurrentVisitor, state: State) -> wire.Company:
    """My friends, and whom I have blocked or muted."""
    return await describe(state, visitor)


@delete("/api/me/company/{kind:str}/{other:str}", status_code=200)
async def end(kind: FromPath[str], other: FromPath[str], visitor: CurrentVisitor, state: State) -> wire.Company:
    """End a friendship, a block or a mute."""
    store, player = state.tables.store, visitor.require_player()
    if kind == relations.FRIEND:
        await store.write(relations.end_friendship, player.id, other)
    elif kind in (relations.BLOCK, relations.MUTE):
        await store.write(relations.set_relation, player.id, other, kind, False)
    else:
        raise Refused("not-found")
    return await describe(state, visitor)


@post("/api/me/friend-link", status_code=200)
async def friend_link(visitor: CurrentVisitor, state: State) -> wire.FriendLink:
    """A link for friends."""
    return wire.FriendLink(await company.friend_link(state.tables.store, visitor.require_player(), visitor.address))


@post("/api/me/friends/whose", status_code=200)
async def whose_link(data: JSONBody[wire.LoginKey], state: State) -> wire.Reported:
    """Whose friend one becomes by a link; nothing changes."""
    return wire.Reported((await company.whose_link(state.tables.store, data.key)).name)


@post("/api/me/friends", status_code=200)
async def befriend(data: JSONBody[wire.LoginKey], visitor: CurrentVisitor, state: State) -> wire.Company:
    """Become the friend of whoever has made a link."""
    await company.befriend(state.tables.store, visitor.require_player(), data.key)
    return await describe(state, visitor)


@post("/api/tables/{table_id:str}/avoid", status_code=200)
async def avoid(table_id: TableId, data: JSONBody[wire.Avoid], visitor: CurrentVisitor, state: State) -> wire.Reported:
    """Block or mute who sits at a seat, or has written a line of chat."""
    store, player = state.tables.store, visitor.require_player()
    async with state.tables.locked(table_id) as table:
        seat = table.seat(data.seat) if data.seat else None
    line = None if data.chat is None else await store.read(queries.chat_line, table_id, data.chat)
    other = (seat and seat.player_id) or (line and line.player_id)
    if not other or other == player.id:
        raise Refused("not-found")
    await store.write(relations.set_relation, player.id, other, data.kind, True)
    return wire.Reported(seat.name if seat else line.name if line else "")


HANDLERS = [my_company, end, friend_link, whose_link, befriend, avoid]
