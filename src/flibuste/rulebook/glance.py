"""A game on one page: its aim, its turn, what one may do and how it ends, from its `glance.toml`.

Texts have two marks: `**bold**`, and `[2.1.3, 2.1.5]` for the clauses they follow from. A picture is a position, as in
an example file; the game draws it.
"""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from flibuste.engine.game import Data, Game
from flibuste.rulebook.clauses import Words

Lines = dict[str, list[str]]
CITED = re.compile(r" ?\[(\d[^\]]*)\]")


@dataclass(frozen=True)
class Phase:
    """A part of the turn: its name and sign on the wheel, what is done, and what it is made of."""

    name: Words
    sign: str
    says: Words
    parts: Lines = field(default_factory=dict)


@dataclass(frozen=True)
class Card:
    """A few lines of a section, with a title and a picture if it has them."""

    lines: Lines
    title: Words = field(default_factory=dict)
    picture: str = ""


@dataclass(frozen=True)
class Section:
    """`kind` is `aim`, `may`, `others`, `fleet`, `end` or `tips`."""

    kind: str
    title: Words
    cards: list[Card]


@dataclass(frozen=True)
class Picture:
    """A position to be drawn, what is to be seen in it, and which part of the board: x, y, width and height."""

    caption: Words
    given: Data
    crop: list[int] = field(default_factory=list)

    def cropped(self, svg: str) -> str:
        """The part of the drawn board that is to be seen."""
        box = " ".join(map(str, self.crop))
        return re.sub(r'viewBox="[^"]*"', f'viewBox="{box}"', svg, count=1) if box else svg


@dataclass(frozen=True)
class Glance:
    """The whole page."""

    theme: Words
    turn: Words
    phases: list[Phase]
    sections: list[Section]
    pictures: dict[str, Picture]
    after: Words = field(default_factory=dict)

    def texts(self, lang: str) -> Iterator[str]:
        """Every text of the page."""
        yield from (self.theme[lang], self.turn[lang], self.after.get(lang, ""))
        for phase in self.phases:
            yield from (phase.name[lang], phase.says[lang], *phase.parts.get(lang, []))
        for section in self.sections:
            yield section.title[lang]
            for card in section.cards:
                yield from (card.title.get(lang, ""), *card.lines[lang])
        for picture in self.pictures.values():
            yield picture.caption[lang]


def cited(text: str) -> list[str]:
    """The clauses that a text names."""
    return [clause.strip() for found in CITED.findall(text) for clause in found.split(",")]


def glance_of(game: Game) -> Glance | None:
    """The page of a game; None for a game that has none."""
    return _read(game.folder)


@cache
def _read(folder: Path) -> Glance | None:
    path = folder / "glance.toml"
    return _glance(tomllib.loads(path.read_text(encoding="utf-8"))) if path.exists() else None


def _glance(data: dict[str, Any]) -> Glance:
    turn = data["turn"]
    return Glance(
        theme=data["theme"],
        turn=turn["title"],
        phases=[Phase(**phase) for phase in turn["phase"]],
        sections=[_section(section) for section in data["section"]],
        pictures={name: Picture(**picture) for name, picture in data.get("picture", {}).items()},
        after=turn.get("after", {}),
    )


def _section(data: dict[str, Any]) -> Section:
    return Section(data["kind"], data["title"], [Card(**card) for card in data["card"]])
