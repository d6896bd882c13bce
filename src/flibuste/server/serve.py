"""Starting a server: bind the port, open the store, run until told to stop."""

import gc
import os
import socket
import sys
from collections.abc import Callable
from functools import partial

import uvicorn
from litestar import Litestar

from flibuste.server.app import create_app
from flibuste.server.frames import PageProtocol
from flibuste.server.logs import set_up_logs
from flibuste.server.settings import Settings
from flibuste.server.store import NoStore, open_store

HAND_OVER_SECONDS = 0.0005


class CannotServe(Exception):
    """The server cannot be started; the message is one line that says why, and what would help."""


def bind(host: str, port: int) -> socket.socket:
    """A socket bound to this port, or a reason in one line."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # named: asyncio then sends without delay
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        reason = os.strerror(error.errno) if error.errno else str(error)
        raise CannotServe(f"{host}:{port} cannot be used ({reason}); choose another with --port") from error
    return found


def address_of(host: str, port: int) -> str:
    """The address that a browser on this machine can open."""
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"


def serve(
    settings: Settings, host: str = "127.0.0.1", port: int = 8000, ready: Callable[[str], None] | None = None
) -> None:
    """Serve until interrupted. `ready` is called with the address as soon as it answers."""
    listening = bind(host, port)
    try:
        store = open_store(settings.data, settings.database, settings.secret_key, settings.new_key)
    except NoStore as error:
        listening.close()
        raise CannotServe(str(error)) from error
    set_up_logs(settings.log)
    address = address_of(host, listening.getsockname()[1])
    app = create_app(store, settings, own_address=address if settings.bot_workers else None)
    collect_seldom()
    hand_over_quickly()
    QuietServer(configure(app, settings), app, ready and partial(ready, address)).run(sockets=[listening])


def configure(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn serves the application. Where a request comes from it believes only the proxies of the settings."""
    return uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        ws=PageProtocol,
        ws_max_size=64 * 1024,
        timeout_graceful_shutdown=5,
        proxy_headers=True,
        forwarded_allow_ips=list(settings.proxies),
    )


class QuietServer(uvicorn.Server):
    """A server that says when it is ready, and ends its streams when it stops, instead of waiting for them in vain."""

    def __init__(self, config: uvicorn.Config, app: Litestar, ready: Callable[[], None] | None) -> None:
        super().__init__(config)
        self.app = app
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.ready is not None:
            self.ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if "bot_questions" in self.app.state:
            self.app.state.bot_questions.close()
        await super().shutdown(sockets)


def collect_seldom() -> None:
    """Let the garbage collector run rarely: tables hold no cycles, and looking through all of them stops everybody."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 1_000)


def hand_over_quickly() -> None:
    """Let the thread that writes moves have its turn at once: it needs it often, and for a moment only.

    By default it would wait 5 ms each time while the others compute, and everybody would wait for it.
    """
    sys.setswitchinterval(HAND_OVER_SECONDS)
