"""Statements that are carried out for every move: put into the database's words once, and then handed to its driver."""

from collections.abc import Callable
from typing import Any

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Dialect

Values = dict[str, Any]
Convert = Callable[[Any], Any]


def driver(connection: Connection) -> Any:
    """The connection as the database's own driver has it: a statement takes a fraction of the time there."""
    return connection.connection.driver_connection


def carry_out(connection: Connection, text: str, *rows: Any) -> int:
    """Carry out a statement of the database once for each row; errors are those that SQLAlchemy makes of them."""
    cursor, database = driver(connection).cursor(), connection.dialect.loaded_dbapi
    try:
        for row in rows:
            cursor.execute(text, row)
    except database.Error as error:
        found = sa.exc.DBAPIError.instance(text, None, error, database.Error, dialect=connection.dialect)
        raise found from error
    return int(cursor.rowcount)


class Prepared:
    """An insert or an update whose values are all given, under the names of its parameters."""

    def __init__(self, statement: sa.Insert | sa.Update) -> None:
        self.statement = statement
        self.written: dict[str, Written] = {}

    def __call__(self, connection: Connection, *rows: Values) -> int:
        """Carry it out once for each row; how many rows of the database that was about."""
        kind = connection.dialect.name
        if kind not in self.written:
            self.written[kind] = Written(self.statement, connection.dialect)
        return self.written[kind](connection, rows)


class Written:
    """A statement in the words of one kind of database."""

    def __init__(self, statement: sa.Insert | sa.Update, dialect: Dialect) -> None:
        compiled: Any = statement.compile(dialect=dialect)
        self.text = str(compiled)
        self.names: list[str] = compiled.positiontup or list(compiled.params)
        self.is_by_place = bool(compiled.positiontup)
        found = {name: bind.type.dialect_impl(dialect).bind_processor(dialect) for name, bind in compiled.binds.items()}
        self.converted: list[tuple[str, Convert]] = [(name, how) for name, how in found.items() if how is not None]

    def __call__(self, connection: Connection, rows: tuple[Values, ...]) -> int:
        return carry_out(connection, self.text, *map(self.parameters, rows))

    def parameters(self, row: Values) -> Any:
        """The values as the driver takes them."""
        found = dict(row)
        for name, convert in self.converted:
            found[name] = convert(found[name])
        return tuple([found[name] for name in self.names]) if self.is_by_place else found
