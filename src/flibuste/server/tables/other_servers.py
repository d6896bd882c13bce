"""Hearing from other servers on the same PostgreSQL database: a thread that waits for their notices."""

import asyncio
import logging
import threading
import time

import msgspec
import psycopg

from flibuste.server.store.changes import CHANNEL
from flibuste.server.tables.registry import TableRegistry

log = logging.getLogger("flibuste.other_servers")
RETRY_SECONDS = 1.0


class NoticeListener:
    """Listens until it is closed. After a broken connection it connects again and lets every table be rechecked."""

    def __init__(self, tables: TableRegistry) -> None:
        self.tables = tables
        self.loop = asyncio.get_running_loop()
        url = tables.store.engine.url.set(drivername="postgresql")
        self.address = url.render_as_string(hide_password=False)
        self.stopped = threading.Event()
        self.tasks: set[asyncio.Task[None]] = set()
        self.thread = threading.Thread(target=self.run, name="store-listener", daemon=True)
        self.thread.start()

    def run(self) -> None:
        """The thread: listen, and after a failure listen again."""
        while not self.stopped.is_set():
            try:
                self.listen()
            except psycopg.Error as error:
                log.warning("listening again soon: %s", str(error).partition("\n")[0])
                time.sleep(RETRY_SECONDS)

    def listen(self) -> None:
        """Hand every notice to the event loop, until closed or disconnected."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.loop.call_soon_threadsafe(self.tables.recheck_all)
            while not self.stopped.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self.loop.call_soon_threadsafe(self.hand_over, notice.payload)

    def hand_over(self, payload: str) -> None:
        """Let the registry follow one notice."""
        table_id, version, kind = msgspec.json.decode(payload, type=tuple[str, int, str])
        task = self.loop.create_task(self.tables.on_notice(table_id, version, kind))
        self.tasks.add(task)
        task.add_done_callback(self.finish)

    def finish(self, task: asyncio.Task[None]) -> None:
        """Log a notice that could not be followed."""
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("a change made elsewhere could not be followed: %r", task.exception())

    def close(self) -> None:
        """Stop listening."""
        self.stopped.set()
        self.thread.join(2)
