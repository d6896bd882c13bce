"""The shared symbols, and the few that a game adds: a picture takes along only those that it uses."""

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


@cache
def shared() -> Mapping[str, str]:
    """Every symbol and pattern of symbols.svg by its id, read at the first drawing."""
    return {found[2]: found[0] for found in DEFINITION.finditer(read("symbols.svg"))}


def references(drawing: str) -> set[str]:
    """The ids that a drawing points at. (Splitting takes a fifth of the time of a regular expression.)"""
    used = {part.partition('"')[0] for part in drawing.split('href="#')[1:]}
    return used | {part.partition(")")[0] for part in drawing.split("url(#")[1:]}


@lru_cache(64)
def references_of_chart(chart: str) -> frozenset[str]:
    """The same for what never changes within a match."""
    return frozenset(references(chart))


@lru_cache(1024)
def needs(definition: str) -> tuple[str, ...]:
    """The definitions that one definition points at, besides those inside it."""
    return tuple(references(definition) - set(NAME.findall(definition)))


class Symbols:
    """A library of definitions: the shared ones and those that a game draws itself."""

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self.own = dict(own or {})
        self._taken: dict[frozenset[str], str] = {}

    def definition(self, name: str) -> str | None:
        """One definition, or None for an id that is no symbol of this library."""
        return self.own.get(name) or shared().get(name)

    def taken(self, chart: str, drawing: str) -> str:
        """The definitions that a chart and a drawing need, those that they need in turn included."""
        wanted = references_of_chart(chart) | references(drawing)
        found = self._taken.get(wanted)
        if found is None:
            if len(self._taken) > 256:
                self._taken.clear()
            found = self._taken[wanted] = self._gather(wanted)
        return found

    def _gather(self, wanted: Iterable[str]) -> str:
        chosen: dict[str, str] = {}
        waiting = sorted(wanted)
        while waiting:
            name = waiting.pop()
            definition = self.definition(name)
            if name not in chosen and definition is not None:
                chosen[name] = definition
                waiting.extend(needs(definition))
        return "".join(chosen[name] for name in sorted(chosen))


SHARED = Symbols()
