"""The visitor behind a request: who he is, his language, and whether his request may be served."""

import hmac
import time
from typing import Any

from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from flibuste.server.people.devices import device_name
from flibuste.server.people.guard import Client, Guard, counted_address
from flibuste.server.people.players import OWN_BOTS, find_signed_in
from flibuste.server.people.reader import Reader
from flibuste.server.problems import Refused
from flibuste.server.settings import Settings
from flibuste.server.store import accounts
from flibuste.server.store.rows import PlayerRow, SessionRow
from flibuste.server.tables.registry import TableRegistry
from flibuste.words import languages

COOKIE = "flibuste"
COOKIE_BEFORE = "flibuste_before"
YEAR = 365 * 86400
SEEN_SECONDS = 3600.0  # how exactly it is known when a session was last seen
Connection = ASGIConnection[Any, Any, Any, Any]


class Visitor(Reader):
    """A reader, with his player if he is one; `secure` says that he came by https, `client` what is counted for whom.

    `token` and `token_before` are what his browser keeps: who he is, and who he was before he opened a recovery link.
    `session` is the one by which he is signed in, `device` what he uses.
    """

    def __init__(
        self, player: PlayerRow | None, language: str, address: str, client: Client, tokens: tuple[str, str] = ("", "")
    ) -> None:
        super().__init__(None if player is None else player.id, language, address)
        self.player = player
        self.client = client
        self.secure = address.startswith("https:")
        self.token, self.token_before = tokens
        self.session: SessionRow | None = None
        self.device = ""

    def become(self, player: PlayerRow) -> None:
        """From now on the visitor is this player."""
        self.player, self.player_id, self.client.player_id = player, player.id, player.id

    def require_player(self) -> PlayerRow:
        """The visitor's player; refuses whoever is none."""
        if self.player is None:
            raise Refused("who-are-you")
        return self.player

    def cookie(self, token: str, name: str = COOKIE) -> Cookie:
        """The cookie that keeps a token in the browser."""
        return Cookie(name, value=token, httponly=True, samesite="lax", secure=self.secure, path="/", max_age=YEAR)


async def visitor_of(connection: Connection) -> Visitor:
    """The visitor behind a request or a WebSocket."""
    tables: TableRegistry = connection.app.state.tables
    token, by_cookie = token_of(connection)
    player, session, device = None, None, device_name(connection.headers.get("user-agent", ""))
    if token and is_own_bot(connection, token):
        player = PlayerRow(OWN_BOTS, OWN_BOTS, "", 0.0)
    elif token:
        player, session = await find_signed_in(tables.store, token, or_nobody=by_cookie)
    client = client_of(connection)
    client.player_id = None if player is None else player.id
    connection.scope["state"]["client"] = client
    guard: Guard = connection.app.state.guard
    guard.request_of(client)
    kept = (token or "", connection.cookies.get(COOKIE_BEFORE, "")) if by_cookie else ("", "")
    visitor = Visitor(player, language_of(connection), address_of(connection), client, kept)
    visitor.session, visitor.device = session, device
    if session is not None and time.time() - session.seen > SEEN_SECONDS:
        await tables.store.write(accounts.touch_session, session.id, device, time.time())
    return visitor


async def provide_visitor(request: Request[Any, Any, Any]) -> Visitor:
    """`visitor_of`, as a dependency of the request handlers."""
    return await visitor_of(request)


def token_of(connection: Connection) -> tuple[str | None, bool]:
    """The token of a request, and whether the browser added it as a cookie."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer" and token:
        return token.strip(), False
    return connection.cookies.get(COOKIE), True


def is_own_bot(connection: Connection, token: str) -> bool:
    """Whether a token is that of the server's own bots."""
    return hmac.compare_digest(token.encode(), connection.app.state.own_bots_token.encode())


def language_of(connection: Connection) -> str:
    """The language of `?lang=`, else the first known one that the browser prefers, else English."""
    wanted = [connection.query_params.get("lang", "")]
    wanted += [part.partition(";")[0] for part in connection.headers.get("accept-language", "").split(",")]
    known = languages()
    codes = (word.strip().lower().partition("-")[0] for word in wanted)
    return next((code for code in codes if code in known), "en")


def address_of(connection: Connection) -> str:
    """The server's address as the visitor knows it."""
    settings: Settings = connection.app.state.settings
    if settings.address:
        return settings.address
    scheme = {"ws": "http", "wss": "https"}.get(connection.scope["scheme"], connection.scope["scheme"])
    return f"{scheme}://{connection.headers.get('host', 'localhost')}"


def host_of(address: str) -> str:
    """Host and port of an address; of one without a host the empty text."""
    return address.partition("://")[2].partition("/")[0].lower()


def check_origin(connection: Connection) -> None:
    """Refuse a request by cookie that a page of another site has made: the browser adds the cookie to those too."""
    _, by_cookie = token_of(connection)
    if not by_cookie:
        return
    site = connection.headers.get("sec-fetch-site")
    origin = connection.headers.get("origin")
    settings: Settings = connection.app.state.settings
    if origin in settings.origins:
        return
    if origin is not None and host_of(origin) != host_of(address_of(connection)):
        raise Refused("bad-origin")
    if origin is None and site not in (None, "same-origin", "none"):
        raise Refused("bad-origin")


def client_of(connection: Connection) -> Client:
    """The client that requests are counted for, by its address; who it is is not known yet."""
    return Client(counted_address(connection.client.host if connection.client is not None else "?"))


async def before_request(request: Request[Any, Any, Any]) -> Response[Any] | None:
    """Refuse a request that is one too many or comes from another site. The server's own bots are not counted."""
    token, _ = token_of(request)
    own_bot = bool(token) and is_own_bot(request, token or "")
    expensive = 5.0 if request.method == "POST" and request.url.path in ("/api/tables", "/api/me") else 1.0
    if not own_bot:
        guard: Guard = request.app.state.guard
        guard.request(client_of(request), expensive)
        guard.check_data(client_of(request))
    if request.method not in ("GET", "HEAD", "OPTIONS"):
        check_origin(request)
    return None
