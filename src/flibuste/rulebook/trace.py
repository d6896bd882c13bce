"""Finds, for every clause of a game, the code that cites it and the tests that prove it.

Code cites a clause by its id in a docstring, a comment or a string. A test names the clauses it proves:
`@pytest.mark.clause("8.14a")`; an example file lists them under `clauses`. Tests are at hand in a checkout; a wheel
carries the list of its tests as `proofs.json` and the examples as `examples.json`, written while it is built. Standard
library only, for that reason.
"""

import ast
import io
import json
import re
import tokenize
import tomllib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

PACKAGE = Path(__file__).parents[1]
PROOFS = "proofs.json"
EXAMPLES = "examples.json"
ID = re.compile(r"(?<![\w.])\d+(?:\.\d+)+(?:bis-)?(?:#\d+)?[A-Z]?[a-z]?(?![\w]|\.\d)")
NEEDS_CODE = ("rule", "option", "ability", "solitaire")
NEEDS_TEST = (*NEEDS_CODE, "example")

Found = dict[str, list[str]]


@dataclass(frozen=True)
class Traced:
    """A clause, the places that cite it and the tests that prove it."""

    id: str
    kind: str
    title: dict[str, str]
    code: list[str]
    tests: list[str]

    def lacks(self) -> list[str]:
        """What is missing: code, tests, both or nothing."""
        found = []
        if self.kind in NEEDS_CODE and not self.code:
            found.append("code")
        if self.kind in NEEDS_TEST and not self.tests:
            found.append("test")
        return found


@dataclass(frozen=True)
class Trace:
    """All clauses of a game. `has_tests` says whether its tests were found at all."""

    game: str
    clauses: list[Traced]
    has_tests: bool

    def missing(self) -> list[Traced]:
        return [clause for clause in self.clauses if clause.lacks()]

    def proven(self) -> int:
        return sum(1 for clause in self.clauses if clause.tests)


def trace(game: str, folder: Path) -> Trace:
    """Trace all clauses of the game in a folder."""
    register = tomllib.loads((folder / "clauses.toml").read_text(encoding="utf-8"))["clause"]
    code = citations(folder)
    tests = proofs(game)
    clauses = [
        Traced(
            entry["id"], entry["kind"], entry["title"], code.get(entry["id"], []), (tests or {}).get(entry["id"], [])
        )
        for entry in register
    ]
    return Trace(game, clauses, tests is not None)


# ---- code ---------------------------------------------------------------------------------------------------------


@cache
def citations(folder: Path) -> Found:
    """The places where the code and the component list of a game cite each clause, as file:line."""
    found: Found = {}
    for path in sorted(folder.rglob("*.py")):
        for line, text in texts(path.read_text(encoding="utf-8")):
            note(found, ids(text), f"{shown(path)}:{line}")
    components = folder / "components.toml"
    if components.exists():
        for line, text in enumerate(components.read_text(encoding="utf-8").splitlines(), start=1):
            note(found, ids(text.partition("#")[2]), f"{shown(components)}:{line}")
    return found


def texts(source: str) -> Iterator[tuple[int, str]]:
    """The lines of all strings and comments of a file, with their line numbers."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.STRING, tokenize.COMMENT):
            for offset, text in enumerate(token.string.splitlines()):
                yield token.start[0] + offset, text


def ids(text: str) -> list[str]:
    return list(dict.fromkeys(ID.findall(text)))


def note(found: Found, clauses: Iterable[str], where: str) -> None:
    for clause in clauses:
        places = found.setdefault(clause, [])
        if where not in places:
            places.append(where)


def shown(path: Path) -> str:
    """A path as seen from the repository, or from the package."""
    root = repository()
    base = root if root is not None and path.is_relative_to(root) else PACKAGE.parent
    return path.relative_to(base).as_posix() if path.is_relative_to(base) else path.as_posix()


# ---- tests --------------------------------------------------------------------------------------------------------


def repository() -> Path | None:
    """The checkout that holds this package, or else the one that is the current folder."""
    here = [PACKAGE, *PACKAGE.parents, Path.cwd(), *Path.cwd().parents]
    return next((path for path in here if is_checkout(path)), None)


def is_checkout(path: Path) -> bool:
    return (path / "src/flibuste/rulebook/trace.py").is_file() and (path / "tests").is_dir()


def proofs(game: str) -> Found | None:
    """The tests of every clause, from the checkout or from the list in the wheel. None where there is neither."""
    root = repository()
    if root is not None:
        return tests_of(game, root)
    listed = PACKAGE / PROOFS
    if listed.is_file():
        every: dict[str, Found] = json.loads(listed.read_text(encoding="utf-8"))
        return every.get(game, {})
    return None


def tests_of(game: str, root: Path) -> Found:
    """The tests and examples of a game in a checkout, by clause."""
    found: Found = {}
    folder = root / "tests/games" / game
    for path in sorted(folder.rglob("*.py")):
        where = path.relative_to(root).as_posix()
        for clause, test in marked(ast.parse(path.read_text(encoding="utf-8"))):
            note(found, [clause], f"{where}::{test}" if test else where)
    for path in sorted((folder / "examples").rglob("*.toml")):
        note(found, claimed(path), path.relative_to(root).as_posix())
    return found


def marked(tree: ast.AST, inside: str = "") -> Iterator[tuple[str, str]]:
    """Every `mark.clause("…")` with the test it belongs to."""
    for node in ast.iter_child_nodes(tree):
        name = inside
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            name = f"{inside}::{node.name}" if inside else node.name
        if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("mark.clause"):
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, name
        yield from marked(node, name)


def claimed(path: Path) -> list[str]:
    """The clauses that an example file says it proves."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError:
        return []
    found = [clause for part in [data, *data.get("case", [])] for clause in listed_in(part)]
    return list(dict.fromkeys(found))


def listed_in(data: dict[str, Any]) -> list[str]:
    found: list[str] = []
    for key in ("clauses", "clause"):
        value = data.get(key, [])
        found += [str(entry) for entry in (value if isinstance(value, list) else [value])]
    return found


def write_proofs(root: Path, target: Path) -> None:
    """Write the list of all tests for a wheel, which does not contain the tests themselves."""
    games = sorted(path.parent.name for path in (root / "src/flibuste/games").glob("*/clauses.toml"))
    every = {game: tests_of(game, root) for game in games}
    target.write_text(json.dumps(every, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def example_files(folder: Path) -> dict[str, dict[str, Any]]:
    """The example files in a folder, by name."""
    paths = sorted(folder.rglob("*.toml"))
    return {path.stem: tomllib.loads(path.read_text(encoding="utf-8")) for path in paths}


def write_examples(root: Path, target: Path) -> None:
    """Copy all example files for a wheel: the rules are shown by them."""
    games = sorted(path.parent.name for path in (root / "src/flibuste/games").glob("*/clauses.toml"))
    every = {game: example_files(root / "tests/games" / game / "examples") for game in games}
    target.write_text(json.dumps(every, ensure_ascii=False) + "\n", encoding="utf-8")
