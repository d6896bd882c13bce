"""Backups: everything that a store holds, as it was at one moment, in one SQLite file, whichever store it comes from.

So a backup can be restored into either kind of store. Both are done beside other work: a backup reads one snapshot of
the store, while the server plays on.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from flibuste.server.store import schema
from flibuste.server.store.attach import postgresql_engine, sqlite_engine, transaction
from flibuste.server.store.engine import NoStore, reason
from flibuste.server.store.lockfile import Lock
from flibuste.server.store.upgrade import is_up_to_date, upgrade

ROWS = 200
NUMBERED = ("chat", "lobby_chat", "report", "rating", "notice")


def back_up(engine: Engine, file: Path) -> None:
    """Write a backup; the file appears when it is whole."""
    part = file.with_name(file.name + ".part")
    part.unlink(missing_ok=True)
    try:
        if engine.dialect.name == "sqlite":
            with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
                connection.exec_driver_sql("VACUUM INTO ?", (str(part),))
        else:
            copy_out(engine, part)
        part.rename(file)
    except (sa.exc.DBAPIError, OSError) as error:
        part.unlink(missing_ok=True)
        raise NoStore(f"the backup cannot be written: {reason(error)}") from error


def copy_out(engine: Engine, file: Path) -> None:
    """Copy PostgreSQL, as it is at one moment, into a new file of SQLite."""
    target = sqlite_engine(file, must_exist=False)
    upgrade(target)
    one_moment = engine.connect().execution_options(isolation_level="REPEATABLE READ")
    with one_moment as source, source.begin(), transaction(target) as connection:
        copy_rows(source, connection)
    with target.connect() as connection:
        connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.exec_driver_sql("PRAGMA journal_mode = DELETE")
    target.dispose()


def copy_rows(source: Connection, target: Connection) -> None:
    """Copy every row of every table, those first that others point to."""
    for table in schema.metadata.sorted_tables:
        found = source.execution_options(yield_per=ROWS).execute(sa.select(table))
        for rows in found.mappings().partitions(ROWS):
            target.execute(sa.insert(table), [dict(row) for row in rows])


def restore(file: Path, data: Path, database: str | None) -> int:
    """Fill an empty store from a backup; returns how many tables it has now."""
    with brought_up_to_date(file) as source, empty_store(data, database) as target:
        try:
            with source.connect() as reading, transaction(target) as writing:
                for table in reversed(schema.metadata.sorted_tables):
                    writing.execute(sa.delete(table))
                copy_rows(reading, writing)
                count_on(writing)
                return writing.execute(sa.select(sa.func.count()).select_from(schema.table)).scalar_one()
        except sa.exc.DBAPIError as error:
            raise NoStore(f"the backup cannot be restored: {reason(error)}") from error


@contextmanager
def brought_up_to_date(file: Path) -> Iterator[Engine]:
    """A backup, perhaps of an earlier release, in the shape that this one knows; the file itself is not changed."""
    if not file.is_file():
        raise NoStore(f"{file}: there is no such file")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "backup.db"
        shutil.copyfile(file, copy)
        engine = sqlite_engine(copy)
        try:
            with engine.connect() as connection:
                connection.exec_driver_sql("SELECT version_num FROM alembic_version")
            upgrade(engine)
        except Exception as error:  # not a database, of a later release, or none of ours
            raise NoStore(f"{file}: this is not a backup that this release can read") from error
        try:
            yield engine
        finally:
            engine.dispose()


@contextmanager
def empty_store(data: Path, database: str | None) -> Iterator[Engine]:
    """A store in which nobody has played yet, and no server is at work."""
    lock = None
    if database is None:
        data.mkdir(parents=True, exist_ok=True)
        lock = Lock(data / "flibuste.lock")
        if not lock.acquire():
            raise NoStore(f"another server is using the data folder {data}; name another one with --data")
    engine = postgresql_engine(database) if database else sqlite_engine(data / "flibuste.db", must_exist=False)
    try:
        upgrade(engine)
        assert is_up_to_date(engine)
        with engine.connect() as connection:
            if connection.execute(sa.select(schema.player.c.id).limit(1)).first() is not None:
                raise NoStore("this store is not empty: restore into a new folder or database")
        yield engine
    finally:
        engine.dispose()
        if lock is not None:
            lock.release()


def count_on(connection: Connection) -> None:
    """Let PostgreSQL number new rows after those that were copied."""
    if connection.dialect.name != "postgresql":
        return
    for name in NUMBERED:
        highest = f"(SELECT coalesce(max(id), 0) + 1 FROM {name})"
        connection.exec_driver_sql(f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), {highest}, false)")
