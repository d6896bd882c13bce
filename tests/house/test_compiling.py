"""What mypyc compiles wrongly or not at all: found here, since the interpreted tests cannot see it."""

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


@pytest.mark.parametrize("path", modules("engine", "games"), ids=module_name)
def test_no_star_after_in(path: Path) -> None:
    """`word in (*WORDS, "all")` breaks the compiler, and the whole wheel is then built without it."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Compare) and any(isinstance(op, ast.In | ast.NotIn) for op in node.ops):
            literals = [side for side in node.comparators if isinstance(side, ast.Tuple | ast.List | ast.Set)]
            stars = [item for side in literals for item in side.elts if isinstance(item, ast.Starred)]
            assert stars == [], f"{path.name}:{node.lineno}"
