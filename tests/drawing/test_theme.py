"""A board as a file of its own, with its style, without variables, and as a bitmap."""

import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from flibuste.drawing import Board, Theme, palette, piece, resolved, standalone, text, token, use
from flibuste.drawing.png import to_png
from flibuste.drawing.theme import value_of
from flibuste.extras import MissingExtra

FONTS = (
    *("/usr/share/fonts", "/usr/local/share/fonts", "~/.fonts", "~/.local/share/fonts"),
    *("/System/Library/Fonts", "/Library/Fonts", "~/Library/Fonts", "C:/Windows/Fonts"),
)


def sample(words: str = "Anna & Bo") -> str:
    board = Board(200, 100, "A <board>", "Two tokens and a ship.")
    board.chart = (
        '<rect width="200" height="100" fill="var(--sea)"/><rect width="200" height="100" fill="url(#waves)"/>'
    )
    board.pieces.append(piece("seat-3", 30, 50, "Seat 3", token(3, 0, 0, 20)))
    board.pieces.append(piece("seat-4", 90, 50, "Seat 4", token(4, 0, 0, 20)))
    board.pieces.append(piece("ship", 120, 20, "A ship", use("galleon", 0, 0, 64, 64, style="--c:#2b6fae")))
    board.fx.append(text(10, 90, words, "fb-num"))
    return board.drawn()


def test_structure() -> None:
    root = ET.fromstring(sample())
    tags = [child.tag.rpartition("}")[2] for child in root]
    assert tags == ["title", "desc", "defs", "g", "g", "g", "g"]
    assert [child.get("id") for child in root][3:] == ["chart", "places", "pieces", "fx"]
    assert root[0].text == "A <board>"


def test_only_the_symbols_used() -> None:
    defined = {child.get("id") for child in ET.fromstring(sample())[2]}
    assert defined == {"waves", "em-3", "em-4", "galleon"}


def test_symbols_bring_what_they_need() -> None:
    board = Board(200, 120, "Cove", "An island.")
    board.chart = use("is-cove", 0, 0, 200, 120)
    assert 'id="is-cove-c"' in board.drawn()


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_standalone_carries_its_style(theme: Theme) -> None:
    drawn = standalone(sample(), theme)
    ET.fromstring(drawn)
    assert drawn.count("<style>") == 1
    assert ("prefers-color-scheme:dark" in drawn) == (theme == "auto")
    assert ("--sea:#172a35" in drawn) == (theme != "light")
    assert "body" not in drawn


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_resolved_has_no_variable_left(theme: Theme) -> None:
    drawn = resolved(sample(), theme)
    ET.fromstring(drawn)
    assert "var(" not in drawn
    assert "--c" not in drawn
    assert palette(theme)["sea"] in drawn


def test_resolved_keeps_the_colours_of_each_seat() -> None:
    drawn = resolved(sample(), "light")
    for colour in (palette()["seat-3"], palette()["seat-4"], palette()["seat-4-mark"], "#2b6fae"):
        assert f"fill:{colour}" in drawn


def test_nested_fallbacks() -> None:
    assert value_of("var(--c, var(--land))", {"land": "#ead9b0"}) == "#ead9b0"
    assert value_of("var(--c,var(--land)) var(--m)", {"c": "red", "land": "x"}) == "red none"


def has_a_font() -> bool:
    """Whether there is a font file where Linux, macOS or Windows keep theirs."""
    found = (Path(folder).expanduser().rglob(f"*.{kind}") for folder in FONTS for kind in ("ttf", "otf", "ttc"))
    return any(True for paths in found for _ in paths)


def test_bitmap_has_words() -> None:
    pytest.importorskip("resvg_py")
    if not has_a_font():
        pytest.skip("there is no font on this machine")
    with_words, without = to_png(sample(), 400), to_png(sample(""), 400)
    assert with_words.startswith(b"\x89PNG")
    assert int.from_bytes(with_words[16:20], "big") == 400
    assert with_words != without


def test_a_missing_renderer_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    with pytest.raises(MissingExtra, match="resvg_py"):
        to_png(sample())
