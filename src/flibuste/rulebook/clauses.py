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
    """One statement of the rulebook: its number, and title, text and ruling by language (`clause.text["fr"]`).

    These are for players. What only those who program the game need is in `note`: no player is shown it.
    """

    id: str
    kind: str
    source: str
    title: Words
    text: Words
    ruling: Words = field(default_factory=dict)
    note: Words = field(default_factory=dict)
    effect: str = ""

    @property
    def chapter(self) -> str:
        """The number of its chapter."""
        return self.id.partition(".")[0]

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
def _register(folder: Path) -> dict[str, Any]:
    path = folder / "clauses.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@cache
def _read(folder: Path) -> dict[str, Clause]:
    return {entry["id"]: _clause(entry) for entry in _register(folder).get("clause", [])}


def _clause(entry: dict[str, Any]) -> Clause:
    words = {name: entry.get(name, {}) for name in ("title", "text", "ruling", "note")}
    kind, source, effect = entry.get("kind", "rule"), entry.get("source", ""), entry.get("effect", "")
    return Clause(entry["id"], kind, source, **words, effect=effect)


def clauses_of(game: Game) -> dict[str, Clause]:
    """All clauses of a game by id, in the order of the rulebook."""
    return _read(game.folder)


def chapters_of(game: Game) -> dict[str, Words]:
    """The titles of a game's chapters by their numbers, in the order of the rulebook; one without a title has none."""
    titles: dict[str, Words] = _register(game.folder).get("chapters", {})
    numbers = dict.fromkeys(clause.chapter for clause in clauses_of(game).values())
    return {number: titles.get(number, {}) for number in numbers}
