"""Signs of Pirates' Cove, drawn in `signs.svg`: emblems of the legendary pirates, and one sign for every card."""

from importlib.resources import files

from flibuste.drawing.symbols import DEFINITION

_SOURCE = files("flibuste.games.cove.picture").joinpath("signs.svg").read_text(encoding="utf-8")
SIGNS = {found[2]: found[0] for found in DEFINITION.finditer(_SOURCE)}
