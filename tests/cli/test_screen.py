"""The table on a real terminal of 80 columns and 24 rows: every page fits, and lines break between words."""

import os
import re
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len

from flibuste.cli.table.screen import pages

pty = pytest.importorskip("pty", reason="a terminal needs Unix")

COLUMNS, ROWS = 80, 24
MORE = {"en": "– Enter: more, or answer already – ", "fr": "– Entrée : la suite, ou réponds déjà – "}
COLOURS = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")


class Terminal:
    """A command at a terminal of its own."""

    def __init__(self, folder: Path, language: str, *words: str, columns: int = COLUMNS, rows: int = ROWS) -> None:
        import fcntl
        import termios

        self.language = language
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
        environment = {**os.environ, "XDG_DATA_HOME": str(folder), "TERM": "xterm", "LC_ALL": "C.UTF-8"}
        environment |= {"COLUMNS": str(columns), "LINES": str(rows)}
        line = [sys.executable, "-m", "flibuste", "play", *words, "--lang", language]
        self.process = subprocess.Popen(line, stdin=slave, stdout=slave, stderr=slave, env=environment)
        os.close(slave)

    def until_asked(self) -> str:
        """What is shown until the next question, without colours."""
        shown = b""
        ends = ("\n> ", "\n" + MORE[self.language])
        while not self.plain(shown).endswith(ends):
            shown += os.read(self.master, 4096)
        return self.plain(shown)

    def plain(self, shown: bytes) -> str:
        return COLOURS.sub("", shown.decode(errors="ignore")).replace("\r", "")

    def type(self, line: str) -> None:
        os.write(self.master, line.encode() + b"\n")

    def close(self) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self.master)


GAMES = [
    (game, language, size)
    for game in ("blackbeard", "cove", "davyjones", "stortebeker")
    for language, size in (("en", (80, 24)), ("fr", (80, 24)), ("en", (140, 50)))
]


@pytest.fixture
def terminal(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Terminal]:
    game, language, (columns, rows) = request.param
    bots = "human,random" if game in ("davyjones", "stortebeker") else "human,random,random"
    found = Terminal(tmp_path, language, game, "--seed", "3", "--seats", bots, columns=columns, rows=rows)
    yield found
    found.close()


@pytest.mark.parametrize(("terminal", "size"), [(case, case[2]) for case in GAMES], ids=str, indirect=["terminal"])
def test_every_page_fits(terminal: Terminal, size: tuple[int, int]) -> None:
    columns, rows = size
    for turn in range(12):
        shown = terminal.until_asked()
        lines = shown.split("\n")
        assert [line for line in lines if cell_len(line) > columns] == []
        greeting = 8 if turn == 0 else 3  # what is said before the table: who sits there, a forced answer
        assert len(lines) <= rows + greeting
        terminal.type("" if shown.endswith(MORE[terminal.language]) else "1")


@pytest.mark.parametrize("terminal", [("blackbeard", "en", (80, 24))], indirect=True)
def test_an_answer_between_two_pages_is_taken(terminal: Terminal) -> None:
    assert terminal.until_asked().endswith(MORE["en"])
    terminal.type("? 1")
    assert re.search(r"\d\.\d", terminal.until_asked())


def test_paragraphs_stay_together() -> None:
    lines = ["a1", "a2", "", "b1", "b2", "", *(f"c{number}" for number in range(9))]
    assert pages(lines, 5) == [lines[:5], lines[6:11], lines[11:]]
    assert pages(lines, 4) == [lines[:2], lines[3:5], lines[6:10], lines[10:14], lines[14:]]
    assert pages(lines, 50) == [lines]
