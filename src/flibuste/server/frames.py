"""What goes over the wire of a WebSocket: how messages are compressed, some of them once for many pages."""

import struct
import zlib
from typing import Any

from isal import isal_zlib
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.protocol import State

SHARED = "flibuste.shared"
MORE = "flibuste.more"
WINDOW_BITS = 13  # 64 kB a page; as small as the usual 12 bits make it, in half the time
COMPRESSION = ServerPerMessageDeflateFactory(
    server_max_window_bits=WINDOW_BITS,
    client_max_window_bits=12,
    compress_settings={"level": 2, "memLevel": 6},
)
LEVEL = 1  # of ISA-L: as small as zlib's level 2, in a third of the time
TEXT_COMPRESSED = 0b11000001  # the only frame of a text message, and compressed
END_OF_FLUSH = 4


class Packet:
    """A message. One `for_many` pages is compressed once for all whose window is of the same size."""

    def __init__(self, text: str, for_many: bool = False) -> None:
        self.text = text
        self.for_many = for_many
        self.frames: dict[int, bytes] = {}

    def event(self, more: bool = False) -> dict[str, Any]:
        """What the protocol is told to send; with `more`, together with what follows at once."""
        return {"type": "websocket.send", "text": self.text, SHARED: self if self.for_many else None, MORE: more}

    def frame(self, bits: int) -> bytes:
        """The message as it is sent. It refers to nothing that was sent before: so everybody can read it."""
        found = self.frames.get(bits)
        if found is None:
            packer = new_packer(bits)
            data = (packer.compress(self.text.encode()) + packer.flush(zlib.Z_SYNC_FLUSH))[:-END_OF_FLUSH]
            found = self.frames[bits] = head_of(len(data)) + data
        return found


def new_packer(bits: int) -> Any:
    """What compresses with a window of this size, and knows of nothing that was sent before."""
    return isal_zlib.compressobj(level=LEVEL, wbits=-bits)


def head_of(length: int) -> bytes:
    """The head of a frame of this length, as RFC 6455 has it."""
    if length < 126:
        return struct.pack("!BB", TEXT_COMPRESSED, length)
    if length < 1 << 16:
        return struct.pack("!BBH", TEXT_COMPRESSED, 126, length)
    return struct.pack("!BBQ", TEXT_COMPRESSED, 127, length)


class PageProtocol(WebSocketsSansIOProtocol):
    """A WebSocket whose messages may be for many: such a packet is under the key `SHARED`, beside the text itself."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        if self.config.ws_per_message_deflate:
            self.conn.available_extensions = [COMPRESSION]
        self.has_shared = True  # so that the first message is packed by our packer

    def packing(self) -> PerMessageDeflate | None:
        """How messages are compressed on this connection; None if they are not."""
        return next((found for found in self.conn.extensions if isinstance(found, PerMessageDeflate)), None)

    async def send(self, message: Any) -> None:
        """Send a message; one for many as it was compressed for all."""
        packing = self.packing() if message["type"] == "websocket.send" else None
        shared: Packet | None = message.get(SHARED)
        if packing is not None and shared is not None:
            await self.send_shared(shared, packing)
            return
        if packing is not None:
            self.pack_anew(packing)
        if message.get(MORE):
            await self.hold_back(message["text"])
        else:
            await super().send(message)

    async def hold_back(self, text: str) -> None:
        """Make a message ready, and leave it until the next one is written."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.conn.send_text(text.encode())

    def pack_anew(self, packing: PerMessageDeflate) -> None:
        """After something shared: the page's window has it, and ours has not."""
        if self.has_shared and not packing.local_no_context_takeover:
            packing.encoder = new_packer(packing.local_max_window_bits)
        self.has_shared = False

    async def send_shared(self, packet: Packet, packing: PerMessageDeflate) -> None:
        """Send what others are sent, too."""
        await self.writable.wait()
        if self.disconnected or self.close_sent or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.has_shared = True
        self.transport.write(b"".join([*self.conn.data_to_send(), packet.frame(packing.local_max_window_bits)]))
