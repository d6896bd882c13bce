"""The files of the web client, compressed for browsers that take them so (all do)."""

import contextlib
import gzip
from functools import lru_cache
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.params import FromPath

from flibuste.server.problems import Refused

COMPRESSED = {".js", ".css", ".html", ".svg", ".json", ".webmanifest"}


@get("/{path:path}", include_in_schema=False, opt={"sent_as_is": True})
async def page(request: Request[Any, Any, Any], path: FromPath[str]) -> Response[bytes]:
    """A file of the client, or for any other address its first page."""
    if path.startswith("/api/") or path == "/api":
        raise Refused("not-found")
    return respond_file(request, path.lstrip("/"))


@get("/", include_in_schema=False, opt={"sent_as_is": True})
async def home(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client's first page."""
    return respond_file(request, "index.html")


def respond_file(request: Request[Any, Any, Any], path: str) -> Response[bytes]:
    """A file with the headers that let browsers keep what never changes."""
    root = request.app.state.settings.web.resolve()
    file = web_file(root, path)
    lasting = "assets" in file.relative_to(root).parts
    headers = {"cache-control": "public, max-age=31536000, immutable" if lasting else "no-cache"}
    compress = file.suffix in COMPRESSED and "gzip" in request.headers.get("accept-encoding", "")
    if file.suffix in COMPRESSED:
        headers["vary"] = "accept-encoding"
    if compress:
        headers["content-encoding"] = "gzip"
    content = contents(file, file.stat().st_mtime_ns, compress)
    return Response(content, media_type=guess_type(file.name)[0] or "application/octet-stream", headers=headers)


def web_file(root: Path, path: str) -> Path:
    """The file at a path; for a path that is no file the client's first page, which shows the right one itself."""
    found = root / "index.html"
    with contextlib.suppress(OSError, ValueError):  # a name that no file can have
        event_targets = (root / path).resolve()
        found = event_targets if event_targets.is_file() and root in event_targets.parents else found
    if not found.is_file():
        raise Refused("not-found", hint="The web client is not built; the interface is under /api.")
    return found


@lru_cache(maxsize=128)
def contents(file: Path, changed: int, compress: bool) -> bytes:
    """What is in a file; kept until the file is `changed`."""
    content = file.read_bytes()
    return gzip.compress(content, mtime=0) if compress else content


HANDLERS: list[Any] = [page, home]
