"""For whoever runs the server: is it alive, is it ready, and what has been counted."""

import asyncio
import hmac
import ipaddress
import sys
import time
from typing import Any

from litestar import Request, Response, get
from litestar.datastructures import State

from flibuste.server import wire
from flibuste.server.bots.questions import BotQuestions
from flibuste.server.metrics import Metrics, by_metric
from flibuste.server.people.visitors import token_of
from flibuste.server.problems import Refused
from flibuste.server.processes.neighbours import Neighbours
from flibuste.server.store import StoreError, changes
from flibuste.server.tables.registry import TableRegistry

READY_SECONDS = 5.0
FORWARDED = ("x-forwarded-for", "forwarded", "via")
started = time.time()


@get("/live")
async def live() -> wire.Check:
    """The process answers; it says nothing of the store."""
    return wire.Check("live")


@get("/ready")
async def ready(request: Request[Any, Any, Any], state: State) -> wire.Check:
    """The store takes a write, so people can play; else 503. Of several processes all are asked."""
    tables: TableRegistry = state.tables
    try:
        await asyncio.wait_for(tables.store.write(changes.be_at_work, time.time()), READY_SECONDS)
    except TimeoutError as error:
        raise StoreError("a write takes too long") from error
    if None in await others(request, "/ready"):
        raise StoreError("a process does not answer")
    return wire.Check("ready")


async def others(request: Request[Any, Any, Any], path: str) -> list[str | None]:
    """What the other processes of this server answer, unless one of them is asking."""
    neighbours: Neighbours = request.app.state.neighbours
    return [] if "process" in request.query_params else await neighbours.ask_others(path)


@get("/metrics", include_in_schema=False, opt={"sent_as_is": True})
async def metrics(request: Request[Any, Any, Any], state: State) -> Response[str]:
    """What has been counted, for Prometheus. Whoever may not read it is told that there is nothing.

    Of several processes each number is told, with a label.
    """
    if not (is_neighbour(request) or may_read_metrics(request, state.settings.metrics_token)):
        raise Refused("not-found")
    neighbours: Neighbours = state.neighbours
    found: Metrics = state.metrics
    text = found.text(str(neighbours.part.number) if neighbours.part.of > 1 else None)
    told = [text, *(other for other in await others(request, "/metrics") if other is not None)]
    return Response(by_metric(told), media_type="text/plain; version=0.0.4; charset=utf-8")


def is_neighbour(request: Request[Any, Any, Any]) -> bool:
    """Whether another process of this server asks."""
    return hmac.compare_digest((token_of(request)[0] or "").encode(), request.app.state.neighbours.secret.encode())


def may_read_metrics(request: Request[Any, Any, Any], secret: str | None) -> bool:
    """Whether a request knows the secret; where there is none, whether it was made on this machine, by no proxy."""
    if secret is not None:
        return hmac.compare_digest((token_of(request)[0] or "").encode(), secret.encode())
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ipaddress.ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def watch_numbers(found: Metrics, tables: TableRegistry, questions: BotQuestions) -> None:
    """Add the numbers that are looked up when they are asked for."""
    found.watch("flibuste_tables_in_memory", "Tables in memory", lambda: len(tables.cache))
    found.watch("flibuste_tables_playing", "Tables in memory where a game is being played", lambda: playing(tables))
    found.watch("flibuste_sockets", "Open pages", lambda: pages(tables))
    found.watch("flibuste_bot_streams", "Connected bots", lambda: len(questions.listeners))
    found.watch("flibuste_started_seconds", "When the server was started", lambda: started)
    found.watch("flibuste_cpu_seconds", "Processor time of the server", time.process_time)
    found.watch("flibuste_memory_bytes", "The most memory the server had", most_memory)


def playing(tables: TableRegistry) -> int:
    """How many tables in memory have a game going on."""
    return sum(kept.table is not None and kept.table.row.status == "playing" for kept in tables.cache.values())


def pages(tables: TableRegistry) -> int:
    """How many pages are open."""
    return sum(len(kept.watchers) for kept in tables.cache.values())


def most_memory() -> float:
    """The most memory that the process has had; macOS counts in bytes, others in kB."""
    if sys.platform == "win32":
        return 0.0
    import resource

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return most if sys.platform == "darwin" else most * 1024


HANDLERS = [live, ready, metrics]
