"""A shadow that used the rules would agree with them whatever they say."""

import ast
from pathlib import Path

import pytest

HERE = Path(__file__).parent
MODULES = sorted(HERE.rglob("*.py"))


def imported(path: Path) -> set[str]:
    """Every module that this one names in an import."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@pytest.mark.parametrize("path", MODULES, ids=lambda path: str(path.relative_to(HERE)))
def test_shadows_do_not_use_the_rules(path: Path) -> None:
    assert not [name for name in imported(path) if ".games." in name and "rules" in name.split(".")]
