"""Using a store beside the server that is at work on it: for `flibuste admin` and `flibuste backup`.

SQLite lets several processes write in turn, and what is done here is made so that a server at work follows.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine

from flibuste.server.store.engine import NoStore, encode, prepare, reason
from flibuste.server.store.upgrade import is_up_to_date

T = TypeVar("T")


def attach(data: Path, database: str | None) -> Engine:
    """Connect to a store that exists and has the shape that this release knows."""
    engine = postgresql_engine(database) if database else sqlite_engine(data / "flibuste.db")
    try:
        ready = is_up_to_date(engine)
    except sa.exc.DBAPIError as error:
        raise NoStore(f"the store cannot be used: {reason(error)}") from error
    if not ready:
        raise NoStore("the store was made by another release: start `flibuste serve` of this one once")
    return engine


def sqlite_engine(file: Path, must_exist: bool = True) -> Engine:
    """An engine for a file of SQLite."""
    if must_exist and not file.is_file():
        raise NoStore(f"there is no store in {file.parent}; name its folder with --data")
    engine = sa.create_engine(
        f"sqlite:///{file}",
        connect_args={"timeout": 30, "isolation_level": None},
        json_serializer=encode,
        json_deserializer=msgspec.json.decode,
    )
    sa.event.listen(engine, "connect", prepare)
    return engine


def postgresql_engine(address: str) -> Engine:
    """An engine for PostgreSQL."""
    rest = address.partition("://")[2]
    options = {"json_serializer": encode, "json_deserializer": msgspec.json.decode}
    try:
        engine = sa.create_engine(f"postgresql+psycopg://{rest}", **options)
        engine.connect().close()
    except (sa.exc.SQLAlchemyError, ImportError) as error:
        raise NoStore(f"the database that FLIBUSTE_DATABASE names does not answer: {reason(error)}") from error
    return engine


def carry_out(engine: Engine, work: Callable[..., T], *args: Any) -> T:
    """Call a function of `moderation` in a transaction."""
    try:
        with transaction(engine) as connection:
            return work(connection, *args)
    except sa.exc.DBAPIError as error:
        raise NoStore(f"the store cannot be used: {reason(error)}") from error


@contextmanager
def transaction(engine: Engine) -> Iterator[Connection]:
    """A connection whose changes are all made, or none."""
    with engine.begin() as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        yield connection
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("COMMIT")


def forget_deleted(engine: Engine) -> None:
    """Let nothing of what was deleted stay on the disk: not in the log of SQLite, and not in old rows of PostgreSQL."""
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        if engine.dialect.name == "sqlite":
            connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        else:
            connection.exec_driver_sql("VACUUM")
