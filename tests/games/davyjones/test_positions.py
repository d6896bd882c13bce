"""Positions of this game: everything that pieces keep is written."""

import pytest

from flibuste.engine.chance import Fast
from flibuste.engine.record import Record
from flibuste.engine.registry import load_game
from flibuste.games.davyjones.table.state import State

TABLE = load_game("davyjones").start(2, {}, Fast(1))
assert isinstance(TABLE, State)
_KEPT = {
    "is_stale",
    "active",
    "traits",
    "keywords",
    "shore",
    "shores",
    "shore_x",
    "shore_y",
    "shore_heading",
    "outline",
}
_APART = [
    (TABLE.ships[0], {"number", "card", "x", "y", "heading"} | _KEPT),
    (TABLE.crew[0], {"number", "card"}),
    (TABLE.tokens[0], {"number", "treasure", "bringer"}),
    (TABLE.islands[0], {"kind", "x", "y", "rotation", "shape", "corners"}),
    (TABLE.players[0], set()),
]


@pytest.mark.parametrize(("piece", "apart"), _APART, ids=lambda value: type(value).__name__)
def test_every_attribute_of_a_piece_is_written(piece: Record, apart: set[str]) -> None:
    """What is not declared as a field is written on its own, or computed."""
    names = {name for name in dir(piece) if not name.startswith("_") and not callable(getattr(piece, name))}
    assert names - apart - {"FIELDS"} == set(piece.FIELDS)
