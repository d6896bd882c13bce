"""Opening the store, and its two ways in: `read` and `write`, each a function given a connection, off the event loop.

SQLite has one writer at a time: a thread that carries out all writes that wait in one transaction, so that many tables
share the cost of one sync to the disk. PostgreSQL has a connection for each.
"""

import asyncio
import os
import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from flibuste.server.store.lockfile import Lock
from flibuste.server.store.upgrade import upgrade

T = TypeVar("T")
BATCH = 64
READERS = 8


class StoreError(Exception):
    """The store cannot do it now; nothing was changed."""


class Duplicate(StoreError):
    """What should be there once is there already; nothing was changed."""


class BadValue(StoreError):
    """No store could hold this text (PostgreSQL has no NUL); nothing was changed."""


class NoStore(Exception):
    """The store cannot be opened; the message is one line for whoever starts the server."""


def encode(value: Any) -> str:
    return msgspec.json.encode(value).decode()


class Store:
    """An open store. `kind` is `sqlite` or `postgresql`."""

    def __init__(self, engine: Engine, lock: Lock | None = None) -> None:
        self.engine = engine
        self.lock = lock
        self.kind = engine.dialect.name
        self.readers = ThreadPoolExecutor(READERS, "store")
        self.writer = BatchWriter(engine) if self.kind == "sqlite" else None

    async def read(self, ask: Callable[..., T], *args: Any) -> T:
        """Ask the store something."""
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, ask, *args)

    def read_now(self, ask: Callable[..., T], *args: Any) -> T:
        try:
            with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                return ask(connection, *args)
        except sa.exc.DBAPIError as error:
            raise failure(error) from error

    async def write(self, change: Callable[..., T], *args: Any) -> T:
        """Change the store; when this returns the change is on the disk, when it raises nothing has changed."""
        if self.writer is not None:
            return await asyncio.wrap_future(self.writer.submit(change, args))
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.write_now, change, *args)

    def write_now(self, change: Callable[..., T], *args: Any) -> T:
        try:
            with self.engine.begin() as connection:
                return change(connection, *args)
        except sa.exc.DBAPIError as error:
            raise failure(error) from error

    def close(self) -> None:
        if self.writer is not None:
            self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()
        if self.lock is not None:
            self.lock.release()


class BatchWriter:
    """One thread that writes for everybody, as many changes in a transaction as are waiting."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.waiting: queue.SimpleQueue[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]] | None] = (
            queue.SimpleQueue()
        )
        self.thread = threading.Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    def submit(self, change: Callable[..., T], args: tuple[Any, ...]) -> "Future[T]":
        future: Future[T] = Future()
        self.waiting.put((future, change, args))
        return future

    def close(self) -> None:
        self.waiting.put(None)
        self.thread.join()

    def run(self) -> None:
        while True:
            batch = [self.waiting.get()]
            while len(batch) < BATCH and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            self.carry_out([item for item in batch if item is not None])
            if None in batch:
                return

    def carry_out(self, batch: list[tuple[Future[Any], Callable[..., Any], tuple[Any, ...]]]) -> None:
        """All of them in one transaction; one that fails is rolled back alone, one nobody waits for is not begun."""
        batch = [item for item in batch if item[0].set_running_or_notify_cancel()]
        results: list[tuple[Future[Any], Any, Exception | None]] = []
        try:
            with self.engine.begin() as connection:
                connection.exec_driver_sql("BEGIN IMMEDIATE")
                for future, change, args in batch:
                    results.append((future, *attempt(connection, change, args)))
                connection.exec_driver_sql("COMMIT")
        except Exception as error:  # a full disk, a damaged file: nobody's change was made
            for future, _, _ in batch:
                future.set_exception(StoreError(reason(error)))
            return
        for future, result, failed in results:
            if failed is None:
                future.set_result(result)
            else:
                future.set_exception(failed)


def attempt(connection: Connection, change: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, Exception | None]:
    """One change inside the transaction of many."""
    connection.exec_driver_sql("SAVEPOINT change")
    try:
        result = change(connection, *args)
    except sa.exc.OperationalError:
        raise
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO change")
        connection.exec_driver_sql("RELEASE change")
        return None, failure(error) if isinstance(error, sa.exc.DBAPIError) else error
    connection.exec_driver_sql("RELEASE change")
    return result, None


def failure(error: sa.exc.DBAPIError) -> StoreError:
    if isinstance(error, sa.exc.DataError):
        return BadValue(reason(error))
    kind = Duplicate if isinstance(error, sa.exc.IntegrityError) else StoreError
    return kind(reason(error))


def reason(error: Exception) -> str:
    """The first line of what the database says, without the statement and its values."""
    origin = getattr(error, "orig", None) or error
    return str(origin).strip().partition("\n")[0]


def open_store(data: Path, database: str | None = None) -> Store:
    """The store: PostgreSQL if `database` names one, else SQLite in the folder."""
    store = open_server(database) if database else open_file(data)
    try:
        upgrade(store.engine)
    except sa.exc.DBAPIError as error:
        store.close()
        raise NoStore(f"the store cannot be made ready: {reason(error)}") from error
    return store


def open_server(address: str) -> Store:
    """PostgreSQL, from an address as people write it."""
    for prefix in ("postgres://", "postgresql://"):
        if address.startswith(prefix):
            address = "postgresql+psycopg://" + address.removeprefix(prefix)
    try:
        engine = sa.create_engine(
            address,
            pool_size=READERS,
            pool_pre_ping=True,
            json_serializer=encode,
            json_deserializer=msgspec.json.decode,
        )
        engine.connect().close()
    except (sa.exc.SQLAlchemyError, ImportError) as error:
        raise NoStore(f"the database that FLIBUSTE_DATABASE names does not answer: {reason(error)}") from error
    return Store(engine)


def open_file(data: Path) -> Store:
    """SQLite: write-ahead log, every commit synced to the disk; one server a folder."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = Lock(data / "flibuste.lock")
    except OSError as error:
        raise NoStore(f"the data folder {data} cannot be used: {os.strerror(error.errno or 0)}") from error
    if not lock.acquire():
        raise NoStore(f"another server is using the data folder {data}; name another one with --data")
    engine = sa.create_engine(
        f"sqlite:///{data / 'flibuste.db'}",
        connect_args={"check_same_thread": False, "timeout": 30, "isolation_level": None},
        json_serializer=encode,
        json_deserializer=msgspec.json.decode,
    )
    sa.event.listen(engine, "connect", prepare)
    try:
        engine.connect().close()
    except sa.exc.DBAPIError as error:
        lock.release()
        raise NoStore(f"the store in {data} cannot be opened: {reason(error)}") from error
    return Store(engine, lock)


def prepare(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode = WAL", "synchronous = FULL", "foreign_keys = ON", "busy_timeout = 30000"):
        connection.execute(f"PRAGMA {pragma}")
