"""Write `docs/encodings.md` from the games' own declarations: `python -m tests.house.encodings_page`."""

from collections.abc import Iterator
from itertools import groupby

from flibuste.engine.game import Game
from flibuste.engine.registry import game_names, load_game
from flibuste.research.encoding import Encoding, encoding
from tests.house.imports import ROOT

PAGE = ROOT / "docs/encodings.md"
HEAD = """\
# Encodings: games as numbers

Programs that learn want numbers of a fixed size. Each game declares its own (`games/NAME/encoding.py`):

- **An action index**: every action is a number from 0. In Störtebeker, Pirates' Cove and Blackbeard an index is always
  the same action. In Davy Jones' Curse, where ships move freely, an index is a place in the menu of candidates that the
  rules offer to the seat now, and a row of numbers describes each candidate.
- **An observation**: what a seat knows, as a row of 16-bit numbers. It is built from the same knowledge as a
  [view](views.md): own cards, all that is public, and the last events as far as the seat was told. The shared proofs
  compare it between tables that the seat cannot tell apart. The options of the game are not in it.

```python
from flibuste.engine.chance import Fast
from flibuste.research.encoding import encoding

code = encoding("stortebeker", players=2)
state = code.game.start(2, {}, Fast(7), journal=True)  # the journal is for the field `history`
seat = state.deciders()[0]
code.legal(state, seat)  # [4, 5, 7, …]
code.action(state, seat, 4)  # <discard water>
code.observe(state, seat)  # 432 numbers; give a NumPy array of int16 to have it filled
```

Inside the engine seats are counted from 0. In an observation other players are told by their place to the left of the
reader, so that a program sees every seat as its own. A change of any index or field raises the version of the game's
encoding. This page is written from the source by `python -m tests.house.encodings_page`.
"""


def page() -> str:
    return "\n".join([HEAD, *(section(load_game(name)) for name in game_names())])


def section(game: Game) -> str:
    codes = [encoding(game, players) for players in game.seats]
    first = codes[0]
    lines = [f"## {game.title}", "", f"Version {first.version}, fingerprint `{fingerprint(codes)}`."]
    lines += ["", "### Observation", "", "| field | numbers | range | meaning |", "| --- | --- | --- | --- |"]
    for place, field in enumerate(first.layout.fields):
        sizes = by_players(codes, [code.layout.fields[place].size for code in codes])
        lines.append(f"| `{field.name}` | {sizes} | {field.low} to {field.high} | {meaning(codes, place)} |")
    lines += ["", f"Together: {by_players(codes, [code.size for code in codes])} numbers.", "", *actions(first), ""]
    return "\n".join(lines)


def fingerprint(codes: list[Encoding]) -> str:
    return "-".join(code.fingerprint()[:8] for code in codes)


def by_players(codes: list[Encoding], sizes: list[int]) -> str:
    """`15`, or `44, 66, 88` for 2, 3 and 4 players; of many the first, the second and the last."""
    if len(set(sizes)) == 1:
        return str(sizes[0])
    shown = list(zip(sizes, codes, strict=True))
    shown = shown if len(shown) < 5 else [*shown[:2], shown[-1]]
    return "<br>".join(f"{size} ({code.players} player{'s'[: code.players - 1]})" for size, code in shown)


def meaning(codes: list[Encoding], place: int) -> str:
    """What a field says, with the numbers of the smallest game."""
    return codes[0].layout.fields[place].meaning.replace("|", "\\|")


def actions(code: Encoding) -> Iterator[str]:
    menu = code.layout.menu
    if menu is None:
        yield from verbs(code)
        return
    yield "### Actions"
    yield ""
    yield f"{code.actions} indices: the place of a candidate in the menu. Each has a row of {code.columns} numbers:"
    yield ""
    yield "| column | meaning |"
    yield "| --- | --- |"
    for name, text in menu.columns:
        yield f"| `{name}` | {text} |"


def verbs(code: Encoding) -> Iterator[str]:
    yield f"### Actions\n\n{code.actions} indices.\n"
    yield "| indices | actions | first | last |"
    yield "| --- | --- | --- | --- |"
    start = 0
    for _, run in groupby(code.layout.actions, key=lambda action: action.verb):
        found = list(run)
        ends = f"{start}" if len(found) == 1 else f"{start}–{start + len(found) - 1}"
        yield f"| {ends} | {len(found)} | `{found[0]}` | `{found[-1]}` |"
        start += len(found)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
