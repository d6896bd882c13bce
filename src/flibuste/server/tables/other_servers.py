"""Hearing from other servers on the same PostgreSQL: a thread that listens."""

import asyncio
import logging
import threading
import time

import msgspec
import psycopg

from flibuste.server.store.changes import CHANNEL
from flibuste.server.tables.registry import TableRegistry

log = logging.getLogger("flibuste.channel")
RETRY = 1.0


class Listener:
    """LISTEN, for ever; after a broken connection everything is looked at again."""

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
        while not self.stopped.is_set():
            try:
                self.listen()
            except psycopg.Error as error:
                log.warning("listening again soon: %s", str(error).partition("\n")[0])
                time.sleep(RETRY)

    def listen(self) -> None:
        with psycopg.connect(self.address, autocommit=True) as connection:
            connection.execute(f"LISTEN {CHANNEL}")
            self.loop.call_soon_threadsafe(self.tables.recheck_all)
            while not self.stopped.is_set():
                for notice in connection.notifies(timeout=0.5):
                    self.loop.call_soon_threadsafe(self.pass_on, notice.payload)

    def pass_on(self, payload: str) -> None:
        table_id, version, kind = msgspec.json.decode(payload, type=tuple[str, int, str])
        task = self.loop.create_task(self.tables.heard(table_id, version, kind))
        self.tasks.add(task)
        task.add_done_callback(self.heard)

    def heard(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("a change elsewhere could not be followed: %r", task.exception())

    def close(self) -> None:
        self.stopped.set()
        self.thread.join(2)
