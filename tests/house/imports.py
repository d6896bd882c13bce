"""Read from the source what each module imports, without running it."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"


def modules(*folders: str) -> list[Path]:
    """The Python files of these folders of the package (of all of it when none is named)."""
    package = SOURCE / "flibuste"
    return sorted(path for folder in folders or (".",) for path in (package / folder).rglob("*.py"))


def module_name(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def nodes(path: Path) -> list[ast.AST]:
    """All that is written in a file; parsed once for all tests."""
    return list(ast.walk(ast.parse(path.read_text(encoding="utf-8"), str(path))))


@cache
def imports(path: Path) -> list[str]:
    """The full names of what a file imports: `from flibuste import drawing` gives flibuste.drawing."""
    return list(imported(path))


def imported(path: Path) -> Iterator[str]:
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            origin = absolute(path, node)
            yield from (f"{origin}.{alias.name}" for alias in node.names)


def absolute(path: Path, node: ast.ImportFrom) -> str:
    if not node.level:
        return str(node.module)
    package = path.parent.relative_to(SOURCE).parts
    above = package[: len(package) - node.level + 1]
    return ".".join((*above, node.module) if node.module else above)
