"""Calling people back: Web Push, letters about slow tables, vacations."""

import hashlib
import re
import time
from typing import Annotated

from litestar import Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, QueryParameter
from litestar.response import Redirect

from flibuste.server import wire
from flibuste.server.api.parameters import CurrentVisitor
from flibuste.server.people import digest
from flibuste.server.people.push import check_keys
from flibuste.server.people.push_service import BadEndpoint, checked, is_public
from flibuste.server.people.vacation import days_left, set_vacation
from flibuste.server.people.visitors import Visitor
from flibuste.server.problems import Refused
from flibuste.server.store import calls
from flibuste.server.store.rows import SubscriptionRow

NOT_OF_A_KEY = re.compile(r"[^\w.-]", re.ASCII)
StopKey = Annotated[str, QueryParameter(max_length=100)]


async def describe(state: State, visitor: Visitor) -> wire.Calls:
    """How the visitor is called back."""
    store, player, now = state.tables.store, visitor.require_player(), time.time()
    away, days = calls.vacation_of(player, now), state.settings.vacation_days
    return wire.Calls(
        key=None if state.vapid is None else state.vapid.public,
        push=visitor.session is not None and await store.read(calls.is_subscribed, visitor.session.id),
        digest=player.digest is not None,
        mail=state.mailer.works and bool(state.settings.digest.every),
        email=player.email is not None,
        away_until=None if away is None else away[1],
        days_left=days_left(player, days, now),
        days=days,
    )


@get("/api/me/calls")
async def my_calls(visitor: CurrentVisitor, state: State) -> wire.Calls:
    """How I am called back."""
    return await describe(state, visitor)


@put("/api/me/push")
async def subscribe(data: JSONBody[wire.Subscription], visitor: CurrentVisitor, state: State) -> wire.Calls:
    """Call this browser when it is my turn and I do not look."""
    player = visitor.require_player()
    if visitor.session is None or state.vapid is None:
        raise Refused("no-push")
    check_subscription(data, local=state.settings.push == "local")
    row = SubscriptionRow(
        id=hashlib.sha256(data.endpoint.encode()).hexdigest(),
        player_id=player.id,
        session_id=visitor.session.id,
        endpoint=data.endpoint,
        p256dh=data.p256dh,
        auth=data.auth,
        language=visitor.language,
        created=time.time(),
    )
    await state.tables.store.write(calls.subscribe, row)
    return await describe(state, visitor)


def check_subscription(data: wire.Subscription, local: bool) -> None:
    """Refuse what no browser can be called by. A name is looked up only when it is called."""
    try:
        host = checked(data.endpoint, local).hostname or ""
        check_keys(data.p256dh, data.auth)
    except (BadEndpoint, ValueError) as error:
        raise Refused("bad-push") from error
    try:
        public = is_public(host)
    except ValueError:  # a name
        return
    if not (public or local):
        raise Refused("bad-push")


@delete("/api/me/push", status_code=200)
async def unsubscribe(visitor: CurrentVisitor, state: State) -> wire.Calls:
    """Call this browser no more."""
    visitor.require_player()
    if visitor.session is not None:
        await state.tables.store.write(calls.unsubscribe_session, visitor.session.id)
    return await describe(state, visitor)


@put("/api/me/digest")
async def want_letters(data: JSONBody[wire.WantLetters], visitor: CurrentVisitor, state: State) -> wire.Calls:
    """Send me letters about slow tables, or no longer."""
    player = visitor.require_player()
    if data.on and player.email is None:
        raise Refused("no-email")
    if data.on and not state.mailer.works:
        raise Refused("no-mail")
    player.digest = {"language": visitor.language, "address": visitor.address} if data.on else None
    await state.tables.store.write(calls.set_digest, player.id, player.digest)
    return await describe(state, visitor)


@get("/api/letters/stop")
async def ask_to_stop(key: StopKey) -> Redirect:
    """Whoever opens the address of a letter's header in a browser comes to the page that does it."""
    return Redirect(f"/#quiet={NOT_OF_A_KEY.sub('', key)}")


@post("/api/letters/stop", status_code=204)
async def stop_letters(key: StopKey, state: State) -> Response[None]:
    """Send no more letters, by the key of one of them: nobody needs to be signed in for that."""
    await digest.stop(state.tables.store, key)
    return Response(None, status_code=204)


@put("/api/me/vacation")
async def vacation(data: JSONBody[wire.Vacation], visitor: CurrentVisitor, state: State) -> wire.Calls:
    """Be away until some time: clocks of slow tables stand still meanwhile. Or be there again."""
    player = visitor.require_player()
    await set_vacation(state.tables, player, data.until, state.settings.vacation_days)
    return await describe(state, visitor)


HANDLERS = [my_calls, subscribe, unsubscribe, want_letters, ask_to_stop, stop_letters, vacation]
