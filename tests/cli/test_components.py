"""`flibuste components`: the printed pieces, in the form in which they can be changed."""

import json
import tomllib
from pathlib import Path

import pytest

from flibuste.engine.registry import load_game
from tests.cli.conftest import Run


def test_one_piece_in_the_form_of_a_change(run: Run) -> None:
    said = run("components", "stortebeker", "ship.B4")
    assert said.code == 0
    assert "ship.B4.strength = 8\n" in said.out and "ship.B4.needs.rum = 1\n" in said.out
    assert "R4" not in said.out and "source" not in said.out


@pytest.mark.parametrize("game", ["stortebeker", "cove", "blackbeard", "davyjones"])
def test_what_is_printed_can_be_read_back(run: Run, game: str) -> None:
    data = tomllib.loads(run("components", game).out)
    assert load_game(game, data).components == load_game(game).components


def test_what_no_rule_asks_for_is_marked_in_both_languages(run: Run) -> None:
    for language, words in (("en", "printed only"), ("fr", "imprimé seulement")):
        lines = run("components", "stortebeker", "dice", "--lang", language).out.splitlines()
        assert [words in line for line in lines] == [True, True, True, False], lines


def test_as_json_and_with_changes(run: Run, tmp_path: Path) -> None:
    (tmp_path / "own.toml").write_text("ship.B4.strength = 13\n")
    said = run("components", "stortebeker", "ship.B4", "--json", "--components", "own.toml")
    assert json.loads(said.out)["components"]["strength"] == 13
    assert json.loads(run("components", "cove", "--json").out)["components"] == load_game("cove").components


def test_a_place_that_is_not_there(run: Run) -> None:
    said = run("components", "cove", "ship.B4")
    assert said.code == 2 and "cove has no components under 'ship.B4'" in said.err


def test_a_change_by_id_in_a_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text("ship.B4.strenth = 13\n")
    said = run("simulate", "stortebeker", "--components", "bad.toml")
    assert said.code == 2 and "bad.toml: ship.B4 has no 'strenth' (did you mean 'strength'?)" in said.err
