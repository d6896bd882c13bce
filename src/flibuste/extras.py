"""Extras: the packages that a part of Flibuste needs beyond the rules, and what to say where one is missing."""

from importlib.util import find_spec
from typing import Final

EXTRAS: Final = {
    "cli": ("typer", "rich", "platformdirs"),
    "server": (
        *("alembic", "litestar", "msgspec", "openskill", "platformdirs", "psycopg", "sqlalchemy", "uvicorn"),
        "websockets",
    ),
    "png": ("resvg_py",),
    "arena": ("openskill",),
    "mcp": ("mcp",),
    "parquet": ("pyarrow",),
    "ray": ("ray",),
    "pettingzoo": ("numpy", "pettingzoo"),
    "gymnasium": ("gymnasium", "numpy"),
    "openspiel": ("pyspiel",),
}
PURPOSE: Final = {
    "cli": "The command `flibuste`",
    "server": "The server",
    "png": "A picture as PNG",
    "arena": "The arena",
    "mcp": "A table for assistants",
    "parquet": "A table as Parquet",
    "ray": "An arena on Ray",
    "pettingzoo": "A PettingZoo environment",
    "gymnasium": "A Gymnasium environment",
    "openspiel": "OpenSpiel",
}


class MissingExtra(ImportError):
    """A part of Flibuste needs packages that are not installed; the message says how to install them."""

    def __init__(self, extra: str, packages: list[str]) -> None:
        super().__init__(
            f"{PURPOSE[extra]} needs packages that are not installed ({', '.join(packages)}): "
            f"pip install 'flibuste[{extra}]'"
        )
        self.extra = extra
        self.packages = packages

    def __reduce__(self) -> tuple[type["MissingExtra"], tuple[str, list[str]]]:
        return MissingExtra, (self.extra, self.packages)


def need(extra: str) -> None:
    """Raise MissingExtra unless every package of this extra is installed."""
    missing = [package for package in EXTRAS[extra] if find_spec(package) is None]
    if missing:
        raise MissingExtra(extra, missing)
