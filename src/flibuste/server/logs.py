"""The server's log: one JSON object a line, or plain text. Links and secrets are never logged."""

import json
import logging
import sys
import time
from contextvars import ContextVar
from logging.handlers import TimedRotatingFileHandler
from pathlib import Path
from typing import Any

from flibuste.server.settings import LogSettings

request_id: ContextVar[str] = ContextVar("request_id", default="")


class JsonFormatter(logging.Formatter):
    """Writes a record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line for a record."""
        found: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + "Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        found.update(request_fields(record))
        if record.exc_info:
            found["trace"] = self.formatException(record.exc_info)
        return json.dumps(found, ensure_ascii=False)


class TextFormatter(logging.Formatter):
    """Writes a record as a line for people to read."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s", "%Y-%m-%d %H:%M:%S")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 (the name that logging calls)
        """The line for a record: what belongs to it stands behind the message."""
        more = " ".join(f"{name}={value}" for name, value in request_fields(record).items())
        return f"{super().formatMessage(record)} {more}".rstrip()


def request_fields(record: logging.LogRecord) -> dict[str, Any]:
    """What belongs to a record besides its message: its own fields, and the request on whose behalf it is logged."""
    found = dict(getattr(record, "fields", {}))
    if request_id.get():
        found["request"] = request_id.get()
    return found


def set_up_logs(settings: LogSettings | None = None) -> None:
    """Log to the standard error output, or to a file that is begun anew every day; old ones are deleted."""
    settings = settings or LogSettings(level="INFO")
    handler = handler_for(settings)
    handler.setFormatter(TextFormatter() if settings.form == "text" else JsonFormatter())
    logging.basicConfig(level=settings.level, handlers=[handler], force=True)
    for noisy in ("alembic", "httpx", "uvicorn.access"):
        logging.getLogger(noisy).setLevel("WARNING")


def handler_for(settings: LogSettings) -> logging.Handler:
    """Where the lines go."""
    if settings.file is None:
        return logging.StreamHandler(sys.stderr)
    Path(settings.file).parent.mkdir(parents=True, exist_ok=True)
    return TimedRotatingFileHandler(
        settings.file, when="midnight", backupCount=settings.days, encoding="utf-8", utc=True
    )
