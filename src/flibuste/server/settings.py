"""The settings of a server, from the command line and from `FLIBUSTE_*` environment variables."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def default_web() -> Path:
    """The folder of the web client that comes with the package."""
    return Path(__file__).parents[1] / "web"


@dataclass(frozen=True)
class Settings:
    """All settings.

    `data` is the folder of the SQLite store, `database` a PostgreSQL address to use instead; `address` is where
    visitors find the server, `origins` are other sites whose pages may use it. `rate` is how many requests a second one
    client may make in the long run (0: no limit), `live_tables` how many tables are kept in memory, `snapshot_every`
    after how many entries a table's position is stored.
    """

    data: Path = field(default_factory=lambda: user_data_path("flibuste"))
    database: str | None = None
    address: str | None = None
    origins: tuple[str, ...] = ()
    rate: float = 30.0
    bot_workers: int = 1
    web: Path = field(default_factory=default_web)
    live_tables: int = 1000
    snapshot_every: int = 64


def from_environment(data: Path | None = None, web: Path | None = None) -> Settings:
    """The settings from the environment variables that `docs/self-host.md` lists; the arguments come first."""
    known = os.environ
    default = Settings()
    folder = known.get("FLIBUSTE_DATA")
    return Settings(
        data=data or (Path(folder) if folder else default.data),
        database=known.get("FLIBUSTE_DATABASE") or None,
        address=(known.get("FLIBUSTE_ADDRESS") or "").rstrip("/") or None,
        origins=tuple((known.get("FLIBUSTE_ORIGINS") or "").replace(",", " ").split()),
        rate=float(known.get("FLIBUSTE_RATE", default.rate)),
        bot_workers=int(known.get("FLIBUSTE_BOT_WORKERS", default.bot_workers)),
        web=web or Path(known.get("FLIBUSTE_WEB") or default.web),
        live_tables=int(known.get("FLIBUSTE_LIVE_TABLES", default.live_tables)),
    )
