"""Simulated games as rows, and as Parquet files. `scripts/arena-tests` installs what writes and reads these."""

import importlib
import json
from pathlib import Path
from typing import Any

import pytest

from flibuste.arena.game_rows import DECISION, Row, Rows, game_columns
from flibuste.arena.simulate import Plan, simulate
from tests.cli.conftest import Run
from tests.house.imports import SOURCE

SHORT = {"setup": {"rear_guard": {"2": 1, "3": 1, "4": 1}}}


def named(columns: dict[str, str], rows: list[Row]) -> list[dict[str, Any]]:
    return [dict(zip(columns, row, strict=True)) for row in rows]


def rows_of(plan: Plan) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
    """The rows of the games and of their decisions, by number."""
    games: list[Row] = []
    decisions: list[Row] = []

    def keep(first: int, rows: Rows) -> None:
        games.extend(rows.games)
        decisions.extend(rows.decisions)

    simulate(plan, None, keep)
    games.sort(key=lambda row: int(str(row[3])))
    decisions.sort(key=lambda row: (int(str(row[0])), int(str(row[1]))))
    return named(game_columns(plan.players), games), named(DECISION, decisions)


def test_a_row_for_every_game_agrees_with_the_tally() -> None:
    plan = Plan("stortebeker", 3, 8, 7, components=SHORT, rows="games")
    games, decisions = rows_of(plan)
    tally = simulate(plan).data()
    assert decisions == []
    assert [row["number"] for row in games] == list(range(8))
    assert sum(row["decisions"] for row in games) == tally["decisions"]
    assert [sum(row[f"won_{seat}"] for row in games) for seat in (1, 2, 3)] == pytest.approx(tally["wins_by_seat"])
    assert sum(row["score_2"] for row in games) / 8 == pytest.approx(tally["scores"][1]["mean"])
    assert {(row["game"], row["players"], row["seed"], row["bot_3"]) for row in games} == {
        ("stortebeker", 3, "7", "random")
    }


def test_a_row_for_every_decision_tells_what_was_asked_and_chosen() -> None:
    games, decisions = rows_of(Plan("stortebeker", 2, 2, 7, ("greedy", "random"), {}, SHORT, rows="decisions"))
    for game in games:
        own = [row for row in decisions if row["number"] == game["number"]]
        assert [row["move"] for row in own] == list(range(1, game["decisions"] + 1))
    assert {row["seat"] for row in decisions} == {1, 2}
    assert all(row["choices"] >= 1 and row["clause"] and row["question"] for row in decisions)
    assert all(row["action"].split()[0] == row["verb"] for row in decisions)
    assert any(row["choices"] > 1 for row in decisions)


def test_who_began_is_told_where_somebody_did() -> None:
    games, _ = rows_of(Plan("davyjones", 2, 4, 3, options={"stall_rounds": "10"}, rows="games"))
    assert {row["began"] for row in games} == {1, 2}
    assert rows_of(Plan("cove", 3, 1, rows="games"))[0][0]["began"] is None


def test_keeping_rows_changes_no_game_and_the_rows_are_the_same_however_many_jobs() -> None:
    plain = simulate(Plan("stortebeker", 2, 6, 7, components=SHORT)).tally
    plan = Plan("stortebeker", 2, 6, 7, components=SHORT, rows="decisions")
    assert simulate(plan).tally == plain
    assert rows_of(Plan("stortebeker", 2, 6, 7, components=SHORT, jobs=2, rows="decisions")) == rows_of(plan)


def test_the_columns_are_documented() -> None:
    page = (SOURCE.parent / "docs/research.md").read_text(encoding="utf-8")
    columns = [*game_columns(1), *DECISION]
    assert [name for name in columns if f"| `{name.removesuffix('_1')}" not in page] == []


# ---- the files ----------------------------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_files_are_the_same_however_many_jobs(run: Run, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    line = "simulate stortebeker --players 2 --games 9 --seed 7 --decisions --json --records"
    one = run(*line.split(), "one.parquet").json
    run(*line.split(), "two.parquet", "--jobs", "2")
    for name in ("{}.parquet", "{}-decisions.parquet"):
        assert (tmp_path / name.format("one")).read_bytes() == (tmp_path / name.format("two")).read_bytes()
    parquet: Any = importlib.import_module("pyarrow.parquet")
    games, decisions = (parquet.read_table(tmp_path / name) for name in ("one.parquet", "one-decisions.parquet"))
    assert games.num_rows == 9 and decisions.num_rows == one["decisions"]
    assert games.column_names == list(game_columns(2)) and decisions.column_names == list(DECISION)
    about = json.loads(games.schema.metadata[b"flibuste"])
    assert about["seed"] == "7" and about["options"]["bonus"] is False


@pytest.mark.slow
def test_what_is_finished_early_waits_for_the_games_before_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyarrow")
    parquet: Any = importlib.import_module("pyarrow.parquet")
    from flibuste.arena import records
    from flibuste.arena.simulate import play_range

    monkeypatch.setattr(records, "GROUP", 2)
    plan = Plan("stortebeker", 2, 7, 7, components=SHORT, rows="games")
    found = [play_range(plan, *ends) for ends in ((4, 7), (0, 1), (1, 4))]
    kept = records.Records(tmp_path / "a.parquet", 2, False, {})
    for chunk in found:
        kept.add(chunk.first, chunk.rows)
    kept.close()
    assert parquet.read_table(tmp_path / "a.parquet")["number"].to_pylist() == list(range(7))


@pytest.mark.slow
def test_a_place_that_cannot_be_written_is_told(run: Run) -> None:
    pytest.importorskip("pyarrow")
    said = run("simulate", "stortebeker", "--games", "1", "--records", "no/such/a.parquet")
    assert said.code == 2 and "cannot be written" in said.err
