"""Positions of this game: everything that pieces keep is written."""

import inspect
import re

import pytest

from flibuste.games.davyjones import position, state

_KEPT = {"is_fresh", "force", "traits", "words", "shore", "shores", "shore_x", "shore_y", "shore_heading"}
_TABLES = [
    (state.Ship, position._SHIP, {"number", "card", "x", "y", "heading"} | _KEPT),
    (state.Crew, position._CREW, {"number", "card"}),
    (state.Token, position._TOKEN, {"number", "treasure", "bringer"}),
    (state.Land, position._LAND, {"kind", "x", "y", "rotation", "shape", "corners"}),
    (state.Player, position._PLAYER, set()),
]


@pytest.mark.parametrize(("kind", "table", "apart"), _TABLES, ids=lambda value: getattr(value, "__name__", ""))
def test_every_attribute_of_a_piece_is_written(kind: type, table: dict[str, str], apart: set[str]) -> None:
    """What is not in the table is written on its own, or computed."""
    names = re.findall(r"self\.(\w+)(?::[^=\n]+)? = ", inspect.getsource(kind.__init__))  # type: ignore[misc]
    assert set(names) - apart == set(table)
