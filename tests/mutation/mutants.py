"""Mutants: the rules of a game, each with one change, and the clauses it is about."""

import ast
import hashlib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from flibuste.rulebook.trace import ids, texts
from tests.mutation.changes import Change, Source, changes

ROOT = Path(__file__).parents[2]
PACKAGES = ROOT / "src"
GAMES = PACKAGES / "flibuste/games"
NOT_RULES = ("clone", "prompt")  # copies and questions: the proofs watch over them


@dataclass(frozen=True)
class Function:
    """A function or method of a rules module, and the clauses cited in it, in its class or, failing that, above."""

    path: Path
    module: str
    name: str
    line: int  # where its code begins, decorators included: as the interpreter has it
    text: str
    clauses: frozenset[str]

    @property
    def digest(self) -> str:
        return digest(self.text)

    def proves(self, clause: str) -> bool:
        """Whether a test of this clause is one of this function: 4.3 covers 4.3.1 and 4.3a, but not 4.31."""
        return any(clause.startswith(cited) and not clause[len(cited) :][:1].isdigit() for cited in self.clauses)


@dataclass(frozen=True)
class Mutant:
    """A function with one change; `key` stays the same as long as the changed line and the function's name do."""

    function: Function
    kind: str
    line: int
    before: str
    after: str
    key: str
    source: str = field(repr=False)

    @property
    def game(self) -> str:
        return self.function.module.split(".")[2]

    @property
    def place(self) -> str:
        return f"src/{self.function.module.replace('.', '/')}.py:{self.line}"


def digest(*words: str) -> str:
    return hashlib.sha256("\0".join(words).encode()).hexdigest()[:12]


def games() -> list[str]:
    return sorted(path.parent.name for path in GAMES.glob("*/rules"))


def mutants_of(game: str) -> list[Mutant]:
    """Every mutant of a game's rules, module by module."""
    paths = sorted((GAMES / game / "rules").rglob("*.py"))
    return [mutant for path in paths for mutant in mutants_in(path)]


def mutants_in(path: Path, packages: Path = PACKAGES) -> Iterator[Mutant]:
    text = path.read_text(encoding="utf-8")
    source = Source(text)
    module = ".".join(path.relative_to(packages).with_suffix("").parts)
    for function, node in functions(path, module, text):
        seen: Counter[str] = Counter()
        for change in changes(source, node):
            yield mutant(source, function, change, seen)


def mutant(source: Source, function: Function, change: Change, seen: Counter[str]) -> Mutant:
    text = source.text
    first = text.rfind("\n", 0, change.start) + 1
    last = text.find("\n", change.end)
    before = squeezed(text[first:last])
    after = squeezed(text[first : change.start] + change.text + text[change.end : last])
    number = seen[after]
    seen[after] += 1
    key = digest(function.module, function.name, before, after, str(number))
    line = text.count("\n", 0, change.start) + 1
    changed = text[: change.start] + change.text + text[change.end :]
    return Mutant(function, change.kind, line, before, after, key, changed)


def squeezed(text: str) -> str:
    return " ".join(text.split())


def sample(mutants: list[Mutant], size: int, seed: int) -> list[Mutant]:
    """So many of them, by lot; whether one is in it hardly depends on the others, so that it outlives small changes."""
    return sorted(mutants, key=lambda one: digest(str(seed), one.key))[:size]


# ---- functions ----------------------------------------------------------------------------------------------------


def functions(path: Path, module: str, text: str) -> Iterator[tuple[Function, ast.FunctionDef]]:
    """The functions and methods of a module; those inside others belong to them."""
    tree = ast.parse(text)
    cited = {line: ids(words) for line, words in texts(text)}
    lines = text.splitlines()
    chapter = frozenset(ids(ast.get_docstring(tree) or ""))
    for name, node, around in defined(tree, "", frozenset()):
        own = frozenset(clause for line in span(node) for clause in cited.get(line, []))
        near = frozenset(clause for line in around for clause in cited.get(line, []))
        body = "\n".join(lines[span(node).start - 1 : span(node).stop - 1])
        yield Function(path, module, name, span(node).start, body, (own | near) or chapter), node


def defined(
    tree: ast.AST, inside: str, around: frozenset[int]
) -> Iterator[tuple[str, ast.FunctionDef, frozenset[int]]]:
    """Every function with its full name, and the lines of its class that belong to no method."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            methods = {line for part in node.body if isinstance(part, ast.FunctionDef) for line in span(part)}
            yield from defined(node, f"{inside}{node.name}.", frozenset(set(span(node)) - methods))
        elif isinstance(node, ast.FunctionDef) and node.name not in NOT_RULES:
            yield inside + node.name, node, around


def span(node: ast.FunctionDef | ast.ClassDef) -> range:
    assert node.end_lineno is not None
    return range(min([node.lineno, *(part.lineno for part in node.decorator_list)]), node.end_lineno + 1)
