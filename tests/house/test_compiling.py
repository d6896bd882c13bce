"""What mypyc compiles wrongly or not at all: found here, since the interpreted tests cannot see it."""

import ast
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

import pytest

from compiled_core import IN_C, core_modules
from flibuste.engine.build import is_compiled
from tests.house.imports import ROOT, module_name, modules, nodes

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef)
CORE = modules("engine", "records", "games", "words")


def is_interpreted(path: Path) -> bool:
    """By intention: packages' own files, pictures and terminals, and the class that every game extends."""
    return path.name == "__init__.py" or not {"picture", "terminal"}.isdisjoint(path.parts) or is_game_class(path)


def is_game_class(path: Path) -> bool:
    return module_name(path) == "flibuste.engine.game"


def test_the_whole_core_is_meant_to_be_compiled() -> None:
    """A new folder of rules is compiled wherever it lies: nothing stays interpreted unnoticed."""
    assert {ROOT / name for name in (*core_modules(), *IN_C)} == {path for path in CORE if not is_interpreted(path)}


@pytest.mark.skipif(not is_compiled(), reason="this is the source, not the compiled wheel")
def test_the_whole_core_is_compiled() -> None:
    """Also a game's modules that no other test happens to import."""
    origins = {module_name(path): str(origin(path)) for path in CORE if not is_interpreted(path)}
    assert len(origins) > 100
    assert [name for name, file in origins.items() if not file.endswith(tuple(EXTENSION_SUFFIXES))] == []


def origin(path: Path) -> str | None:
    """The file that Python would load for this module."""
    found = find_spec(module_name(path))
    return found.origin if found else None


def functions(path: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    yield from (node for node in nodes(path) if isinstance(node, FUNCTIONS))


@pytest.mark.parametrize("path", modules("engine", "games", "words"), ids=module_name)
def test_each_exception_has_its_own_name(path: Path) -> None:
    """`except A as error … except B as error` in one function: compiled, B is taken for an A and a TypeError comes."""
    for function in functions(path):
        names = [node.name for node in ast.walk(function) if isinstance(node, ast.ExceptHandler) and node.name]
        assert len(names) == len(set(names)), function.name


@pytest.mark.parametrize("path", modules("engine", "games", "words"), ids=module_name)
def test_no_star_after_in(path: Path) -> None:
    """`word in (*WORDS, "all")` breaks the compiler, and the whole wheel is then built without it."""
    for node in nodes(path):
        if isinstance(node, ast.Compare) and any(isinstance(op, ast.In | ast.NotIn) for op in node.ops):
            literals = [side for side in node.comparators if isinstance(side, ast.Tuple | ast.List | ast.Set)]
            stars = [item for side in literals for item in side.elts if isinstance(item, ast.Starred)]
            assert stars == [], f"{path.name}:{node.lineno}"
