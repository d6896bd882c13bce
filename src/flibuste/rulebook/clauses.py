"""The rules of a game, clause by clause, from its `clauses.toml`."""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from flibuste.engine.game import Game

Words = dict[str, str]


@dataclass(frozen=True, repr=False)
class Clause:
    """One statement of the rulebook: its number, and title, text and ruling by language (`clause.text["fr"]`)."""

    id: str
    kind: str
    source: str
    title: Words
    text: Words
    ruling: Words = field(default_factory=dict)

    def read(self, lang: str = "en") -> str:
        """The whole clause as text: its number and title, its words and our ruling."""
        texts = [self.text.get(lang, ""), self.ruling.get(lang, "")]
        return "\n".join([f"{self.id} {self.title.get(lang, '')}", *(text for text in texts if text)])

    def __str__(self) -> str:
        return self.read()

    def _repr_markdown_(self) -> str:
        title, *texts = self.read().splitlines()
        return "\n\n".join([f"**{title}**", *texts])

    def __hash__(self) -> int:
        return hash((self.id, self.kind, self.source))

    def __repr__(self) -> str:
        return f"<Clause: {self.id} {self.title.get('en', '')}>"

    def says(self, word: str, language: str) -> bool:
        """Whether a word occurs in the clause, in capitals or not."""
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
