"""Accounts: none is needed to play. Sessions, an e-mail address, passkeys, and leaving for good."""

import asyncio
from typing import Any

from litestar import Response, delete, get, post
from litestar.datastructures import State
from litestar.params import FromPath, JSONBody

from flibuste.server import wire
from flibuste.server.api.me import enter
from flibuste.server.api.parameters import CurrentVisitor
from flibuste.server.people import letters
from flibuste.server.people.mail import Mailer
from flibuste.server.people.players import tidy_name
from flibuste.server.people.visitors import COOKIE, COOKIE_BEFORE, Visitor
from flibuste.server.problems import Refused
from flibuste.server.store import accounts, moderation
from flibuste.server.store.attach import forget_deleted


async def describe(state: State, visitor: Visitor) -> wire.Account:
    """How the visitor can come back."""
    store, player = state.tables.store, visitor.require_player()
    here = visitor.session and visitor.session.id
    sessions = await store.read(accounts.sessions_of, player.id)
    keys = await store.read(accounts.passkeys_of, player.id)
    return wire.Account(
        email=player.email,
        mail=state.mailer.works,
        link=bool(player.secret_hash),
        passkeys=[wire.Passkey(key.id, key.device, key.created) for key in keys],
        sessions=[wire.Session(row.id, row.device, row.created, row.seen, row.id == here) for row in sessions],
    )


@get("/api/me/account")
async def account(visitor: CurrentVisitor, state: State) -> wire.Account:
    """How I can come back, and where I am signed in."""
    return await describe(state, visitor)


@delete("/api/me/sessions/{session:str}", status_code=200)
async def end_session(session: FromPath[str], visitor: CurrentVisitor, state: State) -> wire.Account:
    """Sign a device out; `others`: all but this one."""
    player = visitor.require_player()
    one, but = (None, visitor.session and visitor.session.id) if session == "others" else (session, None)
    ended = await state.tables.store.write(accounts.end_sessions, player.id, one, but)
    if not ended and one is not None:
        raise Refused("not-found")
    state.tables.announce_new_token(player.id)
    return await describe(state, visitor)


# ---- e-mail ----


@get("/api/login")
async def doors(state: State) -> wire.Doors:
    """How people can sign in here."""
    return wire.Doors(state.mailer.works)


@post("/api/me/email", status_code=204)
async def add_email(data: JSONBody[wire.Email], visitor: CurrentVisitor, state: State) -> None:
    """Use an address, once the link that is sent there was opened."""
    player, email = visitor.require_player(), letters.tidy_email(data.email)
    await send(state, visitor, email, player, "confirm")


@delete("/api/me/email", status_code=200)
async def remove_email(visitor: CurrentVisitor, state: State) -> wire.Account:
    """Use no address any more."""
    player = visitor.require_player()
    await state.tables.store.write(accounts.set_email, player.id, None)
    player.email = None
    return await describe(state, visitor)


@post("/api/login/email", status_code=204)
async def login_by_email(data: JSONBody[wire.Email], visitor: CurrentVisitor, state: State) -> None:
    """Have a link sent that signs in. Whether the address is known here is not told."""
    email = letters.tidy_email(data.email)
    player = await state.tables.store.read(accounts.by_email, email)
    await send(state, visitor, email, player, "login")


async def send(state: State, visitor: Visitor, email: str, player: Any, kind: str) -> None:
    """Send a link to an address; to nobody, nothing is sent."""
    mailer: Mailer = state.mailer
    if not mailer.works:
        raise Refused("no-mail")
    state.guard.mail(visitor.client, email)
    if player is not None:
        await letters.send_link(state.tables.store, mailer, visitor, email, player, kind)


@post("/api/login/key/whose", status_code=200)
async def whose_key(data: JSONBody[wire.LoginKey], visitor: CurrentVisitor, state: State) -> wire.KeyOf:
    """What a link in a letter would do; nothing changes."""
    player, email = await letters.whose_key(state.tables.store, data.key)
    return wire.KeyOf(player.name, email, player.id == visitor.player_id)


@post("/api/login/key", status_code=200)
async def login_by_key(data: JSONBody[wire.LoginKey], visitor: CurrentVisitor, state: State) -> Response[wire.Me]:
    """Use a link of a letter: the address is confirmed, and this browser signed in."""
    return await enter(state.tables, visitor, await letters.use_key(state.tables.store, data.key))


# ---- passkeys ----


def passkeys() -> Any:
    """What checks passkeys; it is loaded when the first one is used."""
    from flibuste.server.people import passkeys as found

    return found


@post("/api/me/passkeys/options", status_code=200)
async def passkey_options(visitor: CurrentVisitor, state: State) -> wire.Ceremony:
    """What a browser is asked to make a passkey with."""
    return wire.Ceremony(await passkeys().begin_adding(state.tables.store, visitor))


@post("/api/me/passkeys", status_code=200)
async def add_passkey(data: JSONBody[wire.Credential], visitor: CurrentVisitor, state: State) -> wire.Account:
    """Add the passkey that a browser has made."""
    await passkeys().add(state.tables.store, visitor, data.credential)
    return await describe(state, visitor)


@delete("/api/me/passkeys/{passkey:str}", status_code=200)
async def remove_passkey(passkey: FromPath[str], visitor: CurrentVisitor, state: State) -> wire.Account:
    """Remove a passkey."""
    if not await state.tables.store.write(accounts.remove_passkey, visitor.require_player().id, passkey):
        raise Refused("not-found")
    return await describe(state, visitor)


@post("/api/login/passkey/options", status_code=200)
async def login_options(visitor: CurrentVisitor, state: State) -> wire.Ceremony:
    """What a browser is asked to prove with a passkey."""
    return wire.Ceremony(await passkeys().begin_signing_in(state.tables.store, visitor))


@post("/api/login/passkey", status_code=200)
async def login_by_passkey(data: JSONBody[wire.Credential], visitor: CurrentVisitor, state: State) -> Response[wire.Me]:
    """Sign this browser in with a passkey."""
    return await enter(state.tables, visitor, await passkeys().owner(state.tables.store, visitor, data.credential))


# ---- leaving ----


@get("/api/me/export")
async def export(visitor: CurrentVisitor, state: State) -> Response[dict[str, Any]]:
    """Everything that the server has of me."""
    found = await state.tables.store.read(moderation.export_person, visitor.require_player().id)
    return Response(found, headers={"content-disposition": 'attachment; filename="flibuste.json"'})


@post("/api/me/erase", status_code=204)
async def erase(data: JSONBody[wire.Removal], visitor: CurrentVisitor, state: State) -> Response[None]:
    """Forget me: bots play on at my seats, and of old games only the moves stay."""
    player = visitor.require_player()
    if tidy_name(data.name) != player.name:
        raise Refused("wrong-name")
    store = state.tables.store
    await store.write(moderation.erase_person, player.id)
    await asyncio.to_thread(forget_deleted, store.engine)
    state.tables.announce_new_token(player.id)
    await state.notices.follow()  # so that nobody reads the name any more
    response: Response[None] = Response(None, status_code=204)
    response.delete_cookie(COOKIE)
    response.delete_cookie(COOKIE_BEFORE)
    return response


HANDLERS = [
    account,
    end_session,
    doors,
    add_email,
    remove_email,
    login_by_email,
    whose_key,
    login_by_key,
    passkey_options,
    add_passkey,
    remove_passkey,
    login_options,
    login_by_passkey,
    export,
    erase,
]
