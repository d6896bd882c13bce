"""The games of an arena as a Parquet file. `scripts/arena-tests` installs what writes it."""

import importlib
from pathlib import Path
from typing import Any

import pytest

from flibuste.arena.parquet import rows, write_parquet
from flibuste.arena.results import Results
from flibuste.arena.running import run
from flibuste.records.files import BadFile
from tests.arena.test_contest import contest

pytest.importorskip("pyarrow")
pytestmark = pytest.mark.slow


def test_what_is_written_can_be_read(tmp_path: Path) -> None:
    parquet: Any = importlib.import_module("pyarrow.parquet")
    results = Results(contest(4))
    run(results)
    write_parquet(tmp_path / "games.parquet", results.contest, results.in_order())
    assert parquet.read_table(tmp_path / "games.parquet").to_pylist() == rows(results.contest, results.in_order())
    with pytest.raises(BadFile, match="cannot be written"):
        write_parquet(tmp_path / "no/games.parquet", results.contest, results.in_order())
