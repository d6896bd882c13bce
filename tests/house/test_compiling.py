"""What mypyc compiles wrongly without a word: found here, since the interpreted tests cannot see it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.imports import module_name, modules

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
    yield from (node for node in ast.walk(tree) if isinstance(node, FUNCTIONS))


@pytest.mark.parametrize("path", modules("engine", "games"), ids=module_name)
def test_each_exception_has_its_own_name(path: Path) -> None:
    """`except A as error … except B as error` in one function: compiled, B is taken for an A and a TypeError comes."""
    for function in functions(path):
        names = [node.name for node in ast.walk(function) if isinstance(node, ast.ExceptHandler) and node.name]
        assert len(names) == len(set(names)), function.name
