"""Parts of a picture that are drawn once, and kept as long as what they show stays the same."""

from collections.abc import Callable
from marshal import dumps
from typing import Any

from flibuste.engine.game import Say

MOST_KEPT = 20_000
WITHOUT_REFERENCES = 2  # a version of the format in which equal data are equal bytes
kept: dict[tuple[str, Say, bytes], str] = {}


def keep(what: str, say: Say, data: Any, draw: Callable[[], str]) -> str:
    """The drawing of some data of a view in a reader's words; drawn now, unless it was lately."""
    key = (what, say, dumps(data, WITHOUT_REFERENCES))
    found = kept.get(key)
    if found is None:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        found = kept[key] = draw()
    return found
