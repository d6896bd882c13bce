"""How this copy of Flibuste was built."""

import importlib
from importlib.machinery import EXTENSION_SUFFIXES


def is_compiled() -> bool:
    """Whether the rules core runs as native code (the released wheel) or interpreted (a checkout)."""
    chance = importlib.import_module("flibuste.engine.chance")
    return str(chance.__file__).endswith(tuple(EXTENSION_SUFFIXES))
