"""Writes `docs/views.md` from the types of the views: `python -m tests.house.views_page`.

The types are read from the source, since the meaning of a key is the comment behind it.
"""

import ast
import tokenize
from collections.abc import Iterator
from pathlib import Path

from flibuste.engine.registry import game_names, load_game
from tests.house.imports import SOURCE

ENGINE = SOURCE / "flibuste/engine/seen.py"
PAGE = Path(__file__).parents[2] / "docs/views.md"
HEAD = """\
# Views: what a seat sees

A view is all that a seat may know of a table, as plain data: bots decide by it, pictures and terminals show it. You get
one from `table.view(seat)` or `Perspective.view`; a bot on the network finds it in every question (docs/bot-api.md).

Every view has the keys of [View](#every-game) and those of its game's `Table`. Seats are numbered from 1. A key marked
*(not always)* is there only for those who may know it, or only while it means something. The types are `TypedDict`s in
`games/NAME/knowledge/seen.py`: annotate a view with one, and a type checker finds every misspelt key.

```python
from flibuste.games.cove.knowledge.seen import CoveView


def richest(view: CoveView) -> int:
    return max(view["players"], key=lambda player: player["gold"])["seat"]
```

This page is written from the source by `python -m tests.house.views_page`.
"""


class Page:
    """What the page says about one file of types."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        with path.open("rb") as file:
            tokens = list(tokenize.tokenize(file.readline))
        self.comments = {token.start[0]: token.string[1:].strip() for token in tokens if token.type == tokenize.COMMENT}

    def lines(self) -> Iterator[str]:
        yield (ast.get_docstring(self.tree) or "").partition("\n\n")[2]
        for kind in reversed(self.classes()):
            yield from ("", f"### {kind.name}", "", " ".join([ast.get_docstring(kind) or "", *self.inherited(kind)]))
            yield from self.table(kind)
        yield from self.aliases()

    def classes(self) -> list[ast.ClassDef]:
        return [node for node in self.tree.body if isinstance(node, ast.ClassDef)]

    def inherited(self, kind: ast.ClassDef) -> list[str]:
        bases = [f"`{ast.unparse(base)}`" for base in kind.bases if ast.unparse(base) != "TypedDict"]
        return [f"It has all keys of {' and of '.join(bases)}."] if bases else []

    def table(self, kind: ast.ClassDef) -> Iterator[str]:
        """The keys of a type with their own types and meanings."""
        keys = [node for node in kind.body if isinstance(node, ast.AnnAssign)]
        if not keys:
            return
        partial = any(word.arg == "total" for word in kind.keywords)
        yield from ("", "| key | type | meaning |", "| --- | --- | --- |")
        for key in keys:
            written = ast.unparse(key.annotation)
            inner = written.removeprefix("NotRequired[").removesuffix("]") if "NotRequired" in written else written
            rare = " *(not always)*" if partial or written != inner else ""
            yield f"| `{ast.unparse(key.target)}`{rare} | `{escaped(inner)}` | {escaped(self.meaning(key))} |"

    def aliases(self) -> Iterator[str]:
        """Names of types that are no dictionaries of their own."""
        found = [node for node in self.tree.body if isinstance(node, ast.Assign)]
        yield from ["", "### Other names", ""] if found else []
        for node in found:
            yield f"- `{ast.unparse(node.targets[0])}` is `{ast.unparse(node.value)}`: {self.meaning(node)}"

    def meaning(self, node: ast.stmt) -> str:
        """The comment behind a key."""
        found = self.comments.get(node.end_lineno or 0)
        if not found:
            raise ValueError(f"{self.path}:{node.lineno}: a comment has to say what this key means")
        return found


def escaped(words: str) -> str:
    """Words inside a cell of a table."""
    return words.replace("|", "\\|")


def seen_by(name: str) -> Path:
    """The file with the types of a game's view."""
    return load_game(name).folder / "knowledge/seen.py"


def page() -> str:
    """The whole page."""
    parts = [HEAD, "## Every game", "", *Page(ENGINE).lines()]
    for name in game_names():
        parts += ["", f"## {load_game(name).title}", "", *Page(seen_by(name)).lines()]
    return "\n".join(parts) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
