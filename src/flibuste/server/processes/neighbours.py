"""The processes of one server: each has an inbox, in which the others lay connections whose request is for it.

What lies in an inbox stays there while its process is started again. A process asks another something in the same
way: it lays one end of a connection of its own, with a request, into the other's inbox.
"""

import array
import asyncio
import secrets
import socket

from flibuste.server.processes.part import Part

MOST_BYTES = 64 * 1024
ANSWER_SECONDS = 5.0


class Neighbours:
    """All processes of a server, as one of them sees it; `part` is its own. `secret` is known to them alone."""

    def __init__(self, of: int = 1) -> None:
        self.part = Part(0, of)
        self.secret = secrets.token_urlsafe(32)
        self.inboxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(of)] if of > 1 else []
        for ends in self.inboxes:
            for end in ends:
                end.setblocking(False)

    def be(self, number: int) -> None:
        """This is the process with that number."""
        self.part = Part(number, self.part.of)

    def hand(self, number: int, connection: int, read: bytes) -> None:
        """Lay a connection into another's inbox, with what was read from it. Raises OSError if there is no room."""
        if len(read) > MOST_BYTES:
            raise OSError("too much has been read")
        rights = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array.array("i", [connection]))]
        self.inboxes[number][1].sendmsg([read], rights)

    def inbox(self) -> socket.socket:
        """The own inbox."""
        return self.inboxes[self.part.number][0]

    def take(self) -> tuple[bytes, socket.socket] | None:
        """The next connection of the own inbox, with what was read from it; None if it is empty."""
        try:
            read, handles, _, _ = socket.recv_fds(self.inbox(), MOST_BYTES, 1)
        except BlockingIOError:
            return None
        connection = socket.socket(fileno=handles[0])
        connection.setblocking(False)
        return read, connection

    async def ask_others(self, path: str) -> list[str | None]:
        """What each other process answers to a GET; None of one that does not, or refuses."""
        others = [number for number in range(self.part.of) if number != self.part.number]
        return await asyncio.gather(*(self.ask(number, path) for number in others))

    async def ask(self, number: int, path: str) -> str | None:
        """What a process answers to a GET; None if it does not, or refuses."""
        mine, theirs = socket.socketpair()
        head = f"GET {path}?process={number} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n"
        try:
            with theirs:
                self.hand(number, theirs.fileno(), f"{head}authorization: Bearer {self.secret}\r\n\r\n".encode())
            reader, writer = await asyncio.open_unix_connection(sock=mine)
            answer = await asyncio.wait_for(reader.read(), ANSWER_SECONDS)
        except (OSError, TimeoutError):
            mine.close()
            return None
        writer.close()
        top, _, body = answer.partition(b"\r\n\r\n")
        return body.decode() if top.split(b" ")[1:2] == [b"200"] else None
