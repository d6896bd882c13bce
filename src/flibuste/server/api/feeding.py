"""A WebSocket that only tells: a page is sent what is new whenever there is something."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket

from flibuste.server.api.socket import GONE, NEW_TOKEN, turn_away
from flibuste.server.feeds import Feeds, Listener
from flibuste.server.people.guard import Guard
from flibuste.server.people.visitors import Visitor, check_origin, client_of, language_of, visitor_of
from flibuste.server.problems import Refused
from flibuste.server.store import StoreError

log = logging.getLogger("flibuste.feeding")
News = Callable[[Visitor], Awaitable[list[str]]]


async def feed(socket: WebSocket[Any, Any, Any], what: str, news: News) -> None:
    """Send a page the messages of `news` at once and whenever something is new, for as long as it stays."""
    await socket.accept()
    guard: Guard = socket.app.state.guard
    try:
        check_origin(socket)
        guard.request(client_of(socket))
        visitor = await visitor_of(socket)
        guard.hold_socket(visitor.client)
    except Refused as refused:
        await turn_away(socket, refused, language_of(socket))
        return
    except (StoreError, ValueError):
        await socket.close(4400, "bad-request")
        return
    feeds: Feeds = socket.app.state.feeds
    listener = Listener(what, visitor.player_id)
    feeds.add(listener)
    tasks = [asyncio.create_task(tell(socket, listener, visitor, news)), asyncio.create_task(read_away(socket, guard))]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in done:
            if task.exception() is not None and not isinstance(task.exception(), GONE):
                log.error("a page was lost", exc_info=task.exception())
    finally:
        feeds.remove(listener)
        guard.release_socket(visitor.client)
        for task in tasks:
            task.cancel()
        with contextlib.suppress(Exception):
            await socket.close(1001)


async def tell(socket: WebSocket[Any, Any, Any], listener: Listener, visitor: Visitor, news: News) -> None:
    """Send what is new; until the person has a new token, or what he looks at is no more."""
    while True:
        await listener.awake.wait()
        listener.awake.clear()
        if listener.is_ended:
            await socket.close(NEW_TOKEN, "new-token")
            return
        try:
            for message in await news(visitor):
                socket.app.state.guard.carry(visitor.client, 0, len(message))
                await socket.send_text(message)
        except Refused as refused:
            await turn_away(socket, refused, visitor.language)
            return
        except StoreError as error:
            log.warning("a page waits for the store: %s", error)
            await asyncio.sleep(1)
            listener.awake.set()


async def read_away(socket: WebSocket[Any, Any, Any], guard: Guard) -> None:
    """Nothing is expected of the page: what it sends is counted and not read. Ends where that is too much."""
    with contextlib.suppress(Refused):
        while True:
            await socket.receive_data("text")
            guard.request(client_of(socket))
