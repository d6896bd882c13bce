"""Opening the store, and the two ways to use it: `read` and `write` call a function with a connection, in a thread.

There is one writer: a thread that carries out all waiting writes in one transaction, so that many tables share the cost
of one sync to the disk, and with PostgreSQL of its answers.
"""

import asyncio
import os
import queue
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from flibuste.server.metrics import Metrics
from flibuste.server.store import schema
from flibuste.server.store.keys import FILE, CannotUnseal, Keys, NoKey, open_keys
from flibuste.server.store.lockfile import Lock
from flibuste.server.store.prepared import driver
from flibuste.server.store.upgrade import upgrade

T = TypeVar("T")
Waiting = tuple[Future[Any], Callable[..., Any], tuple[Any, ...]]
How = Callable[[Connection, Callable[..., Any], tuple[Any, ...]], tuple[Any, Exception | None]]
BATCH = 64
READERS = 8
IDLE_SECONDS = 1.0
SEALED = schema.table.c.sealed.is_not(None)
PRAGMAS = (
    "journal_mode = WAL",
    "synchronous = FULL",
    "foreign_keys = ON",
    "busy_timeout = 30000",
    "secure_delete = ON",  # what is erased leaves no trace in the file
)


class StoreError(Exception):
    """The store does not work now; nothing was changed."""


class Duplicate(StoreError):
    """Something that may exist only once exists already; nothing was changed."""


class BadValue(StoreError):
    """A text that cannot be stored (PostgreSQL knows no NUL character); nothing was changed."""


class NoStore(Exception):
    """The store cannot be opened; the message is one line for whoever starts the server."""


def encode(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


class Store:
    """An open store. `kind` is `sqlite` or `postgresql`; `keys` seal and open the secrets in it."""

    def __init__(self, engine: Engine, keys: Keys, lock: Lock | None = None) -> None:
        self.engine = engine.execution_options(keys=keys)
        self.keys = keys
        self.lock = lock
        self.kind = engine.dialect.name
        self.readers = ThreadPoolExecutor(READERS, "store")
        self.writer = BatchWriter(self.engine)
        self.metrics = Metrics()

    async def read(self, ask: Callable[..., T], *args: Any) -> T:
        """Call a query, off the event loop."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, ask, *args)
        except StoreError as error:
            if not isinstance(error, BadValue):  # the visitor's fault
                self.metrics.store_errors.add("read")
            raise

    def read_now(self, ask: Callable[..., T], *args: Any) -> T:
        """Call a query and wait for it."""
        try:
            with self.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                return ask(connection, *args)
        except sa.exc.DBAPIError as error:
            raise store_error(error) from error
        except CannotUnseal as error:
            raise StoreError(str(error)) from error

    async def write(self, change: Callable[..., T], *args: Any) -> T:
        """Call a change, off the event loop. When this returns it is on the disk; if it raises nothing has changed."""
        began = time.perf_counter()
        try:
            return await asyncio.wrap_future(self.writer.submit(change, args))
        except StoreError as error:
            if not isinstance(error, (Duplicate, BadValue)):
                self.metrics.store_errors.add("write")
            raise
        finally:
            self.metrics.write_seconds.add(time.perf_counter() - began)

    def write_now(self, change: Callable[..., T], *args: Any) -> T:
        """Call a change in a transaction of its own and wait for it."""
        try:
            with self.engine.begin() as connection:
                return change(connection, *args)
        except sa.exc.DBAPIError as error:
            raise store_error(error) from error

    def close(self) -> None:
        """Finish the waiting writes and close the store."""
        self.writer.close()
        self.readers.shutdown()
        self.engine.dispose()
        if self.lock is not None:
            self.lock.release()


class BatchWriter:
    """A thread that writes for everybody: all changes that are waiting, in one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.connection: Connection | None = None
        self.used = 0.0
        self.waiting: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self.thread = threading.Thread(target=self.run, name="store-writer", daemon=True)
        self.thread.start()

    def submit(self, change: Callable[..., T], args: tuple[Any, ...]) -> "Future[T]":
        """Queue a change; the future has its result when it is on the disk."""
        future: Future[T] = Future()
        self.waiting.put((future, change, args))
        return future

    def close(self) -> None:
        """Write what is waiting, and end the thread."""
        self.waiting.put(None)
        self.thread.join()

    def run(self) -> None:
        """The thread: one batch after another, until closed."""
        while True:
            batch = [self.waiting.get()]
            while len(batch) < BATCH and not self.waiting.empty():
                batch.append(self.waiting.get_nowait())
            self.carry_out([item for item in batch if item is not None])
            if None in batch:
                self.disconnect()
                return

    def carry_out(self, batch: list[Waiting]) -> None:
        """Carry out a batch in one transaction; one that fails is rolled back alone, a cancelled one is skipped."""
        batch = [item for item in batch if item[0].set_running_or_notify_cancel()]
        try:
            results = self.results_of(batch)
        except Exception as error:  # a full disk, a damaged file: nobody's change was made
            for future, _, _ in batch:
                future.set_exception(StoreError(reason(error)))
            return
        for (future, _, _), (result, failed) in zip(batch, results, strict=True):
            if failed is None:
                future.set_result(result)
            else:
                future.set_exception(failed)

    def results_of(self, batch: list[Waiting]) -> list[tuple[Any, Exception | None]]:
        """What comes of each change. Nearly always none fails; if one does, all are carried out again, with care."""
        try:
            return self.together(batch, trustfully)
        except sa.exc.OperationalError as error:
            if len(batch) == 1 or not is_deadlock(error):
                raise
            return [result for item in batch for result in self.results_of([item])]
        except Exception:
            return self.together(batch, attempt)

    def together(self, batch: list[Waiting], how: How) -> list[tuple[Any, Exception | None]]:
        """Carry out a batch in one transaction: what comes of each change, or why it failed."""
        connection = self.connected()
        try:
            with connection.begin():
                if connection.dialect.name == "sqlite":
                    driver(connection).execute("BEGIN IMMEDIATE")
                return [how(connection, change, args) for _, change, args in batch]
        except BaseException:
            self.disconnect()
            raise
        finally:
            self.used = time.monotonic()

    def connected(self) -> Connection:
        """The connection of the batch before; after a failure or a pause another one, of which it is known to work."""
        if time.monotonic() - self.used > IDLE_SECONDS:
            self.disconnect()
        if self.connection is None:
            self.connection = self.engine.connect()
        return self.connection

    def disconnect(self) -> None:
        """Give the connection back."""
        if self.connection is not None:
            self.connection.close()
            self.connection = None


def trustfully(
    connection: Connection, change: Callable[..., Any], args: tuple[Any, ...]
) -> tuple[Any, Exception | None]:
    """Carry out one change of a batch; if it fails, so does the batch."""
    return change(connection, *args), None


def attempt(connection: Connection, change: Callable[..., Any], args: tuple[Any, ...]) -> tuple[Any, Exception | None]:
    """Carry out one change of a batch; returns its result, or why it failed and was rolled back."""
    connection.exec_driver_sql("SAVEPOINT change")
    try:
        result = change(connection, *args)
    except sa.exc.OperationalError:
        raise
    except Exception as error:
        connection.exec_driver_sql("ROLLBACK TO change")
        connection.exec_driver_sql("RELEASE change")
        return None, store_error(error) if isinstance(error, sa.exc.DBAPIError) else error
    connection.exec_driver_sql("RELEASE change")
    return result, None


def is_deadlock(error: sa.exc.OperationalError) -> bool:
    """Whether two servers have waited for each other, so that one after the other can be tried again."""
    return getattr(error.orig, "sqlstate", None) in ("40P01", "40001")


def store_error(error: sa.exc.DBAPIError) -> StoreError:
    """A failure of the database as one of the store."""
    if isinstance(error, sa.exc.DataError):
        return BadValue(reason(error))
    kind = Duplicate if isinstance(error, sa.exc.IntegrityError) else StoreError
    return kind(reason(error))


def reason(error: Exception) -> str:
    """The first line of what the database says, without the statement and its values."""
    origin = getattr(error, "orig", None) or error
    return str(origin).strip().partition("\n")[0]


def open_store(data: Path, database: str | None = None, key: str | None = None, new_key: bool = False) -> Store:
    """Open the store and bring it up to date: PostgreSQL if `database` names one, else SQLite in the folder.

    With `new_key` the key that was used before is given up, and with it the running games that it sealed.
    """
    lock = None if database else lock_folder(data)
    try:
        keys = open_keys(data, key)
        store = open_postgresql(database, keys) if database else open_sqlite(data, keys, lock)
    except (NoKey, NoStore) as error:
        if lock is not None:
            lock.release()
        raise NoStore(str(error)) from error
    try:
        if not new_key:
            store.read_now(refuse_other_key)
        upgrade(store.engine)
        store.write_now(use_key, new_key)
    except (sa.exc.DBAPIError, StoreError) as error:
        store.close()
        raise NoStore(f"the store cannot be made ready: {reason(error)}") from error
    except NoKey as error:
        store.close()
        raise NoStore(str(error)) from error
    return store


def refuse_other_key(connection: Connection) -> None:
    """Refuse another key than the one that this store knows, before anything is written."""
    keys: Keys = connection.get_execution_options()["keys"]
    known = known_mark(connection)
    if known not in (None, keys.mark):
        count = connection.execute(sa.select(sa.func.count()).select_from(schema.table).where(SEALED)).scalar() or 0
        raise NoKey(
            f"this store was used with another key, which sealed {count} running games: put {FILE} back into the data "
            "folder, or set FLIBUSTE_SECRET_KEY to that key. If it is lost: serve --new-key ends these games and starts"
        )


def known_mark(connection: Connection) -> str | None:
    """The mark of the key that a store was used with; None for a new store."""
    if not sa.inspect(connection).has_table(schema.key_mark.name):
        return None
    return connection.execute(sa.select(schema.key_mark.c.mark)).scalar()


def use_key(connection: Connection, new_key: bool) -> None:
    """Go on with this key, which is kept in its file first. With `new_key` the games that another one sealed end."""
    keys: Keys = connection.get_execution_options()["keys"]
    if not new_key:
        refuse_other_key(connection)
    keys.keep()
    known = known_mark(connection)
    if known == keys.mark:
        return
    if known is not None:
        ended = {"status": "closed", "deadline": None, "bots_asked": False, "sealed": None}
        connection.execute(sa.update(schema.table).where(SEALED).values(ended))
        connection.execute(sa.delete(schema.key_mark))
    connection.execute(sa.insert(schema.key_mark).values(id=1, mark=keys.mark))


def open_postgresql(address: str, keys: Keys) -> Store:
    """Connect to PostgreSQL, by an address as people write it."""
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
    return Store(engine, keys)


def lock_folder(data: Path) -> Lock:
    """Take a data folder, so that only this server uses it."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = Lock(data / "flibuste.lock")
    except OSError as error:
        raise NoStore(f"the data folder {data} cannot be used: {os.strerror(error.errno or 0)}") from error
    if not lock.acquire():
        raise NoStore(f"another server is using the data folder {data}; name another one with --data")
    return lock


def open_sqlite(data: Path, keys: Keys, lock: Lock | None) -> Store:
    """Open SQLite in a folder that only this server may use; every commit is synced to the disk."""
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
        raise NoStore(f"the store in {data} cannot be opened: {reason(error)}") from error
    return Store(engine, keys, lock)


def prepare(connection: Any, _record: Any) -> None:
    """Set up a new SQLite connection."""
    for pragma in PRAGMAS:
        connection.execute(f"PRAGMA {pragma}")
