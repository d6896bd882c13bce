"""The application: all handlers, and what lives as long as the server does."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Coroutine
from functools import partial
from typing import Any

from litestar import Litestar, Request, Response, Router
from litestar.config.compression import CompressionConfig
from litestar.config.response_cache import ResponseCacheConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler

import flibuste
from flibuste.drawing.drawn import Drawn
from flibuste.server.api import (
    account,
    bots,
    calls,
    checks,
    client,
    company,
    examples,
    games,
    lessons,
    lobby_chat,
    me,
    people,
    play,
    replay,
    reports,
    rulebook,
    socket,
    tables,
    tournaments,
)
from flibuste.server.bots import hints
from flibuste.server.bots.analysing import Analyses
from flibuste.server.bots.levels import best_bot
from flibuste.server.bots.questions import BotQuestions
from flibuste.server.bots.worker_processes import BotWorkers
from flibuste.server.feeds import Feeds
from flibuste.server.lasting import Lasting
from flibuste.server.logs import request_id
from flibuste.server.metrics import Metrics
from flibuste.server.observing import ObservedApp
from flibuste.server.people.digest import write_digests
from flibuste.server.people.guard import Guard
from flibuste.server.people.mail import Mailer
from flibuste.server.people.visitors import before_request, language_of, provide_visitor
from flibuste.server.problems import Refused, refusal_of, say
from flibuste.server.processes.neighbours import Neighbours
from flibuste.server.settings import Settings
from flibuste.server.store import Store, StoreError
from flibuste.server.store.lobby_chat import LOBBY
from flibuste.server.tables.agenda import Agenda
from flibuste.server.tables.calling import Caller, vapid_of
from flibuste.server.tables.clock import start_clocks, watch_clocks
from flibuste.server.tables.notices import Notices
from flibuste.server.tables.other_servers import NoticeListener
from flibuste.server.tables.pictures import Pictures
from flibuste.server.tables.registry import TableRegistry
from flibuste.server.tables.tidying import keep_tidy
from flibuste.server.tournaments.running import Tournaments
from flibuste.server.wire import Problem

log = logging.getLogger("flibuste.app")
MOST_BODY = 64 * 1024
HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "content-security-policy": (
        "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; "
        "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
    ),
}
# Not of what is `sent_as_is`: the client's files, which are kept compressed, and the bots' stream, which must not wait.
COMPRESSION = CompressionConfig(backend="gzip", minimum_size=1000, gzip_compress_level=5, exclude_opt_key="sent_as_is")
LASTING: list[Any] = [games, rulebook, examples, lessons, client]
PEOPLE: list[Any] = [me, account, people, company, calls, lobby_chat]
MODULES: list[Any] = [*PEOPLE, tables, tournaments, reports, play, replay, bots, checks, socket]


def create_app(
    store: Store, settings: Settings, own_address: str | None = None, neighbours: Neighbours | None = None
) -> Litestar:
    """The server on an open store. With `own_address` it starts processes for its bots, which connect to it there.

    `neighbours` are the other processes of the same server.
    """
    lasting = Router("/", route_handlers=handlers_of(LASTING), middleware=[Lasting()])
    app = ObservedApp(
        route_handlers=[*handlers_of(MODULES), lasting],
        lifespan=[partial(lifetime, store=store, own_address=own_address)],
        dependencies={"visitor": Provide(provide_visitor)},
        before_request=before_request,
        exception_handlers={
            Refused: respond_refused,
            StoreError: respond_store_error,
            HTTPException: respond_http_error,
            RecursionError: respond_unreadable,
            UnicodeDecodeError: respond_unreadable,
            Exception: respond_bug,
        },
        type_encoders={Drawn: str},
        openapi_config=openapi(),
        request_max_body_size=MOST_BODY,
        response_headers=HEADERS,
        response_cache_config=ResponseCacheConfig(),
        compression_config=COMPRESSION,
        logging_config=None,
        debug=False,
    )
    app.state.settings = settings
    app.state.guard = Guard(settings)
    app.state.mailer = Mailer(settings.mail)
    app.state.metrics = Metrics()
    app.state.neighbours = neighbours or Neighbours()
    return app


def handlers_of(modules: list[Any]) -> list[ControllerRouterHandler]:
    return [handler for module in modules for handler in module.HANDLERS]


@contextlib.asynccontextmanager
async def lifetime(app: Litestar, store: Store, own_address: str | None) -> AsyncIterator[None]:
    """Start what runs beside the requests (clocks, bots, listening to other servers), and end it with the server."""
    settings = app.state.settings
    tables = app.state.tables = TableRegistry(store, settings, app.state.metrics, app.state.neighbours.part)
    await start_clocks(store)
    fill_state(app, tables)
    caller = new_caller(app, tables)
    agenda = Agenda(tables)
    app.state.own_bots_token = "house." + (settings.bot_token or secrets.token_urlsafe(32))
    checks.watch_numbers(app.state.metrics, tables, app.state.bot_questions)
    listener = NoticeListener(tables) if store.kind == "postgresql" else None
    workers = new_workers(app, own_address) if own_address else None
    notices = app.state.notices = await Notices(tables, app.state.bot_questions).begin()
    work: list[Coroutine[Any, Any, Any]] = [
        watch_clocks(tables, best_bot(), notices),
        app.state.bot_questions.remind(),
        asyncio.to_thread(games.playable_games),  # so that the first visitor need not wait
        *(once_a_server(app, tables) if tables.part.is_first() else []),
        *([workers.supervise()] if workers else []),
    ]
    tasks = [asyncio.create_task(each) for each in work]
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        if workers is not None:
            workers.stop()
        if listener is not None:
            await asyncio.to_thread(listener.close)
        for part in (agenda, caller, app.state.tournaments, app.state.hint_process, app.state.analyses):
            if part is not None:
                part.close()
        await asyncio.to_thread(store.close)


def once_a_server(app: Litestar, tables: TableRegistry) -> list[Coroutine[Any, Any, Any]]:
    """What only one of a server's processes does."""
    settings = app.state.settings
    digests = write_digests(tables.store, app.state.mailer, settings.digest)
    return [keep_tidy(tables, settings.keep), digests, app.state.tournaments.follow()]


def new_caller(app: Litestar, tables: TableRegistry) -> Caller | None:
    """What calls people by Web Push, if this server does."""
    settings = app.state.settings
    vapid = app.state.vapid = vapid_of(settings, tables.store.keys.push)
    return None if vapid is None else Caller(tables, vapid, settings.push == "local")


def fill_state(app: Litestar, tables: TableRegistry) -> None:
    """What the handlers use that stands on the tables."""
    state = app.state
    state.pictures = Pictures()
    state.bot_questions = BotQuestions(tables)
    state.hint_process = hints.HintProcess()
    state.analyses = Analyses(state.settings.judge)
    state.feeds = Feeds()
    tables.on_new_token.append(state.feeds.end)
    tables.on_news[LOBBY] = state.feeds.wake
    state.tournaments = Tournaments(tables, state.feeds)


def new_workers(app: Litestar, own_address: str) -> BotWorkers:
    """The processes that play the server's own bots; they connect to it at its own address."""
    part, number = app.state.neighbours.part, app.state.settings.bot_workers
    parts = range(part.number, number * part.of, part.of)
    stuck, replaced = app.state.bot_questions.end_stuck, app.state.metrics.bots_replaced.add
    return BotWorkers(own_address, app.state.own_bots_token, parts, number * part.of, stuck, replaced)


def openapi() -> OpenAPIConfig:
    """Where the interface describes itself for machines."""
    return OpenAPIConfig(
        title="Flibuste",
        version=flibuste.__version__,
        path="/api/schema",
        render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        use_handler_docstrings=True,
    )


# ---- refusals ----


def respond_refused(request: Request[Any, Any, Any], refused: Refused) -> Response[Problem]:
    """The response to a refused request, in the reader's language."""
    body = refused.problem(language_of(request))
    request.app.state.metrics.refused.add(refused.error)
    if refused.error in ("bug", "store"):
        body.hint = say(language_of(request), "hint-request", id=request_id.get())
    headers = {"retry-after": "2"} if refused.status in (429, 503) else {}
    return Response(body, status_code=refused.status, media_type="application/json", headers=headers)


def respond_store_error(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    """The response when the store has failed."""
    refused = refusal_of(error)
    if refused.error == "store":
        log.error("the store: %s", error)
    return respond_refused(request, refused)


def respond_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """The response to what the framework itself refuses, in the same shape as our own refusals."""
    names = {401: "who-are-you", 403: "bad-origin", 404: "not-found", 405: "wrong-method", 413: "too-large"}
    if error.status_code in names:
        return respond_refused(request, Refused(names[error.status_code]))
    if error.status_code >= 500:
        return respond_bug(request, error)
    return respond_refused(request, Refused("bad-request", why=reasons(error)))


def respond_unreadable(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The response to a body with thousands of brackets inside each other, or that is no text."""
    return respond_refused(request, Refused("bad-request", why=str(error)))


def reasons(error: HTTPException) -> str:
    """What is wrong with which part of a request."""
    extra = error.extra if isinstance(error.extra, list) else []
    found = [f"{entry.get('key', '?')}: {entry.get('message', '')}" for entry in extra if isinstance(entry, dict)]
    return "; ".join(found) or error.detail


def respond_bug(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    """The response to a request that has met a bug; the log says which."""
    log.error("a request failed: %s %s", request.method, request.scope.get("path_template"), exc_info=error)
    return respond_refused(request, Refused("bug"))
