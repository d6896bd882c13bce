"""The shared symbols, and the few that a game adds: a picture takes along only those that it uses."""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files

DEFINITION = re.compile(r'<(symbol|pattern) id="([^"]+)".*?</\1>', re.S)
REFERENCE = re.compile(r'(?:href="|url\()#([^")]+)')
NAME = re.compile(r'\bid="([^"]+)"')


@cache
def read(name: str) -> str:
    """The text of a file of this package."""
    return files("flibuste.look").joinpath(name).read_text(encoding="utf-8")


@cache
def shared() -> Mapping[str, str]:
    """Every symbol and pattern of symbols.svg by its id, read at the first drawing."""
    return {found[2]: found[0] for found in DEFINITION.finditer(read("symbols.svg"))}


def references(drawing: str) -> set[str]:
    """The ids that a drawing points at."""
    return set(REFERENCE.findall(drawing))


class Symbols:
    """A library of definitions: the shared ones and those that a game draws itself."""

    def __init__(self, own: Mapping[str, str] | None = None) -> None:
        self.own = dict(own or {})
        self._taken: dict[frozenset[str], str] = {}

    def definition(self, name: str) -> str | None:
        """One definition, or None for an id that is no symbol of this library."""
        return self.own.get(name) or shared().get(name)

    def taken(self, drawing: str) -> str:
        """The definitions that a drawing needs, those that they need in turn included."""
        wanted = frozenset(references(drawing))
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
                waiting.extend(references(definition) - set(NAME.findall(definition)))
        return "".join(chosen[name] for name in sorted(chosen))


SHARED = Symbols()
