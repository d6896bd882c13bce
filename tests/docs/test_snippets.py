"""What the documentation shows is true: every Python block of it runs, and so does every example of a docstring.

The blocks of a page run in their order and share their names, in an empty folder. A block with `>>>` is compared with
what it shows, `...` standing for anything. `<!-- not run: why -->` before a block leaves it out.
"""

import ast
import contextlib
import doctest
import importlib
import io
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import flibuste
import flibuste.api
from tests.house.imports import ROOT

BLOCK = re.compile(r"(?P<before>[^\n]*)\n+(?P<indent>[ ]*)```python\n(?P<code>.*?)\n(?P=indent)```", re.DOTALL)
NOT_RUN = "<!-- not run: "
ELSEWHERE = {"docs/add-a-game.md": "its game is built and played by a test of its own"}
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE | doctest.IGNORE_EXCEPTION_DETAIL

MODULES = ["flibuste", *(f"flibuste.api.{info.name}" for info in pkgutil.iter_modules(flibuste.api.__path__))]
PAGES = sorted(
    path.relative_to(ROOT).as_posix()
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").rglob("*.md")]
    if "```python" in path.read_text(encoding="utf-8")
)


def blocks(text: str) -> Iterator[tuple[int, str, bool]]:
    """Every Python block of a page: its line, its code, and whether it is to be run."""
    for found in BLOCK.finditer("\n" + text):
        line = text[: found.start("code")].count("\n")
        yield line, found["code"], not found["before"].startswith(NOT_RUN)


def run(code: str, names: dict[str, Any], where: str, line: int) -> str:
    """Run a block; returns what differs from what it shows."""
    if ">>>" not in code:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(compile("\n" * line + code, where, "exec"), names)
        return ""
    test = doctest.DocTestParser().get_doctest(code + "\n", names, where, where, line)
    told = io.StringIO()
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=told.write, clear_globs=False)
    names.update(test.globs)
    return told.getvalue()


@pytest.mark.parametrize("page", PAGES)
def test_the_blocks_of_a_page_run(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if page in ELSEWHERE:
        pytest.skip(ELSEWHERE[page])
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "__main__"}
    for line, code, wanted in blocks((ROOT / page).read_text(encoding="utf-8")):
        if wanted:
            assert run(code, names, page, line) == ""
        else:
            ast.parse(code)


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_of_docstrings_are_true(module: str) -> None:
    told = io.StringIO()
    with contextlib.redirect_stdout(told):
        result = doctest.testmod(importlib.import_module(module))
    assert result.failed == 0, told.getvalue()


def test_there_are_examples() -> None:
    """Each of the ways to a table, and the table itself, shows how it is used."""
    for name in ("new", "load", "read", "rules", "game", "list_games", "Table", "Position", "Perspective", "Rules"):
        assert ">>>" in getattr(flibuste, name).__doc__, name


def test_the_reference_has_every_public_name() -> None:
    text = (ROOT / "docs/api.md").read_text(encoding="utf-8")
    named = set(re.findall(r"^::: flibuste\.(\w+)$", text, re.MULTILINE))
    assert named == set(flibuste.__all__) - {"__version__"}


def test_the_site_has_every_page() -> None:
    """Decisions are reached from their list."""
    nav = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    pages = [path.relative_to(ROOT / "docs").as_posix() for path in (ROOT / "docs").rglob("*.md")]
    assert [page for page in pages if f": {page}\n" not in nav and not page.startswith("decisions/0")] == []


def test_a_block_that_lies_is_found() -> None:
    assert run(">>> 1 + 1\n3", {}, "a page", 1) != ""
    with pytest.raises(ZeroDivisionError):
        run("1 / 0", {}, "a page", 1)
    page = "text\n\n```python\na\n```\n\n<!-- not run: no network -->\n\n```python\nb\n```\n"
    assert [(code, wanted) for _, code, wanted in blocks(page)] == [("a", True), ("b", False)]
