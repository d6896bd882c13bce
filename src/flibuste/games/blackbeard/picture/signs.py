"""Signs of Blackbeard, drawn in `signs.svg`: flags, marks on a Pirate's sheet, and one sign for every card."""

from importlib.resources import files

from flibuste.drawing.symbols import DEFINITION

_SOURCE = files("flibuste.games.blackbeard.picture").joinpath("signs.svg").read_text(encoding="utf-8")
SIGNS = {found[2]: found[0] for found in DEFINITION.finditer(_SOURCE)}
