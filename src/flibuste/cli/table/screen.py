"""The screen: what is too long for it is shown page by page, and lines break between words."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from textwrap import wrap

from rich.console import Console, RenderableType
from rich.text import Text

from flibuste.engine.game import COLUMNS, ROWS

HANGING = "    "


class Screen:
    """A console. Where nobody looks at it, lines are as long as they are and there is one page."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self.is_terminal = self.console.is_terminal and sys.stdin is not None and sys.stdin.isatty()

    @property
    def columns(self) -> int:
        return self.console.width if self.is_terminal else COLUMNS

    @property
    def rows(self) -> int:
        return self.console.height if self.is_terminal else ROWS

    def print(self, what: RenderableType = "") -> None:
        """Show something, a text as Rich markup."""
        if isinstance(what, str):
            for line in what.split("\n"):
                self.print_line(Text.from_markup(line))
        else:
            self.console.print(what)

    def print_line(self, line: Text) -> None:
        """Show one line. One that is too long goes on in the next, indented."""
        if not self.is_terminal or line.cell_len <= self.columns:
            self.console.print(line, soft_wrap=True)
            return
        first, *more = line.wrap(self.console, self.columns - len(HANGING))
        for part in (first, *(Text(HANGING).append_text(part) for part in more)):
            part.rstrip()
            self.console.print(part, soft_wrap=True)

    def say(self, text: str) -> None:
        """Show a message without markup. A long word, such as the name of a file, stays whole."""
        for line in text.split("\n"):
            fits = not self.is_terminal or len(line) <= self.columns
            for part in [line] if fits else wrap(line, self.columns, break_long_words=False, break_on_hyphens=False):
                self.console.print(Text(part), soft_wrap=True)

    def clear(self) -> None:
        if self.is_terminal:
            self.console.clear()

    @contextmanager
    def paged(self, pause: Callable[[], bool]) -> Iterator[None]:
        """Show what is printed meanwhile page by page. `pause` waits between two pages; False skips the rest."""
        if not self.is_terminal:
            yield
            return
        with self.console.capture() as capture:
            yield
        first, *more = pages(capture.get().rstrip("\n").split("\n"), self.rows - 1)
        self.show(first)
        for page in more:
            if not pause():
                return
            self.show(page)

    def show(self, page: list[str]) -> None:
        self.console.file.write("\n".join(page) + "\n")
        self.console.file.flush()


def pages(lines: list[str], rows: int) -> list[list[str]]:
    """Lines in pages of so many rows. What stands between two empty lines stays together if it can."""
    found: list[list[str]] = [[]]
    for block in blocks(lines):
        if found[-1] and len(found[-1]) + len(block) > rows:
            found.append([])
        room = block if found[-1] else block[not block[0] :]
        for line in room:
            if len(found[-1]) == rows:
                found.append([])
            found[-1].append(line)
    return found


def blocks(lines: list[str]) -> list[list[str]]:
    """Paragraphs, each with the empty line before it."""
    found: list[list[str]] = [[]]
    for line in lines:
        if not line.strip() and any(found[-1]):
            found.append([])
        found[-1].append(line.rstrip() if not line.strip() else line)
    return [block for block in found if block]
