"""What the tests of the command share."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from flibuste.cli.app import app
from flibuste.engine.chance import Fast
from flibuste.engine.registry import load_game
from flibuste.records.files import save_match
from flibuste.records.match import Match

SHORT = {"setup": {"rear_guard": {"2": 1, "3": 1, "4": 1}}}
SHORT_TOML = 'setup.rear_guard = { "2" = 1, "3" = 1, "4" = 1 }\n'


class Said:
    """What a run of the command said, and its exit code."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., Said]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command in a folder of its own, in English; `typed` are the lines at its keyboard."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")

    def runner(*words: str | Path, typed: list[str] | None = None) -> Said:
        lines = None if typed is None else "".join(line + "\n" for line in typed)
        result = CliRunner().invoke(app, [str(word) for word in words], input=lines)
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
        assert "Traceback" not in result.stderr
        return Said(result.exit_code, result.stdout, result.stderr)

    return runner


def played(match: Match, moves: int = 10_000, luck: str = "luck") -> Match:
    """The match after some random moves, or at its end."""
    choices = Fast(luck)
    while not match.state.is_over() and len(match.moves) < moves:
        seat = match.state.deciders()[0]
        options = match.state.options(seat)
        match.act(seat, options[choices.below(len(options), "choice")])
    return match


def new_match(kind: str = "fair", seats: int = 3, short: bool = True) -> Match:
    game = load_game("stortebeker", SHORT if short else None)
    if kind == "fair":
        match = Match.fair(game, seats, {}, b"a secret of thirty-two bytes ...", ("Anne's word",))
    else:
        match = Match.seeded(game, seats, {}, "seed")
    match.names = ["Anne", "Klaus", "Grace", "Surcouf"][:seats]
    match.players = ["human", "random", "random", "random"][:seats]
    return match


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    """A whole fair match in a file."""
    path = tmp_path / "finished.json"
    save_match(path, played(new_match()))
    return path


@pytest.fixture
def unfinished(tmp_path: Path) -> Path:
    """A fair match after 25 moves."""
    path = tmp_path / "unfinished.json"
    save_match(path, played(new_match(), 25))
    return path
