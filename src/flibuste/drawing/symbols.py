"""The symbols of pictures: those that all games share and those of one game. A picture holds only those it uses."""

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from importlib.resources import files

DEFINITION = re.compile(r'<(symbol|pattern) id="([^"]+)".*?</\1>', re.S)
NAME = re.compile(r'\bid="([^"]+)"')


@cache
def read(name: str) -> str:
    """The text of a file of this package."""
    return files("flibuste.drawing").joinpath(name).read_text(encoding="utf-8")


def definitions(svg: str) -> dict[str, str]:
    """Every symbol and pattern that an SVG file defines, by its id."""
    return {found[2]: found[0] for found in DEFINITION.finditer(svg)}


def signs_of(package: str) -> dict[str, str]:
    """The symbols that a game has drawn for itself: the file `signs.svg` in the package of its picture."""
    return definitions(files(package).joinpath("signs.svg").read_text(encoding="utf-8"))


@cache
def shared() -> Mapping[str, str]:
    """The symbols and patterns that all games share (`symbols.svg`), read at the first drawing."""
    return definitions(read("symbols.svg"))


@lru_cache(16384)
def references(part: str) -> frozenset[str]:
    """The ids that a part of a drawing refers to; kept, since nearly all parts are in the next drawing, too.

    Splitting the text is five times as fast as a regular expression.
    """
    used = {piece.partition('"')[0] for piece in part.split('href="#')[1:]}
    return frozenset(used | {piece.partition(")")[0] for piece in part.split("url(#")[1:]})


@lru_cache(1024)
def needs(definition: str) -> tuple[str, ...]:
    """The other definitions that a definition refers to."""
    return tuple(references(definition) - set(NAME.findall(definition)))


@cache
def alone(name: str) -> str:
    """One shared symbol as a picture of its own, for use outside a drawing."""
    definition = re.sub(r'^<symbol id="[^"]+"', '<svg class="fb" aria-hidden="true"', shared()[name])
    return definition.removesuffix("</symbol>") + "</svg>"


class Symbols:
    """The symbols that one game can use: the shared ones and its own."""

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self.own = dict(own or {})
        self._taken: dict[frozenset[str], list[str]] = {}

    def definition(self, name: str) -> str | None:
        """The SVG of one symbol, or None where there is no symbol with this id."""
        return self.own.get(name) or shared().get(name)

    def taken(self, chart: str, drawing: Iterable[str]) -> list[str]:
        """The SVG of all symbols that a chart and the parts of a drawing use, directly or inside other symbols."""
        wanted = references(chart).union(*map(references, drawing))
        found = self._taken.get(wanted)
        if found is None:
            if len(self._taken) > 256:
                self._taken.clear()
            found = self._taken[wanted] = self._gather(wanted)
        return found

    def _gather(self, wanted: Iterable[str]) -> list[str]:
        chosen: dict[str, str] = {}
        waiting = sorted(wanted)
        while waiting:
            name = waiting.pop()
            definition = self.definition(name)
            if name not in chosen and definition is not None:
                chosen[name] = definition
                waiting.extend(needs(definition))
        return [chosen[name] for name in sorted(chosen)]


SHARED_SYMBOLS = Symbols()
