"""The notebooks and the examples for researchers run from their first cell to their last."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.house.imports import ROOT

NOTEBOOKS = sorted((ROOT / "examples").glob("*.ipynb"))


def code_of(path: Path) -> list[str]:
    """The cells of a notebook that hold code."""
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


@pytest.mark.slow
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, Any] = {"__name__": "notebook"}
    for number, cell in enumerate(code_of(path), start=1):
        exec(compile(cell, f"{path.name}, cell {number}", "exec"), names)


def test_notebooks_are_kept_without_results() -> None:
    """Results make large differences from one run to the next; whoever runs a notebook has his own."""
    assert len(NOTEBOOKS) == 2
    for path in NOTEBOOKS:
        cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
        assert all(not cell.get("outputs") for cell in cells), path.name


def test_the_version_to_cite_is_this_one() -> None:
    from flibuste import __version__

    assert f"version: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")
    assert f"Version {__version__}" in (ROOT / "docs/research.md").read_text(encoding="utf-8")
