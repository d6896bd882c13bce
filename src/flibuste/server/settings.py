"""How a server is set up: from the command line and from `FLIBUSTE_*` variables."""

import os
from dataclasses import dataclass, field
from pathlib import Path

from platformdirs import user_data_path


def default_web() -> Path:
    return Path(__file__).parents[1] / "web"


@dataclass(frozen=True)
class Settings:
    """`rate` is how many requests a second one client may make on the long run (0: no limit)."""

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
    """The settings, with what the variables say that `docs/self-host.md` lists."""
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
