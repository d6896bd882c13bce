"""Messages on the wire: compressed, some once for many pages, and always to be read by each of them."""

import json
import zlib
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.sync.client import connect

from flibuste.engine.chance import Fast
from flibuste.server import frames
from flibuste.server.frames import Packet
from tests.server.running import Person, RunningServer
from tests.server.test_live import Socket


class Onlooker(Socket):
    """A page that looks on, with a way of compression of its own."""

    def __init__(self, person: Person, table: str, bits: int | None, takeover: bool = True) -> None:
        address = str(person.http.base_url).replace("http", "ws").rstrip("/")
        wanted = ClientPerMessageDeflateFactory(server_max_window_bits=bits, server_no_context_takeover=not takeover)
        self.socket = connect(
            f"{address}/api/tables/{table}/live?changes=true",
            max_size=None,
            compression=None,
            extensions=None if bits is None else [wanted],
            legacy=True,
        )


@pytest.mark.parametrize("length", [1, 125, 126, 5_000, 200_000])
def test_a_frame_has_the_whole_message(length: int) -> None:
    text = "".join(chr(0x20 + (number * number) % 90) for number in range(length))
    frame = Packet(text).frame(11)
    size = frame[1]
    start = 2 if size < 126 else 4 if size == 126 else 10
    assert frame[0] == 0xC1 and int.from_bytes(frame[2:start] or frame[1:2]) == len(frame) - start
    data = zlib.decompressobj(wbits=-11).decompress(frame[start:] + b"\x00\x00\xff\xff")
    assert data.decode() == text


def test_all_who_look_on_can_read_what_they_share(server: RunningServer) -> None:
    """Whatever window a page asks for, and whatever it was sent for itself in between."""
    anne = server.person("Anne")
    table = anne.open("me", "me")["id"]
    ways = ((None, True), (15, True), (13, True), (9, True), (12, False))
    pages = [Onlooker(server.person(), table, bits, takeover) for bits, takeover in ways]
    for page in pages:
        page.wait("state")
    for _ in range(4):
        anne.play(table, 1)
        number = anne.state(table)["number"]
        for page in pages:
            while page.wait("changes")["set"]["number"] != number:
                pass
            page.send(type="ping")
            page.wait("pong")
    for page in pages[1:3]:
        page.send(type="see", lang="fr")
        assert page.wait("state")["picture"].startswith("<svg")
    for page in pages:
        page.close()
        with pytest.raises(ConnectionClosed):
            page.socket.recv(timeout=60)


def test_a_message_for_many_is_compressed_once(server: RunningServer, monkeypatch: pytest.MonkeyPatch) -> None:
    packed: list[int] = []
    honest = frames.new_packer

    def counted(bits: int) -> Any:
        packed.append(bits)
        return honest(bits)

    anne = server.person("Anne")
    table = anne.open("me", "me")["id"]
    pages = [Onlooker(server.person(), table, 12) for _ in range(6)]
    for page in pages:
        page.wait("state")
    monkeypatch.setattr(frames, "new_packer", counted)
    anne.play(table, 1)
    number = anne.state(table)["number"]
    for page in pages:
        assert page.wait("changes")["set"]["number"] == number
        page.close()
    assert 1 <= packed.count(12) < len(pages)


def test_an_acknowledgement_leaves_with_the_state_after_it(
    server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is made ready, and written together with what follows; the page reads it first."""
    held: list[Any] = []
    honest = frames.PageProtocol.hold_back

    async def noted(protocol: frames.PageProtocol, text: str) -> None:
        held.append(json.loads(text))
        await honest(protocol, text)

    monkeypatch.setattr(frames.PageProtocol, "hold_back", noted)
    anne = server.person("Anne")
    table = anne.open("me", "me")["id"]
    page = Socket(anne, table, "picture=false")
    decision = page.wait("state")["decision"]
    page.send(type="act", decision=decision["id"], action=decision["actions"][0]["action"], key="a")
    told = [json.loads(page.socket.recv(timeout=60)) for _ in range(2)]
    assert [message["type"] for message in told] == ["done", "state"]
    assert [message["key"] for message in held if message["type"] == "done"] == ["a"]
    page.send(type="act", decision=decision["id"], action=decision["actions"][0]["action"], key="a")
    assert page.wait("done")["repeated"]  # also where no state follows
    page.close()


@pytest.mark.parametrize("bits", range(9, 16))
def test_a_window_is_kept_to(bits: int) -> None:
    """What refers to earlier messages does not refer farther back than the reader remembers."""
    packer, reader, dice = frames.new_packer(bits), zlib.decompressobj(wbits=-bits), Fast(bits)
    said = [bytes(dice.below(256, "byte") for _ in range(700)) for _ in range(40)]
    for _ in range(60):
        text = b"".join(said[dice.below(len(said), "which")] for _ in range(dice.below(30, "length")))
        packed = packer.compress(text) + packer.flush(zlib.Z_SYNC_FLUSH)
        assert packed.endswith(b"\x00\x00\xff\xff") and reader.decompress(packed) == text
