"""Live play: one WebSocket per page. It sends the newest state and takes answers; `wire.socket` has the messages."""

import asyncio
import contextlib
import logging
from typing import Any, TypeVar

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from flibuste.server import wire
from flibuste.server.api.parameters import TableId
from flibuste.server.api.play import change_standing
from flibuste.server.frames import Packet
from flibuste.server.observing import Exchange
from flibuste.server.people.guard import Guard
from flibuste.server.people.rate_limit import RateLimiter
from flibuste.server.people.visitors import Visitor, check_origin, client_of, language_of, visitor_of
from flibuste.server.problems import Refused, refusal_of
from flibuste.server.store import StoreError
from flibuste.server.tables import moves, undo_request
from flibuste.server.tables.chat import add_chat, describe_chat, lines_for
from flibuste.server.tables.loaded_table import LoadedTable
from flibuste.server.tables.pictures import Drawing, Pictures, drawing_of
from flibuste.server.tables.registry import TableRegistry
from flibuste.server.tables.seats import choose_seat
from flibuste.server.tables.telling import News, Told, news_of, table_message
from flibuste.server.tables.watcher import Watcher
from flibuste.server.wire import socket as messages
from flibuste.words import languages

log = logging.getLogger("flibuste.socket")
M = TypeVar("M", bound=msgspec.Struct)
CLOSE = {401: 4401, 403: 4403, 404: 4404, 429: 4429}
NEW_TOKEN = 4001
MESSAGES_A_SECOND = 10.0
MOST_CHAT = 50
UNREADABLE = (msgspec.DecodeError, UnicodeError, TypeError, RecursionError)
GONE = (WebSocketDisconnect, OSError)  # how a page that went away shows when it is read from, and when written to


@websocket("/api/tables/{table_id:str}/live")
async def live(socket: WebSocket[Any, Any, Any], table_id: TableId) -> None:
    """Connect a page to a table, for as long as it stays."""
    await socket.accept()
    try:
        check_origin(socket)
        page = await open_page(socket, table_id)
    except Refused as refused:
        await turn_away(socket, refused, language_of(socket))
        return
    except (StoreError, ValueError):
        await socket.close(4400, "bad-request")
        return
    await page.run()


async def turn_away(socket: WebSocket[Any, Any, Any], refused: Refused, language: str) -> None:
    """Close a page that may not be connected; it is told why in words, and the code says whether to try again."""
    message = extend(refused.problem(language), messages.RefusedMessage, key="")
    socket.app.state.metrics.refused.add(refused.error)
    with contextlib.suppress(*GONE):
        await socket.send_text(msgspec.json.encode(message).decode())
        await socket.close(CLOSE.get(refused.status, 4400), refused.error)


async def open_page(socket: WebSocket[Any, Any, Any], table_id: str) -> "Page":
    """The page behind a new socket; refuses a table, a seat or a visitor that it may not have."""
    tables: TableRegistry = socket.app.state.tables
    guard: Guard = socket.app.state.guard
    guard.request(client_of(socket))
    visitor = await visitor_of(socket)
    wanted, since = socket.query_params.get("seat"), socket.query_params.get("since")
    async with tables.locked(table_id) as table:
        table.check_rules_version()
        seat = choose_seat(table, visitor.player_id, int(wanted) if wanted else None)
    page = Page(socket, tables, visitor, table_id, seat)
    page.since = max(0, int(since)) if since else None
    page.picture = socket.query_params.get("picture", "true") != "false"
    page.told = Told(socket.query_params.get("changes") == "true")
    return page


class Page:
    """One connected page: the seat it looks through, and what it has been sent."""

    def __init__(
        self, socket: WebSocket[Any, Any, Any], tables: TableRegistry, visitor: Visitor, table_id: str, seat: int
    ) -> None:
        self.socket = socket
        self.wire: Exchange = socket.scope["state"]["exchange"]  # past the framework: every move goes this way
        self.tables = tables
        self.pictures: Pictures = socket.app.state.pictures
        self.visitor = visitor
        self.table_id = table_id
        self.seat = seat
        self.since: int | None = None
        self.picture = True
        self.told = Told(wants_changes=False)
        self.sent_version = -1
        self.sent_surroundings: Any = None
        self.last_chat = 0
        self.sending = asyncio.Lock()
        self.acknowledged: list[Packet] = []  # acknowledgements that leave with the next state
        self.watcher = Watcher(table_id, visitor.player_id, seat > 0)
        self.guard: Guard = socket.app.state.guard
        self.rate_limiter = RateLimiter(MESSAGES_A_SECOND if socket.app.state.settings.rate else 0.0)

    async def run(self) -> None:
        """Send and receive until the page goes away; one page too many is turned away."""
        try:
            self.guard.hold_socket(self.visitor.client)
        except Refused as refused:
            await self.turn_away(refused)
            return
        self.tables.watch(self.watcher)
        tasks = [asyncio.create_task(self.send_news()), asyncio.create_task(self.receive())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                if task.exception() is not None and not isinstance(task.exception(), GONE):
                    log.error("a page was lost", exc_info=task.exception())
        finally:
            self.tables.unwatch(self.watcher)
            self.guard.release_socket(self.visitor.client)
            for task in tasks:
                task.cancel()
            with contextlib.suppress(Exception):
                await self.socket.close(1001)

    async def turn_away(self, refused: Refused) -> None:
        """Close the page and say why."""
        await turn_away(self.socket, refused, self.visitor.language)

    # ---- out ----

    async def send(self, message: messages.FromServer) -> None:
        """Send one message."""
        await self.send_packet(Packet(msgspec.json.encode(message).decode()))

    async def send_packet(self, packet: Packet) -> None:
        """Send a message that is encoded already, and before it, in the same breath, what waits to be acknowledged."""
        packets, self.acknowledged = [*self.acknowledged, packet], []
        await self.send_all(packets)

    async def send_all(self, packets: list[Packet]) -> None:
        """Send messages that are encoded already, all with one write."""
        size = sum(len(packet.text) for packet in packets)
        self.guard.carry(self.visitor.client, 0, size)
        self.tables.metrics.sent_bytes.add(by=size)
        async with self.sending:
            for packet in packets:
                await self.wire.send_to(packet.event(more=packet is not packets[-1]))

    async def send_news(self) -> None:
        """Whenever the table changes, send what is new; until cancelled, or the player has a new token."""
        while True:
            await self.watcher.awake.wait()
            self.watcher.awake.clear()
            if self.watcher.is_ended:
                await self.socket.close(NEW_TOKEN, "new-token")
                return
            try:
                self.guard.check_data(self.visitor.client)
                await self.send_table_and_state()
                if self.watcher.new_chat:
                    self.watcher.new_chat = False
                    await self.send_chat()
            except Refused as refused:
                await self.turn_away(refused)
                return
            except StoreError as error:
                log.warning("a page waits for the store: %s", error)
                packets, self.acknowledged = self.acknowledged, []
                await self.send_all(packets)
                await asyncio.sleep(1)
                self.watcher.wake()

    async def send_table_and_state(self) -> None:
        """Send the table if its surroundings have changed, and the state if it is newer than the last one sent."""
        described: Packet | None = None
        news: News | None = None
        drawing: Drawing | None = None
        async with self.tables.locked(self.table_id) as table:
            viewers = self.tables.viewers(self.table_id)
            now = (self.visitor.language, surroundings(table, viewers))
            if now != self.sent_surroundings:
                self.sent_surroundings = now
                described = table_message(table, self.visitor, viewers, now)
            if table.row.version != self.sent_version or self.watcher.once_more:
                self.watcher.once_more = False
                news = await self.new_state(table)
                drawing = (
                    drawing_of(table, self.seat, self.visitor.language, news.position.data) if self.picture else None
                )
        packets = self.acknowledged + ([] if described is None else [described])
        self.acknowledged = []
        if news is not None:
            news.picture = None if drawing is None else self.pictures.draw(drawing)
            packets.append(self.told.message(news))
        if packets:
            await self.send_all(packets)

    async def new_state(self, table: LoadedTable) -> News:
        """The newest state, without its picture; the log continues where the last one ended."""
        self.seat = self.seat if self.seat in (0, *table.seats_of(self.visitor.player_id)) else 0
        self.watcher.plays = self.seat > 0
        found = await news_of(self.tables, table, self.visitor, self.seat, self.since)
        self.sent_version = table.row.version
        self.since = found.log.to
        return found

    async def send_chat(self) -> None:
        """Send the lines of chat that are new to this page."""
        me = self.visitor.player_id
        for line in await lines_for(self.tables.store, self.table_id, me, self.last_chat, MOST_CHAT):
            self.last_chat = line.id
            await self.send(extend(describe_chat(line), messages.ChatMessage))

    # ---- in ----

    async def receive(self) -> None:
        """Take one message after another, until the page goes away or sends too many."""
        while True:
            event = await self.wire.receive_from()
            if event["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(detail="the page is gone", code=event.get("code", 1005))
            text = event.get("text") or ""
            try:
                self.check_amount(text)
            except Refused as refused:
                await self.turn_away(refused)
                return
            await self.take(text)

    def check_amount(self, text: Any) -> None:
        """Refuse a page that sends too many messages, or whose person or address sends or fetches too much."""
        self.guard.carry(self.visitor.client, len(text), 0)
        self.tables.metrics.received_bytes.add(by=len(text))
        self.guard.check_data(self.visitor.client)
        if not self.rate_limiter.take("page"):
            raise Refused("too-many")

    async def take(self, text: Any) -> None:
        """Read one message and handle it; whatever is wrong is answered with `refused`."""
        try:
            message = messages.read_message(text)
        except UNREADABLE as error:
            await self.refuse(key_of(text), Refused("bad-request", why=str(error)))
        else:
            await self.try_to_handle(message, getattr(message, "key", None) or "")

    async def try_to_handle(self, message: messages.ToServer, key: str) -> None:
        """Handle one message; a refusal or a failure is answered with `refused`."""
        try:
            await self.handle(message)
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
        """Send why a message was refused."""
        self.tables.metrics.refused.add(refused.error)
        await self.send(extend(refused.problem(self.visitor.language), messages.RefusedMessage, key=key))

    async def handle(self, message: messages.ToServer) -> None:
        """Do what a message asks for."""
        match message:
            case messages.ActMessage():
                await self.act(message)
            case messages.UndoMessage():
                await self.undo(message)
            case messages.AskUndoMessage() | messages.AnswerUndoMessage():
                await self.speak_of_undo(message)
            case messages.StandingMessage():
                await self.stand(message)
            case messages.SayMessage():
                await add_chat(self.tables, self.guard, self.table_id, self.visitor, message)
            case messages.SeeMessage():
                await self.see(message)
            case messages.LookMessage():
                self.tables.note_seen(self.watcher, message.on)
            case messages.PingMessage():
                await self.send(messages.PongMessage())

    async def act(self, message: messages.ActMessage) -> None:
        """Carry out an answer. A page that names no seat means the one it looks through."""
        message.seat = self.seat if message.seat is None else message.seat
        player = self.visitor.require_player().id
        done = await moves.act(self.tables, self.table_id, player, message, self.visitor.language)
        self.acknowledge(message.key, done)

    async def undo(self, message: messages.UndoMessage) -> None:
        """Take a move back."""
        message.seat = self.seat if message.seat is None else message.seat
        done = await moves.undo(self.tables, self.table_id, self.visitor.require_player().id, message)
        self.acknowledge(message.key, done)

    async def speak_of_undo(self, message: messages.AskUndoMessage | messages.AnswerUndoMessage) -> None:
        """Ask the others for an undo, or answer them."""
        message.seat = self.seat if message.seat is None else message.seat
        player = self.visitor.require_player().id
        done = await undo_request.speak(self.tables, self.table_id, player, message)
        self.acknowledge(message.key, done)

    async def stand(self, message: messages.StandingMessage) -> None:
        """Set or clear a standing answer."""
        message.seat = self.seat if message.seat is None else message.seat
        await change_standing(self.tables, self.table_id, self.visitor, message)
        self.acknowledge(message.key, wire.Done(self.sent_version, None))

    def acknowledge(self, key: str, done: wire.Done) -> None:
        """Say that a message was carried out and stored: together with the state after it, which is due now."""
        message = extend(done, messages.DoneMessage, key=key)
        self.acknowledged.append(Packet(msgspec.json.encode(message).decode()))
        self.watcher.wake()

    async def see(self, message: messages.SeeMessage) -> None:
        """Look through another seat, or in another language."""
        if message.seat is not None:
            async with self.tables.locked(self.table_id) as table:
                self.seat = choose_seat(table, self.visitor.player_id, message.seat)
        if message.lang in languages():
            self.visitor.language = str(message.lang)
        self.picture = self.picture if message.picture is None else message.picture
        self.since = message.since
        self.sent_version = -1
        self.told.forget()
        self.watcher.wake()


def surroundings(table: LoadedTable, viewers: list[str | None]) -> tuple[Any, ...]:
    """What a page shows of a table besides its states: when it changes, the table is sent again."""
    row = table.row
    while_open = row.version if row.status != "playing" else 0
    seats = [
        (seat.kind, seat.player_id, seat.name, seat.level, seat.stand_in, seat.nonce, seat.bank, seat.away_until)
        for seat in table.seats
    ]
    return row.status, row.deadline, while_open, seats, viewers


def extend(record: msgspec.Struct, kind: type[M], **more: Any) -> M:
    """A message that has the fields of a record, and more."""
    return kind(**{name: getattr(record, name) for name in record.__struct_fields__}, **more)


def key_of(text: Any) -> str:
    """The key of a message that cannot be read as a whole; empty if it has none."""
    try:
        return msgspec.json.decode(text, type=messages.Keyed).key
    except UNREADABLE:
        return ""


HANDLERS = [live]
