"""Put a mutant's code into the module that is imported already: wherever the function is known, it is the mutant."""

import functools
import gc
import inspect
from importlib import import_module
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from tests.mutation.mutants import Function, Mutant


def patch(mutant: Mutant) -> None:
    """Only in a process that is thrown away afterwards."""
    patch_function(import_module(mutant.function.module), mutant.function, mutant.source)


def patch_function(module: Any, function: Function, source: str) -> None:
    code = code_of(compile(source, str(function.path), "exec"), function)
    unwrapped(named(module, function.name)).__code__ = code


def remembering(folder: str) -> list[Any]:
    """The functions of rules in a folder that remember their results: they have to forget them."""
    found = [thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper)]
    return [thing for thing in found if is_rule(inspect.unwrap(thing), folder)]


def is_rule(function: Any, folder: str) -> bool:
    path = function.__code__.co_filename if isinstance(function, FunctionType) else ""
    return path.startswith(folder) and "rules" in Path(path).with_suffix("").parts


def code_of(code: CodeType, function: Function) -> CodeType:
    """The code of a function in its module's code."""
    waiting = [code]
    while waiting:
        found = waiting.pop()
        if found.co_qualname == function.name and found.co_firstlineno == function.line:
            return found
        waiting += [part for part in found.co_consts if isinstance(part, CodeType)]
    raise LookupError(function.name)


def named(module: Any, name: str) -> Any:
    """What stands under a name like Boarding.choose, as it was defined."""
    found = module
    for part in name.split("."):
        found = vars(found)[part]
    return found


def unwrapped(value: Any) -> FunctionType:
    """The plain function in a property, a static or class method, or a cache."""
    while not isinstance(value, FunctionType):
        inner = next(name for name in ("fget", "__func__", "__wrapped__") if getattr(value, name, None))
        value = getattr(value, inner)
    return value
