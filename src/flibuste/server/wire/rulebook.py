"""The rules of a game to read: the one page, the clauses, the examples that show them, and what is in the box."""

from msgspec import Struct, field

Words = dict[str, str]
Lines = dict[str, list[str]]


class Clause(Struct):
    """A clause of the rules, in all languages, and the names of the examples that show it."""

    id: str
    kind: str
    title: Words
    text: Words
    ruling: Words | None = None
    examples: list[str] = field(default_factory=list)


class Chapter(Struct):
    """A chapter of the rules: its number and its title, in all languages."""

    number: str
    title: Words


class Rules(Struct):
    """The rules of a game."""

    game: str
    title: str
    chapters: list[Chapter]
    clauses: list[Clause]


class Phase(Struct):
    """A part of the turn. Texts have `**bold**` and `[clauses]`."""

    name: Words
    says: Words
    parts: Lines


class GlanceCard(Struct):
    """A few lines; `picture` is the name of a picture, or empty."""

    title: Words
    lines: Lines
    picture: str = ""


class GlanceSection(Struct):
    """`kind` is `aim`, `may`, `others`, `fleet`, `end` or `tips`."""

    kind: str
    title: Words
    cards: list[GlanceCard]


class Glance(Struct):
    """A game on one page, in all languages. `captions` are those of its pictures, by name."""

    game: str
    title: str
    theme: Words
    turn: Words
    phases: list[Phase]
    sections: list[GlanceSection]
    captions: dict[str, Words]
    after: Words


class Happening(Struct):
    """What happened, and the clause by which it did."""

    text: str
    clause: str


class ExampleStep(Struct):
    """A step of an example: who did what, what came of it, or why it was refused. The first one is the table before.

    `playable`: one can open a table that goes on from here.
    """

    picture: str
    who: str
    done: str
    refused: str
    clause: str
    said: list[Happening]
    playable: bool


class Example(Struct):
    """A worked example, step by step."""

    name: str
    steps: list[ExampleStep]


class Fact(Struct):
    """A number or a word printed on a piece."""

    label: str
    value: str


class BoxPiece(Struct):
    """A kind of piece in the box: what it is called, drawn, says and can do, and how many there are.

    `picture` is SVG that uses the symbols of the box. `tags` are choices of the filters. `builds` is what the builder
    of the box's `option` calls it, where it can be added there.
    """

    id: str
    kind: str
    label: str
    picture: str
    text: str
    clauses: list[str]
    count: int
    facts: list[Fact]
    tags: list[str]
    builds: str = ""


class BoxName(Struct):
    """A kind of pieces or a choice of a filter, and what it is called."""

    id: str
    label: str


class BoxFilter(Struct):
    """A way to choose among the pieces: those that have one of its tags."""

    id: str
    label: str
    choices: list[BoxName]


class GameBox(Struct):
    """Everything in the box of a game, in the reader's language."""

    game: str
    title: str
    kinds: list[BoxName]
    filters: list[BoxFilter]
    pieces: list[BoxPiece]
    symbols: str
    option: str = ""
