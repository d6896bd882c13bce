"""The games of a contest in a file, a line each, written as they are finished: to stop and go on."""

import json
from pathlib import Path
from typing import IO, Any

from flibuste.arena.contest import Contest, Played
from flibuste.engine.game import Data
from flibuste.records.files import BadFile, read_text

FORMAT = "flibuste arena 1"


class Results:
    """The finished games of a contest by their number; in a file too, if there is one."""

    def __init__(self, contest: Contest, path: Path | None = None) -> None:
        self.contest = contest
        self.games: dict[int, Played] = {}
        self.file: IO[str] | None = None
        if path is not None:
            self.open(path)

    def open(self, path: Path) -> None:
        """Read what is there, and be ready to write on."""
        head = {"format": FORMAT, **self.contest.identity()}
        lines = read_text(path).split("\n") if path.exists() else []
        if any(lines):
            check_head(path, lines[0], head)
            found = [Played.read(json.loads(line)) for line in whole(path, lines[1:])]
            self.games = {game.number: game for game in found}
        try:
            self.file = path.open("w", encoding="utf-8")
        except OSError as error:
            raise BadFile(f"{path}: cannot be written: {error.strerror}") from error
        self.write(head)
        for game in self.games.values():
            self.write(game.data())

    def write(self, data: Data) -> None:
        if self.file is not None:
            self.file.write(json.dumps(data, ensure_ascii=False) + "\n")
            self.file.flush()

    def add(self, game: Played) -> None:
        self.games[game.number] = game
        self.write(game.data())

    def missing(self) -> list[int]:
        return [number for number in range(self.contest.total) if number not in self.games]

    def in_order(self) -> list[Played]:
        """The games of this contest, in the order of their numbers: whoever finished first does not matter."""
        return [self.games[number] for number in sorted(self.games) if number < self.contest.total]

    def close(self) -> None:
        if self.file is not None:
            self.file.close()


def whole(path: Path, lines: list[str]) -> list[str]:
    """The lines that were written whole: where the computer stopped in a line, its game is played again."""
    found = [line for line in lines[:-1] if line]
    if lines and lines[-1] and is_json(lines[-1]):
        found.append(lines[-1])
    if not all(map(is_json, found)):
        raise BadFile(f"{path}: the file is damaged: line {[is_json(line) for line in found].index(False) + 2}")
    return found


def is_json(text: str) -> bool:
    try:
        return isinstance(json.loads(text), dict)
    except ValueError:
        return False


def check_head(path: Path, line: str, wanted: Data) -> None:
    """Refuse the file of another contest, and what is no such file."""
    data: Any = json.loads(line) if is_json(line) else {}
    if data.get("format") != FORMAT:
        raise BadFile(f"{path}: these are not the results of an arena")
    for key, value in wanted.items():
        if data.get(key) != value:
            raise BadFile(f"{path}: is of another arena: its {key} is {data.get(key)!r}, not {value!r}")
