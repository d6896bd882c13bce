"""Every request is observed from outside: it gets an id, is counted and, if wanted, logged.

The id is in the header `X-Request-Id` of every answer, and in every line that is logged on behalf of the request.
"""

import logging
import re
import secrets
import time
from typing import Any

from litestar import Litestar
from litestar.types import Message

from flibuste.server.logs import request_id
from flibuste.server.metrics import Metrics
from flibuste.server.people.guard import Client, Guard, counted_address

log = logging.getLogger("flibuste.request")
GOOD_ID = re.compile(rb"[A-Za-z0-9._-]{8,64}")
HEADER = b"x-request-id"


class ObservedApp(Litestar):
    """The application, with an `Exchange` around every request."""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
            return
        exchange = Exchange(scope, receive, send)
        scope.setdefault("state", {})["exchange"] = exchange
        request_id.set(exchange.id)
        try:
            if scope["type"] == "http":
                await super().__call__(scope, exchange.receive, exchange.send)
            else:
                await super().__call__(scope, receive, exchange.send_socket)
        finally:
            exchange.finish(self.state.metrics, self.state.guard)


class Exchange:
    """One request with its answer, or one WebSocket: its id, how many bytes, how long. `client` is whose it is."""

    def __init__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = scope
        self.receive_from = receive
        self.send_to = send
        self.id = id_of(scope)
        self.began = time.perf_counter()
        self.status = 0
        self.received = 0
        self.sent = 0

    async def receive(self) -> Any:
        """Receive a part of the request."""
        message = await self.receive_from()
        self.received += len(message.get("body", b""))
        return message

    async def send(self, message: Message) -> None:
        """Send a part of the answer; its first part has the id."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            message["headers"] = [*message["headers"], (HEADER, self.id.encode())]
        elif message["type"] == "http.response.body":
            self.sent += len(message["body"])
        await self.send_to(message)

    async def send_socket(self, message: Message) -> None:
        """Send a message of a WebSocket; with the acceptance goes the id, and how it closed is noted."""
        if message["type"] == "websocket.accept":
            message["headers"] = [*message.get("headers", []), (HEADER, self.id.encode())]
        elif message["type"] == "websocket.close":
            self.status = self.status or message.get("code", 1000)
        await self.send_to(message)

    def finish(self, metrics: Metrics, guard: Guard) -> None:
        """Count and log what is over."""
        seconds = time.perf_counter() - self.began
        if self.scope["type"] == "http":
            metrics.requests.add(self.scope["method"][:10], str(self.status))
            if self.scope.get("path_template") != "/api/bot/stream":
                metrics.request_seconds.add(seconds)
            self.count_bytes(metrics, guard)
        if log.isEnabledFor(logging.INFO):
            log.info("request", extra={"fields": self.fields(seconds)})

    def count_bytes(self, metrics: Metrics, guard: Guard) -> None:
        """Count the bytes for whoever has asked."""
        metrics.received_bytes.add(by=self.received)
        metrics.sent_bytes.add(by=self.sent)
        client = self.scope["state"].get("client") or Client(counted_address((self.scope.get("client") or "?")[0]))
        guard.carry(client, self.received, self.sent)

    def fields(self, seconds: float) -> dict[str, Any]:
        """What is logged: the pattern of the address, so that no link or secret is in it."""
        return {
            "method": self.scope.get("method", "WEBSOCKET"),
            "path": self.scope.get("path_template") or "?",
            "status": self.status,
            "ms": round(1000 * seconds, 1),
        }


def id_of(scope: Any) -> str:
    """The id that a proxy has given to a request, if it is one; else a new one."""
    given = next((value for name, value in scope["headers"] if name == HEADER), b"")
    return given.decode() if GOOD_ID.fullmatch(given) else secrets.token_hex(8)
