"""People: their profiles."""

from typing import Annotated

from litestar import get, put
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody, QueryParameter

from flibuste.server import wire
from flibuste.server.api.parameters import CurrentVisitor, TableId
from flibuste.server.people.profiles import PAGE, describe_matches, describe_profile, find_person, handle_for
from flibuste.server.store import profiles

Before = Annotated[float | None, QueryParameter(ge=0)]


@get("/api/people/{who:str}")
async def profile(who: FromPath[str], visitor: CurrentVisitor, state: State) -> wire.Profile:
    """A person's page: one's own, or one that is public."""
    store = state.tables.store
    return await describe_profile(store, await find_person(store, who, visitor), visitor)


@get("/api/people/{who:str}/matches")
async def matches(who: FromPath[str], visitor: CurrentVisitor, state: State, before: Before = None) -> list[wire.Match]:
    """The games that a person has finished before a time, newest first, a page at a time."""
    store = state.tables.store
    return (await describe_matches(store, await find_person(store, who, visitor), visitor, before))[:PAGE]


@put("/api/me/profile")
async def show_profile(data: JSONBody[wire.ShowProfile], visitor: CurrentVisitor, state: State) -> wire.Profile:
    """Make one's page public, or hide it again."""
    store, player = state.tables.store, visitor.require_player()
    if data.public and player.handle is None:
        player.handle = await store.write(profiles.show_profile, player.id, handle_for(player.name))
    elif not data.public:
        await store.write(profiles.hide_profile, player.id)
        player.handle = None
    return await describe_profile(store, player, visitor)


@get("/api/tables/{table_id:str}/people")
async def people_at(table_id: TableId, state: State) -> list[wire.PersonAtSeat]:
    """Who sits at a table and has a page that everybody may see."""
    found = await state.tables.store.read(profiles.handles_at, table_id)
    return [wire.PersonAtSeat(seat, handle) for seat, handle in found]


HANDLERS = [profile, matches, show_profile, people_at]
