"""Every mistake gets one clear line on stderr and exit code 2; never a traceback, never a half-written file."""

import json
import re
from pathlib import Path

import pytest

from flibuste.cli import app as app_module
from flibuste.engine.registry import load_game
from flibuste.records import files
from tests.cli.conftest import Run

MISTAKES: list[tuple[str, str]] = [
    ("play chess", "no game 'chess'; the games are: .*stortebeker"),
    ("simulate chess", "no game 'chess'"),
    ("rules chess", "no game 'chess'"),
    ("clauses chess", "no game 'chess'"),
    ("bench chess", "no game 'chess'"),
    ("play stortebeker --seats human", "2 to 4 players, not 1"),
    ("play stortebeker --seats human,random,random,random,random", "2 to 4 players, not 5"),
    ("play stortebeker --seats human,parrot", "'parrot' is neither human nor a bot; the bots are: admiral, captain"),
    ("play stortebeker --names Anne,Anne", "two players have the same name"),
    ("play stortebeker --names a,b,c,d", "4 names for 3 seats"),
    ("play stortebeker --option wind=on", "no option 'wind'; it has: bonus"),
    ("play stortebeker --option bonus=maybe", "'maybe' is neither true nor false"),
    ("play stortebeker --option tie_from=north", "'north' is not one of boarder, starter"),
    ("play stortebeker --option =on", "write NAME=VALUE"),
    ("play davyjones --option fleet_a=el-raton", "2.6.1: 0 coins; 8 are to be brought"),
    ("play davyjones --option fleet_b=titanic", "1.1: There is no piece titanic"),
    ("play stortebeker --lang xx", "language 'xx'; the languages are: en, fr"),
    ("play stortebeker --seed 1 --nonce x", "--nonce is for fair dice"),
    ("play stortebeker --components none.toml", "none.toml: there is no such file"),
    ("play none.json", "none.json: there is no such file"),
    ("play --resume none.json", "none.json: there is no such file"),
    ("simulate stortebeker --players 9", "2 to 4 players, not 9"),
    ("simulate stortebeker --bots parrot", "no bot 'parrot'; the bots are: admiral, captain"),
    ("simulate stortebeker --players 3 --bots random,greedy", "2 bots for 3 players"),
    ("simulate stortebeker --games 0", "--games.*1"),
    ("simulate stortebeker --games many", "--games.*integer"),
    ("simulate", "Missing argument 'GAME'"),
    ("balance chess", "no game 'chess'"),
    ("balance stortebeker --bots parrot", "no bot 'parrot'"),
    ("balance stortebeker --players 9", "2 to 4 players, not 9"),
    ("balance stortebeker --components none.toml", "none.toml: there is no such file"),
    ("balance stortebeker --against none.toml", "none.toml: there is no such file"),
    ("balance blackbeard --players 1", "balance is for at least two players"),
    ("simulate stortebeker --decisions", "--decisions needs --records FILE"),
    ("arena chess --bots random greedy", "no game 'chess'"),
    ("arena stortebeker", "at least two bots"),
    ("arena stortebeker --bots random parrot", "no bot 'parrot'; the bots are: admiral, captain"),
    ("arena stortebeker --bots random random", "the bot 'random' is named twice"),
    ("arena stortebeker --bots random greedy --players 9", "2 to 4 players, not 9"),
    ("arena stortebeker --bots random greedy --games 0", "--games.*1"),
    ("arena stortebeker --bots random greedy --on mars", "--on mars: the places are: here, ray"),
    ("arena stortebeker --bots random none.py", "'none.py' cannot be loaded: there is no file none.py"),
    ("arena stortebeker --bots random greedy --save no/folder/a.jsonl", "cannot be written"),
    ("rules stortebeker 99", "no clause '99'; its chapters are: 1, 2"),
    ("rules stortebeker --search zeppelin", "no clause of stortebeker says 'zeppelin'"),
    ("rules stortebeker 2.1.1 --lang de", "language 'de'"),
    ("replay none.json", "none.json: there is no such file"),
    ("verify none.json", "none.json: there is no such file"),
    ("example none.toml", "none.toml: there is no such file"),
    ("example .", "no example files"),
    ("picture none.json -o a.svg", "none.json: there is no such file"),
    ("picture none.json -o a.gif", "must end in .svg or .png"),
    ("picture none.json -o a.svg --theme pink", "the themes are: auto, light, dark"),
    ("bench stortebeker --players 1", "2 to 4 players, not 1"),
    ("dance", "No such command 'dance'"),
    ("games --loud", "No such option.*--loud"),
]


@pytest.mark.parametrize(("line", "message"), MISTAKES, ids=[line for line, _ in MISTAKES])
def test_mistakes(run: Run, line: str, message: str) -> None:
    said = run(*line.split())
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("flibuste: ") and said.err.count("\n") == 1
    assert re.search(message, said.err), said.err


def test_components_that_are_not_toml(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("setup = [")
    said = run("play", "stortebeker", "--components", "bad.toml")
    assert said.code == 2 and "bad.toml: is not valid TOML" in said.err


def test_components_that_do_not_fit(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text('ship = [{ id = "X1" }]\n')
    said = run("simulate", "stortebeker", "--components", "bad.toml")
    assert said.code == 2 and "bad.toml: ship.X1.needs is missing" in said.err


def test_a_seat_that_is_not_there(run: Run, finished: Path) -> None:
    for seat in ("4", "0x", "-1"):
        said = run("replay", finished, f"--as={seat}")
        assert said.code == 2 and "say a seat from 1 to 3, or spectator" in said.err


VERSION = load_game("stortebeker").rules_version
DAMAGE: list[tuple[str, str]] = [
    ("", "is empty"),
    ("{", "is not valid JSON.*cut off"),
    ("\x00\x01", "is not valid JSON"),
    ("[]", "this is not a saved match"),
    ('{"format": "flibuste match 99"}', "format 'flibuste match 99', which this program does not know"),
    ('{"format": "flibuste match 1"}', "does not name its game"),
    ('{"format": "flibuste match 1", "game": "chess", "rules_version": 1}', "no game 'chess'"),
    ('{"format": "flibuste match 1", "game": "stortebeker"}', "which version of the rules"),
    (f'{{"format": "flibuste match 1", "game": "stortebeker", "rules_version": {VERSION}}}', "'seats' is missing"),
    ('{"format": "flibuste match 1", "game": "stortebeker", "components": 3}', "components are no table"),
]


@pytest.mark.parametrize("command", ["replay", "play", "picture"])
@pytest.mark.parametrize(("content", "message"), DAMAGE, ids=range(len(DAMAGE)))
def test_damaged_files(run: Run, tmp_path: Path, command: str, content: str, message: str) -> None:
    (tmp_path / "match.json").write_text(content)
    said = run(command, "match.json", *(["-o", "x.svg"] if command == "picture" else []))
    assert said.code == 2 and said.err.count("\n") == 1
    assert said.err.startswith("flibuste: match.json: ")
    assert re.search(message, said.err), said.err


def test_a_save_cut_off_anywhere(run: Run, finished: Path) -> None:
    text = finished.read_text(encoding="utf-8")
    for length in range(0, len(text) - 2, len(text) // 12):
        finished.write_text(text[:length], encoding="utf-8")
        said = run("replay", finished)
        assert said.code == 2 and said.err.count("\n") == 1


def test_a_save_of_other_rules(run: Run, finished: Path) -> None:
    data = json.loads(finished.read_text(encoding="utf-8"))
    for version, message in ((99, "update Flibuste"), (0, "open it with the release it was made with")):
        finished.write_text(json.dumps({**data, "rules_version": version}), encoding="utf-8")
        said = run("play", finished)
        assert said.code == 2 and message in said.err


def test_files_that_are_not_text(run: Run, tmp_path: Path) -> None:
    (tmp_path / "match.json").write_bytes(b"\xff\xfe\x80")
    assert "is not a text file" in run("replay", "match.json").err
    assert "is a folder" in run("replay", tmp_path).err


def test_an_existing_file_is_not_overwritten(run: Run, finished: Path) -> None:
    before = finished.read_bytes()
    said = run("play", "stortebeker", "--save", finished)
    assert said.code == 2 and "the file exists" in said.err
    assert finished.read_bytes() == before


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.json"
    path.write_text("before")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(files.BadFile, match="cannot be written: No space left"):
        files.write_whole(path, "after")
    assert [entry.name for entry in tmp_path.iterdir()] == ["match.json"]
    assert path.read_text() == "before"


def test_the_last_resort_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: object) -> None:
        raise ZeroDivisionError("oh\nno")

    monkeypatch.setattr("flibuste.engine.registry.load_game", broken)
    said = run("clauses", "stortebeker")
    assert said.code == 2
    assert (
        said.err == "flibuste: something is wrong inside Flibuste: ZeroDivisionError: oh (add --debug to see where)\n"
    )


def test_debug_shows_where(monkeypatch: pytest.MonkeyPatch) -> None:
    from typer.testing import CliRunner

    def broken(_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("flibuste.engine.registry.load_game", broken)
    result = CliRunner().invoke(app_module.app, ["--debug", "clauses", "stortebeker"])
    assert isinstance(result.exception, ZeroDivisionError)
