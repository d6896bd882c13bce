"""The worked examples of a game, by the clauses they prove.

In a checkout they are files of the tests; a wheel carries copies of them, made while it is built.
"""

import json
from functools import cache

from flibuste.engine.game import Data, Game
from flibuste.records.compare import as_list
from flibuste.records.example import cases_of
from flibuste.rulebook.trace import EXAMPLES, PACKAGE, example_files, repository


@cache
def examples_of(game: str) -> dict[str, Data]:
    """Every case of every example file of a game by name: that of its file, numbered where there are several."""
    found: dict[str, Data] = {}
    for name, data in files_of(game).items():
        cases = cases_of(data)
        for number, case in enumerate(cases, start=1):
            found[name if len(cases) == 1 else f"{name}~{number}"] = case
    return found


def files_of(game: str) -> dict[str, Data]:
    """The example files of a game by name, from the checkout or from the copies in the wheel."""
    root = repository()
    if root is not None:
        return example_files(root / "tests/games" / game / "examples")
    copies = PACKAGE / EXAMPLES
    every: dict[str, dict[str, Data]] = json.loads(copies.read_text(encoding="utf-8")) if copies.is_file() else {}
    return every.get(game, {})


@cache
def proving(game: str) -> dict[str, list[str]]:
    """The names of the examples that show a clause, those that are named after it first."""
    found: dict[str, list[str]] = {}
    for name, case in examples_of(game).items():
        for clause in clauses_in(case):
            found.setdefault(clause, []).append(name)
    return {clause: sorted(names, key=lambda name: rank(clause, name)) for clause, names in found.items()}


def rank(clause: str, name: str) -> tuple[bool, str]:
    return name.partition("~")[0] != clause, name


def clauses_in(case: Data) -> list[str]:
    listed = [*as_list(case.get("clauses", [])), *as_list(case.get("clause", []))]
    return list(dict.fromkeys(str(clause) for clause in listed))


def shown_for(game: Game, clause: str, most: int = 4) -> list[str]:
    """The examples to show for a clause, the best first."""
    return proving(game.name).get(clause, [])[:most]
