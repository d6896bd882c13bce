"""The public names: all there, all documented and shown in both builds, and imported only when they are used."""

import subprocess
import sys
from typing import Any

import pytest

import flibuste

NAMES = sorted(set(flibuste.__all__) - {"__version__"})


@pytest.mark.parametrize("name", NAMES)
def test_a_public_name_is_there_and_documented(name: str) -> None:
    found = getattr(flibuste, name)
    assert found.__doc__ and found.__doc__.strip()
    assert name in dir(flibuste)


@pytest.mark.parametrize("name", ["Table", "Position", "Perspective", "Rules", "GameInfo", "OptionInfo", "Ruling"])
def test_the_methods_of_a_public_class_are_documented(name: str) -> None:
    members = vars(getattr(flibuste, name)).items()
    lacking = [key for key, value in members if not key.startswith("_") and not getattr(value, "__doc__", None)]
    assert lacking == []


def public_objects() -> list[Any]:
    table = flibuste.new("cove", players=3, seed=7).play_on("random", moves=4)
    rules = flibuste.rules("cove")
    game = flibuste.game("cove")
    values = [table, table.position, table.perspective(1), table.legal()[0], table.why("sail 2")]
    return [*values, rules, rules["2.3.1"], game, game.options["colours"]]


def test_every_public_object_shows_what_it_is() -> None:
    for thing in public_objects():
        assert repr(thing).startswith("<") and " at 0x" not in repr(thing)
        assert len(repr(thing)) < 120 and "\n" not in repr(thing)


def test_a_clause_is_shown_in_a_notebook() -> None:
    clause = flibuste.rules("stortebeker")["2.1.4"]
    assert clause._repr_markdown_() == f"**2.1.4 {clause.title['en']}**\n\n{clause.text['en']}"


def test_there_is_no_other_name() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Tabel'"):
        _ = flibuste.Tabel


def test_importing_costs_next_to_nothing() -> None:
    """Neither the core nor any package is imported before it is used."""
    code = "import sys, flibuste; print(sorted(name for name in sys.modules if name.startswith('flibuste')))"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert found.stdout.strip() == "['flibuste']"
