"""Requests to a Flibuste server, with the standard library alone."""

import json
import urllib.error
import urllib.parse
import urllib.request
from typing import Any

from flibuste.assistants.voice import CannotDo, say

Data = dict[str, Any]
TIMEOUT_SECONDS = 30.0


class Connection:
    """A server as one person knows it: who that is says the token, which a seat brings with it."""

    def __init__(self, server: str, lang: str, token: str = "") -> None:
        self.server = server.rstrip("/")
        self.lang = lang
        self.token = token

    def get(self, path: str, **query: str | int) -> Any:
        return self._ask("GET", path, None, query)

    def post(self, path: str, body: Data, **query: str | int) -> Any:
        return self._ask("POST", path, body, query)

    def delete(self, path: str) -> None:
        self._ask("DELETE", path, None, {})

    def _ask(self, method: str, path: str, body: Data | None, query: Data) -> Any:
        """Send a request; what the server refuses is told in its own words."""
        address = f"{self.server}/api{path}?{urllib.parse.urlencode({'lang': self.lang, **query})}"
        headers = {"content-type": "application/json"} | (
            {"authorization": f"Bearer {self.token}"} if self.token else {}
        )
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(address, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=TIMEOUT_SECONDS) as answer:
                return json.loads(answer.read() or b"null")
        except urllib.error.HTTPError as refused:
            raise Refusal(self.lang, refused.code, problem_in(refused.read(20_000))) from refused
        except (urllib.error.URLError, OSError, ValueError) as broken:
            reason = getattr(broken, "reason", broken)
            raise CannotDo(say(self.lang, "no-answer", server=self.server, reason=str(reason))) from broken


class Refusal(CannotDo):
    """What the server refused: `error` is its word for it, which never changes."""

    def __init__(self, lang: str, status: int, problem: Data) -> None:
        said = [str(problem[key]) for key in ("message", "hint") if problem.get(key)]
        super().__init__(say(lang, "refused", text=" ".join(said) or str(status)))
        self.error = str(problem.get("error", ""))


def problem_in(body: bytes) -> Data:
    """The problem that a refusal tells; nothing if it is not one of Flibuste's."""
    try:
        found = json.loads(body)
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}
