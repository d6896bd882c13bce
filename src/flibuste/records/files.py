"""Files: read with clear messages, written whole or not at all."""

import json
import os
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from flibuste.engine.game import Data, Game
from flibuste.engine.option import BadOption
from flibuste.engine.registry import UnknownGame, load_game
from flibuste.records.match import FORMAT, BadMatch, Match
from flibuste.records.replay import OldRules, load_match


class BadFile(ValueError):
    """A file that cannot be used; the message names it and says why."""


class OldMatch(BadFile):
    """A match by rules that are not played any more: its moves cannot be checked, its dice can."""


def write_whole(path: Path, content: str | bytes) -> None:
    """Write to a temporary file beside it, then rename: nobody ever sees half a file."""
    data = content.encode() if isinstance(content, str) else content
    temporary = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, prefix=f".{path.name}.", delete=False) as file:
            temporary = file.name
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(temporary, 0o666 & ~current_umask())
        os.replace(temporary, path)
    except (OSError, ValueError) as error:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise BadFile(f"{path}: cannot be written: {getattr(error, 'strerror', None) or error}") from error


def current_umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadFile(f"{path}: there is no such file") from error
    except IsADirectoryError as error:
        raise BadFile(f"{path}: is a folder, not a file") from error
    except UnicodeDecodeError as error:
        raise BadFile(f"{path}: is not a text file (UTF-8)") from error
    except (OSError, ValueError) as error:
        raise BadFile(f"{path}: cannot be read: {getattr(error, 'strerror', None) or error}") from error


def read_json(path: Path) -> Any:
    text = read_text(path)
    if not text.strip():
        raise BadFile(f"{path}: is empty")
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        cut = " (the file seems to be cut off)" if error.pos >= len(text.rstrip()) - 1 else ""
        raise BadFile(f"{path}: is not valid JSON: line {error.lineno}: {error.msg}{cut}") from error
    except RecursionError as error:
        raise BadFile(f"{path}: is nested too deeply") from error


def read_toml(path: Path) -> Data:
    try:
        return tomllib.loads(read_text(path))
    except tomllib.TOMLDecodeError as error:
        raise BadFile(f"{path}: is not valid TOML: {error}") from error


def game_with(name: str, components: Data | None, source: str = "components", rules: int | None = None) -> Game:
    """A game, with changed components if there are any; `source` is where they come from, for messages."""
    if components is None:
        return load_game(name, rules=rules)
    load_game(name)
    try:
        return load_game(name, components, rules)
    except BadOption as refused:
        raise BadFile(f"{source}: {str(refused).removeprefix('components: ')}") from refused
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        what = f"{error} is missing" if isinstance(error, KeyError) else str(error)
        raise BadFile(f"{source}: these components do not fit {name}: {what}") from error


def save_match(path: Path, match: Match, reveal: bool = True) -> None:
    write_whole(path, json.dumps(match.data(reveal), ensure_ascii=False, indent=1) + "\n")


def read_match(path: Path, to: int | None = None) -> Match:
    """A saved match, replayed and checked; whatever is wrong with it is said in one line."""
    data = read_json(path)
    try:
        return load_match(data, game_of(data), to)
    except OldRules as old:
        raise OldMatch(f"{path}: {old}") from old
    except (BadMatch, UnknownGame) as error:
        raise BadFile(f"{path}: {error}") from error


def game_of(data: Any) -> Game:
    """The game of a saved match, with the components and by the version of the rules it was played with."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        other = data.get("format") if isinstance(data, dict) else None
        if isinstance(other, str) and other.startswith("flibuste match"):
            raise BadMatch(f"it has the format '{other}', which this program does not know: update Flibuste to open it")
        raise BadMatch("this is not a saved match of Flibuste")
    if not isinstance(data.get("game"), str):
        raise BadMatch("the file is damaged: it does not name its game")
    components = data.get("components")
    if components is not None and not isinstance(components, dict):
        raise BadMatch("the file is damaged: its components are no table")
    version = data.get("rules_version")
    try:
        return game_with(data["game"], components, rules=version if isinstance(version, int) else None)
    except BadFile as error:
        raise BadMatch(str(error)) from error
