"""The server of one process: a connection whose next request is for another process is handed over to it as it is.

No byte is copied afterwards: a page that has found its table's process speaks with it directly. A request that came
here all the same is served here; several servers on one database do not spoil each other's tables.
"""

import asyncio
from functools import partial
from typing import Any

import uvicorn
from uvicorn.protocols.http.auto import AutoHTTPProtocol

from flibuste.server.processes.neighbours import Neighbours
from flibuste.server.processes.routing import length_of, process_for

AGAIN_SECONDS = 0.01


class RoutedProtocol(AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """HTTP on one connection. `earlier` is what another process has read from it.

    `left` is how many bytes of a request are still to come; None once that is unknown: then the connection stays here,
    since nobody could tell the beginning of a request from the middle of one.
    """

    def __init__(self, *args: Any, neighbours: Neighbours, earlier: bytes = b"", **more: Any) -> None:
        super().__init__(*args, **more)
        self.neighbours = neighbours
        self.earlier = earlier
        self.left: int | None = 0

    def connection_made(self, transport: Any) -> None:
        """Begin with what was read before."""
        super().connection_made(transport)
        if self.earlier:
            self.serve(self.earlier)

    def data_received(self, data: bytes) -> None:
        """Serve what has come, or hand the connection over."""
        part = self.neighbours.part
        wanted = process_for(data, part.of) if self.left == 0 and self.is_at_rest() else None
        if wanted is None or wanted == part.number:
            self.serve(data)
        else:
            self.hand_over(wanted, data)

    def is_at_rest(self) -> bool:
        """Whether all requests were answered."""
        return self.cycle is None or self.cycle.response_complete

    def serve(self, data: bytes) -> None:
        """Serve what has come here."""
        if self.left == 0:
            self.left = length_of(data)
        if self.left is not None:
            self.left = self.left - len(data) if self.left >= len(data) else None
        super().data_received(data)

    def hand_over(self, number: int, data: bytes) -> None:
        """Hand the connection over to another process: now, or as soon as that has room for it."""
        if self.transport.is_closing():
            return
        try:
            self.neighbours.hand(number, self.transport.get_extra_info("socket").fileno(), data)
        except BlockingIOError:
            self.transport.pause_reading()
            asyncio.get_running_loop().call_later(AGAIN_SECONDS, self.hand_over, number, data)
        except OSError:
            self.transport.resume_reading()
            self.serve(data)
        else:
            self.transport.abort()


class Adopting:
    """Serves the connections that others hand over, until closed."""

    def __init__(self, server: uvicorn.Server, neighbours: Neighbours) -> None:
        self.server = server
        self.neighbours = neighbours
        self.loop = asyncio.get_running_loop()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.loop.add_reader(neighbours.inbox().fileno(), self.empty_inbox)

    def empty_inbox(self) -> None:
        """Take all that lies in the inbox."""
        while (found := self.neighbours.take()) is not None:
            earlier, connection = found
            protocol = partial(
                self.server.config.http_protocol_class,  # type: ignore[call-arg]
                config=self.server.config,
                server_state=self.server.server_state,
                app_state=self.server.lifespan.state,
                earlier=earlier,
            )
            task = self.loop.create_task(self.loop.connect_accepted_socket(protocol, connection))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def close(self) -> None:
        """Leave what comes from now on to the next process with this number."""
        self.loop.remove_reader(self.neighbours.inbox().fileno())
