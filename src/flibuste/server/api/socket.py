"""Live: one WebSocket a page. It sends the newest state and takes answers."""

import asyncio
import contextlib
import logging
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from msgspec import Meta, Struct

from flibuste.server import wire
from flibuste.server.api.parameters import TableId
from flibuste.server.api.play import change_standing, load_situation
from flibuste.server.api.tables import describe_chat, said, told
from flibuste.server.people.visitors import RateLimiter, Visitor, check_origin, client_of, visitor_of
from flibuste.server.problems import Refused, refusal_of
from flibuste.server.store import StoreError, queries
from flibuste.server.tables import moves
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.registry import TableRegistry, Watcher
from flibuste.words import languages

log = logging.getLogger("flibuste.live")
CLOSE = {"unknown-table": 4404, "who-are-you": 4401, "not-your-seat": 4403, "bad-origin": 4403, "too-many": 4429}
MESSAGES_A_SECOND = 10.0
MOST_CHAT = 50
GONE = (WebSocketDisconnect, OSError)  # how a page that went away shows when it is read from, and when written to


class Incoming(Struct):
    """Any message from a page; which fields matter depends on its type."""

    type: str
    key: Annotated[str, Meta(max_length=64)] = ""
    seat: wire.SeatNumber | None = None
    decision: Annotated[str, Meta(max_length=40)] = ""
    action: Annotated[str, Meta(max_length=2000)] | None = None
    text: Annotated[str, Meta(max_length=500)] = ""
    step: Annotated[str, Meta(max_length=64)] = ""
    until: wire.Until = "turn"
    occasion: Annotated[str, Meta(max_length=64)] = ""
    since: Annotated[int, Meta(ge=0)] | None = None
    picture: bool | None = None
    lang: str | None = None


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: TableId) -> None:
    await socket.accept()
    try:
        check_origin(socket)
        page = await Page.of(socket, table_id)
    except Refused as refused:
        await socket.close(CLOSE.get(refused.error, 4400), refused.error)
        return
    except (StoreError, ValueError):
        await socket.close(4400, "bad-request")
        return
    await page.run()


class Page:
    """One connected page: what it looks through, and what it has been sent."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], tables: TableRegistry, visitor: Visitor, table_id: str, seat: int
    ) -> None:
        self.socket = socket
        self.tables = tables
        self.visitor = visitor
        self.table_id = table_id
        self.seat = seat
        self.since: int | None = None
        self.picture = True
        self.sent_version = -1
        self.sent_table: Any = None
        self.last_chat = 0
        self.sending = asyncio.Lock()
        self.watcher = Watcher(table_id, visitor.player_id)
        self.rate_limiter = RateLimiter(MESSAGES_A_SECOND if socket.app.state.settings.rate else 0.0)

    @classmethod
    async def of(cls, socket: WebSocket[Any, Any, Any], table_id: str) -> "Page":
        tables: TableRegistry = socket.app.state.tables
        if not socket.app.state.rate_limiter.take(client_of(socket)):
            raise Refused("too-many")
        visitor = await visitor_of(socket)
        wanted, since = socket.query_params.get("seat"), socket.query_params.get("since")
        async with tables.locked(table_id) as table:
            table.check_rules_version()
            seat = moves.choose_seat(table, visitor.player_id, int(wanted) if wanted else None)
        page = cls(socket, tables, visitor, table_id, seat)
        page.since = max(0, int(since)) if since else None
        page.picture = socket.query_params.get("picture", "true") != "false"
        return page

    async def run(self) -> None:
        self.tables.watch(self.watcher)
        tasks = [asyncio.create_task(self.send_news()), asyncio.create_task(self.receive())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if task.exception() is not None and not isinstance(task.exception(), GONE):
                    log.error("a page was lost", exc_info=task.exception())
        finally:
            self.tables.unwatch(self.watcher)
            for task in tasks:
                task.cancel()
            with contextlib.suppress(Exception):
                await self.socket.close(1001)

    # ---- out ----

    async def send(self, kind: str, body: bytes) -> None:
        """A message: the fields of an encoded record, with a type."""
        text = b'{"type":"' + kind.encode() + b'"' + (b"," + body[1:] if len(body) > 2 else b"}")
        async with self.sending:
            await self.socket.send_text(text.decode())

    async def send_news(self) -> None:
        while True:
            await self.watcher.awake.wait()
            self.watcher.awake.clear()
            try:
                await self.send_table_and_state()
                if self.watcher.chat:
                    self.watcher.chat = False
                    await self.send_chat()
            except StoreError as error:
                log.warning("a page waits for the store: %s", error)
                await asyncio.sleep(1)
                self.watcher.wake()

    async def send_table_and_state(self) -> None:
        state, news = None, None
        async with self.tables.locked(self.table_id) as table:
            frame = (self.visitor.language, around(table, self.tables.pages(self.table_id)))
            if frame != self.sent_table:
                self.sent_table, news = frame, told(self.tables, table, self.visitor)
            if table.row.version != self.sent_version:
                self.seat = self.seat if self.seat in (0, *table.seats_of(self.visitor.player_id)) else 0
                state = await load_situation(self.tables, table, self.visitor, self.seat, self.since, self.picture)
                self.sent_version = table.row.version
                self.since = state.log.to
        if news is not None:
            await self.send("table", msgspec.json.encode({"table": news}))
        if state is not None:
            await self.send("state", msgspec.json.encode(state))

    async def send_chat(self) -> None:
        for line in await self.tables.store.read(queries.chat, self.table_id, self.last_chat, MOST_CHAT):
            self.last_chat = line.id
            await self.send("chat", msgspec.json.encode(describe_chat(line)))

    # ---- in ----

    async def receive(self) -> None:
        while True:
            text = await self.socket.receive_data("text")
            if not self.rate_limiter.take("page"):
                await self.socket.close(4429, "too-many")
                return
            await self.take(text)

    async def take(self, text: Any) -> None:
        key = ""
        try:
            message = msgspec.json.decode(text, type=Incoming)
            key = message.key
            await self.handle(message)
        except (msgspec.DecodeError, UnicodeError, TypeError, RecursionError) as error:
            await self.refuse(key, Refused("bad-request", why=str(error)))
        except Refused as refused:
            await self.refuse(key, refused)
        except StoreError as failed:
            await self.refuse(key, refusal_of(failed))
        except GONE:
            raise
        except Exception:
            log.exception("a message could not be handled")
            await self.refuse(key, Refused("bug"))

    async def refuse(self, key: str, refused: Refused) -> None:
        language = self.visitor.language
        found = {
            "key": key,
            "error": refused.error,
            "message": refused.words(language),
            "clause": refused.clause,
            "hint": refused.hint,
        }
        await self.send("refused", msgspec.json.encode(found))

    async def handle(self, message: Incoming) -> None:
        if message.type == "ping":
            await self.send("pong", b"{}")
        elif message.type == "see":
            await self.see(message)
        elif message.type == "chat":
            await said(self.tables, self.table_id, self.visitor, checked(wire.NewChat, message, "text", "seat"))
        elif message.type in ("act", "undo", "standing"):
            done = await self.do(message)
            await self.send("done", msgspec.json.encode({"key": message.key, **msgspec.to_builtins(done)}))
        else:
            raise Refused("bad-request", why=f"type {message.type[:20]!r}")

    async def do(self, message: Incoming) -> wire.Done:
        """An answer. A page that names no seat means the one it looks through."""
        message.seat = self.seat if message.seat is None else message.seat
        if message.type == "act":
            answer = checked(wire.Answer, message, "decision", "action", "key", "seat")
            player = self.visitor.known().id
            return await moves.act(self.tables, self.table_id, player, answer, self.visitor.language)
        if message.type == "undo":
            undo = checked(wire.Undo, message, "key", "seat")
            return await moves.undo(self.tables, self.table_id, self.visitor.known().id, undo)
        wanted = checked(wire.SetStanding, message, "step", "action", "until", "seat", "occasion")
        await change_standing(self.tables, self.table_id, self.visitor, wanted)
        return wire.Done(self.sent_version, None)

    async def see(self, message: Incoming) -> None:
        """Look through another seat."""
        if message.seat is not None:
            async with self.tables.locked(self.table_id) as table:
                self.seat = moves.choose_seat(table, self.visitor.player_id, message.seat)
        if message.lang in languages():
            self.visitor.language = str(message.lang)
        self.picture = self.picture if message.picture is None else message.picture
        self.since = message.since
        self.sent_version = -1
        self.watcher.wake()


def around(table: LoadedTable, pages: list[str | None]) -> tuple[Any, ...]:
    """What is told of a table besides its states: seats, presence, status and clock."""
    row = table.row
    while_open = row.version if row.status != "playing" else 0
    seats = [(seat.kind, seat.player_id, seat.name, seat.level, seat.stand_in, seat.nonce) for seat in table.seats]
    return row.status, row.deadline, while_open, seats, pages


def checked(kind: Any, message: Incoming, *fields: str) -> Any:
    """The part of a message that a request of this kind has, checked like one."""
    try:
        return msgspec.convert({field: getattr(message, field) for field in fields}, kind)
    except msgspec.ValidationError as error:
        raise Refused("bad-request", why=str(error)) from error


HANDLERS = [live]
