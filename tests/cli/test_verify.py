"""A doctored match is found out, whatever was changed; and the message says where."""

import copy
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from flibuste.records.files import BadFile, read_match, save_match
from flibuste.records.match import checksum
from tests.cli.conftest import Run, new_match, played

Keys = tuple[str | int, ...]
UNPLAYED = {"names", "players", "options"}
"""What the replay need not touch: the checksum alone covers it."""


def leaves(data: Any, path: Keys = ()) -> Iterator[Keys]:
    """The way to every value in a file."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in inside:
        yield from leaves(value, (*path, key))
    if not isinstance(data, dict | list):
        yield path


def changed(value: Any) -> Any:
    if isinstance(value, bool):
        return not value
    return value + 1 if isinstance(value, int | float) else f"{value[:-1]}{'1' if value[-1:] != '1' else '2'}"


def put(data: Any, path: Keys, value: Any) -> Any:
    """A copy with one value changed."""
    found = copy.deepcopy(data)
    inner = found
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return found


def at(data: Any, path: Keys) -> Any:
    for key in path:
        data = data[key]
    return data


def is_refused(data: Any, path: Path) -> str:
    path.write_text(json.dumps(data), encoding="utf-8")
    try:
        read_match(path)
    except BadFile as error:
        return str(error)
    return ""


@pytest.fixture(scope="module", params=["fair", "seed"])
def whole(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(played(new_match(request.param, short=False), 7).data()))
    return found


def test_every_value_changed_is_found_out(whole: dict[str, Any], tmp_path: Path) -> None:
    paths = list(leaves(whole))
    assert len(paths) > 80
    for path in paths:
        assert is_refused(put(whole, path, changed(at(whole, path))), tmp_path / "match.json"), path


def test_a_new_checksum_does_not_help(whole: dict[str, Any], tmp_path: Path) -> None:
    for path in leaves(whole):
        if path[0] in UNPLAYED | {"checksum"}:
            continue
        doctored = put(whole, path, changed(at(whole, path)))
        doctored["checksum"] = checksum(doctored)
        assert is_refused(doctored, tmp_path / "match.json"), path


def test_every_part_left_out_is_found_out(whole: dict[str, Any], tmp_path: Path) -> None:
    for key in whole:
        assert is_refused({name: value for name, value in whole.items() if name != key}, tmp_path / "match.json"), key
    for number in range(len(whole["moves"])):
        shorter = {**whole, "moves": whole["moves"][:number] + whole["moves"][number + 1 :]}
        assert is_refused(shorter, tmp_path / "match.json"), number


@pytest.mark.parametrize("value", [None, True, -1, 1.5, "x", [], {}, [[]], "9" * 5000])
def test_nonsense_is_refused_in_words(whole: dict[str, Any], tmp_path: Path, value: Any) -> None:
    tops: list[Keys] = [(key,) for key in whole]
    inner: list[Keys] = [("moves", 0, "seat"), ("moves", 0, "action"), ("moves", 0, "draws"), ("moves", 0, "digest")]
    for path in [*tops, *inner, ("opening", "draws"), ("opening", "draws", 0), ("chance", "kind")]:
        if at(whole, path) != value:
            assert is_refused(put(whole, path, value), tmp_path / "match.json"), path


def test_verify_tells_what_it_checked(run: Run, finished: Path) -> None:
    said = run("verify", finished)
    assert said.code == 0
    for words in (
        "every move is legal",
        "the secret fits the commitment",
        "draws computed again",
        "checksum",
        "the end",
    ):
        assert words in said.out
    assert run("verify", finished, "--json").json["ok"] is True


def put_die(data: dict[str, Any]) -> None:
    move = next(move for move in data["moves"] if move["draws"])
    label, n, value = move["draws"][0]
    move["draws"][0] = [label, n, (value + 1) % n]


Change = Callable[[dict[str, Any]], object]
DOCTORED: dict[str, tuple[Change, str]] = {
    "a die": (put_die, "move .*, draw 1: the file says .*, the dice give"),
    "a digest": (
        lambda data: data["moves"][3].update(digest="0" * 16),
        "move 4: the position is .*, the file says 0000",
    ),
    "a seat": (lambda data: data["moves"][0].update(seat=2), "move 1: seat 2 may not"),
    "an action": (lambda data: data["moves"][0].update(action="board Y1"), "move 1: seat 1 may not 'board Y1' .2.3.3"),
    "no action": (lambda data: data["moves"][0].update(action="dance"), "move 1: 'dance' is no action of this game"),
    "the secret": (lambda data: data["chance"].update(secret="00"), "secret does not fit the commitment"),
    "the commitment": (lambda data: data["chance"].update(commitment="00"), "secret does not fit the commitment"),
    "a nonce": (lambda data: data["chance"].update(nonces=["mine"]), "the opening, draw 1"),
    "the winner": (lambda data: data["outcome"].update(winners=[9]), "the file says the game ended with"),
    "a name": (lambda data: data["names"].reverse(), "the file was changed after it was saved"),
    "the end": (lambda data: data.pop("outcome"), "the file says the game ended with None"),
}


@pytest.mark.parametrize("what", DOCTORED)
def test_verify_says_exactly_what_is_wrong(run: Run, finished: Path, what: str) -> None:
    change, message = DOCTORED[what]
    data = json.loads(finished.read_text(encoding="utf-8"))
    change(data)
    finished.write_text(json.dumps(data), encoding="utf-8")
    said = run("verify", finished)
    assert said.code == 1
    assert re.search(message, said.out), said.out


def test_a_finished_match_must_reveal_its_secret(run: Run, finished: Path) -> None:
    data = json.loads(finished.read_text(encoding="utf-8"))
    data["chance"].pop("secret")
    data["checksum"] = checksum(data)
    finished.write_text(json.dumps(data), encoding="utf-8")
    said = run("verify", finished)
    assert said.code == 1 and "the secret of its dice is not in the file" in said.out


def test_a_match_going_on_may_keep_its_secret(run: Run, tmp_path: Path) -> None:
    save_match(tmp_path / "open.json", played(new_match(), 8), reveal=False)
    said = run("verify", "open.json")
    assert said.code == 0 and "when the secret is revealed" in said.out
    assert "cannot be played on" in run("play", "open.json").err


def test_a_damaged_file_is_not_verified(run: Run, finished: Path) -> None:
    finished.write_text(finished.read_text(encoding="utf-8")[:500], encoding="utf-8")
    said = run("verify", finished)
    assert said.code == 1 and "is not valid JSON" in said.out
