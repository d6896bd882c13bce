"""Docstrings of compiled classes: mypyc leaves them out, the source that lies beside each module still has them."""

import ast
import sys
from functools import cache
from pathlib import Path
from typing import TypeVar

T = TypeVar("T")


def with_docstring(thing: T) -> T:
    """The same thing, with the docstring of its source if it has lost its own."""
    if isinstance(thing, type) and not thing.__doc__:
        thing.__doc__ = docstrings(thing.__module__).get(thing.__name__)
    return thing


@cache
def docstrings(module: str) -> dict[str, str]:
    """The docstrings of the classes of a module, by their names."""
    folder = Path(str(sys.modules[module].__file__)).parent
    source = folder / f"{module.rpartition('.')[2]}.py"
    if not source.exists():
        return {}
    nodes = ast.parse(source.read_text(encoding="utf-8")).body
    return {node.name: ast.get_docstring(node) or "" for node in nodes if isinstance(node, ast.ClassDef)}
