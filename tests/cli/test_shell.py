"""The command in a shell: its help, what Tab offers, a keyboard that is closed, a disk that is full."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from flibuste.records.files import read_match, save_match
from tests.cli.conftest import Run, new_match

COMMAND = [sys.executable, "-m", "flibuste"]
UNIX = pytest.mark.skipif(os.name == "nt", reason="a Unix shell")


def test_without_words_it_prints_its_help(run: Run) -> None:
    said = run()
    assert said.code == 0 and said.err == ""
    assert said.out == run("--help").out and said.out.count("\n") > 15


def offered(line: str, tmp_path: Path) -> list[str]:
    """What bash would offer for the last word of a line."""
    words = line.split(" ")
    environment = {**os.environ, "_FLIBUSTE_COMPLETE": "complete_bash", "COMP_WORDS": line}
    environment |= {"COMP_CWORD": str(len(words) - 1), "XDG_DATA_HOME": str(tmp_path)}
    code = "from flibuste.cli import main; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, env=environment, check=False)
    assert "Traceback" not in done.stderr
    return done.stdout.split()


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("flibuste play s", ["stortebeker"]),
        ("flibuste play cove --seats human,gr", ["human,greedy"]),
        ("flibuste simulate cove --bots ran", ["random"]),
        ("flibuste play stortebeker --option tie_from=", ["tie_from=boarder", "tie_from=starter"]),
        ("flibuste games --lang ", ["en", "fr"]),
    ],
)
def test_tab_offers_our_own_words(line: str, words: list[str], tmp_path: Path) -> None:
    assert offered(line, tmp_path) == words


@UNIX
def test_a_closed_keyboard_ends_the_game_and_keeps_it(tmp_path: Path) -> None:
    line = f"{sys.executable} -m flibuste play stortebeker --seed 3 <&-"
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 0 and done.stderr == ""
    assert "The match is kept in" in done.stdout
    line = f"{sys.executable} -m flibuste play <&-"
    done = subprocess.run(["sh", "-c", line], capture_output=True, text=True, env=environment, check=False)
    assert done.returncode == 2 and done.stderr.startswith("flibuste: name a game")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no full disk at hand")
@pytest.mark.parametrize("words", ["games", "rules stortebeker", "play stortebeker --seats random,random --seed 1"])
def test_a_full_disk_is_a_sentence(words: str, tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [*COMMAND, *words.split()], stdout=full, stderr=subprocess.PIPE, text=True, env=environment, check=False
        )
    assert done.returncode == 2
    assert done.stderr == "flibuste: the output cannot be written: No space left on device\n"


def test_names_from_a_file_cannot_command_the_terminal(run: Run, tmp_path: Path) -> None:
    match = new_match()
    match.names = ["A\x1b[31mnn\x1b]0;title\x07e\x9b2J", "Kla\u202eus\n", "Gr\x08ace"]
    save_match(tmp_path / "evil.json", match)
    assert read_match(tmp_path / "evil.json").names == ["Anne2J", "Klaus", "Grace"]
    said = run("play", "evil.json", typed=[])
    assert said.code == 0 and "Anne2J" in said.out
    assert not set(said.out) & {"\x1b", "\x07", "\x08", "\x9b", "\u202e"}
    (tmp_path / "other.json").write_text('{"format": "flibuste match \\u001b[31m9"}')
    assert "\x1b" not in run("play", "other.json").err
