"""`flibuste backup` and `flibuste restore`."""

from pathlib import Path
from typing import Annotated

import typer

from flibuste.cli.admin import Data, engine_for, tell
from flibuste.cli.common import Language
from flibuste.cli.problem import Problem

BackupFile = Annotated[Path, typer.Argument(metavar="FILE", help="The file of the backup.")]


def backup(file: BackupFile, data: Data = None, lang: Language = None) -> None:
    """Write all tables and people of a server to a file, while it runs or not.

    Example: flibuste backup flibuste-backup.db
    """
    from flibuste.server.store import NoStore
    from flibuste.server.store.backup import back_up

    if file.exists():
        raise Problem(f"{file}: the file exists; choose another name")
    engine = engine_for(data)
    try:
        back_up(engine, file)
    except NoStore as error:
        raise Problem(str(error)) from error
    finally:
        engine.dispose()
    tell(f"the backup is in {file}", lang)


def restore(file: BackupFile, data: Data = None, lang: Language = None) -> None:
    """Fill a new, empty store from a backup; FLIBUSTE_DATABASE or --data names it.

    Example: flibuste restore flibuste-backup.db --data new-folder
    """
    from flibuste.server.settings import BadSetting, from_environment
    from flibuste.server.store import NoStore
    from flibuste.server.store.backup import restore as fill

    try:
        settings = from_environment(data)
        tables = fill(file, settings.data, settings.database)
    except (NoStore, BadSetting) as error:
        raise Problem(str(error)) from error
    tell(f"{tables} tables are restored", lang)
