"""What changes only with the program gets a tag, so that a browser that has it need not get it again (ETag, 304)."""

import gzip
from hashlib import blake2b
from typing import Any

from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

OF_A_BODY = {b"content-length", b"content-type", b"content-encoding"}
COMPRESSED = (b"content-encoding", b"gzip")
ALWAYS_ASK = (b"cache-control", b"no-cache")


class Lasting(ASGIMiddleware):
    """Answers with a tag of their content, which is a weak one: they are compressed or not, and never twice alike."""

    scopes = (ScopeType.HTTP,)

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        held = HeldAnswer(scope, send)
        await next_app(scope, receive, held.send if scope.get("method") == "GET" else send)


class HeldAnswer:
    """Holds an answer back until all of it is there."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.known = dict(scope["headers"]).get(b"if-none-match", b"")
        self.send_to = send
        self.start: Any = None
        self.body = b""

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.start = message
        elif message["type"] == "http.response.body":
            self.body += message["body"]
            if not message.get("more_body", False):
                await self.finish()

    async def finish(self) -> None:
        """Send it all, or that nothing has changed."""
        if self.start["status"] == 200:
            self.tag(f'W/"{blake2b(self.content(), digest_size=12).hexdigest()}"'.encode())
        await self.send_to(self.start)
        await self.send_to({"type": "http.response.body", "body": self.body, "more_body": False})

    def content(self) -> bytes:
        return gzip.decompress(self.body) if COMPRESSED in self.start["headers"] else self.body

    def tag(self, tag: bytes) -> None:
        headers = [*self.start["headers"], (b"etag", tag)]
        if not any(name == ALWAYS_ASK[0] for name, _ in headers):
            headers += [ALWAYS_ASK, (b"vary", b"accept-language")]
        if tag in [known.strip() for known in self.known.split(b",")]:
            self.start["status"] = 304
            self.body = b""
            headers = [(name, value) for name, value in headers if name not in OF_A_BODY]
        self.start["headers"] = headers
