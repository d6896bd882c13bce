"""Every worked example of every game: `tests/games/GAME/examples/CLAUSE.toml`, in the format of `docs/examples.md`."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from flibuste.engine.registry import load_game
from flibuste.records.example import run_example

HERE = Path(__file__).parent


def load(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def examples() -> list[Any]:
    found = []
    for path in sorted(HERE.glob("*/examples/*.toml")):
        marks = pytest.mark.clause(*load(path)["clauses"])
        found.append(pytest.param(path, id=str(path.relative_to(HERE)), marks=marks))
    return found


@pytest.mark.parametrize("path", examples())
def test_example(path: Path) -> None:
    example = load(path)
    assert {title: wrong for title, wrong in run_example(example, load_game(example["game"])) if wrong} == {}


@pytest.mark.parametrize("game", sorted(path.parent.name for path in HERE.glob("*/examples")))
def test_every_worked_example_of_the_register_has_a_file(game: str) -> None:
    register = load(load_game(game).folder / "clauses.toml")["clause"]
    wanted = {clause["id"] for clause in register if clause["kind"] == "example"}
    assert wanted <= {path.stem for path in (HERE / game / "examples").glob("*.toml")}


@pytest.mark.parametrize("game", sorted(path.parent.name for path in HERE.glob("*/examples")))
def test_examples_name_clauses_that_exist(game: str) -> None:
    known = {clause["id"] for clause in load(load_game(game).folder / "clauses.toml")["clause"]}
    for path in (HERE / game / "examples").glob("*.toml"):
        clauses = load(path)["clauses"]
        assert path.stem in clauses, path.name
        assert set(clauses) <= known, path.name
