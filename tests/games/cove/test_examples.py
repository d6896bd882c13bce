"""The worked examples of the register, from the files in `examples/`."""

import tomllib
from pathlib import Path

import pytest

from flibuste.engine.example import run_example
from flibuste.engine.registry import load_game

FILES = sorted((Path(__file__).parent / "examples").glob("*.toml"))


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_example(path: Path) -> None:
    example = tomllib.loads(path.read_text(encoding="utf-8"))
    for title, wrong in run_example(example, load_game("cove")):
        assert not wrong, f"{title}: {wrong}"
