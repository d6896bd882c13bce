"""The register of a game's rules: every clause with its words, as read from `clauses.toml`."""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from flibuste.engine.game import Game

Words = dict[str, str]


@dataclass(frozen=True)
class Clause:
    """One statement of the rulebook."""

    id: str
    kind: str
    source: str
    title: Words
    text: Words
    ruling: Words = field(default_factory=dict)

    def says(self, word: str, language: str) -> bool:
        """Whether a word occurs in it, whatever its case."""
        texts = [words.get(language, "") for words in (self.title, self.text, self.ruling)]
        return word.casefold() in " ".join([self.id, *texts]).casefold()


@cache
def _read(folder: Path) -> dict[str, Clause]:
    path = folder / "clauses.toml"
    entries: list[dict[str, Any]] = []
    if path.exists():
        entries = tomllib.loads(path.read_text(encoding="utf-8"))["clause"]
    return {entry["id"]: _clause(entry) for entry in entries}


def _clause(entry: dict[str, Any]) -> Clause:
    words = {name: entry.get(name, {}) for name in ("title", "text", "ruling")}
    return Clause(entry["id"], entry.get("kind", "rule"), entry.get("source", ""), **words)


def clauses_of(game: Game) -> dict[str, Clause]:
    """All clauses of a game by id, in the order of the rulebook."""
    return _read(game.folder)
