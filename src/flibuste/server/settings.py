"""The settings of a server, from the command line and from `FLIBUSTE_*` environment variables."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from platformdirs import user_data_path

SECRETS = ("FLIBUSTE_DATABASE", "FLIBUSTE_SECRET_KEY", "FLIBUSTE_METRICS_TOKEN", "FLIBUSTE_BOT_TOKEN", "FLIBUSTE_SMTP")
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")


class BadSetting(Exception):
    """A setting that cannot be read; the message is one line that says which, and what it should be."""


def default_web() -> Path:
    """The folder of the web client that comes with the package."""
    return Path(__file__).parents[1] / "web"


@dataclass(frozen=True)
class Limits:
    """How much one person may take; an address, which a household or a school may share, `crowd` times as much.

    `sockets` are pages open at a time, `tables` those opened and not yet over, `seats` those at tables not yet over;
    `new_tables` is counted by the hour, `chat` in lines by the minute, `received` and `sent` in kB by the second.
    `newcomers` are new people from one address in an hour, `mails` letters that one can have sent in an hour.
    """

    sockets: int = 20
    tables: int = 40
    seats: int = 60
    new_tables: int = 60
    newcomers: int = 120
    chat: int = 20
    mails: int = 10
    received: int = 64
    sent: int = 1000
    crowd: int = 4


@dataclass(frozen=True)
class LogSettings:
    """What is logged, from which level on, as `json` or `text`; to the standard error output, or to a file of which
    those of the last `days` days are kept.
    """

    level: str = "WARNING"
    form: str = "json"
    file: Path | None = None
    days: int = 14


@dataclass(frozen=True)
class Mail:
    """How letters are sent: the address of an SMTP server, or a folder they are laid into; neither: there are none.

    `sender` is whom they are from.
    """

    smtp: str | None = field(default=None, repr=False)
    folder: Path | None = None
    sender: str = "flibuste@localhost"


@dataclass(frozen=True)
class Digest:
    """Letters about slow tables: one person is sent one `every` so many hours at most (0: none at all), of tables where
    he has been asked for longer than `after` hours.
    """

    every: float = 24.0
    after: float = 12.0


@dataclass(frozen=True)
class Keep:
    """After how many days without a change tables of each status are deleted; 0: never."""

    over: int = 0
    playing: int = 180
    open: int = 30
    closed: int = 7


@dataclass(frozen=True)
class Settings:
    """All settings.

    `data` is the folder of the SQLite store, `database` a PostgreSQL address to use instead; `address` is where
    visitors find the server, `origins` are other sites whose pages may use it, `proxies` the addresses and networks
    whose word is taken for where a request comes from. `rate` is how many requests a second one client may make in the
    long run (0: no limits at all), `live_tables` how many tables are kept in memory, `snapshot_every` after how many
    entries a table's position is stored. With `metrics_token` whoever knows it may read `/metrics`; without, only this
    machine. With `bot_token` whoever knows it may play the seats of the server's own bots. `judge` is the level of bots
    that analyses finished games. `secret_key` seals the secrets of running games in the store; without one, a file in
    `data` has it. `new_key`: the key used before is lost. `push`: whether browsers are called by Web Push; with `local`
    also by push services on this machine. `vacation_days`: how many days a year one may be on vacation. With
    `lobby_chat` people can write to each other in the lobby, too.
    """

    data: Path = field(default_factory=lambda: user_data_path("flibuste"))
    database: str | None = None
    address: str | None = None
    origins: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    rate: float = 30.0
    limits: Limits = Limits()
    keep: Keep = Keep()
    mail: Mail = Mail()
    digest: Digest = Digest()
    push: str = "on"
    vacation_days: int = 60
    log: LogSettings = LogSettings()
    metrics_token: str | None = field(default=None, repr=False)
    bot_token: str | None = field(default=None, repr=False)
    bot_workers: int = 1
    web: Path = field(default_factory=default_web)
    live_tables: int = 1000
    snapshot_every: int = 64
    judge: str = "pilot"
    lobby_chat: bool = False
    secret_key: str | None = field(default=None, repr=False)
    new_key: bool = False


def from_environment(data: Path | None = None, web: Path | None = None, new_key: bool = False) -> Settings:
    """The settings from the environment variables that `docs/self-host.md` lists; the arguments come first."""
    known = os.environ
    default = Settings()
    folder = known.get("FLIBUSTE_DATA")
    return Settings(
        data=data or (Path(folder) if folder else default.data),
        database=known.get("FLIBUSTE_DATABASE") or None,
        address=(known.get("FLIBUSTE_ADDRESS") or "").rstrip("/") or None,
        origins=words("FLIBUSTE_ORIGINS", known),
        proxies=words("FLIBUSTE_PROXIES", known) or default.proxies,
        rate=number("FLIBUSTE_RATE", default.rate, known),
        limits=limits_from(known),
        keep=Keep(**{name: days(name, known) for name in ("over", "playing", "open", "closed")}),
        mail=mail_from(known),
        digest=digest_from(known),
        push=one_of("FLIBUSTE_PUSH", ("on", "off", "local"), known, default.push),
        vacation_days=int(number("FLIBUSTE_VACATION_DAYS", default.vacation_days, known)),
        log=log_from(known),
        metrics_token=known.get("FLIBUSTE_METRICS_TOKEN") or None,
        bot_token=known.get("FLIBUSTE_BOT_TOKEN") or None,
        bot_workers=int(number("FLIBUSTE_BOT_WORKERS", default.bot_workers, known)),
        web=web or Path(known.get("FLIBUSTE_WEB") or default.web),
        secret_key=known.get("FLIBUSTE_SECRET_KEY") or None,
        new_key=new_key,
        live_tables=int(number("FLIBUSTE_LIVE_TABLES", default.live_tables, known)),
        lobby_chat=one_of("FLIBUSTE_LOBBY_CHAT", ("on", "off"), known, "off") == "on",
        judge=one_of("FLIBUSTE_JUDGE", ("deckhand", "mate", "captain", "admiral", "pilot"), known, default.judge),
    )


def forget_secrets() -> None:
    """Take the secrets out of the environment, so that no process which the server starts is given them."""
    for name in SECRETS:
        os.environ.pop(name, None)


def limits_from(known: Mapping[str, str]) -> Limits:
    """The limits: each field of `Limits` has its variable, `FLIBUSTE_MOST_…` (and `FLIBUSTE_CROWD`)."""
    found = {
        name.name: int(number(variable_of(name.name), getattr(Limits, name.name), known)) for name in fields(Limits)
    }
    return Limits(**found)


def mail_from(known: Mapping[str, str]) -> Mail:
    """How letters are sent."""
    smtp, folder = known.get("FLIBUSTE_SMTP") or None, known.get("FLIBUSTE_MAIL_FOLDER")
    if smtp is not None and not smtp.startswith(("smtp://", "smtps://")):
        raise BadSetting("FLIBUSTE_SMTP: not smtp://HOST or smtps://HOST")
    sender = known.get("FLIBUSTE_MAIL_FROM") or Mail.sender
    return Mail(smtp, Path(folder) if folder else None, sender)


def digest_from(known: Mapping[str, str]) -> Digest:
    """When letters about slow tables are sent."""
    every = number("FLIBUSTE_DIGEST_EVERY", Digest.every, known)
    return Digest(every, number("FLIBUSTE_DIGEST_AFTER", Digest.after, known))


def log_from(known: Mapping[str, str]) -> LogSettings:
    """What is logged, and where."""
    file = known.get("FLIBUSTE_LOG_FILE")
    return LogSettings(
        level=one_of("FLIBUSTE_LOG", LEVELS, known, LogSettings.level),
        form=one_of("FLIBUSTE_LOG_FORM", ("json", "text"), known, LogSettings.form),
        file=Path(file) if file else None,
        days=int(number("FLIBUSTE_LOG_DAYS", LogSettings.days, known)),
    )


def one_of(name: str, choices: tuple[str, ...], known: Mapping[str, str], default: str) -> str:
    """A setting that is one of several words, in whichever case it is written."""
    text = known.get(name) or default
    for choice in choices:
        if text.lower() == choice.lower():
            return choice
    raise BadSetting(f"{name}: '{text}' is none of {', '.join(choices)}")


def days(status: str, known: Mapping[str, str]) -> int:
    """How long tables of a status are kept: `FLIBUSTE_KEEP_OVER` and so on."""
    return int(number(f"FLIBUSTE_KEEP_{status.upper()}", getattr(Keep, status), known))


def variable_of(limit: str) -> str:
    """The variable of a limit."""
    return "FLIBUSTE_CROWD" if limit == "crowd" else f"FLIBUSTE_MOST_{limit.upper()}"


def words(name: str, known: Mapping[str, str]) -> tuple[str, ...]:
    """A setting of several words, with spaces or commas between them."""
    return tuple((known.get(name) or "").replace(",", " ").split())


def number(name: str, default: float, known: Mapping[str, str]) -> float:
    """A setting that is a number, 0 or more."""
    text = known.get(name) or str(default)
    try:
        found = float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found < 1e12:
        raise BadSetting(f"{name}: '{text}' is no number from 0 on")
    return found
