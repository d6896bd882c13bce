"""Bring a store to the shape that this release knows, with Alembic's migrations. Called at every start."""

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.engine import Engine

MIGRATIONS = Path(__file__).parent / "migrations"
ONE_AT_A_TIME = 0x666C6962  # the advisory lock that servers starting together take in turn


def upgrade(engine: Engine, to: str = "head") -> None:
    """Run the migrations that a store has not seen yet, in one transaction."""
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(sa.text("SELECT pg_advisory_xact_lock(:key)"), {"key": ONE_AT_A_TIME})
        else:
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
        config.attributes["connection"] = connection
        command.upgrade(config, to)


def is_up_to_date(engine: Engine) -> bool:
    """Whether a store has the shape that this release knows."""
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    return found == ScriptDirectory(str(MIGRATIONS)).get_current_head()
