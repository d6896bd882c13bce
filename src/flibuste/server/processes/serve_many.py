"""`flibuste serve --processes N`: one server of several processes on one PostgreSQL."""

import asyncio
import os
import secrets
import socket
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from litestar import Litestar
from uvicorn import Config

from flibuste.server.app import create_app
from flibuste.server.logs import set_up_logs
from flibuste.server.processes.handing_over import Adopting, RoutedProtocol
from flibuste.server.processes.neighbours import Neighbours
from flibuste.server.processes.supervisor import NotStarted, Supervisor
from flibuste.server.serve import (
    CannotServe,
    QuietServer,
    address_of,
    bind,
    collect_seldom,
    configure,
    hand_over_quickly,
)
from flibuste.server.settings import LogSettings, Settings
from flibuste.server.store import NoStore, open_store


def serve_many(settings: Settings, host: str, port: int, number: int, ready: Callable[[str], None] | None) -> None:
    """Serve with so many processes until interrupted. `ready` is called with the address as soon as all answer."""
    if settings.database is None:
        raise CannotServe("several processes need PostgreSQL (FLIBUSTE_DATABASE): a file of SQLite has one server")
    if not hasattr(os, "fork"):
        raise CannotServe("several processes need Linux or macOS")
    listening = bind(host, port)
    prepare_store(settings, listening)
    set_up_logs(settings.log)
    address = address_of(host, listening.getsockname()[1])
    common = replace(settings, bot_token=settings.bot_token or secrets.token_urlsafe(32), new_key=False)
    work = partial(serve_part, common, listening, address, Neighbours(number))
    try:
        Supervisor(work, number).run(partial(ready, address) if ready else lambda: None)
    except NotStarted as error:
        raise CannotServe(str(error)) from error


def prepare_store(settings: Settings, listening: socket.socket) -> None:
    """Bring the store up to date once, before all processes open it at the same time."""
    try:
        open_store(settings.data, settings.database, settings.secret_key, settings.new_key).close()
    except NoStore as error:
        listening.close()
        raise CannotServe(str(error)) from error


def serve_part(
    settings: Settings,
    listening: socket.socket,
    address: str,
    neighbours: Neighbours,
    number: int,
    ready: Callable[[], None],
    parent: int,
) -> None:
    """Be the process with this number."""
    neighbours.be(number)
    set_up_logs(log_of(settings.log, number))
    store = open_store(settings.data, settings.database, settings.secret_key)
    app = create_app(store, settings, address if settings.bot_workers else None, neighbours)
    collect_seldom()
    hand_over_quickly()
    config = configure(app, settings)
    config.http = partial(RoutedProtocol, neighbours=neighbours)  # type: ignore[assignment]
    PartServer(config, app, ready, neighbours, parent).run(sockets=[listening])


def log_of(settings: LogSettings, number: int) -> LogSettings:
    """Where a process logs: where all log to a file, each has one of its own (`server-1.log` for `server.log`)."""
    if settings.file is None:
        return settings
    return replace(settings, file=settings.file.with_stem(f"{settings.file.stem}-{number}"))


class PartServer(QuietServer):
    """The server of one process: it takes what others hand over, and ends when its parent is no more."""

    def __init__(
        self, config: Config, app: Litestar, ready: Callable[[], None], neighbours: Neighbours, parent: int
    ) -> None:
        super().__init__(config, app, ready)
        self.neighbours = neighbours
        self.parent = parent

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        asyncio.get_running_loop().add_reader(self.parent, self.end)
        await super().startup(sockets)
        self.adopting = Adopting(self, self.neighbours)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.adopting.close()
        await super().shutdown(sockets)

    def end(self) -> None:
        """The parent is no more."""
        asyncio.get_running_loop().remove_reader(self.parent)
        self.should_exit = True
