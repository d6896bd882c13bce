"""Signs of Davy Jones' Curse, drawn in `signs.svg`: sails, monsters, fire, and what terrain is strewn with."""

from importlib.resources import files

from flibuste.drawing.symbols import DEFINITION, Symbols

_SOURCE = files("flibuste.games.davyjones.picture").joinpath("signs.svg").read_text(encoding="utf-8")
SIGNS = Symbols({found[2]: found[0] for found in DEFINITION.finditer(_SOURCE)})
