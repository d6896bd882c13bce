"""The files of the web client, packed for whoever takes them so (every browser does)."""

import contextlib
import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from flibuste.server.problems import Refused

PACKED = {".js", ".css", ".html", ".svg", ".json", ".webmanifest"}


@get("/{path:path}", include_in_schema=False)
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    if path.startswith("/api/") or path == "/api":
        raise Refused("not-found")
    return answer(request, path.lstrip("/"))


@get("/", include_in_schema=False)
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    return answer(request, "index.html")


def answer(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    root = request.app.state.settings.web.resolve()
    file = web_file(root, path)
    lasting = "assets" in file.relative_to(root).parts
    headers = {"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
    pack = file.suffix in PACKED and "gzip" in request.headers.get("accept-encoding", "")
    if file.suffix in PACKED:
        headers["vary"] = "accept-encoding"
    if pack:
        headers["content-encoding"] = "gzip"
    content = contents(file, file.stat().st_mtime_ns, pack)
    return Response(content, media_type=guess_type(file.name)[0] or "application/octet-stream", headers=headers)


def web_file(root: Path, path: str) -> Path:
    """A file of the client; its addresses without a file are pages of it."""
    found = root / "index.html"
    with contextlib.suppress(OSError, ValueError):  # a name that no file can have
        event_targets = (root / path).resolve()
        found = event_targets if event_targets.is_file() and root in event_targets.parents else found
    if not found.is_file():
        raise Refused("not-found", hint="The web client is not built; the interface is under /api.")
    return found


@lru_cache(maxsize=128)
def contents(file: Path, changed: int, pack: bool) -> bytes:
    content = file.read_bytes()
    return gzip.compress(content, mtime=0) if pack else content


HANDLERS: list[Any] = [page, home]
