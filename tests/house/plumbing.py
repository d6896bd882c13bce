"""How many lines of plumbing a game needs: what has to be there before its first rule can be written.

`python -m tests.house.plumbing [FOLDER ...]` prints it for each game (or for the games in other folders).

Counted are the Python files of a game outside the rooms that say how it is played, judged and drawn. `lines` are all
of their lines. `plumbing` are lines of code (no blank lines, comments or docstrings) outside of functions that cite a
clause: a function whose docstring begins with one is a rule, wherever it stands.
"""

import ast
import re
import sys
from pathlib import Path

from flibuste.engine.registry import game_names, load_game

OTHER_ROOMS = {"rules", "judgement", "picture", "terminal", "geometry", "fleets"}
CLAUSE = re.compile(r"\d+(\.\d+)*\S*( –|,)")


def sources(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*.py")) if OTHER_ROOMS.isdisjoint(path.relative_to(folder).parts)]


def lines(folder: Path) -> int:
    return sum(len(path.read_text(encoding="utf-8").splitlines()) for path in sources(folder))


def plumbing(folder: Path) -> int:
    return sum(len(code_lines(ast.parse(path.read_text(encoding="utf-8")))) for path in sources(folder))


def code_lines(node: ast.AST) -> set[int]:
    """The lines with code in them, but for rules and docstrings."""
    found: set[int] = set()
    for child in ast.iter_child_nodes(node):
        if is_rule(child) or is_text(child):
            continue
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            found.add(child.lineno)
            found |= code_lines(child)
        elif isinstance(child, ast.stmt | ast.expr | ast.arguments):
            found |= spanned(child)
    return found


def spanned(node: ast.AST) -> set[int]:
    """Every line that a statement stands on."""
    first, last = getattr(node, "lineno", None), getattr(node, "end_lineno", None)
    return set() if first is None or last is None else set(range(first, last + 1))


def is_rule(node: ast.AST) -> bool:
    """Whether a function cites a clause. A class that does may still need plumbing: its methods are looked at."""
    return isinstance(node, ast.FunctionDef) and CLAUSE.match(ast.get_docstring(node) or "") is not None


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def main(folders: list[str]) -> None:
    found = [Path(folder) for folder in folders] or [load_game(name).folder for name in game_names()]
    print(f"{'game':<14}{'lines':>7}{'plumbing':>10}")
    for folder in found:
        print(f"{folder.name:<14}{lines(folder):>7,}{plumbing(folder):>10,}")


if __name__ == "__main__":
    main(sys.argv[1:])
